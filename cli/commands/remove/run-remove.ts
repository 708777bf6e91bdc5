import { plannedFlags } from '../../../schema/planned.data.js'
import { switchNames, targetOf } from '../../config/feature-names.js'
import type { Context } from '../../context.js'
import { cliError } from '../../errors.js'
import { suggest } from '../../suggest.js'
import { removeError } from './errors.js'
import type { RemoveOptions } from './options.js'

/**
 * `remove`: features, or with `--all` the whole kit. Throws `remove/what`, `remove/unknown`, `remove/always-on`,
 * `cli/flags-conflict`, and what the course of each throws.
 */
export async function runRemove(context: Context, options: RemoveOptions): Promise<number> {
  const names = [...new Set(options.list ?? [])]
  if (options.all) {
    const [first] = names
    if (first !== undefined) throw cliError('cli/flags-conflict', { first: `"${first}"`, second: '--all' })
    return (await import('./remove-all.js')).removeAll(context, options)
  }
  if (names.length === 0) throw removeError('remove/what', { known: switchNames().join(', ') })
  for (const name of names) checkName(name)
  return (await import('./remove-features.js')).removeFeatures(context, names, options)
}

function checkName(name: string): void {
  const target = targetOf(name)
  if (target?.kind === 'always') throw removeError('remove/always-on', { name })
  // A config may name a flag whose feature this version has not built, to say that it is off.
  if (target || Object.hasOwn(plannedFlags, name)) return
  throw removeError('remove/unknown', { name, suggestion: suggest(name, switchNames()) })
}
