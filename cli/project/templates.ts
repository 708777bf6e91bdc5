import { printValue } from '../generate/print.js'
import { readOwnText } from '../node/own-package.js'

/** The files of a new app, by their path in it. A leading `_` stands for a dot, which npm would not pack. */
const viteFiles = [
  '_gitignore',
  'index.html',
  'package.json',
  'src/App.tsx',
  'src/app.css',
  'src/main.tsx',
  'tsconfig.app.json',
  'tsconfig.json',
  'tsconfig.node.json',
  'vite.config.ts',
] as const

/** A file of a template with its names filled in. */
export interface TemplateFile {
  readonly path: string
  readonly text: string
}

/** The files of a new Vite app. `name` is its package name. */
export function viteTemplate(values: { readonly name: string }): readonly TemplateFile[] {
  return viteFiles.map((file) => ({
    path: file.replace(/^_/, '.'),
    text: fillTemplate(readOwnText(`templates/vite/${file}`), values),
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
