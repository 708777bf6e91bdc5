import { defineErrors } from '../../../schema/explain-error.js'
import type { Command } from '../../command.js'
import { switchNames } from '../../config/feature-names.js'
import type { Context } from '../../context.js'
import { explainable } from '../../explain/explain.js'
import { type CompletedCommand, completedCommands, printBash, printFish, printZsh } from './shells.js'

/** What `completion` takes. */
export interface CompletionOptions {
  readonly argument?: string
}

/** `completion`: the script on stdout and nothing else. It is the table at this version and runs nothing of the kit. Throws `completion/which-shell`. */
export async function runCompletion(
  { log }: Pick<Context, 'log'>,
  { argument }: CompletionOptions,
  table: readonly Command[],
): Promise<number> {
  const print = Object.entries(printers).find(([shell]) => shell === argument)?.[1]
  if (!print) throw completionError('completion/which-shell')
  const names = { add: ['backend', ...switchNames()], remove: switchNames(), explain: explainable }
  log.out(print(completedCommands(table, names)))
  return 0
}

const printers: Readonly<Record<string, (commands: readonly CompletedCommand[]) => string>> = {
  bash: printBash,
  zsh: printZsh,
  fish: printFish,
}

/** What `completion` is asked wrongly. */
const completionError = defineErrors({
  'completion/which-shell': {
    title: 'Shell needed',
    message: '`completion` needs the name of a shell.',
    fix: 'Name it: modal-kit completion bash, zsh or fish.',
  },
})
