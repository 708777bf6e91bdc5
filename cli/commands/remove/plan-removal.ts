import { join } from 'node:path'
import { configNames } from '../../config/load.js'
import type { Context } from '../../context.js'
import { printEntry } from '../../generate/artifacts.js'
import { kitFolder } from '../../generate/generate.js'
import { readStamp, stampKindOf } from '../../generate/stamp.js'
import { frameworks, isHost } from '../../hosts/frameworks.js'
import type { Change, Edit, Plan } from '../../plan/plan.js'
import { type PackageJson, readPackageJson } from '../../project/package-json.js'
import { readSources, type Sources } from '../../project/read-sources.js'
import { unwireFiles, unwireSources } from './unwire-files.js'

/** Everything `remove --all` would do, and what keeps it from being done. */
export interface RemovalPlan {
  readonly plan: Plan
  /** The config, by name, with its text. */
  readonly config: { readonly name: string; readonly text: string } | undefined
  /** Lines and scripts of the app that use the kit in ways of its own: `src/App.tsx:3  import …`. */
  readonly places: readonly string[]
  /** Files of the kit that are not as the kit has written them. */
  readonly edited: readonly string[]
  readonly packageJson: PackageJson | undefined
}

/** What of the project is the kit's. Paths are relative to the project folder, with forward slashes. */
export interface KitFiles {
  readonly folder: string
  /** What goes, with its text, the config last; `isEdited` says that it would be a loss. */
  readonly files: readonly { readonly path: string; readonly text: string; readonly isEdited: boolean }[]
}

/** Computes all changes of `remove --all` as one plan; nothing on the disk is touched. */
export async function planRemoval(context: Context, { force }: { readonly force: boolean }): Promise<RemovalPlan> {
  const { cwd, files } = context
  const packageJson = await readPackageJson(files, cwd)
  const kit = await findKit(context)
  const config = kit.files.find(({ path }) => configNames.some((name) => name === path))
  const paths = kit.files.map(({ path }) => path)
  const all = await readSources(files, cwd)
  const sources: Sources = new Map([...all].filter(([path]) => !paths.includes(path)))
  const parts = { paths, folder: kit.folder, dependencies: Object.keys(packageJson?.dependencies ?? {}) }
  const unwired = unwireSources(sources, parts)
  const own = await unwireFiles(files, cwd, { packageJson, sources, config: config?.path })
  const copies = new Map<string, string | undefined>()
  for (const path of paths) copies.set(path, await files.read(join(cwd, `${path}.orig`)))
  const removals = kit.files.map((file) => removalOf(file, copies.get(file.path), force))
  return {
    plan: {
      changes: [...[...unwired.edits.map(takeOut), ...own.edits.map(replace)], ...own.removals, ...removals.flat()],
    },
    config: config && { name: config.path, text: config.text },
    places: [...unwired.places, ...own.places],
    edited: kit.files.filter(({ isEdited }) => isEdited).map(({ path }) => path),
    packageJson,
  }
}

async function findKit(context: Context): Promise<KitFiles> {
  const { cwd, files } = context
  const folder = await kitFolder(context)
  const names = (await files.list(join(cwd, folder))).filter((name) => /\.(tsx?|css|json)$/.test(name))
  const present = await files.list(cwd)
  const config = configNames.find((name) => present.includes(name))
  const found: KitFiles['files'][number][] = []
  for (const path of [...names.map((name) => `${folder}/${name}`), ...(config ? [config] : [])]) {
    const text = (await files.read(join(cwd, path))) ?? ''
    const stamp = readStamp(stampKindOf(path), text)
    if (path === config) found.push({ path, text, isEdited: false })
    else if (stamp) found.push({ path, text, isEdited: stamp.isEdited })
    else if (path === `${folder}/index.tsx`) found.push({ path, text, isEdited: bare(text) !== bare(printEntry()) })
  }
  return { folder, files: found }
}

/** Without what a formatter changes. */
function bare(text: string): string {
  return text
    .replace(/[\s;]/g, '')
    .replaceAll('"', "'")
    .replace(/,(?=[)\]}])/g, '')
}

function removalOf(
  { path, text, isEdited }: KitFiles['files'][number],
  copy: string | undefined,
  force: boolean,
): readonly Change[] {
  const removal = { kind: 'remove', path, before: text } as const
  if (!isEdited || !force) return [removal]
  const kept = { path: `${path}.orig`, after: text }
  return [copy === undefined ? { kind: 'create', ...kept } : { kind: 'replace', ...kept, before: copy }, removal]
}

/** A file that `init` has made for the provider goes as a whole, once nothing but that is in it. */
function takeOut(edit: Edit): Change {
  const starters = frameworks.filter(isHost).flatMap(({ starters = [] }) => starters.map(bare))
  return starters.includes(bare(edit.after)) ? { kind: 'remove', path: edit.path, before: edit.before } : replace(edit)
}

function replace(edit: Edit): Change {
  return { kind: 'replace', ...edit }
}
