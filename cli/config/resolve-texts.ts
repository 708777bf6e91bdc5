import type { OwnTexts } from '../../schema/locale.js'
import { slotsIn, type Text, textsIn } from '../../schema/texts.js'
import { parseUrl } from '../parse-url.js'
import type { Issue } from './issue.js'
import { nearest } from './nearest.js'
import type { ResolvedTexts } from './resolved.js'

/** The texts of one language that a config replaces. */
export interface TextsResult {
  readonly texts: ResolvedTexts
  readonly issues: readonly Issue[]
  /** Those of parts that are off. */
  readonly idle: readonly Text[]
}

/** Resolves `locale.texts.<language>`; `keys` lead there, `parts` are on. A key must be the name of a text, with the slots it has. */
export function resolveTexts(
  language: string,
  own: OwnTexts,
  { keys, parts }: { readonly keys: Issue['keys']; readonly parts: readonly string[] },
): TextsResult {
  const known = new Map(textsIn(language).map((text) => [text.key, text]))
  const always = ['shell', 'page', 'error', ...parts]
  const issues: Issue[] = []
  const idle: Text[] = []
  const texts: Record<string, Record<string, string | Record<string, string>>> = {}
  for (const [key, value] of Object.entries(own)) {
    const text = known.get(key)
    if (value === undefined) continue
    if (!text) {
      issues.push({ keys: [...keys, key], ...unknownText(key, [...known.keys()]) })
      continue
    }
    const problem = problemOf(text, value)
    if (problem) issues.push({ keys: [...keys, key], ...problem })
    if (always.includes(text.owner)) put(texts, text, value)
    else idle.push(text)
  }
  return { texts, issues, idle }
}

function put(texts: Record<string, Record<string, string | Record<string, string>>>, text: Text, value: string): void {
  const { block, path } = text
  const [name = '', part] = path
  const words = { ...texts[block] }
  const before = words[name]
  words[name] = part === undefined ? value : { ...(typeof before === 'object' && before), [part]: value }
  texts[block] = words
}

function unknownText(key: string, known: readonly string[]): Pick<Issue, 'message' | 'fix'> {
  const best = nearest(key, known)
  const inside = known.filter((name) => name.startsWith(`${key}.`))
  if (inside.length > 0) return { message: 'is more than one text', fix: `Use one of ${inside.join(', ')}.` }
  return {
    message: 'is not a text of this version of create-modal-kit',
    fix: best === undefined ? 'Remove it.' : `Write ${best} instead.`,
  }
}

function problemOf(text: Text, value: string): Pick<Issue, 'message' | 'fix'> | undefined {
  const { key, english, slots, freeSlots } = text
  if (english.startsWith('https://'))
    return value.startsWith('https://') && parseUrl(value)
      ? undefined
      : { message: 'must be a https:// address', fix: 'Write the whole address, https://…' }
  const allowed = [...slots, ...freeSlots]
  const found = slotsIn(value)
  const strange = found.find((slot) => !allowed.includes(slot))
  if (strange !== undefined) {
    const fix = allowed.length > 0 ? `Use ${allowed.map(braced).join(' and ')} only.` : 'Write it without braces.'
    return { message: `has ${braced(strange)}, which this text does not get`, fix }
  }
  const missing = slots.find((slot) => !found.includes(slot))
  if (missing === undefined) return undefined
  return { message: `lacks ${braced(missing)}`, fix: `Put ${braced(missing)} into ${key}.` }
}

function braced(slot: string): string {
  return `{${slot}}`
}
