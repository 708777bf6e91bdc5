import { fromHex } from './hex.js'

/** A field of a struct of EIP-712. */
export interface TypedField {
  readonly name: string
  readonly type: string
}

/** A value of typed data, read by its type: whole numbers are bigints, bytes and addresses small letters of hex. */
export type TypedValue =
  | { readonly kind: 'struct'; readonly type: string; readonly fields: readonly (TypedField & { value: TypedValue })[] }
  | { readonly kind: 'list'; readonly type: string; readonly items: readonly TypedValue[] }
  | { readonly kind: 'atom'; readonly type: string; readonly value: bigint | boolean | string }

type Struct = Extract<TypedValue, { kind: 'struct' }>

/** Typed data, all of which is hashed: there is nothing else in it. */
export interface TypedData {
  readonly types: ReadonlyMap<string, readonly TypedField[]>
  readonly domain: Struct
  readonly message: Struct
}

/** What the domain may have, in the types of EIP-712. */
const domainTypes: ReadonlyMap<string, string> = /*#__PURE__*/ new Map([
  ['name', 'string'],
  ['version', 'string'],
  ['chainId', 'uint256'],
  ['verifyingContract', 'address'],
  ['salt', 'bytes32'],
])
const DOMAIN = 'EIP712Domain'
const MOST_LETTERS = 64_000
const MOST_DEPTH = 16
const MOST_VALUES = 1_000
const name = /^[A-Za-z_$][\w$]{0,99}$/

/**
 * Reads the JSON of typed data. `undefined` for what is none, has a key beside those of its types, a value that is not of its
 * type, or is too much: what is shown of it is all that is hashed, and the other way round.
 */
export function readTypedData(json: string): TypedData | undefined {
  if (json.length > MOST_LETTERS) return undefined
  try {
    const { types, domain, message, primaryType, ...others } = asRecord(JSON.parse(json))
    const known = readTypes(types)
    if (Object.keys(others).length > 0 || typeof primaryType !== 'string' || primaryType === DOMAIN) return undefined
    const ofDomain = known.get(DOMAIN)
    if (!ofDomain?.every((field) => domainTypes.get(field.name) === field.type)) return undefined
    const read = reader(known)
    const data = { types: known, domain: read(DOMAIN, domain, 0), message: read(primaryType, message, 0) }
    return isStruct(data.domain) && isStruct(data.message)
      ? { ...data, domain: data.domain, message: data.message }
      : undefined
  } catch (cause) {
    if (cause instanceof TypeError || cause instanceof SyntaxError || cause instanceof RangeError) return undefined
    throw cause
  }
}

/** The structs that a type is made of, itself among them. */
export function reachedTypes(types: TypedData['types'], type: string, found = new Set<string>()): ReadonlySet<string> {
  const base = baseOf(type)
  const fields = types.get(base)
  if (!fields || found.has(base)) return found
  found.add(base)
  for (const field of fields) reachedTypes(types, field.type, found)
  return found
}

/** A type without its brackets. */
function baseOf(type: string): string {
  return type.replace(/(\[\d*\])+$/, '')
}

function isStruct(value: TypedValue): value is Struct {
  return value.kind === 'struct'
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new TypeError('It is no object.')
  return value as Readonly<Record<string, unknown>>
}

function readTypes(value: unknown): ReadonlyMap<string, readonly TypedField[]> {
  const entries = Object.entries(asRecord(value)).map(([type, fields]) => {
    // One that is named as a type of Solidity would be taken for it.
    if (!name.test(type) || readAtom(type, undefined) !== 'none' || !Array.isArray(fields)) throw new TypeError(type)
    const read = fields.map((field): TypedField => {
      const { name: own, type: of, ...others } = asRecord(field)
      if (typeof own !== 'string' || !name.test(own) || typeof of !== 'string' || Object.keys(others).length > 0)
        throw new TypeError(type)
      return { name: own, type: of }
    })
    if (new Set(read.map((field) => field.name)).size !== read.length) throw new TypeError(type)
    return [type, read] as const
  })
  return new Map(entries)
}

/** Reads values, of which there may be so many. */
function reader(types: ReadonlyMap<string, readonly TypedField[]>) {
  let count = 0
  function read(type: string, value: unknown, depth: number): TypedValue {
    count += 1
    if (depth > MOST_DEPTH || count > MOST_VALUES) throw new RangeError('It is too much.')
    const [, inner, length] = /^(.+)\[(\d*)\]$/.exec(type) ?? []
    if (inner !== undefined) {
      if (!Array.isArray(value) || (length !== '' && String(value.length) !== length)) throw new TypeError(type)
      return { kind: 'list', type, items: value.map((item: unknown) => read(inner, item, depth + 1)) }
    }
    const fields = types.get(type)
    if (!fields) {
      const atom = readAtom(type, value)
      if (atom === undefined || atom === 'none') throw new TypeError(type)
      return { kind: 'atom', type, value: atom.value }
    }
    const given = asRecord(value)
    if (Object.keys(given).length !== fields.length) throw new TypeError(type)
    return {
      kind: 'struct',
      type,
      fields: fields.map((field) => {
        if (!Object.hasOwn(given, field.name)) throw new TypeError(type)
        return { ...field, value: read(field.type, given[field.name], depth + 1) }
      }),
    }
  }
  return read
}

type Atom = { readonly value: bigint | boolean | string }

/** A value of a type of Solidity; `undefined` where it is not of that type, `none` where there is no such type. */
function readAtom(type: string, value: unknown): Atom | 'none' | undefined {
  if (type === 'string') return typeof value === 'string' ? { value } : undefined
  if (type === 'bool') return typeof value === 'boolean' ? { value } : undefined
  if (type === 'address') return readBytes(value, 20)
  const [, kind, digits = ''] = /^(u?int|bytes)(\d*)$/.exec(type) ?? []
  if (kind === 'bytes') {
    if (digits === '') return readBytes(value)
    return isSize(digits, 1, 32) ? readBytes(value, Number(digits)) : 'none'
  }
  // Without bits it would be hashed in two ways: by the name that is written, and by the one that is meant.
  if (kind === undefined || !isSize(digits, 8, 256) || Number(digits) % 8 !== 0) return 'none'
  return readNumber(value, Number(digits), kind === 'int')
}

function isSize(digits: string, least: number, most: number): boolean {
  return /^[1-9]\d{0,2}$/.test(digits) && Number(digits) >= least && Number(digits) <= most
}

function readBytes(value: unknown, length?: number): Atom | undefined {
  if (typeof value !== 'string') return undefined
  const bytes = fromHex(value)
  if (!bytes || (length !== undefined && bytes.length !== length)) return undefined
  return { value: value.toLowerCase() }
}

function readNumber(value: unknown, bits: number, isSigned: boolean): Atom | undefined {
  const isWhole = typeof value === 'number' && Number.isSafeInteger(value)
  const isText = typeof value === 'string' && /^(-?\d{1,78}|0x[\da-f]{1,64})$/i.test(value)
  if (!isWhole && !isText) return undefined
  const number = BigInt(value as number | string)
  const cut = isSigned ? BigInt.asIntN(bits, number) : BigInt.asUintN(bits, number)
  return cut === number ? { value: number } : undefined
}
