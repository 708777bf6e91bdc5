import { dirname, join } from 'node:path'
import { reownServices } from '../../../schema/services.data.js'
import type { Resolved } from '../../config/resolved.js'
import type { Files } from '../../context.js'
import { emptyConfig, type HostEntry } from '../../hosts/host.js'
import { ownVersion } from '../../node/own-package.js'
import type { ProjectFacts } from '../../project/detect.js'
import { type EntryImports, relativeImports } from '../../project/entry.js'
import { importsFor } from '../../project/entry-imports.js'
import { ignoreFolder } from '../../project/git.js'
import { editPackageJson } from '../../project/package-json.js'
import { packagesOf } from '../../project/packages.js'
import { configTemplate } from '../../project/templates.js'
import { includeInTsconfig } from '../../project/tsconfig.js'
import type { Answers } from './answers.js'
import { featureLines } from './feature-lines.js'

/** What a step of `init` did to the files it was given: one line for the terminal, or what is left for the user to do. */
export type StepOutcome =
  | { readonly kind: 'edit'; readonly path: string; readonly summary: string }
  | { readonly kind: 'manual'; readonly text: string }
  | { readonly kind: 'nothing' }

/** Writes modal.config.ts. */
export async function writeConfig(files: Files, { dir, packages }: ProjectFacts, answers: Answers): Promise<void> {
  const { name, projectId, services, backend, walletConnectProjectId, networks, theme } = answers
  const path = join(dir, 'modal.config.ts')
  const hasRelay = services !== 'own' || walletConnectProjectId !== undefined
  const relay = walletConnectProjectId !== undefined && { relay: reownServices.relay }
  const features = featureLines({ services, hasRelay }, answers.features)
  const text = configTemplate({
    run: packages.manager.run,
    name,
    projectId,
    services: services === 'own' ? { api: backend, rpc: backend, images: backend, ...relay } : services,
    networks,
    features,
    more: { walletConnectProjectId, theme: theme && { preset: theme } },
  })
  await files.write(path, text)
}

/** Adds dependencies and scripts to package.json; `resolved` is the config. */
export async function writePackageJson(
  files: Files,
  { dir, packageJson }: ProjectFacts,
  wishes: {
    readonly spec: string | undefined
    readonly resolved: Pick<Resolved, 'networks' | 'features'>
  },
): Promise<StepOutcome> {
  const { spec, resolved } = wishes
  const text = editPackageJson(packageJson, {
    spec: spec ?? ownVersion(),
    isSpecGiven: spec !== undefined,
    packages: packagesOf(resolved),
  })
  return edit(files, dir, {
    path: 'package.json',
    before: packageJson.text,
    text,
    summary: 'add dependencies and scripts',
  })
}

/** Lets the compiler check the config. */
export async function writeTsconfig(files: Files, { dir }: ProjectFacts, config: string): Promise<StepOutcome> {
  const found = await includeInTsconfig(files, dir, config)
  if (found.kind === 'done') return { kind: 'nothing' }
  if (found.kind === 'edit') return edit(files, dir, { ...found, before: undefined, summary: `include ${config}` })
  return { kind: 'manual', text: `Add "${config}" to the "include" of ${found.path} (left alone: ${found.reason}).` }
}

/** Keeps the local data of the kit out of git. */
export async function writeGitignore(files: Files, { dir }: ProjectFacts): Promise<StepOutcome> {
  const before = await files.read(join(dir, '.gitignore'))
  const text = ignoreFolder(before, '.modal-kit')
  return edit(files, dir, { path: '.gitignore', before, text, summary: 'ignore .modal-kit/' })
}

/** Puts provider and stylesheet into the entry files. `kitFolder` is where the generated files go: `src/modal-kit`. */
export async function writeEntries(
  files: Files,
  { dir, host, entries }: ProjectFacts,
  kitFolder: string,
): Promise<readonly StepOutcome[]> {
  const outcomes: StepOutcome[] = []
  for (const entry of entries) outcomes.push(await writeEntry(files, dir, entry, importsFor(entry.path, kitFolder)))
  if (outcomes.length > 0) return outcomes
  const { path, around } = host.usualEntry
  const lost = { path: `the file that renders your app, usually ${path}`, around, reason: "it wasn't found" }
  return [manualEntry(lost, importsFor(path, kitFolder))]
}

async function writeEntry(files: Files, dir: string, entry: HostEntry, imports: EntryImports): Promise<StepOutcome> {
  const { path, starter } = entry
  const before = await files.read(join(dir, path))
  const text = before ?? starter ?? ''
  const found = await entry.wire(path, text, imports)
  if (found.kind === 'done') return { kind: 'nothing' }
  if (await isWiredBelow(files, dir, { path: join(dir, path), text })) return { kind: 'nothing' }
  if (found.kind === 'manual') return manualEntry({ ...entry, reason: found.reason }, imports)
  return edit(files, dir, { path, before, text: found.text, summary: found.summary })
}

/** Puts the plugin into the config of the build tool, so that a build is made from the config as it is in its mode. */
export async function writeBuildConfig(files: Files, { dir, host }: ProjectFacts): Promise<StepOutcome> {
  const { names, manual, wire } = host.buildConfig
  const present = await files.list(dir)
  const path = names.find((name) => present.includes(name)) ?? names.at(-1) ?? ''
  const before = await files.read(join(dir, path))
  const found = await wire(path, before ?? emptyConfig)
  if (found.kind === 'done') return { kind: 'nothing' }
  if (found.kind === 'edit') return edit(files, dir, { ...found, path, before })
  const lines = manual.map((line) => `  ${line}`)
  return { kind: 'manual', text: [`Put the plugin into ${path} (left alone: ${found.reason}):`, ...lines].join('\n') }
}

/** Whether a module the entry imports holds the provider already: the user moved it there. */
async function isWiredBelow(
  files: Files,
  dir: string,
  { path: entry, text }: { readonly path: string; readonly text: string },
): Promise<boolean> {
  for (const specifier of relativeImports(entry, text)) {
    // An alias stands for the root of the project, for src, or for app.
    const [, alias] = /^[@~]\/(.*)/.exec(specifier) ?? []
    const folders = alias === undefined ? [dirname(entry)] : [dir, join(dir, 'src'), join(dir, 'app')]
    const bases = folders.map((folder) => join(folder, alias ?? specifier))
    const paths = bases.flatMap((base) => ['', '.tsx', '.jsx', '.js'].map((extension) => base + extension))
    const texts = await Promise.all(paths.map((path) => readModule(files, path)))
    if (texts.some((module) => module?.includes('<ModalKit'))) return true
  }
  return false
}

async function readModule(files: Files, path: string): Promise<string | undefined> {
  return /\.([jt]sx|js)$/.test(path) ? files.read(path) : undefined
}

function manualEntry(
  { path, around, reason }: { readonly path: string; readonly around: string; readonly reason: string },
  imports: EntryImports,
): StepOutcome {
  const lines = [
    `Put the provider into ${path} (left alone: ${reason}):`,
    `  import { ModalKit } from '${imports.kit}'`,
    `  import '${imports.stylesheet}'`,
    `  <ModalKit>${around}</ModalKit>`,
  ]
  return { kind: 'manual', text: lines.join('\n') }
}

interface TextEdit {
  readonly path: string
  readonly before: string | undefined
  readonly text: string
  readonly summary: string
}

async function edit(files: Files, dir: string, { path, before, text, summary }: TextEdit): Promise<StepOutcome> {
  if (text === before) return { kind: 'nothing' }
  await files.write(join(dir, path), text)
  return { kind: 'edit', path, summary }
}
