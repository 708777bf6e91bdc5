import { Command as Commander, CommanderError, Option } from 'commander'
import type { Command, Example, Flag, FlagValue } from './command.js'
import { cliError } from './errors.js'
import { nearest, suggest } from './suggest.js'

/** What the words on the command line mean. */
export type Parsed =
  | {
      readonly kind: 'run'
      readonly command: Command
      readonly options: Readonly<Record<string, FlagValue | undefined>>
    }
  | { readonly kind: 'text'; readonly text: string }

/** What `parseArguments` goes by. `name` is the word that was typed to start the program. */
export interface Program {
  readonly name: string
  readonly version: string
  readonly commands: readonly Command[]
}

/**
 * Reads the command line. `--help` and `--version` come back as text. Throws `cli/unknown-command`,
 * `cli/unknown-flag`, `cli/missing-value`, `cli/unknown-choice` and `cli/extra-argument`.
 */
export function parseArguments(argv: readonly string[], program: Program): Parsed {
  const printed: string[] = []
  const chosen: { command: Command; options: Record<string, FlagValue | undefined> }[] = []
  const root = new Commander(program.name)
    .exitOverride()
    .showSuggestionAfterError(false)
    .configureOutput({ writeOut: (text) => printed.push(text), writeErr: () => {} })
    .version(program.version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand(false)
    .description('Scaffold a connect-wallet modal whose every byte is a feature you turned on.')
  const { own, rest } = splitRest(argv, program)
  for (const command of program.commands) {
    const sub = root.command(command.name).description(command.summary).allowExcessArguments(false)
    if (command.argument) sub.argument(argumentForm(command.argument), command.argument.summary)
    if (command.rest) sub.usage(`[options] [-- ${command.rest.name}...]`).addHelpText('after', restHelp(command.rest))
    for (const [name, flag] of Object.entries(command.flags)) sub.addOption(option(name, flag))
    sub.addHelpText('after', examplesHelp(command.examples, program.name))
    sub.action(() => void chosen.push({ command, options: { ...readOptions(command, sub), ...(rest && { rest }) } }))
  }
  if (argv.length === 0) return { kind: 'text', text: root.helpInformation().trimEnd() }
  try {
    root.parse(own, { from: 'user' })
  } catch (cause) {
    if (!(cause instanceof CommanderError)) throw cause
    if (cause.exitCode !== 0) throw explain(cause, own, program)
  }
  const [run] = chosen
  return run ? { kind: 'run', ...run } : { kind: 'text', text: printed.join('').trimEnd() }
}

/** Cuts off what a command takes behind `--`, so that flags of another program are not read as ours. */
function splitRest(
  argv: readonly string[],
  { name, commands }: Program,
): { readonly own: readonly string[]; readonly rest?: readonly string[] } {
  const command = commands.find((candidate) => candidate.name === argv[0])
  const at = argv.indexOf('--')
  if (!command?.rest || at < 0) return { own: argv }
  const rest = argv.slice(at + 1)
  if (rest.length > 0) return { own: argv.slice(0, at), rest }
  const typed = `${name} ${command.name}`
  throw cliError('cli/missing-value', { command: typed, flag: '--', form: `-- <${command.rest.name}>` })
}

function argumentForm({ name, isList }: NonNullable<Command['argument']>): string {
  return `[${name}${isList ? '...' : ''}]`
}

function restHelp({ name, summary }: { readonly name: string; readonly summary: string }): string {
  return `\nBehind --:\n  ${name}  ${summary}`
}

function examplesHelp(examples: readonly Example[], program: string): string {
  const width = Math.max(...examples.map(({ line }) => line.length))
  const lines = examples.map(({ line, does }) => `  ${program} ${line.padEnd(width)}  # ${does}`)
  return lines.length === 0 ? '' : ['', 'Examples:', ...lines].join('\n')
}

function option(name: string, flag: Flag): Option {
  if (flag.kind === 'switch') return new Option(`--${name}`, flag.summary)
  return new Option(formOf(name, flag), flag.summary)
}

function formOf(name: string, flag: Exclude<Flag, { kind: 'switch' }>): string {
  return `--${name} <${flag.kind === 'choice' ? flag.choices.join('|') : flag.value}>`
}

function readOptions(command: Command, sub: Commander): Record<string, FlagValue | undefined> {
  const raw = sub.opts<Record<string, string | boolean | undefined>>()
  const flags = Object.entries(command.flags).map(([name, flag]) => {
    // The parser stores `--no-x` as `x: false`, and every name in camel case.
    const isNegated = name.startsWith('no-')
    const value = raw[camelCase(isNegated ? name.slice(3) : name)]
    return [name, isNegated ? value === false || undefined : readValue(name, flag, value)]
  })
  const [argument] = sub.args
  checkArgument(command, sub.args)
  const list = command.argument?.isList ? { list: sub.args } : {}
  return { ...Object.fromEntries(flags), ...(argument === undefined ? {} : { argument }), ...list }
}

function checkArgument({ argument }: Command, given: readonly string[]): void {
  const choices = argument?.choices
  const wrong = given.find((word) => choices && !choices.includes(word))
  if (!choices || wrong === undefined) return
  throw cliError('cli/unknown-choice', {
    flag: `<${argument.name}>`,
    value: wrong,
    suggestion: suggest(wrong, choices),
  })
}

function readValue(name: string, flag: Flag, value: string | boolean | undefined): FlagValue | undefined {
  if (flag.kind === 'switch' || typeof value !== 'string') return value
  if (value.startsWith('--')) throw new CommanderError(1, 'commander.optionMissingArgument', `'${formOf(name, flag)}'`)
  if (flag.kind === 'list')
    return value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean)
  if (flag.kind !== 'choice' || flag.choices.includes(value)) return value
  throw cliError('cli/unknown-choice', {
    flag: `--${name}`,
    value,
    suggestion: suggest(value, flag.choices),
  })
}

