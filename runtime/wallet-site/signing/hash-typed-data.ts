import { keccak_256 } from '@noble/hashes/sha3'
import { fromHex, joined } from './hex.js'
import { reachedTypes, type TypedData, type TypedValue } from './typed-data.js'

type Bytes = Uint8Array<ArrayBuffer>

/** The digest of EIP-712 that is signed. */
export function hashTypedData({ types, domain, message }: TypedData): Bytes {
  const both = [domain, message].map((struct) => encode(types, struct))
  return hash(joined(Uint8Array.of(0x19, 0x01), ...both))
}

/** A value as it stands in a struct: 32 bytes. */
function encode(types: TypedData['types'], value: TypedValue): Bytes {
  if (value.kind === 'list') return hash(joined(...value.items.map((item) => encode(types, item))))
  if (value.kind === 'atom') return encodeAtom(value)
  const fields = value.fields.map((field) => encode(types, field.value))
  return hash(joined(hash(utf8(typeText(types, value.type))), ...fields))
}

/** The type with those that it is made of behind it, in the order of the alphabet. */
function typeText(types: TypedData['types'], type: string): string {
  const others = [...reachedTypes(types, type)].filter((each) => each !== type).sort()
  return [type, ...others]
    .map((each) => `${each}(${(types.get(each) ?? []).map((field) => `${field.type} ${field.name}`).join(',')})`)
    .join('')
}

function encodeAtom({ type, value }: Extract<TypedValue, { kind: 'atom' }>): Bytes {
  const slot = new Uint8Array(32)
  if (typeof value === 'string') {
    if (type === 'string') return hash(utf8(value))
    const bytes = fromHex(value) ?? new Uint8Array()
    if (type === 'bytes') return hash(bytes)
    // Numbers and addresses stand at the end, bytes at the front.
    slot.set(bytes, type === 'address' ? 32 - bytes.length : 0)
    return slot
  }
  let rest = BigInt.asUintN(256, BigInt(value))
  for (let at = 31; rest > 0n; at -= 1) {
    slot[at] = Number(rest & 0xffn)
    rest >>= 8n
  }
  return slot
}

function utf8(text: string): Bytes {
  return new TextEncoder().encode(text)
}

function hash(bytes: Bytes): Bytes {
  return Uint8Array.from(keccak_256(bytes))
}
