import { dirname, join, posix } from 'node:path'
import { defaults } from '../../../schema/defaults.data.js'
import { plannedConnectorTypes } from '../../../schema/planned.data.js'
import type { Files } from '../../context.js'
import { ownVersion } from '../../node/own-package.js'
import type { ProjectFacts } from '../../project/detect.js'
import { relativeImports, wireEntry } from '../../project/entry.js'
import { ignoreFolder } from '../../project/gitignore.js'
import { editPackageJson } from '../../project/package-json.js'
import { configTemplate } from '../../project/templates.js'
import { includeInTsconfig } from '../../project/tsconfig.js'
import { stackPackages } from '../../stack/packages.data.js'
import type { Answers } from './answers.js'

/** What a step of `init` did to the files it was given: one line for people, or what is left for the user to do. */
export type StepOutcome =
  | { readonly kind: 'edit'; readonly path: string; readonly summary: string }
  | { readonly kind: 'manual'; readonly text: string }
  | { readonly kind: 'nothing' }

/** Writes modal.config.ts. */
export async function writeConfig(
  files: Files,
  { dir, name, packages }: ProjectFacts,
  answers: Answers,
): Promise<void> {
  const { projectId, services, networks, features } = answers
  const connectorTypeOrder = defaults.features.connectorTypeOrder.filter(
    (type) => !plannedConnectorTypes.includes(type),
  )
  const receive = features?.includes('receive') ?? defaults.features.receive
  const run = packages.manager.run
  const path = join(dir, 'modal.config.ts')
  await files.write(path, configTemplate({ run, name, projectId, services, networks, connectorTypeOrder, receive }))
}

/** Adds dependencies and scripts to package.json; `hasStack` adds what the local stack is made of. */
export async function writePackageJson(
  files: Files,
  { dir, packageJson }: ProjectFacts,
  { spec, hasStack }: { readonly spec: string | undefined; readonly hasStack: boolean },
): Promise<StepOutcome> {
  const stack = Object.fromEntries(Object.values(stackPackages).flatMap((part) => Object.entries(part)))
  const text = editPackageJson(packageJson, {
    spec: spec ?? ownVersion(),
    isSpecGiven: spec !== undefined,
    devPackages: hasStack ? stack : {},
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

/** Puts provider and stylesheet into the entry file. `kitFolder` is where the generated files go: `src/modal-kit`. */
export async function writeEntry(files: Files, { dir, entry }: ProjectFacts, kitFolder: string): Promise<StepOutcome> {
  const folder = posix.relative(posix.dirname(entry ?? 'src/main.tsx'), kitFolder)
  const kit = folder.startsWith('.') ? folder : `./${folder}`
  const imports = { kit, stylesheet: `${kit}/modal-kit.css` }
  if (entry === undefined) return manualEntry('the file that renders your app', 'it was not found', imports)
  const before = (await files.read(join(dir, entry))) ?? ''
  const found = wireEntry(entry, before, imports)
  if (found.kind === 'done') return { kind: 'nothing' }
  if (await isWiredBelow(files, join(dir, entry), before)) return { kind: 'nothing' }
  if (found.kind === 'manual') return manualEntry(entry, found.reason, imports)
  return edit(files, dir, { path: entry, before, text: found.text, summary: found.summary })
}

/** Whether a module the entry imports holds the provider already: the user moved it there. */
async function isWiredBelow(files: Files, entry: string, text: string): Promise<boolean> {
  for (const specifier of relativeImports(entry, text)) {
    const path = join(dirname(entry), specifier)
    const texts = await Promise.all(['', '.tsx', '.jsx'].map((extension) => readModule(files, path + extension)))
    if (texts.some((module) => module?.includes('<ModalKit'))) return true
  }
  return false
}

async function readModule(files: Files, path: string): Promise<string | undefined> {
  return /\.[jt]sx$/.test(path) ? files.read(path) : undefined
}

function manualEntry(
  file: string,
  reason: string,
  imports: { readonly kit: string; readonly stylesheet: string },
): StepOutcome {
  const lines = [
    `Put the provider into ${file} (left alone: ${reason}):`,
    `  import { ModalKit } from '${imports.kit}'`,
    `  import '${imports.stylesheet}'`,
    '  <ModalKit>the app</ModalKit>',
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
