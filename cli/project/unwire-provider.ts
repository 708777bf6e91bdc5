import { ts } from 'ts-morph'
import { isInLiteral } from './entry-render.js'
import { indentAt, isFirstOnLine, type Splice } from './text-edit.js'

/**
 * Takes `<name>` away from around the app, as `init` has put it: once, without props, around something that can stand
 * for itself. `undefined` where it is used in any other way; nothing to do where it is not used.
 */
export function unwrapProvider(source: ts.SourceFile, name: string): readonly Splice[] | undefined {
  const elements = elementsOf(source, name)
  if (!isPlainUse(source, name, elements)) return undefined
  return elements.flatMap((element) => unwrap(source, element))
}

/** The elements of a module that are called `name`. */
export function elementsOf(node: ts.Node, name: string): readonly ts.JsxElement[] {
  const below: ts.JsxElement[] = []
  ts.forEachChild(node, (child) => void below.push(...elementsOf(child, name)))
  const isIt = ts.isJsxElement(node) && node.openingElement.tagName.getText() === name
  return isIt ? [node, ...below] : below
}

/** One provider without props around one child, and no other mention of it. */
function isPlainUse(source: ts.SourceFile, name: string, [only, another]: readonly ts.JsxElement[]): boolean {
  const imports = source.statements.filter(ts.isImportDeclaration)
  const inBody = mentions(source, name) - imports.reduce((sum, item) => sum + mentions(item, name), 0)
  if (!only) return inBody === 0
  return !another && inBody === 2 && only.openingElement.attributes.properties.length === 0 && isReplaceable(only)
}

function mentions(node: ts.Node, name: string): number {
  const below: number[] = []
  ts.forEachChild(node, (child) => void below.push(mentions(child, name)))
  return below.reduce((sum, count) => sum + count, ts.isIdentifier(node) && node.text === name ? 1 : 0)
}

/** Whether the children can stand where the element stands: one element, or any number inside another element. */
function isReplaceable(element: ts.JsxElement): boolean {
  const children = element.children.filter((child) => !(ts.isJsxText(child) && child.containsOnlyTriviaWhiteSpaces))
  const [only, another] = children
  if (ts.isJsxElement(element.parent) || ts.isJsxFragment(element.parent)) return true
  return only !== undefined && !another && !ts.isJsxText(only) && !ts.isJsxExpression(only)
}

/** Takes the tags away, and one level of indentation from what stood between them on lines of its own. */
function unwrap(source: ts.SourceFile, element: ts.JsxElement): readonly Splice[] {
  const { text } = source
  const [from, to] = [element.openingElement.end, element.closingElement.getStart()]
  const inner = text.slice(from, to)
  const first = from + (inner.length - inner.trimStart().length)
  const last = from + inner.trimEnd().length
  const opening = { start: element.getStart(), end: first, text: '' }
  const closing = { start: last, end: element.end, text: '' }
  if (first >= last) return [{ start: element.getStart(), end: element.end, text: '' }]
  const shift = isFirstOnLine(text, first) ? depth(text, first) - depth(text, element.getStart()) : 0
  const starts = [...text.slice(first, last).matchAll(/\n/g)].map((match) => first + match.index + 1)
  const lines = starts.filter((start) => shift > 0 && !isInLiteral(source, start))
  const dedents = lines.map((start) => {
    const present = /^[ \t]*/.exec(text.slice(start))?.[0].length ?? 0
    return { start, end: start + Math.min(present, shift), text: '' }
  })
  return [opening, ...dedents, closing]
}

function depth(text: string, position: number): number {
  return indentAt(text, position).length
}
