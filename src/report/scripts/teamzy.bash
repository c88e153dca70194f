# bash completion for teamzy
_teamzy() {
    local todo='' line
    COMPREPLY=()
    while IFS= read -r line; do
        if [[ -z $todo ]]; then
            todo=$line
        else
            COMPREPLY+=("$line")
        fi
    done < <(
        TEAMZY_COMPLETE=bash command teamzy -- \
            "$COLUMNS" "$COMP_TYPE" "${COMP_LINE:0:COMP_POINT}" "$2" 2>/dev/null
    )
    case $todo in
        files) compopt -o default 2>/dev/null ;;
        open) compopt -o nospace 2>/dev/null ;;
    esac
}
# nosort came with bash 4.4.
complete -o nosort -F _teamzy teamzy 2>/dev/null || complete -F _teamzy teamzy
