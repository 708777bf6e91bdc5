import { plannedFlags } from '../../../schema/planned.data.js'
import { isOn } from '../../config/resolve-features.js'
import type { Check, Finding } from '../check.js'
import type { Facts } from '../facts.js'
import { lineOf } from '../line-of.js'
import { remoteFeatures } from '../remote-features.data.js'

/** What the backend turns on and what the config turns on are the same. */
export const remoteSwitches: Check = {
  id: 'D-42',
  severity: 'info',
  title: 'Backend and config turn on the same features',
  why: "A feature turned on in one place only doesn't work.",
  async run(facts) {
    const { project, config, api } = facts
    const known = await project
    if (!known?.isThere || known.answer.status !== 200 || !config.value) return []
    const flags: Readonly<Record<string, unknown>> = config.value.features ?? {}
    return readSwitches(known.answer.text).flatMap(({ id, isEnabled, isSet }): readonly Finding[] => {
      const own = remoteFeatures[id] ?? []
      const on = own.filter((flag) => isOn(flags[flag]))
      const first = own[0]
      if (first === undefined) return []
      // What a project says nothing about is up to the app.
      if (isEnabled && isSet && on.length === 0) return onlyRemote(id, first, facts)
      if (isEnabled || on.length === 0) return []
      const place = config.source && { file: config.source.file, ...lineOf(config.source.text, `${on[0]}:`) }
      const what = `features.${on.join(' and features.')} is on, and ${id} is off for this project at ${api}.`
      const fix = `Remove features.${on.join(' and features.')}, or turn it on: ${command(facts, id, 'on')}`
      return [{ what, fix, ...place }]
    })
  },
}

function onlyRemote(id: string, flag: string, facts: Facts): readonly Finding[] {
  const isPlanned = flag in plannedFlags
  // Reown switches these on for every project; until the kit has the feature there is nothing to decide.
  if (isPlanned && facts.config.value?.services === 'reown') return []
  const what = `${id} is on for this project at ${facts.api}, and off in the config.`
  const local = isPlanned ? '' : `Write features: { ${flag}: true }, or leave it to the app: `
  return [{ what, fix: `${local}${command(facts, id, 'default')}` }]
}

function command({ config }: Facts, id: string, position: string): string {
  if (config.value?.services === 'reown') return `switch ${id} ${position} at https://dashboard.reown.com.`
  return `npm run admin -- feature set ${config.resolved?.projectId ?? ''} ${id} ${position}`
}

interface Switch {
  readonly id: string
  readonly isEnabled: boolean
  /** Whether the project says something of its own. */
  readonly isSet: boolean
}

function readSwitches(text: string): readonly Switch[] {
  try {
    const json: unknown = JSON.parse(text)
    if (typeof json !== 'object' || json === null || !('features' in json) || !Array.isArray(json.features)) return []
    return json.features.flatMap((row: unknown) => {
      if (typeof row !== 'object' || row === null || !('id' in row) || !('isEnabled' in row)) return []
      const config = 'config' in row ? row.config : null
      return [{ id: String(row.id), isEnabled: row.isEnabled === true, isSet: config !== null }]
    })
  } catch {
    return []
  }
}
