import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const folder = fileURLToPath(new URL('../../runtime/locales', import.meta.url))

/** One language as its files say it. */
export interface Pack {
  readonly lang: string
  /** Names of its files without their ending. */
  readonly files: readonly string[]
  /** Every text by its name in `locale.texts`: `connect.title`, `connecting.hints.0`, `error.wallet/rejected.title`. */
  readonly texts: ReadonlyMap<string, string>
}

/** Every language with a folder. */
export function packNames(): readonly string[] {
  return readdirSync(folder).sort()
}

/** Loads the pack of a language. Throws when a file exports something else than the object it is named after, with hyphens. */
export async function readPack(lang: string): Promise<Pack> {
  const files = readdirSync(join(folder, lang))
    .map((name) => name.replace(/\.ts$/, ''))
    .sort()
  const texts = new Map<string, string>()
  for (const file of files) {
    const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(join(folder, lang, `${file}.ts`)).href)
    const name = file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    if (Object.keys(module).join() !== name) throw new Error(`${lang}/${file}.ts exports ${Object.keys(module).join()}`)
    const isOneBlock = file === 'page' || file === 'errors'
    for (const [key, text] of flatten(module[name], isOneBlock ? [file.replace(/s$/, '')] : [])) texts.set(key, text)
  }
  return { lang, files, texts }
}

function flatten(value: unknown, path: readonly string[]): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path.join('.'), value]]
  if (typeof value !== 'object' || value === null) throw new Error(`${path.join('.')} is no text`)
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, [...path, key]))
}
