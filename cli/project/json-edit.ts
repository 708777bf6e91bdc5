import { ts } from 'ts-morph'
import { indentAt, indentUnitOf, isFirstOnLine, newlineOf, type Splice, splice } from './text-edit.js'

/**
 * Sets a property of a JSON text, with comments or without, and leaves every other character as it is.
 * Objects on the way are made when they are missing; a new key goes where the order of the keys wants it
 * if they are sorted, and last otherwise. `undefined` when the text is no object or something else is in the way.
 */
export function setJsonProperty(text: string, path: readonly string[], value: unknown): string | undefined {
  const found = objectAt(text, path.slice(0, -1))
  const key = path.at(-1)
  if (!found || key === undefined) return undefined
  const { object, missing } = found
  const [first, ...rest] = [...missing, key]
  const nested = rest.reduceRight<unknown>((inner, name) => ({ [name]: inner }), value)
  const existing = object.properties.find((property) => keyOf(property) === first)
  if (!existing) return splice(text, [newProperty(text, object, first ?? key, nested)])
  if (!ts.isPropertyAssignment(existing)) return undefined
  const { initializer } = existing
  return splice(text, [{ start: initializer.getStart(), end: initializer.end, text: JSON.stringify(value) }])
}

/** Adds a string to the end of an array. `undefined` when there is no array at `path`. */
export function appendJsonItem(text: string, path: readonly string[], item: string): string | undefined {
  const key = path.at(-1)
  const found = objectAt(text, path.slice(0, -1))
  const property = found?.object.properties.find((candidate) => keyOf(candidate) === key)
  if (!property || found?.missing.length || !ts.isPropertyAssignment(property)) return undefined
  const array = property.initializer
  if (!ts.isArrayLiteralExpression(array)) return undefined
  const last = array.elements.at(-1)
  const put = JSON.stringify(item)
  if (!last) return splice(text, [{ start: array.getStart() + 1, end: array.getStart() + 1, text: put }])
  return splice(text, [{ start: last.end, end: last.end, text: `,${gapBefore(text, last)}${put}` }])
}

/** The deepest object on the way to `path`, and the names below it that are not there yet. */
function objectAt(
  text: string,
  path: readonly string[],
): { readonly object: ts.ObjectLiteralExpression; readonly missing: readonly string[] } | undefined {
  const [statement] = ts.createSourceFile('file.json', text, ts.ScriptTarget.JSON, true, ts.ScriptKind.JSON).statements
  const root = statement && ts.isExpressionStatement(statement) ? statement.expression : undefined
  if (!root || !ts.isObjectLiteralExpression(root)) return undefined
  let object = root
  for (const [index, name] of path.entries()) {
    const property = object.properties.find((candidate) => keyOf(candidate) === name)
    if (!property) return { object, missing: path.slice(index) }
    if (!ts.isPropertyAssignment(property) || !ts.isObjectLiteralExpression(property.initializer)) return undefined
    object = property.initializer
  }
  return { object, missing: [] }
}

function newProperty(text: string, object: ts.ObjectLiteralExpression, key: string, value: unknown): Splice {
  const keys = object.properties.map((property) => keyOf(property) ?? '')
  const isSorted = keys.every((name, index) => index === 0 || (keys[index - 1] ?? '') <= name)
  const at = isSorted ? keys.filter((name) => name < key).length : keys.length
  const [before, after] = [object.properties[at - 1], object.properties[at]]
  const neighbour = before ?? after
  if (!neighbour) return onlyProperty(text, object, key, value)
  const gap = gapBefore(text, neighbour)
  const put = `${JSON.stringify(key)}: ${print(text, value, indentAt(text, neighbour.getStart()))}`
  if (before) return { start: before.end, end: before.end, text: `,${gap}${put}` }
  return { start: neighbour.getStart(), end: neighbour.getStart(), text: `${put},${gap}` }
}

function onlyProperty(text: string, object: ts.ObjectLiteralExpression, key: string, value: unknown): Splice {
  const [newline, outer] = [newlineOf(text), indentAt(text, object.getStart())]
  const inner = outer + indentUnitOf(text)
  const put = `${JSON.stringify(key)}: ${print(text, value, inner)}`
  return { start: object.getStart() + 1, end: object.end - 1, text: `${newline}${inner}${put}${newline}${outer}` }
}

/** The white space that puts the next item the way `node` is put: on its own line, or after a space. */
function gapBefore(text: string, node: ts.Node): string {
  const start = node.getStart()
  return isFirstOnLine(text, start) ? newlineOf(text) + indentAt(text, start) : ' '
}

function print(text: string, value: unknown, indent: string): string {
  return JSON.stringify(value, undefined, indentUnitOf(text)).replaceAll('\n', newlineOf(text) + indent)
}

function keyOf(property: ts.ObjectLiteralElementLike): string | undefined {
  return property.name && (ts.isStringLiteral(property.name) || ts.isIdentifier(property.name))
    ? property.name.text
    : undefined
}
