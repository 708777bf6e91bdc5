import { join } from 'node:path'
import type { ts } from 'ts-morph'
import { frameworkOf } from '../../hosts/frameworks.js'
import type { Check, Finding } from '../check.js'

const pageGlobals = ['window', 'document', 'localStorage', 'sessionStorage', 'navigator', 'location']

/** The kit's own file of the app can be imported on a server. */
export const clientModule: Check = {
  id: 'D-15',
  severity: 'error',
  title: 'The provider is a client module, and importing it touches no page',
  why: 'The server throws before rendering, or the whole page becomes an error.',
  async run({ packageJson, files, cwd, config }) {
    const framework = frameworkOf(packageJson?.dependencies ?? {})
    const file = `${config.folder}/index.tsx`
    const text = await files.read(join(cwd, file))
    if (!framework || framework.server === 'never' || text === undefined) return []
    const { ts } = await import('ts-morph')
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
    const directive: Finding = {
      what: `${file} doesn't begin with 'use client'.`,
      why: `${framework.title} then runs it on the server, without React's hooks.`,
      fix: "Write 'use client' as its first line.",
      file,
      line: 1,
      repair: () => [
        { kind: 'replace', path: file, before: text, after: withDirective(text), summary: "add 'use client'" },
      ],
    }
    const uses = globalsAtImport(ts, source).map(({ name, line }) => ({
      what: `${file} uses ${name} while it is imported.`,
      fix: 'Move it into a component, an effect or a function the browser calls.',
      file,
      line,
    }))
    return [...(framework.server === 'components' && !hasDirective(ts, source) ? [directive] : []), ...uses]
  },
}

/** The directive comes first, in the line ends of the file. */
function withDirective(text: string): string {
  const [mark, code] = text.startsWith('\ufeff') ? ['\ufeff', text.slice(1)] : ['', text]
  const end = code.includes('\r\n') ? '\r\n' : '\n'
  return `${mark}'use client'${end}${end}${code}`
}

type Compiler = typeof ts

function hasDirective(compiler: Compiler, { statements }: ts.SourceFile): boolean {
  for (const statement of statements) {
    if (!compiler.isExpressionStatement(statement) || !compiler.isStringLiteral(statement.expression)) return false
    if (statement.expression.text === 'use client') return true
  }
  return false
}

/** Uses of the page that run with the import: outside of every function, and not asked for by `typeof`. */
function globalsAtImport(
  compiler: Compiler,
  source: ts.SourceFile,
): readonly { readonly name: string; readonly line: number }[] {
  const found: { name: string; line: number }[] = []
  const visit = (node: ts.Node): void => {
    if (compiler.isFunctionLike(node) || compiler.isTypeNode(node) || compiler.isTypeOfExpression(node)) return
    // `typeof window === 'undefined' ? … : window.x` has looked before.
    if (/\btypeof (window|document)\b/.test(node.getText()) && isGuard(compiler, node)) return
    if (compiler.isIdentifier(node) && pageGlobals.includes(node.text) && isReference(compiler, node))
      found.push({ name: node.text, line: source.getLineAndCharacterOfPosition(node.getStart()).line + 1 })
    compiler.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function isGuard(compiler: Compiler, node: ts.Node): boolean {
  return compiler.isIfStatement(node) || compiler.isConditionalExpression(node) || compiler.isBinaryExpression(node)
}

function isReference(compiler: Compiler, node: ts.Identifier): boolean {
  const { parent } = node
  if (compiler.isPropertyAccessExpression(parent)) return parent.expression === node
  if (compiler.isPropertyAssignment(parent)) return parent.initializer === node
  return !(
    compiler.isImportSpecifier(parent) ||
    compiler.isExportSpecifier(parent) ||
    compiler.isBindingElement(parent)
  )
}
