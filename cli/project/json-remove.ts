import { ts } from 'ts-morph'
import { endWithComma, removeProperty } from './object-edit.js'
import { splice } from './text-edit.js'

/**
 * Takes a property out of a JSON text, with comments or without, and every object that this leaves empty. Every other
 * character stays. The text itself where there is no such property.
 */
export function removeJsonProperty(text: string, path: readonly string[]): string {
  const found = propertyAt(text, path)
  if (!found) return text
  const { properties } = found.parent as ts.ObjectLiteralExpression
  if (properties.length === 1 && path.length > 1) return removeJsonProperty(text, path.slice(0, -1))
  return splice(text, removeProperty(text, found))
}

/** Takes a string out of the list at `path`, with its comma. The text itself where it is not there. */
export function removeJsonItem(text: string, path: readonly string[], item: string): string {
  const list = propertyAt(text, path)?.initializer
  if (!list || !ts.isArrayLiteralExpression(list)) return text
  const { elements } = list
  const at = elements.findIndex((element) => ts.isStringLiteral(element) && element.text === item)
  const [before, element, after] = [elements[at - 1], elements[at], elements[at + 1]]
  if (!element) return text
  if (before) return splice(text, [{ start: before.end, end: element.end, text: '' }])
  const end = after?.getStart() ?? endWithComma(elements, at)
  return splice(text, [{ start: element.getStart(), end, text: '' }])
}

function propertyAt(text: string, path: readonly string[]): ts.PropertyAssignment | undefined {
  const [statement] = ts.createSourceFile('file.json', text, ts.ScriptTarget.JSON, true, ts.ScriptKind.JSON).statements
  let at: ts.Expression | undefined =
    statement && ts.isExpressionStatement(statement) ? statement.expression : undefined
  let found: ts.PropertyAssignment | undefined
  for (const name of path) {
    if (!at || !ts.isObjectLiteralExpression(at)) return undefined
    found = at.properties
      .filter(ts.isPropertyAssignment)
      .find(({ name: key }) => ts.isStringLiteral(key) && key.text === name)
    at = found?.initializer
  }
  return found
}
