import type { Command, Flag } from '../../command.js'

/** What can follow a word: some words, a folder, a file, something only the person knows, or nothing at all. */
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
