import { join } from 'node:path'
import { frameworkOf, isHost } from '../hosts/frameworks.js'
import type { HostEntry } from '../hosts/host.js'
import type { Change } from '../plan/plan.js'
import type { EntryEdit, EntryImports } from '../project/entry.js'
import { importsFor } from '../project/entry-imports.js'
import type { Repair } from './check.js'
import type { Facts } from './facts.js'

/** A file that the host renders a tree of React from. `text` is left out where the file is not there yet. */
export interface EntryFile {
  readonly entry: HostEntry
  readonly text?: string
}

/** The entry files of the app, whatever their extension; none where the host is not one that `init` sets up. */
export async function entryFiles({ files, cwd, packageJson }: Facts): Promise<readonly EntryFile[]> {
  const host = packageJson && frameworkOf(packageJson.dependencies)
  if (!host || !isHost(host)) return []
  const entries = await host.findEntries({ files, dir: cwd, packageJson })
  return Promise.all(
    entries.map(async (entry) => {
      const text = await files.read(join(cwd, entry.path))
      return { entry, ...(text !== undefined && { text }) }
    }),
  )
}

/** Computes what is to become of one entry file. */
export type WireEntry = (found: EntryFile, imports: EntryImports) => Promise<EntryEdit>

/** The repair that changes every entry file; `undefined` where there is none, or one is not clear. */
export async function entryRepair(
  entries: readonly EntryFile[],
  { config }: Facts,
  wire: WireEntry,
): Promise<Repair | undefined> {
  const changes: Change[] = []
  for (const found of entries) {
    const { path } = found.entry
    const edit = await wire(found, importsFor(path, config.folder))
    if (edit.kind === 'manual') return undefined
    if (edit.kind === 'edit') changes.push(changeOf(found, edit))
  }
  return changes.length > 0 ? () => changes : undefined
}

function changeOf({ entry: { path }, text }: EntryFile, edit: Extract<EntryEdit, { readonly kind: 'edit' }>): Change {
  if (text === undefined) return { kind: 'create', path, after: edit.text }
  return { kind: 'replace', path, before: text, after: edit.text, summary: edit.summary }
}
