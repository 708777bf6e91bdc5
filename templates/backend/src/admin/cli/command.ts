import type { ParseArgsConfig } from 'node:util'
import type { Backend } from '../../backend.js'

/** What a command works with that leaves the database alone. */
export type CommandSettings = Pick<Backend, 'settings' | 'signal'>

/** What a command works with. */
export type CommandStore = CommandSettings & Pick<Backend, 'db' | 'clock'>

/** What was written after the words of the command. */
export interface CommandInput {
  /** As many as the usage names. */
  readonly args: readonly string[]
  /** By name, in the order they were written; a flag is `['true']`. */
  readonly options: Readonly<Record<string, readonly string[]>>
}

/** What a command prints: lines of text, or one value as JSON. */
export interface Outcome {
  readonly lines: readonly string[]
  readonly json: unknown
  /** What was looked at is not as it should be: the exit code is 1. */
  readonly hasFault?: true
}

/** One command of `npm run admin --`. */
export type Command = CommandForm &
  (
    | { run(store: CommandStore, input: CommandInput): Promise<Outcome> }
    /** The database may be in use by a running backend meanwhile. */
    | { runAlone(store: CommandSettings, input: CommandInput): Promise<Outcome> }
  )

/** How a command is written. */
export interface CommandForm {
  /** `project create`. */
  readonly words: string
  /** Its arguments, in order, as the usage shows them. */
  readonly args: readonly string[]
  /** Options beside `--json`, with what the usage shows for each. */
  readonly options: Readonly<Record<string, { readonly hint: string; readonly type: 'string' | 'boolean' }>>
  readonly help: string
}

/** The command can't be run as it is written, or on what it names: the words say what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** The options of a command as `parseArgs` of Node takes them. */
export function parseOptions(command: CommandForm): NonNullable<ParseArgsConfig['options']> {
  const own = Object.entries(command.options).map(([name, { type }]) => [name, { type, multiple: true }])
  return {
    ...Object.fromEntries(own),
    json: { type: 'boolean' },
    help: { type: 'boolean' },
  }
}

/** `npm run admin -- project create NAME [--id ID]`. */
export function usageOf(command: CommandForm): string {
  const options = Object.values(command.options).map(({ hint }) => `[${hint}]`)
  return ['npm run admin --', command.words, ...command.args, ...options].join(' ')
}
