import { join } from 'node:path'
import type { Severity } from './check.js'
import type { Facts } from './facts.js'
import type { InstalledPackage } from './installed-tree.js'
import { isInVersionRange } from './version-range.js'

/** An advisory of the registry about a version that is installed. */
export interface RegistryAdvisory {
  readonly name: string
  readonly version: string
  readonly title: string
  readonly url: string
  readonly severity: Severity
}

/** What the registry said, or why it said nothing. */
export type RegistryAnswer =
  | { readonly isThere: true; readonly advisories: readonly RegistryAdvisory[] }
  | { readonly isThere: false; readonly reason: string }

/** Asks the npm registry of the project what is known against the packages: names and versions are sent to it. */
export async function askRegistry(facts: Facts, tree: readonly InstalledPackage[]): Promise<RegistryAnswer> {
  const url = `${await registryOf(facts)}/-/npm/v1/security/advisories/bulk`
  const versions: Record<string, string[]> = {}
  for (const { name, version } of tree) versions[name] = [...(versions[name] ?? []), version]
  const headers = { 'content-type': 'application/json' }
  const asked = await facts.ask?.(url, { method: 'POST', headers, body: JSON.stringify(versions) })
  if (!asked?.isThere) return { isThere: false, reason: `couldn't reach ${url}: ${asked?.reason ?? 'offline'}` }
  const rows = asked.answer.status === 200 ? readRows(asked.answer.text) : undefined
  if (!rows) return { isThere: false, reason: `${url} gives no advisories: status ${asked.answer.status}` }
  const advisories = rows.flatMap(({ name, range, ...row }) =>
    (versions[name] ?? [])
      .filter((version) => isInVersionRange(version, range))
      .map((version) => ({ name, version, ...row })),
  )
  return { isThere: true, advisories }
}

/** The registry that installs here: of the environment, the nearest `.npmrc`, or npm's own. */
async function registryOf({ env, files, folders }: Facts): Promise<string> {
  const texts = await Promise.all(folders.map((folder) => files.read(join(folder, '.npmrc'))))
  const written = texts.map((text) => /^\s*registry\s*=\s*"?(https?:\/\/[^\s"]+)/m.exec(text ?? '')?.[1])
  const registry = env['npm_config_registry'] ?? written.find(Boolean) ?? 'https://registry.npmjs.org'
  return registry.replace(/\/+$/, '')
}

function readRows(text: string) {
  try {
    const json: unknown = JSON.parse(text)
    if (typeof json !== 'object' || json === null || Array.isArray(json)) return undefined
    return Object.entries(json).flatMap(([name, list]: readonly [string, unknown]) =>
      Array.isArray(list) ? list.flatMap((row: unknown) => readRow(name, row)) : [],
    )
  } catch {
    return undefined
  }
}

function readRow(name: string, row: unknown) {
  if (typeof row !== 'object' || row === null) return []
  const fields: Readonly<Record<string, unknown>> = { ...row }
  const isGrave = fields['severity'] === 'critical' || fields['severity'] === 'high'
  return [
    {
      name,
      range: String(fields['vulnerable_versions'] ?? '*'),
      title: String(fields['title'] ?? 'has an advisory'),
      url: String(fields['url'] ?? ''),
      severity: isGrave ? ('error' as const) : ('warning' as const),
    },
  ]
}
