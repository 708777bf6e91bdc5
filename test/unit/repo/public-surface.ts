import ts from 'typescript'
import { importsOf } from './imports.js'
import type { Source } from './source.js'

/** What the folders say the package offers: subpath to source file. */
export function subpathsOf(sources: readonly Source[]): Readonly<Record<string, string>> {
  const rows = sources.flatMap((source) => {
    const subpath = subpathOf(source.path)
    return subpath && !comesWithTheModal(source, sources) ? [[subpath, source.path] as const] : []
  })
  return Object.fromEntries(rows.sort(([a], [b]) => a.localeCompare(b)))
}

/** Files of the locale packs, which `./locales/*` leads to: `locales/de/connect` is a path in the package. */
export function packFiles(sources: readonly Source[]): readonly string[] {
  return sources.map(({ path }) => path).filter((path) => /^runtime\/locales\/[^/]+\/[^/]+\.ts$/.test(path))
}

const entries: Readonly<Record<string, string>> = {
  'runtime/index.ts': '.',
  'runtime/react.ts': './react',
  'runtime/modal.ts': './modal',
  'runtime/marks.ts': './marks',
  'runtime/embedded.ts': './embedded',
  'runtime/long-list.ts': './long-list',
  'runtime/testing.ts': './testing',
  'runtime/testing-jsdom.ts': './testing/jsdom',
  'runtime/testing-playwright.ts': './testing/playwright',
  'runtime/testing-playwright-solana.ts': './testing/playwright/solana',
  'runtime/testing-solana.ts': './testing/solana',
  'runtime/testing-walletconnect.ts': './testing/walletconnect',
  'runtime/locales.ts': './locales',
  'runtime/cookies.ts': './cookies',
  'runtime/send.ts': './send',
  'runtime/onramp.ts': './onramp',
  'runtime/swap.ts': './swap',
  'runtime/solana.ts': './solana',
  'runtime/viem.ts': './viem',
  'runtime/wagmi.ts': './wagmi',
  'schema/index.ts': './config',
  'schema/networks.ts': './networks',
  'cli/plugins/vite.ts': './vite',
  'cli/plugins/next.ts': './next',
}

function subpathOf(path: string): string | undefined {
  const [, kind, name, file] = /^runtime\/(chains|connectors|features)\/([^/]+)\/([^/]+)\.tsx?$/.exec(path) ?? []
  if (kind === 'features' && file === 'feature') return `./features/${name}`
  if (kind === 'features' && file === 'late') return `./features/${name}/late`
  if (kind === 'features' && file === 'contract') return `./features/${name}/contract`
  if (kind === 'features' && file?.endsWith('.view')) return `./views/${name}/${file.replace('.view', '')}`
  if (kind === 'chains' && file === 'chain') return `./chains/${name}`
  if (kind === 'chains' && file === 'addresses') return `./chains/${name}/addresses`
  if (kind === 'connectors' && file === name) return `./${kind}/${name}`
  return entries[path]
}

/** The modal's own chunk brings its first view along, so that view has no subpath. */
function comesWithTheModal({ path }: Source, sources: readonly Source[]): boolean {
  const modal = sources.find((source) => source.path === 'runtime/modal.ts')
  const known = new Set(sources.map((source) => source.path))
  return !!modal && importsOf(modal, known).some(({ target }) => target === path && path.endsWith('.view.tsx'))
}

/** The names a file exports, types in angle brackets, sorted. */
export function exportedNames({ ast }: Source): readonly string[] {
  const names = ast.statements.flatMap((statement) => {
    if (ts.isExportAssignment(statement)) return ['default']
    if (ts.isExportDeclaration(statement)) return reExported(statement)
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
    if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return ['default']
    return declared(statement)
  })
  return [...new Set(names)].sort()
}

function reExported({ exportClause, isTypeOnly }: ts.ExportDeclaration): readonly string[] {
  if (!exportClause || !ts.isNamedExports(exportClause)) return ['*']
  return exportClause.elements.map((each) => show(each.name.text, isTypeOnly || each.isTypeOnly))
}

function declared(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.map(({ name }) => name.getText())
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement))
    return [statement.name?.text ?? 'default']
  if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    return [show(statement.name.text, true)]
  return []
}

function show(name: string, isType: boolean): string {
  return isType ? `<${name}>` : name
}
