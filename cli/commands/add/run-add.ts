import { plannedFlags } from '../../../schema/planned.data.js'
import { switchNames, targetOf } from '../../config/feature-names.js'
import type { Context } from '../../context.js'
import { suggest } from '../../suggest.js'
import { addError } from './errors.js'
import type { AddOptions } from './options.js'

const backend = 'backend'

/**
 * `add`: finds what is meant and adds it. Throws `add/what`, `add/unknown`, `add/not-built`, `add/backend-alone`, and
 * what the part's own course throws.
 */
export async function runAdd(context: Context, options: AddOptions): Promise<number> {
  const names = [...new Set(options.list ?? [])]
  if (names.length === 0) throw addError('add/what', { first: backend, known: known() })
  for (const name of names) checkName(name)
  if (names.length === 1 && names[0] === backend) return (await import('./add-backend.js')).addBackend(context, options)
  if (names.includes(backend) || options.dir !== undefined) throw addError('add/backend-alone')
  return (await import('./add-features.js')).addFeatures(context, names, options)
}

function checkName(name: string): void {
  if (name === backend || targetOf(name)) return
  if (Object.hasOwn(plannedFlags, name)) throw addError('add/not-built', { name, known: known() })
  throw addError('add/unknown', { name, suggestion: suggest(name, [backend, ...switchNames()]) })
}

function known(): string {
  return [backend, ...switchNames()].join(', ')
}
