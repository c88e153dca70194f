# elvish completion for teamzy
use str
set edit:completion:arg-completer[teamzy] = {|@words|
    var answer = [(
        try {
            env TEAMZY_COMPLETE=elvish teamzy -- $@words 2>/dev/null | from-lines
        } catch _ {
            nop
        }
    )]
    if (and (> (count $answer) 0) (eq $answer[0] files)) {
        edit:complete-filename $@words
    } elif (> (count $answer) 1) {
        for line $answer[1..] {
            var parts = [(str:split &max=2 "\t" $line)]
            var word = $parts[0]
            var suffix = ' '
            if (str:has-suffix $word '=') {
                set suffix = ''
            }
            if (> (count $parts) 1) {
                edit:complex-candidate $word &code-suffix=$suffix &display=$word'  ('$parts[1]')'
            } else {
                edit:complex-candidate $word &code-suffix=$suffix
            }
        }
    }
}
