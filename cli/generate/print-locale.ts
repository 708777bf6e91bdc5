import { folderOf, type Manifest } from '../../schema/feature.js'
import type { Language } from '../../schema/language.js'
import { features as registry } from '../../schema/registry.js'
import { featuresWithErrors, type Text, textsIn } from '../../schema/texts.js'
import { partsOf } from '../config/resolve.js'
import type { Resolved, ResolvedLanguage } from '../config/resolved.js'
import { code, type Import, type Printable, printImports, printValue, spread } from './print.js'

type Printables = { readonly [key: string]: Printable | undefined }

/** Name of the file with the words of a language, in the kit's folder. */
export function localeFile(lang: Language): string {
  return `locale-${lang}.ts`
}

/** Whether a file of the kit's folder has the name of one with the words of a language. */
export function isLocaleFile(name: string): boolean {
  return /^locale-[a-z]{2,3}\.ts$/.test(name)
}

/** Whether a language needs such a file: every one but English, and English where the modal says something its own way. */
export function hasLocaleFile({ lang, texts }: ResolvedLanguage): boolean {
  return lang !== 'en' || Object.keys(texts).some((block) => block !== 'page')
}

/**
 * Prints the body of `locale-de.ts`: the words of the shell and of the features that are on, with the app's own texts
 * in them. It is one file, so that a language is one request, and a feature that is off costs none of its words.
 */
export function printLocale({ lang, dir, texts }: ResolvedLanguage, { features, embedded }: Resolved): string {
  const packs = lang === 'en' ? [] : ['shell', ...partsOf(features, embedded).filter(hasWords)]
  const known = textsIn(lang)
  const own = Object.entries(texts)
    .filter(([block]) => block !== 'page' && block !== 'error')
    .map(([block, words]) => {
      const inside = known.filter((text) => text.block === block)
      const pack = packs.length > 0 ? member(inside[0]?.owner ?? '', block) : undefined
      return [block, over(pack, ownWords(words, inside, pack))] as const
    })
  const tables = packs.length > 0 ? ['errors', ...packs.filter(hasErrors).map(errorsOf)] : []
  const ownErrors = ownWords(
    texts['error'] ?? {},
    known.filter(({ block }) => block === 'error'),
    tables[0],
  )
  const locale = {
    lang,
    dir,
    words: { ...spreads(packs), ...Object.fromEntries(own) },
    errors: texts['error'] || tables.length > 1 ? { ...spreads(tables), ...ownErrors } : tables[0] && code(tables[0]),
  }
  const imports: readonly Import[] = [...packs, ...tables.slice(0, 1)].map((file) => {
    const { name, from } = fromPack(lang, file)
    return { name: hasErrors(file) ? `${name}, ${errorsOf(file)}` : name, from }
  })
  return `${printImports([...imports, { name: 'Locale', from: 'create-modal-kit/locales', isType: true }])}
export const locale = ${printValue(locale)} as const satisfies Locale
`
}

/** A feature that shows nothing has no words in any language. */
function hasWords(part: string): boolean {
  const manifests: readonly Manifest[] = registry
  return manifests.find(({ id }) => id === part)?.texts.length !== 0
}

/** Whether the file of a pack holds errors beside its words. */
function hasErrors(part: string): boolean {
  return featuresWithErrors.includes(part)
}

/** What they are exported as. */
function errorsOf(part: string): string {
  return `${part}Errors`
}

/** Imports one file of a pack, which has the name of what it translates with hyphens. */
export function fromPack(lang: Language, file: string, as = file): Import {
  return { name: file === as ? file : `${file} as ${as}`, from: `create-modal-kit/locales/${lang}/${folderOf(file)}` }
}

/** The texts of an app over those of the pack it takes the others from. Without a pack English is filled in by the modal. */
function over(pack: string | undefined, own: Printables): Printables {
  return pack === undefined ? own : { ...spreads([pack]), ...own }
}

function spreads(names: readonly string[]): Printables {
  return Object.fromEntries(names.map((name) => [`...${name}`, spread(name)]))
}

/** The app's own texts of one block. What consists of parts is printed whole, because the modal takes it whole. */
function ownWords(
  words: ResolvedLanguage['texts'][string],
  known: readonly Text[],
  pack: string | undefined,
): Printables {
  const entries = Object.entries(words).map(([name, own]) => {
    if (typeof own === 'string') return [name, own] as const
    const parts = known.filter(({ path }) => path[0] === name)
    const place = pack && member(pack, name)
    return [name, isList(parts) ? listOf(own, parts, place) : rowOf(own, parts, place)] as const
  })
  return Object.fromEntries(entries)
}

type Parts = Readonly<Record<string, string>>

function listOf(own: Parts, parts: readonly Text[], place: string | undefined): Printable {
  return parts.map(({ english }, index) => own[index] ?? (place === undefined ? english : code(`${place}[${index}]`)))
}

function rowOf(own: Parts, parts: readonly Text[], place: string | undefined): Printable {
  if (place !== undefined) return over(place, own)
  return { ...Object.fromEntries(parts.map(({ path, english }) => [path[1], english])), ...own }
}

function member(place: string, name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? `${place}.${name}` : `${place}['${name}']`
}

function isList(parts: readonly Text[]): boolean {
  return parts.some(({ path }) => path[1] === '0')
}
