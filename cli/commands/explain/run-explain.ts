import { defineErrors } from '../../../schema/explain-error.js'
import type { Context } from '../../context.js'
import { type Explanation, explain, explainable, showExplanation, showExplanations } from '../../explain/explain.js'
import { planGenerate } from '../../generate/generate.js'
import { ownVersion } from '../../node/own-package.js'
import { suggest } from '../../suggest.js'

/** What `explain` takes. */
export interface ExplainOptions {
  readonly argument?: string
  readonly json?: true
  readonly config?: string
  readonly mode?: string
}

/** `explain [name]`: the chains and features that are on, or one of any, with what each costs. Throws `explain/unknown-feature`. */
export async function runExplain(context: Context, options: ExplainOptions): Promise<number> {
  const { argument, config, mode } = options
  if (argument !== undefined && !explainable.includes(argument))
    throw explainError('explain/unknown-feature', { name: argument, suggestion: suggest(argument, explainable) })
  const wishes = { ...(config !== undefined && { configFile: config }), ...(mode !== undefined && { mode }) }
  const { resolved } = await planGenerate(context, wishes)
  const rows = explain(resolved).filter(({ id, isOn }) => (argument === undefined ? isOn : id === argument))
  if (options.json) context.log.out(JSON.stringify({ version: ownVersion(), features: rows }, null, 2))
  else {
    context.log.out(print(rows, argument))
    context.log.note('Measured on Vite builds with every feature, without React and viem. Yours may differ.')
  }
  return 0
}

function print(rows: readonly Explanation[], argument: string | undefined): string {
  const [row] = rows
  return argument !== undefined && row ? showExplanation(row) : showExplanations(rows)
}

/** What `explain` cannot explain. */
export const explainError = defineErrors({
  'explain/unknown-feature': {
    title: 'Unknown feature',
    message: 'This version of create-modal-kit has no feature and no chain "{name}".',
    fix: 'Use {suggestion}.',
  },
})
