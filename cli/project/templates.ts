import { printValue } from '../generate/print.js'
import type { HostTemplate } from '../hosts/host.js'
import { readOwnText } from '../node/own-package.js'

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

/** A new modal.config.ts. Every value but `run` becomes a TypeScript literal. */
export function configTemplate({
  run,
  ...literals
}: Readonly<Record<string, string | boolean | readonly string[]>> & { readonly run: string }): string {
  const printed = Object.entries(literals).map(([name, value]) => [name, printValue(value, 2)])
  return fillTemplate(readOwnText('templates/modal.config.ts'), { run, ...Object.fromEntries(printed) })
}

function fillTemplate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)
}
