# PowerShell completion for teamzy
Register-ArgumentCompleter -Native -CommandName teamzy -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $before = @(
        $commandAst.CommandElements |
            Where-Object { $_.Extent.EndOffset -lt $cursorPosition } |
            ForEach-Object { if ($null -ne $_.Value) { "$($_.Value)" } else { $_.Extent.Text } }
    )
    $encoding = [Console]::OutputEncoding
    $outer = $env:TEAMZY_COMPLETE
    try {
        [Console]::OutputEncoding = [System.Text.Encoding]::UTF8
        $env:TEAMZY_COMPLETE = 'powershell'
        $program = Get-Command -Name teamzy -CommandType Application -TotalCount 1
        $answer = @(& $program -- @before "=$wordToComplete" 2>$null)
    } catch {
        $answer = @()
    } finally {
        $env:TEAMZY_COMPLETE = $outer
        [Console]::OutputEncoding = $encoding
    }
    $answer | Select-Object -Skip 1 | ForEach-Object {
        $text, $listed, $help = $_ -split "`t", 3
        [System.Management.Automation.CompletionResult]::new($text, $listed, 'ParameterValue', $help)
    }
}
