import { ts } from 'ts-morph'
import { indentAt, indentUnitOf, isFirstOnLine, newlineOf, type Splice } from './text-edit.js'

/**
 * Puts `code`, a property such as `receive: true`, last into an object, the way its other properties are put: on a line
 * of its own or beside them, with a comma after it or without. Comments stay where they are.
 */
export function addProperty(text: string, object: ts.ObjectLiteralExpression, code: string): readonly Splice[] {
  const [close, isEmpty] = [object.end - 1, object.properties.length === 0]
  if (isEmpty && !isFirstOnLine(text, close))
    return [insert(close, /\s$/.test(text.slice(0, close)) ? `${code} ` : ` ${code} `)]
  return addLast(text, { list: object.properties, close }, code)
}

/** Puts `code` last into a list such as `[react()]`, in the way of `addProperty`. */
export function addElement(text: string, array: ts.ArrayLiteralExpression, code: string): readonly Splice[] {
  return addLast(text, { list: array.elements, close: array.end - 1 }, code)
}

function addLast(
  text: string,
  { list, close }: { readonly list: ts.NodeArray<ts.Node>; readonly close: number },
  code: string,
): readonly Splice[] {
  const last = list.at(-1)
  const comma = last && !list.hasTrailingComma ? [insert(last.end, ',')] : []
  if (isFirstOnLine(text, close)) {
    const outer = indentAt(text, close)
    const indent = last && isFirstOnLine(text, last.getStart()) ? indentAt(text, last.getStart()) : undefined
    const end = last && !list.hasTrailingComma ? '' : ','
    const line = `${indent ?? outer + indentUnitOf(text)}${code}${end}${newlineOf(text)}`
    return [...comma, insert(close - outer.length, line)]
  }
  if (!last) return [insert(close, code)]
  return list.hasTrailingComma ? [insert(list.end, ` ${code},`)] : [insert(last.end, `, ${code}`)]
}

/**
 * Takes a property out of its object, with its comma and a comment behind it on its line. Comments above it stay, and
 * so does the way the object ends: with a comma after the last property or without.
 */
export function removeProperty(text: string, property: ts.ObjectLiteralElementLike): readonly Splice[] {
  const object = property.parent
  return ts.isObjectLiteralExpression(object) ? removeItem(text, object.properties, property) : []
}

/** Takes an element out of its list, in the way of `removeProperty`. */
export function removeElement(text: string, element: ts.Expression): readonly Splice[] {
  const array = element.parent
  return ts.isArrayLiteralExpression(array) ? removeItem(text, array.elements, element) : []
}

function removeItem(text: string, list: ts.NodeArray<ts.Node>, item: ts.Node): readonly Splice[] {
  const at = list.indexOf(item)
  const [before, after] = [list[at - 1], list[at + 1]]
  const isLast = after === undefined
  const end = endWithComma(list, at)
  // The comma before the last item would become one at the end, where this list has none.
  const orphan = isLast && before && !list.hasTrailingComma ? [remove(item.pos - 1, item.pos)] : []
  const start = item.getStart()
  const rest = restOfLine(text, end)
  if (isFirstOnLine(text, start) && rest !== undefined)
    return [...orphan, remove(start - indentAt(text, start).length, end + rest.length)]
  if (!before && after) return [remove(start, after.getStart())]
  const lead = text.slice(item.pos, start)
  const from = lead.includes('//') ? start : item.pos + lead.trimEnd().length
  if (before || text.slice(end, item.parent.end - 1).trim() !== '') return [...orphan, remove(from, end)]
  return [remove(from, item.parent.end - 1)]
}

/** Where an item of a list ends, with the comma behind it when there is one. */
function endWithComma(list: ts.NodeArray<ts.Node>, at: number): number {
  const after = list[at + 1]
  if (after) return after.pos
  return list.hasTrailingComma ? list.end : (list[at]?.end ?? list.end)
}

/** What is left of a line with its end, when that is nothing but white space and comments. */
function restOfLine(text: string, position: number): string | undefined {
  return /^[ \t]*(?:\/\*[^\n]*?\*\/[ \t]*)?(?:\/\/[^\n]*)?\r?\n/.exec(text.slice(position))?.[0]
}

function insert(position: number, text: string): Splice {
  return { start: position, end: position, text }
}

function remove(start: number, end: number): Splice {
  return { start, end, text: '' }
}
