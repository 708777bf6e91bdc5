import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { LateSlots } from '../../runtime/contract/kit.js'
import { folderOf } from '../../schema/feature.js'
import { features } from '../../schema/registry.js'
import { featuresWithErrors, slotsIn, type Text } from '../../schema/texts.js'

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

/** What people read of the errors that features add to the catalogue, in English. A config replaces none of it. */
export async function errorTexts(): Promise<readonly Text[]> {
  const late = features.filter((feature) => 'late' in feature)
  const added = late.map(async ({ id }) => {
    const file = new URL(`../../runtime/features/${folderOf(id)}/late.ts`, import.meta.url)
    const { slots }: { readonly slots: LateSlots } = await import(file.href)
    return Object.entries(slots.errors ?? {}).flatMap(([code, { title, userMessage }]) =>
      Object.entries({ title, userMessage }).map(([part, english]): Text => {
        const path = [code, part]
        const key = ['error', ...path].join('.')
        return { key, english, slots: slotsIn(english), freeSlots: [], owner: id, block: 'error', path }
      }),
    )
  })
  return (await Promise.all(added)).flat()
}

/**
 * Loads the pack of a language. Throws when a file exports something else than the object it is named after, with hyphens,
 * and the errors of a feature that adds some.
 */
export async function readPack(lang: string): Promise<Pack> {
  const files = readdirSync(join(folder, lang))
    .map((name) => name.replace(/\.ts$/, ''))
    .sort()
  const texts = new Map<string, string>()
  for (const file of files) {
    const module: Readonly<Record<string, unknown>> = await import(pathToFileURL(join(folder, lang, `${file}.ts`)).href)
    const name = file.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
    const names = featuresWithErrors.includes(name) ? [name, `${name}Errors`] : [name]
    if (Object.keys(module).join() !== names.join())
      throw new Error(`${lang}/${file}.ts exports ${Object.keys(module).join()}`)
    for (const each of names)
      for (const [key, text] of flatten(module[each], blockOf(each))) {
        if (texts.has(key)) throw new Error(`${lang}/${file}.ts says ${key} again`)
        texts.set(key, text)
      }
  }
  return { lang, files, texts }
}

/** Where the texts of an object stand that is one block by itself. */
function blockOf(name: string): readonly string[] {
  if (name === 'page') return ['page']
  return /^errors$|Errors$/.test(name) ? ['error'] : []
}

function flatten(value: unknown, path: readonly string[]): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return [[path.join('.'), value]]
  if (typeof value !== 'object' || value === null) throw new Error(`${path.join('.')} is no text`)
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, [...path, key]))
}
