import { targetOf } from '../../config/feature-names.js'
import { isOn } from '../../config/resolve-features.js'
import type { Context } from '../../context.js'
import { type ConfigEdit, dropKey, turnOff } from '../../project/config-edit.js'
import {
  type ConfigValue,
  nothingToWrite,
  type OpenConfig,
  openConfig,
  valueWith,
  writeConfig,
} from '../add/change-config.js'
import { removeError } from './errors.js'
import type { RemoveOptions } from './options.js'

/** Something a config says that turns a feature on: a flag of `features`, or a key of its own. */
interface Line {
  readonly name: string
  readonly isFlag: boolean
}

/**
 * `remove <feature…>`: takes the lines of features out of the config and generates. What is off already is left as it
 * is. Throws `remove/by-hand`, and what loading, generating and writing throw.
 */
export async function removeFeatures(
  context: Context,
  names: readonly string[],
  options: RemoveOptions,
): Promise<number> {
  const config = await openConfig(context)
  let text = config.text
  const gone: Line[] = []
  for (const name of names) {
    const lines = linesOf(name)
    const edited = lines.filter((line) => {
      const found = takeOut(text, line)
      if (found.kind === 'edit') text = found.text
      else if (found.kind === 'manual' || isSaid(config.value, line)) throw byHand(config, line, reasonOf(found))
      return found.kind === 'edit'
    })
    if (edited.length === 0) context.log.note(`${name} is off already.`)
    gone.push(...edited)
  }
  if (text === config.text) return nothingToWrite(context, options)
  const value = await valueWith(context, config, text)
  const still = gone.find((line) => isSaid(value, line))
  if (still) throw byHand(config, still, 'something else in it says the same')
  const summary = `turn off ${names.join(', ')}`
  return writeConfig(context, config, { text, summary, flags: options })
}

function linesOf(name: string): readonly Line[] {
  const target = targetOf(name)
  if (target?.kind !== 'key') return [{ name: target?.kind === 'flag' ? target.flag : name, isFlag: true }]
  const flag = target.flag === undefined ? [] : [{ name: target.flag, isFlag: true }]
  return [{ name: target.key, isFlag: false }, ...flag]
}

function takeOut(text: string, { name, isFlag }: Line): ConfigEdit {
  return isFlag ? turnOff(text, name) : dropKey(text, name)
}

function isSaid(value: ConfigValue, { name, isFlag }: Line): boolean {
  return isFlag ? isOn(value.features[name]) : value[name] !== undefined
}

function reasonOf(found: ConfigEdit): string {
  return 'reason' in found ? found.reason : "it doesn't show where that comes from"
}

function byHand({ file }: OpenConfig, { name, isFlag }: Line, reason: string): Error {
  return removeError('remove/by-hand', { file, reason, code: isFlag ? `features.${name}` : name })
}
