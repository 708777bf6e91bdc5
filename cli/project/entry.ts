import { ts } from 'ts-morph'
import { type Wrap, wrapRendered } from './entry-render.js'
import { newlineOf, type Splice, splice } from './text-edit.js'

/** What there is to do with an entry file. `manual` means that its layout is not one to guess about. */
export type EntryEdit =
  | { readonly kind: 'edit'; readonly text: string; readonly summary: string }
  | { readonly kind: 'done' }
  | { readonly kind: 'manual'; readonly reason: string }

/** What the entry file imports the kit's folder and its stylesheet as: `./modal-kit`, `./modal-kit/modal-kit.css`. */
export interface EntryImports {
  readonly kit: string
  readonly stylesheet: string
}

/**
 * Puts the provider around what the entry file renders, inside StrictMode, and imports it and the stylesheet.
 * Every other character stays as it is, and what is there already is not put again.
 */
export function wireEntry(fileName: string, text: string, imports: EntryImports): EntryEdit {
  return wireModule(fileName, text, { imports, wrapApp: wrapRendered })
}

/** How a module of a host gets the provider. */
export interface ModuleWishes {
  readonly imports: EntryImports
  /** Finds what the provider goes around; `provider` is what it is called in this module. */
  readonly wrapApp: (source: ts.SourceFile, provider: string) => Wrap
  /** Names of files in which the host allows JSX: .tsx and .jsx unless told. */
  readonly holdsJsx?: RegExp
}

/**
 * `wireEntry` for a host that renders in its own way: the provider around what `wrapApp` finds, its import, and the
 * stylesheet. What is there already is not put again.
 */
export function wireModule(
  fileName: string,
  text: string,
  { imports, wrapApp, holdsJsx = /\.[jt]sx$/ }: ModuleWishes,
): EntryEdit {
  const source = readModule(fileName, text)
  if (!holdsJsx.test(fileName)) return manual("it isn't a .tsx or .jsx file")
  const local = providerName(source)
  const isUsed = local !== undefined && usesTag(source, local)
  if (!local && declares(source, 'ModalKit')) return manual('something else in it is called ModalKit')
  const wrap = isUsed ? { kind: 'wrap' as const, splices: [] } : wrapApp(source, local ?? 'ModalKit')
  if (wrap.kind === 'manual') return wrap
  const hasStyles = importsOf(source).some((item) => /(^|\/)modal-kit\/modal-kit\.css$/.test(specifierOf(item)))
  const splices = [
    ...wrap.splices,
    ...(local ? [] : [importSplice(source, `{ ModalKit } from `, imports.kit)]),
    ...(hasStyles ? [] : [importSplice(source, '', imports.stylesheet)]),
  ]
  if (splices.length === 0) return { kind: 'done' }
  const parts = [isUsed ? '' : 'put <ModalKit> around the app', hasStyles ? '' : 'import the stylesheet']
  return { kind: 'edit', text: splice(text, splices), summary: parts.filter(Boolean).join(', ') }
}

/** Imports the stylesheet and nothing else, for an app whose provider stands in another file. */
export function wireStylesheet(fileName: string, text: string, { stylesheet }: EntryImports): EntryEdit {
  const source = readModule(fileName, text)
  const after = splice(text, [importSplice(source, '', stylesheet)])
  return { kind: 'edit', text: after, summary: 'import the stylesheet' }
}

/** What a module imports from its own project, as written: `./App.tsx`, `@/app`. */
export function relativeImports(fileName: string, text: string): readonly string[] {
  return importsOf(readModule(fileName, text))
    .map(specifierOf)
    .filter((specifier) => /^(\.|[@~]\/)/.test(specifier))
}

function readModule(fileName: string, text: string): ts.SourceFile {
  return ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
}

function importsOf(source: ts.SourceFile): readonly ts.ImportDeclaration[] {
  return source.statements.filter(ts.isImportDeclaration)
}

function specifierOf(item: ts.ImportDeclaration): string {
  return ts.isStringLiteral(item.moduleSpecifier) ? item.moduleSpecifier.text : ''
}

/** What the provider is called in this file, if it is imported from the kit's folder. */
function providerName(source: ts.SourceFile): string | undefined {
  for (const item of importsOf(source)) {
    const named = item.importClause?.namedBindings
    if (!/(^|\/)modal-kit(\/index(\.tsx)?)?$/.test(specifierOf(item)) || !named || !ts.isNamedImports(named)) continue
    const provider = named.elements.find((element) => (element.propertyName ?? element.name).text === 'ModalKit')
    if (provider) return provider.name.text
  }
  return undefined
}

function usesTag(node: ts.Node, name: string): boolean {
  if (ts.isJsxOpeningElement(node) && node.tagName.getText() === name) return true
  return ts.forEachChild(node, (child) => usesTag(child, name) || undefined) ?? false
}

function declares(source: ts.SourceFile, name: string): boolean {
  const visit = (node: ts.Node): boolean =>
    (ts.isIdentifier(node) && node.text === name) ||
    (ts.forEachChild(node, (child) => visit(child) || undefined) ?? false)
  return visit(source)
}

/**
 * An import in the style of the file. The stylesheet goes before the host's own styles and before its modules, which
 * may import styles as well, so that the host has the last word.
 */
export function importSplice(source: ts.SourceFile, bindings: string, specifier: string): Splice {
  const all = importsOf(source)
  const [first] = all
  const quote = first?.moduleSpecifier.getText().startsWith('"') ? '"' : "'"
  const end = first && !first.getText().endsWith(';') ? '' : ';'
  const line = `import ${bindings}${quote}${specifier}${quote}${end}`
  const newline = newlineOf(source.text)
  const own = bindings ? undefined : all.find(bringsOwnStyles)
  const before = own ?? (first ? undefined : source.statements.find((item) => !isDirective(item)))
  if (before) {
    const start = before === first ? before.getStart() : startWithComments(before)
    return { start, end: start, text: line + newline }
  }
  const after = all.at(-1)?.end ?? source.text.length
  return { start: after, end: after, text: newline + line }
}

/** Whether an import is a stylesheet, or a module of the host: `./App`, `@/app`, `~/app`, `#app`, `/src/app`. */
function bringsOwnStyles(item: ts.ImportDeclaration): boolean {
  const specifier = specifierOf(item)
  if (item.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return false
  if (!item.importClause && /\.(css|s[ac]ss|less)$/.test(specifier)) return true
  return /^(\.|\/|#|[@~]\/)/.test(specifier) && !/(^|\/)modal-kit(\/|$)/.test(specifier)
}

/** Where a statement begins together with the comments right above it, such as one for a linter. */
function startWithComments(statement: ts.Statement): number {
  const [comment] = ts.getLeadingCommentRanges(statement.getSourceFile().text, statement.getFullStart()) ?? []
  return comment?.pos ?? statement.getStart()
}

function isDirective(statement: ts.Statement): boolean {
  return ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression)
}

function manual(reason: string): EntryEdit {
  return { kind: 'manual', reason }
}
