import type { ts } from 'ts-morph'
import type { Check, Finding } from '../check.js'
import { type EntryFile, entryFiles, entryRepair } from '../entry-files.js'
import type { Facts } from '../facts.js'
import { type SourceFile, sourceFiles } from '../source-files.js'
import { withoutComments } from '../without-comments.js'

/** The provider is around the app, once. */
export const provider: Check = {
  id: 'D-38',
  severity: 'error',
  title: 'The provider is placed once',
  why: 'Without it hooks and buttons throw; with two, each has a connection of its own.',
  async run(facts) {
    if (!facts.config.plan) return []
    const entries = await entryFiles(facts)
    const known = entries.flatMap(({ entry, text }) => (text === undefined ? [] : [{ file: entry.path, text }]))
    const others = (await sourceFiles(facts, isModule)).filter(({ file }) => !known.some((each) => each.file === file))
    const all = [...known, ...others]
    const sources = all.filter(({ text }) => text.includes('modal-kit'))
    const { ts } = await import('ts-morph')
    const places = sources.flatMap(({ file, text }) => mounts(ts, file, text).map((line) => ({ file, line })))
    const [first, second] = places
    if (!first) return all.some(mayPlace) ? [] : [await missing(entries, facts)]
    // Next with both of its routers renders two trees, and each entry is the root of one.
    const trees = new Set(
      places.filter(({ file }) => known.some((entry) => entry.file === file)).map(({ file }) => file),
    )
    if (!second || trees.size === places.length) return []
    const names = places.map(({ file, line }) => `${file}:${line}`).join(', ')
    const what = `<ModalKit> is placed ${places.length} times: ${names}.`
    return [{ what, fix: 'Keep the outermost one.', severity: 'warning', ...second }]
  },
}

async function missing(entries: readonly EntryFile[], facts: Facts): Promise<Finding> {
  const { folder } = facts.config
  const repair = await entryRepair(entries, facts, ({ entry, text }, imports) =>
    entry.wire(entry.path, text ?? entry.starter ?? '', imports),
  )
  const [only, another] = entries
  const place = only && !another ? only.entry.path : 'the file that renders it'
  return {
    what: 'No file of the app renders <ModalKit>.',
    fix: `Put <ModalKit> from ${folder} around the app in ${place}.`,
    ...(repair && { repair }),
  }
}

function isModule(name: string): boolean {
  return /\.([cm]?[jt]sx?|mdx)$/.test(name) && !/\.(test|spec|stories|d)\./.test(name)
}

/** Whether a file uses the provider in a way that `mounts` does not follow: by a re-export, a function, another library. */
function mayPlace({ text }: SourceFile): boolean {
  if (!text.includes('ModalKit')) return false
  const code = withoutComments(text)
  if (/\bexport\s*(?:\*|\{[^}]*\bModalKit\b[^}]*\})[^'"]*["'][^'"]*modal-kit/.test(code)) return true
  return /\bModalKit\b/.test(code.replace(/\bimport\s[^'"]*["'][^'"]*["']/g, ''))
}

type Compiler = typeof ts

/** The lines on which a file renders the provider, under the name it imports it by. */
function mounts(compiler: Compiler, file: string, text: string): readonly number[] {
  const source = compiler.createSourceFile(file, text, compiler.ScriptTarget.Latest, true, compiler.ScriptKind.TSX)
  const names = source.statements.filter(compiler.isImportDeclaration).flatMap((item) => {
    const from = compiler.isStringLiteral(item.moduleSpecifier) ? item.moduleSpecifier.text : ''
    const named = item.importClause?.namedBindings
    if (!/(^|\/)modal-kit(\/index(\.[jt]sx?)?)?$/.test(from) || !named || !compiler.isNamedImports(named)) return []
    return named.elements
      .filter((element) => (element.propertyName ?? element.name).text === 'ModalKit')
      .map((element) => element.name.text)
  })
  const lines: number[] = []
  const visit = (node: ts.Node): void => {
    const isTag = compiler.isJsxOpeningElement(node) || compiler.isJsxSelfClosingElement(node)
    if (isTag && names.includes(node.tagName.getText()))
      lines.push(source.getLineAndCharacterOfPosition(node.getStart()).line + 1)
    compiler.forEachChild(node, visit)
  }
  visit(source)
  return lines
}
