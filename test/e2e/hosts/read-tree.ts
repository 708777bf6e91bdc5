import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What installs, builds and the local stack leave behind: nobody commits it. */
const left = [
  'node_modules',
  'dist',
  'build',
  '.next',
  '.react-router',
  '.modal-kit',
  'package-lock.json',
  'pnpm-lock.yaml',
  'next-env.d.ts',
]

/** The files of an app that somebody would commit: text by path. */
export async function readTree(dir: string): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(dir, { withFileTypes: true })
  const kept = entries.filter(({ name }) => !left.includes(name) && !name.endsWith('.tsbuildinfo'))
  const found = await Promise.all(
    kept.map(async (entry) => {
      const path = join(dir, entry.name)
      if (!entry.isDirectory()) return [[entry.name, await readFile(path, 'utf8')]] as const
      return Object.entries(await readTree(path)).map(([name, text]) => [`${entry.name}/${name}`, text] as const)
    }),
  )
  return Object.fromEntries(found.flat().sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Hash and time of the last write of each committed file: equal when nothing was written in between. */
export async function hashTree(dir: string): Promise<Readonly<Record<string, string>>> {
  const rows = Object.entries(await readTree(dir)).map(async ([path, text]) => {
    const { mtimeMs } = await stat(join(dir, path))
    return [path, `${createHash('sha256').update(text).digest('hex')} ${mtimeMs}`] as const
  })
  return Object.fromEntries(await Promise.all(rows))
}
