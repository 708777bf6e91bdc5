import { basename } from 'node:path'

/** Whether a copy counts that is installed for one package alone: its path in `node_modules`, empty for the app. */
export type CountsFor = (owner: string) => boolean

/**
 * Every version of a package that a lockfile installs; `undefined` for a lockfile of another kind, or one that is broken.
 * With `countsFor` only copies for such packages, which a lockfile of npm alone says.
 */
export function lockedVersions(
  path: string,
  text: string,
  name: string,
  countsFor?: CountsFor,
): readonly string[] | undefined {
  const isOfNpm = /^(?:package-lock|npm-shrinkwrap)\.json$/.test(basename(path))
  if (countsFor && !isOfNpm) return undefined
  switch (basename(path)) {
    case 'package-lock.json':
    case 'npm-shrinkwrap.json':
      return fromNpm(text, name, countsFor)
    case 'pnpm-lock.yaml':
      return distinct(text.matchAll(new RegExp(`^  ['"]?/?${escaped(name)}@(\\d[^:('"]*)['"]?:`, 'gm')))
    case 'yarn.lock':
      return distinct(text.matchAll(new RegExp(`^"?${escaped(name)}@[^\\n]*:\\n {2}version:? "?([^"\\n]+)`, 'gm')))
    default:
      return undefined
  }
}

/** npm names each copy by its place, and marks those that only development has. */
function fromNpm(text: string, name: string, countsFor: CountsFor = () => true): readonly string[] | undefined {
  try {
    const json: unknown = JSON.parse(text)
    const packages = typeof json === 'object' && json !== null && 'packages' in json ? json.packages : undefined
    if (typeof packages !== 'object' || packages === null) return undefined
    const rows = Object.entries(packages as Readonly<Record<string, { version?: unknown; dev?: unknown } | null>>)
    const versions = rows
      .filter(
        ([place, row]) =>
          (place === `node_modules/${name}` || place.endsWith(`/node_modules/${name}`)) &&
          row?.dev !== true &&
          countsFor(place.slice(0, -`node_modules/${name}`.length).replace(/\/$/, '')),
      )
      .map(([, row]) => String(row?.version))
    return [...new Set(versions)]
  } catch {
    return undefined
  }
}

function distinct(matches: Iterable<RegExpMatchArray>): readonly string[] {
  return [...new Set([...matches].map(([, version = '']) => version))]
}

function escaped(name: string): string {
  return name.replace(/[/.]/g, '\\$&')
}
