import { posix } from 'node:path'
import ts from 'typescript'
import type { Source } from './source.js'
import { walk } from './source.js'

/** How a file reaches another: with its values at load, with its values later, or with its types only. */
export type ImportKind = 'static' | 'dynamic' | 'type'

/** One import, as the layer table and the cycle check see it. */
export interface Import {
  readonly from: Source
  readonly node: ts.Node
  readonly kind: ImportKind
  /** A path of the repository for a relative import, a package name otherwise; `undefined` when it is not a literal. */
  readonly target: string | undefined
  readonly isPackage: boolean
}

/** Every import, re-export, dynamic import, import type and module address of a file. */
export function importsOf(source: Source, known: ReadonlySet<string>): readonly Import[] {
  const found: Import[] = []
  const add = (node: ts.Node, kind: ImportKind, specifier: ts.Node | undefined) => {
    found.push({ from: source, node, kind, ...resolve(source, specifier, known) })
  }
  walk(source.ast, (node) => {
    if (ts.isImportDeclaration(node)) add(node, node.importClause?.isTypeOnly ? 'type' : 'static', node.moduleSpecifier)
    if (ts.isExportDeclaration(node) && node.moduleSpecifier)
      add(node, node.isTypeOnly ? 'type' : 'static', node.moduleSpecifier)
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
      add(node, 'dynamic', node.arguments[0])
    if (isModuleUrl(node)) add(node, 'dynamic', node.arguments?.[0])
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node, 'type', node.argument.literal)
    return true
  })
  return found
}

/** `new URL('./hooks.js', import.meta.url)`: a module that is loaded by its address, in a thread or as a hook. */
function isModuleUrl(node: ts.Node): node is ts.NewExpression {
  if (!ts.isNewExpression(node) || node.expression.getText() !== 'URL') return false
  const [path, base] = node.arguments ?? []
  return !!path && ts.isStringLiteral(path) && /^\..*\.js$/.test(path.text) && base?.getText() === 'import.meta.url'
}

function resolve(source: Source, specifier: ts.Node | undefined, known: ReadonlySet<string>) {
  if (!specifier || !ts.isStringLiteralLike(specifier)) return { target: undefined, isPackage: false }
  const { text } = specifier
  if (!text.startsWith('.')) return { target: packageName(text), isPackage: true }
  const path = posix.join(posix.dirname(source.path), text)
  const candidates = [path.replace(/\.js$/, '.ts'), path.replace(/\.js$/, '.tsx'), path]
  return { target: candidates.find((candidate) => known.has(candidate)) ?? path, isPackage: false }
}

function packageName(specifier: string): string {
  if (specifier.startsWith('node:')) return specifier
  const [scope = '', name = ''] = specifier.split('/')
  return specifier.startsWith('@') ? `${scope}/${name}` : scope
}
