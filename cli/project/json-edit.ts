import { applyEdits, findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser'
import { indentAt, indentUnitOf, isFirstOnLine, newlineOf } from './text-edit.js'

// jsonc-parser finds the places and replaces values. What it inserts and removes also changes the lines beside an edit,
// and of several items it takes the last one out with the wrong characters (3.3.1).

/**
 * Sets a property of a JSON text, with comments or without, and leaves every other character as it is.
 * Objects on the way are made when they are missing; a new key goes where the order of the keys wants it
 * if they are sorted, and last otherwise. `undefined` when the text is no object or something else is in the way.
 */
export function setJsonProperty(text: string, path: readonly string[], value: unknown): string | undefined {
  if (nodeAt(text, [])?.type !== 'object') return undefined
  if (nodeAt(text, path)) return applyEdits(text, modify(text, [...path], value, {}))
  const depth = path.findLastIndex((_, length) => nodeAt(text, path.slice(0, length)))
  const object = nodeAt(text, path.slice(0, depth))
  const [key, ...rest] = path.slice(depth)
  if (object?.type !== 'object' || key === undefined) return undefined
  const nested = rest.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value)
  const keys = childrenOf(object).map(({ children: [name] = [] }) => String(name?.value))
  const isSorted = keys.every((name, index) => index === 0 || (keys[index - 1] ?? '') <= name)
  const index = isSorted ? keys.filter((name) => name < key).length : keys.length
  const put = (indent: string) => {
    const printed = JSON.stringify(nested, undefined, indentUnitOf(text)).replaceAll('\n', newlineOf(text) + indent)
    return `${JSON.stringify(key)}: ${printed}`
  }
  return insert(text, object, index, put)
}

/** Adds a string to the end of an array. `undefined` when there is no array at `path`. */
export function appendJsonItem(text: string, path: readonly string[], item: string): string | undefined {
  const list = nodeAt(text, path)
  if (list?.type !== 'array') return undefined
  return insert(text, list, childrenOf(list).length, () => JSON.stringify(item))
}

/**
 * Takes a property out of a JSON text, with comments or without, and every object that this leaves empty. Every other
 * character stays. The text itself where there is no such property.
 */
export function removeJsonProperty(text: string, path: readonly string[]): string {
  const property = nodeAt(text, path)?.parent
  if (!property?.parent) return text
  if (childrenOf(property.parent).length === 1 && path.length > 1) return removeJsonProperty(text, path.slice(0, -1))
  return remove(text, property.parent, property)
}

/** Takes a string out of the list at `path`, with its comma. The text itself where it is not there. */
export function removeJsonItem(text: string, path: readonly string[], item: string): string {
  const list = nodeAt(text, path)
  const element = list?.type === 'array' && childrenOf(list).find(({ value }) => value === item)
  return list && element ? remove(text, list, element) : text
}

function nodeAt(text: string, path: readonly string[]): Node | undefined {
  const root = parseTree(text)
  return root && findNodeAtLocation(root, [...path])
}

function childrenOf({ children = [] }: Node): readonly Node[] {
  return children
}

function endOf({ offset, length }: Node): number {
  return offset + length
}

/** Puts an item in the way its neighbours are put: on its own line, or after a space. `put` gets the indentation of its line. */
function insert(text: string, holder: Node, index: number, put: (indent: string) => string): string {
  const [before, after] = [childrenOf(holder)[index - 1], childrenOf(holder)[index]]
  const neighbour = before ?? after
  if (!neighbour) return insertFirst(text, holder, put)
  const indent = indentAt(text, neighbour.offset)
  const gap = isFirstOnLine(text, neighbour.offset) ? newlineOf(text) + indent : ' '
  const at = before ? endOf(before) : neighbour.offset
  return text.slice(0, at) + (before ? `,${gap}${put(indent)}` : `${put(indent)},${gap}`) + text.slice(at)
}

/** A list stays on its line, an object opens up. */
function insertFirst(text: string, holder: Node, put: (indent: string) => string): string {
  const [newline, outer, close] = [newlineOf(text), indentAt(text, holder.offset), endOf(holder) - 1]
  const inner = outer + indentUnitOf(text)
  const item = holder.type === 'array' ? put(outer) : `${newline}${inner}${put(inner)}${newline}${outer}`
  return text.slice(0, close).trimEnd() + item + text.slice(close)
}

/** Takes an item out with one comma and the space between it and its neighbour; what is around the only one goes as well. */
function remove(text: string, holder: Node, item: Node): string {
  const items = childrenOf(holder)
  const at = items.indexOf(item)
  const [before, after] = [items[at - 1], items[at + 1]]
  if (before) return text.slice(0, endOf(before)) + text.slice(endOf(item))
  if (after) return text.slice(0, item.offset) + text.slice(after.offset)
  return text.slice(0, holder.offset + 1) + text.slice(endOf(holder) - 1)
}
