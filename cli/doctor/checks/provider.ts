import { join } from 'node:path'
import type { ts } from 'ts-morph'
import { frameworkOf, isHost } from '../../hosts/frameworks.js'
import type { Check } from '../check.js'
import type { Facts } from '../facts.js'
import { type SourceFile, sourceFiles } from '../source-files.js'

/** The provider is around the app, once. */
export const provider: Check = {
  id: 'D-38',
  severity: 'warning',
  title: 'The provider is placed once',
  why: 'Without it hooks and buttons throw; with two, each has a connection of its own.',
  async run(facts) {
    if (!facts.config.plan) return []
    const entries = await entryFiles(facts)
    const others = (await sourceFiles(facts)).filter(({ file }) => !entries.some((entry) => entry.file === file))
    const sources = [...entries, ...others].filter(({ text }) => text.includes('modal-kit'))
    const { ts } = await import('ts-morph')
    const places = sources.flatMap(({ file, text }) => mounts(ts, file, text).map((line) => ({ file, line })))
    const [first, second] = places
    if (!first)
      return [
        {
          what: '<ModalKit> is not placed in any file of the app.',
          fix: `Put <ModalKit> from ${facts.config.folder} around the app in the file that renders it.`,
        },
      ]
    // Next with both of its routers renders two trees, and each entry is the root of one.
    const trees = new Set(
      places.filter(({ file }) => entries.some((entry) => entry.file === file)).map(({ file }) => file),
    )
    if (!second || trees.size === places.length) return []
    const names = places.map(({ file, line }) => `${file}:${line}`).join(', ')
    return [
      { what: `<ModalKit> is placed ${places.length} times: ${names}.`, fix: 'Keep the outermost one.', ...second },
    ]
  },
}

/** The files the host renders trees of React from, whatever their extension. */
async function entryFiles({ files, cwd, packageJson }: Facts): Promise<readonly SourceFile[]> {
  const host = packageJson && frameworkOf(packageJson.dependencies)
  if (!host || !isHost(host)) return []
  const found = await host.findEntries({ files, dir: cwd, packageJson })
  return Promise.all(found.map(async ({ path }) => ({ file: path, text: (await files.read(join(cwd, path))) ?? '' })))
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
