import type { Context } from './context.js'

/** A flag of a command. The key it is listed under is its name without dashes: `project-id`, `no-install`. */
export type Flag =
  | { readonly kind: 'switch'; readonly summary: string }
  | { readonly kind: 'text'; readonly value: string; readonly summary: string }
  | { readonly kind: 'list'; readonly value: string; readonly summary: string }
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly summary: string }

/** All flags of a command. */
export type Flags = Readonly<Record<string, Flag>>

/** What one flag parses to. */
export type FlagValue = boolean | string | readonly string[]

/**
 * What `run` of a command gets: the flags that were given, by name, the argument (all of them as `list` where it takes
 * many), and the words behind `--`.
 */
export type Options<F extends Flags> = {
  readonly [Name in keyof F]?: F[Name] extends { kind: 'switch' }
    ? true
    : F[Name] extends { kind: 'list' }
      ? readonly string[]
      : F[Name] extends { kind: 'choice'; choices: readonly (infer Choice)[] }
        ? Choice
        : string
} & { readonly argument?: string; readonly list?: readonly string[]; readonly rest?: readonly string[] }

/** A command line as it is typed, without the word that starts the program: `init my-app --yes`. */
export interface Example {
  readonly line: string
  /** What it is for, as a comment beside it. */
  readonly does: string
}

/** What a command says about itself. All of it is plain data: `--help` loads nothing else. */
export interface CommandText<F extends Flags> {
  readonly name: string
  readonly summary: string
  /** The one optional argument: `dir`. With `isList` it may be given many times; `choices` are all it can be. */
  readonly argument?: {
    readonly name: string
    readonly summary: string
    readonly isList?: true
    readonly choices?: readonly string[]
  }
  /** Takes a whole command line behind `--`, none of whose words are ours: `cmd`. */
  readonly rest?: { readonly name: string; readonly summary: string }
  readonly flags: F
  /** Shown by `--help`. */
  readonly examples: readonly Example[]
  /** Loads what the command does. It resolves to the exit code: 0 done, 1 the world needs a change. */
  readonly load: () => Promise<(context: Context, options: Options<F>) => Promise<number>>
}

/** A command whose flags main.ts has parsed. */
export interface Command extends Omit<CommandText<Flags>, 'load'> {
  run(context: Context, parsed: Readonly<Record<string, FlagValue | undefined>>): Promise<number>
}

/** Flags every command takes; main.ts answers them. */
const sharedFlags = {
  cwd: { kind: 'text', value: 'dir', summary: 'work in this folder instead of the current one' },
  verbose: { kind: 'switch', summary: 'show where an error came from' },
} as const satisfies Flags

/** Makes a command: static data for `--help`, and an implementation that is loaded when it runs. */
export function defineCommand<const F extends Flags>(text: CommandText<F>): Command {
  return {
    ...text,
    flags: { ...text.flags, ...sharedFlags },
    async run(context, parsed) {
      const implementation = await text.load()
      // parse.ts reads exactly the flags of this command, each by its kind.
      return implementation(context, parsed as Options<F>)
    },
  }
}
