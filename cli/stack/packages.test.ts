import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { contractPackages } from './chains/seed/contract-files.data.js'
import { picturePackage, stackPackages } from './packages.data.js'

const own = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly devDependencies: Readonly<Record<string, string>>
}
test('behavior: a host gets the versions that this repository is tested with', () => {
  for (const [name, version] of [
    ...Object.values(stackPackages).flatMap((part) => Object.entries(part)),
    [picturePackage.name, picturePackage.version],
  ])
    expect(`${name} ${version}`).toBe(`${name} ${own.devDependencies[name ?? '']}`)
})

/** Packages that loading a module of the backend loads, with what it loads in turn, but for what it loads later. */
function loadedWith(path: string, seen = new Set<string>()): readonly string[] {
  if (seen.has(path)) return []
  seen.add(path)
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest)
  return source.statements.flatMap((statement) => {
    const isImport = ts.isImportDeclaration(statement) && !statement.importClause?.isTypeOnly
    const isExport = ts.isExportDeclaration(statement) && !statement.isTypeOnly
    if (!(isImport || isExport) || !statement.moduleSpecifier || !ts.isStringLiteral(statement.moduleSpecifier))
      return []
    const { text } = statement.moduleSpecifier
    if (text.startsWith('node:')) return []
    if (text.startsWith('.')) return loadedWith(join(dirname(path), text.replace(/\.js$/, '.ts')), seen)
    return [
      text
        .split('/')
        .slice(0, text.startsWith('@') ? 2 : 1)
        .join('/'),
    ]
  })
}

test('behavior: it has what loading the backend needs, and the embedded database', () => {
  const entry = fileURLToPath(new URL('../../templates/backend/src/dev/start-development.ts', import.meta.url))
  const needed = new Set([...loadedWith(entry), '@electric-sql/pglite', 'kysely-pglite-dialect'])
  // It comes with the kit.
  needed.delete('zod')
  expect(Object.keys(stackPackages.backend)).toEqual([...needed].sort())
})

test('behavior: it has the packages whose contracts are seeded', () => {
  expect(stackPackages.evm).toMatchObject(contractPackages)
})
