import { exampleOf, type Target, targetOf } from '../../config/feature-names.js'
import { isOn } from '../../config/resolve-features.js'
import type { Context } from '../../context.js'
import { turnOn } from '../../project/config-edit.js'
import {
  type ConfigValue,
  nothingToWrite,
  type OpenConfig,
  openConfig,
  valueWith,
  writeConfig,
} from './change-config.js'
import { addError } from './errors.js'
import type { AddOptions } from './options.js'

/**
 * `add <feature…>`: turns features on in the config and generates. What is on already is left as it is. Throws
 * `add/needs-value`, `add/by-hand`, and what loading, generating and writing throw.
 */
export async function addFeatures(context: Context, names: readonly string[], options: AddOptions): Promise<number> {
  const config = await openConfig(context)
  let text = config.text
  const flags: string[] = []
  for (const name of names) {
    const flag = flagToSet(name, targetOf(name), config)
    const found = flag === undefined ? undefined : turnOn(text, flag)
    const isThere = !found || found.kind === 'done' || (found.kind === 'unclear' && isFlagOn(config.value, flag))
    if (isThere) context.log.note(`${name} is on already.`)
    else if (found.kind !== 'edit') throw byHand(config, flag, found.reason)
    else {
      text = found.text
      flags.push(flag ?? name)
    }
  }
  if (text === config.text) return nothingToWrite(context, options)
  const value = await valueWith(context, config, text)
  const idle = flags.find((flag) => !isFlagOn(value, flag))
  if (idle !== undefined) throw byHand(config, idle, `something in it keeps \`${idle}\` off`)
  return writeConfig(context, config, { text, summary: `turn on ${flags.join(', ')}`, flags: options })
}

/** The flag that has to be true; nothing for what is on without one. */
function flagToSet(name: string, target: Target | undefined, { file, value }: OpenConfig): string | undefined {
  if (!target || target.kind === 'always') return undefined
  const isHeld = target.key === undefined || holdsSomething(value[target.key])
  if (target.kind === 'key' && isHeld) return undefined
  const code = exampleOf(target)
  if (!isHeld) {
    const next = target.kind === 'flag' ? `add ${name}` : 'generate'
    throw addError('add/needs-value', { name, file, code, place: 'the config', next })
  }
  if (target.kind === 'key' || target.isSwitch) return target.kind === 'flag' ? target.flag : undefined
  if (isFlagOn(value, target.flag)) return undefined
  throw addError('add/needs-value', { name, file, code, place: '`features`', next: 'generate' })
}

function holdsSomething(value: unknown): boolean {
  return typeof value === 'object' && value !== null && Object.values(value).some((each) => each !== undefined)
}

function isFlagOn({ features }: ConfigValue, flag: string | undefined): boolean {
  return flag !== undefined && isOn(features[flag])
}

function byHand({ file }: OpenConfig, flag: string | undefined, reason: string): Error {
  return addError('add/by-hand', { file, reason, code: `features: { ${flag ?? ''}: true }` })
}
