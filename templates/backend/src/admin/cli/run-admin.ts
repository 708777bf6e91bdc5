import { parseArgs } from 'node:util'
import type { Clock } from '../../clock.js'
import type { OpenDatabase } from '../../db/open-database.js'
import { Problem } from '../../http/problems.js'
import { MailError } from '../../mail/mailer.js'
import type { Settings } from '../../settings.js'
import { SettingsError } from '../../settings-error.js'
import { auditCommands } from './audit-commands.js'
import { type Command, type CommandInput, parseOptions, UsageError, usageOf } from './command.js'
import { nearest } from './nearest.js'
import { otherCommands } from './other-commands.js'
import { projectCommands } from './project-commands.js'
import { settingCommands } from './setting-commands.js'
import { userCommands } from './user-commands.js'

const commands: readonly Command[] = [
  ...projectCommands,
  ...settingCommands,
  ...userCommands,
  ...auditCommands,
  ...otherCommands,
]

/** Where a run reads and writes. */
export interface AdminHost {
  /** Throws a `SettingsError` when a setting is missing or wrong. */
  readSettings(): Settings
  /** `openForAdmin`. */
  open(settings: Settings): Promise<OpenDatabase>
  readonly clock: Clock
  print(line: string): void
  complain(line: string): void
  /** Aborted when the user stops the command. */
  readonly signal: AbortSignal
}

/**
 * Runs one command, `argv` without the program. Resolves to the exit code: 0 done, 1 for what the user can put right.
 * Throws what is a fault of the program or of the database.
 */
export async function runAdmin(argv: readonly string[], host: AdminHost): Promise<0 | 1> {
  const isJson = argv.includes('--json')
  if (argv.length === 0 || (argv.includes('--help') && findCommand(argv) === undefined)) {
    for (const line of help()) host.print(line)
    return 0
  }
  try {
    const command = needCommand(argv)
    const { input, wantsHelp } = readInput(command, argv.slice(2))
    if (wantsHelp) host.print(`${usageOf(command)}\n${command.help}`)
    else {
      const { lines, json, hasFault } = await runCommand(command, input, host)
      for (const line of isJson ? [JSON.stringify(json, null, 2)] : lines) host.print(line)
      if (hasFault) return 1
    }
    return 0
  } catch (cause) {
    if (!(cause instanceof Problem || cause instanceof UsageError || cause instanceof MailError)) throw cause
    host.complain(cause instanceof MailError ? `${cause.message}${because(cause.cause)}` : cause.message)
    return 1
  }
}

async function runCommand(command: Command, input: CommandInput, host: AdminHost) {
  const settings = readSettings(host)
  const { signal } = host
  if ('runAlone' in command) return await command.runAlone({ settings, signal }, input)
  const database = await host.open(settings)
  try {
    return await command.run({ db: database.db, clock: host.clock, settings, signal }, input)
  } finally {
    await database.close()
  }
}

function readSettings(host: AdminHost): Settings {
  try {
    return host.readSettings()
  } catch (cause) {
    if (!(cause instanceof SettingsError)) throw cause
    throw new UsageError(cause.message, { cause })
  }
}

function findCommand([first = '', second = '']: readonly string[]): Command | undefined {
  return commands.find(({ words }) => words === `${first} ${second}`)
}

function needCommand(argv: readonly string[]): Command {
  const command = findCommand(argv)
  if (command) return command
  const written = argv.slice(0, 2).join(' ')
  const meant = nearest(
    written,
    commands.map(({ words }) => words),
  )
  throw new UsageError(
    `There is no command "${written}".${meant ? ` Did you mean "${meant}"?` : ''}\n\n${help().join('\n')}`,
  )
}

function readInput(command: Command, argv: readonly string[]) {
  const { values, positionals } = parse(command, argv)
  const wantsHelp = values['help'] === true
  if (!wantsHelp && positionals.length !== command.args.length) {
    throw new UsageError(`${command.words} takes ${command.args.join(' ') || 'no argument'}.\n${usageOf(command)}`)
  }
  const options = Object.fromEntries(
    Object.keys(command.options).flatMap((name) => {
      const value = values[name]
      return value === undefined ? [] : [[name, [value].flat().map(String)]]
    }),
  )
  return { input: { args: positionals, options }, wantsHelp }
}

function parse(command: Command, argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: parseOptions(command), allowPositionals: true })
  } catch (cause) {
    const [said = ''] = cause instanceof Error ? cause.message.split('. ') : []
    throw new UsageError(`${said}.\n${usageOf(command)}`, { cause })
  }
}

function help(): readonly string[] {
  return [
    'npm run admin -- COMMAND …',
    '',
    ...commands.flatMap((command) => [
      `  ${usageOf(command).replace('npm run admin -- ', '')}`,
      `      ${command.help}`,
    ]),
    '',
    '  --json  one JSON value instead of lines',
  ]
}

function because(cause: unknown): string {
  return cause instanceof Error && cause.name !== 'ZodError' ? `: ${cause.message}` : ''
}
