import type { PrintedCall } from '../../schema/network-info.js'

/** Code that is printed as it stands: a call, an import, a function. */
export interface Code {
  readonly code: string
}

/** Marks text as code, for a place in a value where a literal cannot stand. */
export function code(text: string): Code {
  return { code: text }
}

/** The call, as code. */
export function callOf({ name }: Pick<PrintedCall, 'name'>): Code {
  return code(`${name}()`)
}

/** What the call is imported with. */
export function importOf({ name, from }: PrintedCall): Import {
  return { name, from: `create-modal-kit/${from}` }
}

/** Something whose entries are put into the object around it. */
export interface Spread {
  readonly spread: string
}

/** Prints `...name` in place of an entry. The key of that entry is not printed: `{ '...base': spread('base') }`. */
export function spread(name: string): Spread {
  return { spread: name }
}

/** Anything `printValue` can print. */
export type Printable =
  | string
  | number
  | boolean
  | Code
  | Spread
  | readonly Printable[]
  | { readonly [key: string]: Printable | undefined }

const width = 100

/** Prints a value as JavaScript: single quotes, no semicolons, one line where it fits and one entry a line where not. */
export function printValue(value: Printable, indent = 0): string {
  if (typeof value === 'string') return quote(value)
  if (typeof value !== 'object') return String(value)
  if (isCode(value)) return value.code
  if (isSpread(value)) return `...${value.spread}`
  const isList = isListOf(value)
  const entries = isList
    ? value.map((entry) => ({ name: '', entry }))
    : Object.entries(value).flatMap(([key, entry]) =>
        entry === undefined ? [] : [{ name: isSpread(entry) ? '' : `${printKey(key)}: `, entry }],
      )
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  if (entries.length === 0) return open + close
  const gap = isList ? '' : ' '
  const short = entries.map(({ name, entry }) => name + printValue(entry, indent)).join(', ')
  if (indent > 0 && !short.includes('\n') && short.length + indent <= width)
    return `${open}${gap}${short}${gap}${close}`
  const pad = ' '.repeat(indent + 2)
  const lines = entries.map(({ name, entry }) => `${pad}${name}${printValue(entry, indent + 2)},\n`)
  return `${open}\n${lines.join('')}${' '.repeat(indent)}${close}`
}

/** One named import. */
export interface Import {
  readonly name: string
  readonly from: string
  readonly isType?: boolean
}

/** Prints imports sorted by module, values before types. */
export function printImports(imports: readonly Import[]): string {
  const order = ({ from, isType }: Import) => `${isType ? 1 : 0} ${from}`
  return [...imports]
    .sort((a, b) => (order(a) < order(b) ? -1 : 1))
    .map(({ name, from, isType }) => `import ${isType ? 'type ' : ''}{ ${name} } from ${quote(from)}\n`)
    .join('')
}

/**
 * A JavaScript string literal. Besides what must be escaped it escapes `<`, line separators and changes of
 * direction, so that the text can neither end a script element nor look like something it is not.
 */
export function quote(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")
  return `'${[...inner].map((character) => (isPlain(character) ? character : escapeOf(character))).join('')}'`
}

function isPlain(character: string): boolean {
  if (character === '<') return false
  return !/[\u007f-\u009f\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/.test(character)
}

function escapeOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}`
}

function printKey(key: string): string {
  if (key === '__proto__') return `[${quote(key)}]`
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key)
}

function isListOf(value: object): value is readonly Printable[] {
  return Array.isArray(value)
}

function isSpread(value: Printable): value is Spread {
  return typeof value === 'object' && 'spread' in value && Object.keys(value).length === 1
}

function isCode(value: object): value is Code {
  return 'code' in value && typeof value.code === 'string' && Object.keys(value).length === 1
}
