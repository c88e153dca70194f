#compdef teamzy
# zsh completion for teamzy
_teamzy() {
    local typed=$QIPREFIX$PREFIX${compstate[quote][-1]}
    local -a before answer values shown options
    before=("${(@Q)words[1,CURRENT-1]}")
    answer=("${(@f)$(
        TEAMZY_COMPLETE=zsh command teamzy -- \
            "$COLUMNS" "${before[@]}" "${(Q)typed}" 2>/dev/null
    )}")
    case $answer[1] in
        files)
            compset -P '--*='
            _files
            return
            ;;
        loose) options=(-U) ;;
        listed)
            options=(-U)
            compstate[insert]=
            ;;
    esac
    shift answer
    values=("${(@)answer%%$'\t'*}")
    shown=("${(@)answer#*$'\t'}")
    [[ "$values" != "$shown" ]] && options+=(-l)
    [[ $values[1] == *= ]] && options+=(-S '')
    compadd "${options[@]}" -V teamzy -d shown -- "${values[@]}"
}
# The file can be sourced, or autoloaded from a folder of $fpath.
if [[ $funcstack[1] == _teamzy ]]; then
    _teamzy "$@"
else
    compdef _teamzy teamzy
fi
