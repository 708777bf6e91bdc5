import { type Printable, printValue } from '../generate/print.js'
import type { HostTemplate } from '../hosts/host.js'
import { listOwnFiles, readOwnText } from '../node/own-package.js'

/** A file of a template with its names filled in. */
export interface TemplateFile {
  readonly path: string
  readonly text: string
}

/** The files of a new app. `name` is its package name. */
export function hostTemplate(
  { folder, files }: HostTemplate,
  values: { readonly name: string },
): readonly TemplateFile[] {
  return files.map((file) => ({
    path: file.replace(/^_/, '.'),
    text: fillTemplate(readOwnText(`templates/${folder}/${file}`), values),
  }))
}

/** A line of `features` in a new config; `value` becomes a TypeScript literal. */
export interface FeatureLine {
  readonly flag: string
  readonly comment?: string
  readonly value: Printable
}

/** What a new config is filled with. Every value but `run`, `features` and `more` becomes a TypeScript literal. */
export interface ConfigValues {
  readonly run: string
  readonly projectId: string
  readonly name: string
  readonly networks: readonly string[]
  readonly services: string | { readonly [name: string]: string | undefined }
  readonly features: readonly FeatureLine[]
  /** Keys that stand behind the features, where they say something. */
  readonly more: { readonly [key: string]: Printable | undefined }
}

/** A new modal.config.ts. */
export function configTemplate({ run, features, more, ...literals }: ConfigValues): string {
  const printed = Object.entries(literals).map(([name, value]) => [name, printValue(value, 2)])
  const lines = features.flatMap(({ flag, comment, value }) => [
    ...(comment ? [`// ${comment}`] : []),
    `${flag}: ${printValue(value, 4)},`,
  ])
  const added = Object.entries(more).flatMap(([key, value]) =>
    value === undefined ? [] : [`\n\n  ${key}: ${printValue(value, 2)},`],
  )
  const values = { run, features: lines.join('\n    '), more: added.join(''), ...Object.fromEntries(printed) }
  return fillTemplate(readOwnText('templates/modal.config.ts'), values)
}

function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)
}

/** What holds the settings of this machine, in the folder of the backend: the one file that is no part of the code. */
export const settingsFile = '.env'

const folder = 'templates/backend'

/** Folders that a build or a run leaves behind, and what only the tests of this package use. */
const notCopied = /(^|\/)(node_modules|dist|testing|\.modal-kit)\/|\.test\.ts$|\.tsbuildinfo$/

/** Names that npm would leave out of a package, or rename, if they were written as they are. */
const realNames: Readonly<Record<string, string>> = {
  '_package-lock.json': 'package-lock.json',
  _gitignore: '.gitignore',
  _dockerignore: '.dockerignore',
  '_env.example': '.env.example',
}

/**
 * The files of the backend as they go into a project, by their path in it, without tests. The settings of this machine,
 * `.env`, begin as the example that is beside them.
 */
export function backendTemplate(): readonly TemplateFile[] {
  const files = listOwnFiles(folder)
    .filter((path) => !notCopied.test(path))
    .map((path) => ({ path: realNames[path] ?? path, text: readOwnText(`${folder}/${path}`) }))
  return [...files, { path: settingsFile, text: readOwnText(`${folder}/_env.example`) }]
}
