import { ts } from 'ts-morph'
import { isInLiteral } from './entry-render.js'
import { indentAt, isFirstOnLine, type Splice, splice } from './text-edit.js'
import { unwirePlugin } from './wire-plugin.js'

/** A module without the provider and the stylesheet, and the lines of it that still use the kit. */
export interface Unwired {
  readonly text: string
  /** Each with its line, counted from 1, in the text as it was. */
  readonly left: readonly { readonly line: number; readonly code: string }[]
}

/**
 * Takes out of a module what `init` puts into it: the import of the stylesheet, the import of `ModalKit`, and
 * `<ModalKit>` around the app, and the plugin of its build tool. `isKit` says which specifiers are the kit or its folder. What else the module takes from
 * the kit is left alone and named, and so is a provider that was given props or is used in another way.
 */
export function unwireModule(fileName: string, text: string, isKit: (specifier: string) => boolean): Unwired {
  // Only a .ts file may hold what looks like JSX and is none.
  const kind = /\.[cm]?ts$/.test(fileName) ? ts.ScriptKind.TS : ts.ScriptKind.TSX
  const source = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true, kind)
  const taken: ts.ImportDeclaration[] = []
  const left: ts.Node[] = []
  const splices: Splice[] = []
  for (const node of usesIn(source, isKit)) {
    const provider = ts.isImportDeclaration(node) ? importedProvider(node) : undefined
    const unwrapped = ts.isImportDeclaration(node) ? takeOut(source, node, provider) : undefined
    if (ts.isImportDeclaration(node) && (unwrapped || isStylesheet(node))) {
      taken.push(node)
      splices.push(...(unwrapped ?? []))
    } else left.push(node, ...(provider === undefined ? [] : elementsOf(source, provider)))
  }
  return {
    text: splice(text, [...splices, ...blocksOf(text, taken).map((block) => removeLines(text, block))]),
    left: left.map((node) => ({
      line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1,
      code: (node.getText().split('\n')[0] ?? '').trim(),
    })),
  }
}

function takeOut(
  source: ts.SourceFile,
  item: ts.ImportDeclaration,
  provider: string | undefined,
): readonly Splice[] | undefined {
  return provider === undefined ? unwirePlugin(source, item) : unwrapProvider(source, provider)
}

/** Every import, export and `import()` that names the kit. */
function usesIn(node: ts.Node, isKit: (specifier: string) => boolean): readonly ts.Node[] {
  const below: ts.Node[] = []
  ts.forEachChild(node, (child) => void below.push(...usesIn(child, isKit)))
  return isKit(specifierIn(node) ?? '') ? [node, ...below] : below
}

function specifierIn(node: ts.Node): string | undefined {
  const isStatic = ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
  const callee = ts.isCallExpression(node) ? node.expression : undefined
  const isCall =
    callee?.kind === ts.SyntaxKind.ImportKeyword || (callee && ts.isIdentifier(callee) && callee.text === 'require')
  const type = ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined
  const call = isCall && ts.isCallExpression(node) ? node.arguments[0] : undefined
  const specifier = isStatic ? node.moduleSpecifier : (type ?? call)
  return specifier && ts.isStringLiteralLike(specifier) ? specifier.text : undefined
}

function isStylesheet({ importClause, moduleSpecifier }: ts.ImportDeclaration): boolean {
  return !importClause && ts.isStringLiteral(moduleSpecifier) && moduleSpecifier.text.endsWith('/modal-kit.css')
}

/** What the provider is called, where an import brings it and nothing else. */
function importedProvider({ importClause }: ts.ImportDeclaration): string | undefined {
  const named = importClause?.namedBindings
  if (!importClause || importClause.name || !named || !ts.isNamedImports(named)) return undefined
  const [only, another] = named.elements
  return only && !another && (only.propertyName ?? only.name).text === 'ModalKit' ? only.name.text : undefined
}

interface Block {
  readonly start: number
  readonly end: number
}

/** Statements that follow each other line by line are one block. */
function blocksOf(text: string, nodes: readonly ts.Node[]): readonly Block[] {
  const blocks: Block[] = []
  for (const node of nodes) {
    const [last, start] = [blocks.at(-1), node.getStart()]
    const isNext = last && /^[ \t]*\r?\n[ \t]*$/.test(text.slice(last.end, start))
    if (isNext) blocks.pop()
    blocks.push({ start: isNext ? last.start : start, end: node.end })
  }
  return blocks
}

/** A block with its lines. What stands behind it on its last line moves to the line before. */
function removeLines(text: string, { start, end }: Block): Splice {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const rest = /^[ \t]*\r?\n/.exec(text.slice(end))?.[0].length
  if (text.slice(lineStart, start).trim() !== '') return { start, end, text: '' }
  if (rest !== undefined) return { start: lineStart, end: end + rest, text: '' }
  const before = text.slice(0, lineStart).replace(/\r?\n$/, '').length
  return { start: before, end, text: '' }
}

/**
 * Takes `<name>` away from around the app, as `init` has put it: once, without props, around something that can stand
 * for itself. `undefined` where it is used in any other way; nothing to do where it is not used.
 */
function unwrapProvider(source: ts.SourceFile, name: string): readonly Splice[] | undefined {
  const elements = elementsOf(source, name)
  if (!isPlainUse(source, name, elements)) return undefined
  return elements.flatMap((element) => unwrap(source, element))
}

/** The elements of a module that are called `name`. */
function elementsOf(node: ts.Node, name: string): readonly ts.JsxElement[] {
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
