import { type CompletedCommand, type Following, programs } from './words.js'

/** The script for bash 3.2 and newer. */
export function printBash(commands: readonly CompletedCommand[]): string {
  const names = [...commands.map(({ name }) => name), '--help', '--version']
  const values = commands.flatMap(({ name, flags }) =>
    flags
      .filter(({ value }) => value.kind !== 'nothing')
      .map((flag) => `    '${name} ${flag.name}') ${offer(flag.value)}; return ;;`),
  )
  const perCommand = commands.map(({ name, flags, argument }) => {
    const words = flags.map((flag) => flag.name).join(' ')
    return `    ${name}) case "$current" in -*) _modal_kit_words "${words}" ;; *) ${offer(argument)} ;; esac ;;`
  })
  return [
    '# Completion of modal-kit for bash: put it into ~/.bashrc, or source it there.',
    '_modal_kit_words() {',
    '  local word',
    '  COMPREPLY=()',
    '  for word in $1; do [[ "$word" == "$current"* ]] && COMPREPLY+=("$word"); done',
    '  _modal_kit_nothing',
    '}',
    '# Without an answer bash offers files, which is right for folders and files only.',
    '_modal_kit_nothing() { compopt +o default 2>/dev/null; return 0; }',
    '_modal_kit() {',
    `  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD - 1]}" command="\${COMP_WORDS[1]}"`,
    '  COMPREPLY=()',
    `  if [[ "$COMP_CWORD" -eq 1 ]]; then _modal_kit_words "${names.join(' ')}"; return; fi`,
    '  case "$command $previous" in',
    ...values,
    '  esac',
    '  case "$command" in',
    ...perCommand,
    '  esac',
    '}',
    `complete -o default -F _modal_kit ${programs.join(' ')}`,
  ].join('\n')
}

function offer(following: Following): string {
  if (following.kind === 'words') return `_modal_kit_words "${following.words.join(' ')}"`
  return following.kind === 'folder' || following.kind === 'file' ? ':' : '_modal_kit_nothing'
}
