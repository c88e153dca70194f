# fish completion for teamzy
function __teamzy_complete
    command --query teamzy; or return
    set -l answer (
        TEAMZY_COMPLETE=fish command teamzy -- \
            (commandline --current-process --tokenize --cut-at-cursor) \
            (commandline --current-token --cut-at-cursor) 2>/dev/null
    )
    if test "$answer[1]" = files
        set -l token (commandline --current-token --cut-at-cursor)
        set -l option (string match --regex -- '^--[^=]*=' $token)
        __fish_complete_path (string replace -- "$option" '' $token) |
            string replace --regex -- '^' "$option"
    else
        string join -- \n $answer[2..]
    end
end
complete --command teamzy --no-files --keep-order --arguments '(__teamzy_complete)'
