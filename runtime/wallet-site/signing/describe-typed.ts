import { isPrintable } from './printable.js'
import type { TypedData, TypedValue } from './typed-data.js'

/** Typed data in words: who asks for it, and all that it says. */
export interface TypedWords {
  /** Lines of the domain. */
  readonly domain: string
  /** The contract that checks the signature, in small letters. */
  readonly contract: string | undefined
  /** Lines of the message, with its fields in the order of their type (SECURITY 3.7). */
  readonly message: string
}

/** Writes typed data for people; `undefined` where a person would not see all of it. */
export function describeTyped({ domain, message }: TypedData): TypedWords | undefined {
  const contract = domain.fields.find(({ name }) => name === 'verifyingContract')?.value
  const others = domain.fields.filter(({ name }) => name !== 'verifyingContract')
  const lines = others.flatMap(({ name, value }) => linesOf(name, value, ''))
  const words = linesOf(message.type, message, '')
  const all = [...lines, ...words]
  if (!all.every((line) => isPrintable(line)) || !isPrintable(words.join('\n'))) return undefined
  return {
    domain: lines.join('\n'),
    contract: contract?.kind === 'atom' ? String(contract.value) : undefined,
    message: words.join('\n'),
  }
}

function linesOf(name: string, value: TypedValue, indent: string): readonly string[] {
  const deeper = `${indent}  `
  if (value.kind === 'atom') return [`${indent}${name}: ${atomText(value.value, value.type)}`]
  if (value.kind === 'list') {
    const items = value.items.flatMap((item, index) => linesOf(String(index + 1), item, deeper))
    return [`${indent}${name} (${value.items.length}):`, ...items]
  }
  return [`${indent}${name}:`, ...value.fields.flatMap((field) => linesOf(field.name, field.value, deeper))]
}

/** In quotes, with what would break a line or end the quotes written out: no text looks like the next field. */
function atomText(value: bigint | boolean | string, type: string): string {
  return type === 'string' ? JSON.stringify(value) : String(value)
}
