import { ts } from 'ts-morph'
import { type Splice, splice } from './text-edit.js'
import { elementsOf, unwrapProvider } from './unwire-provider.js'

/** A module without the provider and the stylesheet, and the lines of it that still use the kit. */
export interface Unwired {
  readonly text: string
  /** Each with its line, counted from 1, in the text as it was. */
  readonly left: readonly { readonly line: number; readonly code: string }[]
}

/**
 * Takes out of a module what `init` puts into it: the import of the stylesheet, the import of `ModalKit`, and
 * `<ModalKit>` around the app. `isKit` says which specifiers are the kit or its folder. What else the module takes from
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
    const unwrapped = provider === undefined ? undefined : unwrapProvider(source, provider)
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
