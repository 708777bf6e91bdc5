import type { Command, Flag } from '../../command.js'

/** What can follow a word: some words, a folder, a file, something only the user knows, or nothing at all. */
export type Following =
  | { readonly kind: 'words'; readonly words: readonly string[] }
  | { readonly kind: 'folder' | 'file' | 'free' | 'nothing' }

/** A flag as shells complete it; `name` has its dashes. */
export interface CompletedFlag {
  readonly name: string
  readonly summary: string
  readonly value: Following
}

/** A command as shells complete it. */
export interface CompletedCommand {
  readonly name: string
  readonly summary: string
  readonly flags: readonly CompletedFlag[]
  readonly argument: Following
}

/** The names of the program, as package.json has them. */
export const programs: readonly string[] = ['modal-kit', 'create-modal-kit']

/** The command table as shells complete it; `names` holds what the argument of a command can be, by command. */
export function completedCommands(
  table: readonly Command[],
  names: Readonly<Record<string, readonly string[]>>,
): readonly CompletedCommand[] {
  return table.map(({ name, summary, flags, argument }) => ({
    name,
    summary,
    flags: [
      ...Object.entries(flags).map(([flag, about]) => ({
        name: `--${flag}`,
        summary: about.summary,
        value: takenBy(about),
      })),
      { name: '--help', summary: 'print what the command takes', value: { kind: 'nothing' } as const },
    ],
    argument: argumentOf(argument, names[name]),
  }))
}

function takenBy(flag: Flag): Following {
  if (flag.kind === 'switch') return { kind: 'nothing' }
  if (flag.kind === 'choice') return { kind: 'words', words: flag.choices }
  return pathOf(flag.value)
}

function argumentOf(argument: Command['argument'], names: readonly string[] | undefined): Following {
  const words = argument?.choices ?? names
  if (words) return { kind: 'words', words }
  return argument ? pathOf(argument.name) : { kind: 'nothing' }
}

function pathOf(what: string): Following {
  if (what === 'dir') return { kind: 'folder' }
  return { kind: what === 'file' ? 'file' : 'free' }
}

/** The script for bash 3.2 and newer. */
export function printBash(commands: readonly CompletedCommand[]): string {
  const names = [...commands.map(({ name }) => name), '--help', '--version']
  const values = commands.flatMap(({ name, flags }) =>
    flags
      .filter(({ value }) => value.kind !== 'nothing')
      .map((flag) => `    '${name} ${flag.name}') ${bashOffer(flag.value)}; return ;;`),
  )
  const perCommand = commands.map(({ name, flags, argument }) => {
    const words = flags.map((flag) => flag.name).join(' ')
    return `    ${name}) case "$current" in -*) _modal_kit_words "${words}" ;; *) ${bashOffer(argument)} ;; esac ;;`
  })
  return [
    '# Completion of modal-kit for bash. Put it into ~/.bashrc, or source it there.',
    '_modal_kit_words() {',
    '  local word',
    '  COMPREPLY=()',
    '  for word in $1; do [[ "$word" == "$current"* ]] && COMPREPLY+=("$word"); done',
    '  _modal_kit_nothing',
    '}',
    '# Without an answer bash offers files, right for folders and files only.',
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

function bashOffer(following: Following): string {
  if (following.kind === 'words') return `_modal_kit_words "${following.words.join(' ')}"`
  return following.kind === 'folder' || following.kind === 'file' ? ':' : '_modal_kit_nothing'
}

/** The script for zsh, for a folder of its `fpath`, or to source after `compinit`. */
export function printZsh(commands: readonly CompletedCommand[]): string {
  const names = commands.map(({ name, summary }) => `    ${zshQuote(`${name}:${escaped(summary)}`)}`)
  const perCommand = commands.flatMap(({ name, flags, argument }) => [
    `    ${name})`,
    `      _arguments ${[...flags.map(flagSpec), ...argumentSpec(argument)].join(' \\\n        ')} ;;`,
  ])
  return [
    `#compdef ${programs.join(' ')}`,
    '# Completion of modal-kit for zsh. Put it into a folder of your fpath as _modal-kit.',
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
  return zshQuote(`${name}[${escaped(summary)}]${value.kind === 'nothing' ? '' : `:value:${action(value)}`}`)
}

function argumentSpec(argument: Following): readonly string[] {
  return argument.kind === 'nothing' ? [] : [zshQuote(`*:argument:${action(argument)}`)]
}

function action(following: Following): string {
  if (following.kind === 'words') return `(${following.words.join(' ')})`
  if (following.kind === 'folder') return '_files -/'
  return following.kind === 'file' ? '_files' : ' '
}

function escaped(text: string): string {
  return text.replace(/[\\:[\]]/g, '\\$&')
}

function zshQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

/** The script for fish. */
export function printFish(commands: readonly CompletedCommand[]): string {
  return [
    '# Completion of modal-kit for fish. Put it into ~/.config/fish/completions/modal-kit.fish.',
    ...programs.flatMap((program) => linesFor(program, commands)),
  ].join('\n')
}

function linesFor(program: string, commands: readonly CompletedCommand[]): readonly string[] {
  const start = `complete -c ${program}`
  return commands.flatMap(({ name, summary, flags, argument }) => {
    const inside = `${start} -n '__fish_seen_subcommand_from ${name}'`
    return [
      `${start} -f -n __fish_use_subcommand -a ${name} -d ${fishQuote(summary)}`,
      `${inside} ${fishOffer(argument)}`,
      ...flags.map((flag) => {
        const value =
          flag.value.kind === 'nothing' ? '' : ` ${flag.value.kind === 'file' ? '-r' : `-x ${fishOffer(flag.value)}`}`
        return `${inside} -l ${flag.name.slice(2)}${value} -d ${fishQuote(flag.summary)}`
      }),
    ].map((line) => line.trimEnd())
  })
}

function fishOffer(following: Following): string {
  if (following.kind === 'words') return `-f -a '${following.words.join(' ')}'`
  if (following.kind === 'folder') return "-f -a '(__fish_complete_directories)'"
  return following.kind === 'file' ? '-F' : '-f'
}

function fishQuote(text: string): string {
  return `'${text.replace(/[\\']/g, '\\$&')}'`
}