function explain(error: CommanderError, argv: readonly string[], { name, commands }: Program): Error {
  // The program has no flags of its own, so that the command is always the first word.
  const command = commands.find((candidate) => candidate.name === argv[0])
  const quoted = error.message.match(/'([^']*)'/)?.[1] ?? ''
  const typed = command ? `${name} ${command.name}` : name
  const flags = Object.keys(command?.flags ?? {}).map((flag) => `--${flag}`)
  switch (error.code) {
    case 'commander.unknownCommand':
      return unknownCommand(quoted, name, commands)
    case 'commander.unknownOption':
      return cliError('cli/unknown-flag', {
        command: typed,
        flag: quoted,
        suggestion: command
          ? (nearest(quoted, flags) ?? 'one that it has')
          : `${suggest(quoted, ['--help', '--version'])} (other flags go after the command)`,
      })
    case 'commander.optionMissingArgument':
      return cliError('cli/missing-value', { command: typed, flag: quoted.split(' ')[0] ?? quoted, form: quoted })
    case 'commander.excessArguments':
      return command?.rest
        ? cliError('cli/needs-dashes', {
            command: typed,
            program: name,
            name: command.name,
            argument: extraArgument(argv, command),
          })
        : cliError('cli/extra-argument', { command: typed, argument: extraArgument(argv, command) })
    default:
      return error
  }
}

function unknownCommand(typed: string, program: string, commands: readonly Command[]): Error {
  const names = commands.map((command) => command.name)
  return cliError('cli/unknown-command', { name: typed, program, suggestion: suggest(typed, names) })
}

function extraArgument(argv: readonly string[], command: Command | undefined): string {
  const words = argv.slice(argv.indexOf(command?.name ?? '') + 1).filter((word) => !word.startsWith('-'))
  return words[command?.argument ? 1 : 0] ?? words.at(-1) ?? ''
}

function camelCase(name: string): string {
  return name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
