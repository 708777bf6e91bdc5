import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a subpath of the package leads to: a file, or one for types and one to run. */
export type Target = string | { readonly types: string; readonly default: string }

/** The field `exports` of a package.json in `folder`. */
export function exportsOf(folder: string): Readonly<Record<string, Target>> {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, Target>>
  }
  return exports
}

/**
 * Every script of a package by its subpath: paths from `folder`, which holds the package as it was built. A pattern stands
 * for each file behind it, but for those that a longer pattern leads to, as Node reads them.
 */
export function scriptsOf(folder: string): ReadonlyMap<string, string> {
  const rows = Object.entries(exportsOf(folder)).map(
    ([subpath, target]) => [subpath, typeof target === 'string' ? target : target.default] as const,
  )
  const isScript = ([, target]: readonly [string, string]) => target.endsWith('.js')
  const scripts = rows.filter(isScript).map(([subpath, target]) => [subpath, target.replace(/^\.\//, '')] as const)
  const files = readdirSync(join(folder, 'dist'), { recursive: true }).map((name) => `dist/${name}`)
  const behind = ([subpath, target]: readonly [string, string]) => {
    const [start = '', end = ''] = target.split('*')
    const isBehind = (path: string) => path.startsWith(start) && path.endsWith(end)
    return files
      .filter(isBehind)
      .map((path) => [subpath.replace('*', path.slice(start.length, path.length - end.length)), path] as const)
  }
  const patterns = scripts.filter(([, target]) => target.includes('*')).sort(([a], [b]) => a.length - b.length)
  const plain = scripts.filter(([, target]) => !target.includes('*'))
  return new Map([...patterns.flatMap(behind), ...plain])
}
