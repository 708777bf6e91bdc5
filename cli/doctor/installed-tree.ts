import { dirname, join } from 'node:path'
import type { Facts } from './facts.js'

/** A package that is installed. */
export interface InstalledPackage {
  readonly name: string
  readonly version: string
  /** Absolute folder it was found in. */
  readonly folder: string
  /** Names of the scripts that run when it is installed: `postinstall`. */
  readonly installs: readonly string[]
}

/** What is read of the package.json of an installed package; a field may hold anything. */
export interface Manifest {
  readonly version?: unknown
  readonly scripts?: Readonly<Record<string, unknown>>
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

const onInstall = ['preinstall', 'install', 'postinstall']
/** A tree of more than this is looked at in part. */
const MOST_PACKAGES = 2_000

/**
 * The named packages and everything they depend on, as Node would find it from the app: nested, hoisted, or in the store
 * of pnpm. What is not installed is left out.
 */
export async function installedTree(
  facts: Pick<Facts, 'files' | 'cwd' | 'folders'>,
  names: readonly string[],
): Promise<readonly InstalledPackage[]> {
  const found = new Map<string, InstalledPackage>()
  const visit = async (name: string, from: string): Promise<void> => {
    const place = await locate(name, from, facts)
    if (!place || found.has(place.folder) || found.size >= MOST_PACKAGES) return
    const { folder, manifest } = place
    const installs = onInstall.filter((script) => script in (manifest.scripts ?? {}))
    found.set(folder, { name, version: String(manifest.version), folder, installs })
    const needed = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies })
    await Promise.all(needed.map((each) => visit(each, folder)))
  }
  await Promise.all(names.map((name) => visit(name, facts.cwd)))
  const rows = [...found.values()].sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))
  return rows.filter((row, index) => index === 0 || keyOf(row) !== keyOf(rows[index - 1] ?? row))
}

function keyOf({ name, version }: InstalledPackage): string {
  return `${name}@${version}`
}

async function locate(name: string, from: string, { files, folders }: Pick<Facts, 'files' | 'folders'>) {
  const top = folders.at(-1) ?? from
  const above: string[] = []
  for (let at = from; at.startsWith(top); at = dirname(at)) {
    above.push(at)
    if (at === dirname(at)) break
  }
  const store = folders.map((folder) => join(folder, 'node_modules/.pnpm/node_modules', name))
  for (const folder of [...above.map((each) => join(each, 'node_modules', name)), ...store]) {
    const text = await files.read(join(folder, 'package.json'))
    const manifest = text === undefined ? undefined : parseManifest(text)
    if (manifest) return { folder, manifest }
  }
  return undefined
}

/** Reads a package.json; `undefined` where it is broken. */
export function parseManifest(text: string): Manifest | undefined {
  try {
    const json: unknown = JSON.parse(text)
    // The fields are read one by one, and asked for what they are where it matters.
    return typeof json === 'object' && json !== null ? (json as Manifest) : undefined
  } catch {
    return undefined
  }
}
