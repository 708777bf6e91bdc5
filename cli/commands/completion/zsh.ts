import { type CompletedCommand, type CompletedFlag, type Following, programs } from './words.js'

/** The script for zsh, for a folder of its `fpath`, or to source after `compinit`. */
export function printZsh(commands: readonly CompletedCommand[]): string {
  const names = commands.map(({ name, summary }) => `    ${quote(`${name}:${escaped(summary)}`)}`)
  const perCommand = commands.flatMap(({ name, flags, argument }) => [
    `    ${name})`,
    `      _arguments ${[...flags.map(flagSpec), ...argumentSpec(argument)].join(' \\\n        ')} ;;`,
  ])
  return [
    `#compdef ${programs.join(' ')}`,
    '# Completion of modal-kit for zsh: put it into a folder of your fpath as _modal-kit.',
    '_modal_kit() {',
    '  local -a commands',
    '  commands=(',
    ...names,
    '  )',
    "  if (( CURRENT == 2 )); then _describe 'command' commands; return; fi",
    '  local command="$words[2]"',
    '  shift words',
    '  (( CURRENT -= 1 ))',
    '  case "$command" in',
    ...perCommand,
    '  esac',
    '}',
    `if [[ "$funcstack[1]" == _modal* ]]; then _modal_kit "$@"; else compdef _modal_kit ${programs.join(' ')}; fi`,
  ].join('\n')
}

function flagSpec({ name, summary, value }: CompletedFlag): string {
  return quote(`${name}[${escaped(summary)}]${value.kind === 'nothing' ? '' : `:value:${action(value)}`}`)
}

function argumentSpec(argument: Following): readonly string[] {
  return argument.kind === 'nothing' ? [] : [quote(`*:argument:${action(argument)}`)]
}

function action(following: Following): string {
  if (following.kind === 'words') return `(${following.words.join(' ')})`
  if (following.kind === 'folder') return '_files -/'
  return following.kind === 'file' ? '_files' : ' '
}

function escaped(text: string): string {
  return text.replace(/[\\:[\]]/g, '\\$&')
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
