import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Writes the files of a wallet's site as a build does, of a script and a style alone: its API is that of any build. */
export async function writeSiteFolder(folder: string): Promise<void> {
  await mkdir(join(folder, 'assets'), { recursive: true })
  const files = { 'assets/frame-0123abcd.js': 'globalThis.isStarted = true\n', 'assets/site-0123abcd.css': 'p {}\n' }
  const listed = Object.entries(files).map(([path, text]) => [path, { path, sha256: hashOf(text) }] as const)
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text)
  await writeFile(join(folder, 'manifest.json'), JSON.stringify({ build: '1', files: Object.fromEntries(listed) }))
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
