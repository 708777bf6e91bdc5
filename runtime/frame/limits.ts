/** Bytes of a whole message, counted as JSON is (SECURITY 2.3). */
export const MOST_BYTES = 256 * 1024
/** Objects and lists inside each other. */
export const MOST_DEPTH = 16
/** Items of one list. */
export const MOST_ITEMS = 1_000

/** What keeps a message from being read at all. */
export type MessageProblem = 'size' | 'depth' | 'items' | 'key' | 'kind' | 'unreadable'

/** A copy of the message that is plain data, or why it has none. */
export type TakenMessage = { readonly value: unknown } | { readonly problem: MessageProblem }

/** Keys that reach the prototype of what they are put on. */
const prototypeKeys = ['__proto__', 'constructor', 'prototype']

/**
 * Copies what came from elsewhere before any schema reads it: plain objects, lists, texts, numbers, booleans and `null`.
 * Each property is read once, so that a getter cannot answer twice in different ways. Whole numbers without a bound become
 * hex (FACTS 4.5), properties without a value are left out. Never throws.
 */
export function takeMessage(input: unknown): TakenMessage {
  let bytes = 0
  const spend = (count: number) => {
    bytes += count
    if (bytes > MOST_BYTES) throw new Refusal('size')
  }

  function copy(value: unknown, depth: number): unknown {
    spend(1)
    switch (typeof value) {
      case 'string':
        spend(bytesOf(value))
        return value
      case 'number':
        if (!Number.isFinite(value)) throw new Refusal('kind')
        spend(8)
        return value
      case 'bigint':
        if (value < 0n) throw new Refusal('kind')
        return copy(`0x${value.toString(16)}`, depth)
      case 'boolean':
      case 'undefined':
        return value
      case 'object':
        return value === null ? value : copyObject(value, depth + 1)
      default:
        throw new Refusal('kind')
    }
  }

  function copyObject(value: object, depth: number): unknown {
    if (depth > MOST_DEPTH) throw new Refusal('depth')
    if (Array.isArray(value)) return copyList(value, depth)
    if (!isPlain(value)) throw new Refusal('kind')
    const copied: Record<string, unknown> = {}
    for (const key of Object.keys(value)) {
      if (prototypeKeys.includes(key)) throw new Refusal('key')
      spend(bytesOf(key) + 1)
      const item = copy((value as Readonly<Record<string, unknown>>)[key], depth)
      if (item !== undefined) copied[key] = item
    }
    return copied
  }

  function copyList(value: readonly unknown[], depth: number): readonly unknown[] {
    const { length } = value
    if (length > MOST_ITEMS) throw new Refusal('items')
    // By index: a list from elsewhere may bring an iterator of its own.
    return Array.from({ length }, (_, index) => copy(value[index], depth))
  }

  try {
    return { value: copy(input, 0) }
  } catch (cause) {
    return { problem: cause instanceof Refusal ? cause.problem : 'unreadable' }
  }
}

/** Ends the copy; it never leaves this file. */
class Refusal extends Error {
  readonly problem: MessageProblem

  constructor(problem: MessageProblem) {
    super(problem)
    this.problem = problem
  }
}

/** Made by a literal, or by `Object.create(null)`, in any realm. */
function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  if (prototype === null) return true
  return (
    typeof prototype === 'object' &&
    Object.getPrototypeOf(prototype) === null &&
    Object.hasOwn(prototype, 'hasOwnProperty')
  )
}

/** Bytes as UTF-8, counted without writing them: a message has ten texts, and is copied on both sides. */
function bytesOf(text: string): number {
  if (text.length > MOST_BYTES) return text.length
  let bytes = text.length
  for (let at = 0; at < text.length; at += 1) {
    const code = text.codePointAt(at) ?? 0
    if (code >= 0x80) bytes += code < 0x800 ? 1 : 2
    // Two units of the text, and four bytes.
    if (code > 0xffff) at += 1
  }
  return bytes
}
