import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

const manifest = z.object({ version: z.string() })

/** The version of the package that this file is in: the backend's own, or the kit's where `modal-kit dev` runs it. */
export function readVersion(from: string = import.meta.url): string {
  for (let folder = new URL('.', from); ; folder = new URL('..', folder)) {
    const file = new URL('package.json', folder)
    if (existsSync(file)) return manifest.parse(JSON.parse(readFileSync(file, 'utf8'))).version
    if (folder.pathname === new URL('..', folder).pathname) return 'unknown'
  }
}
