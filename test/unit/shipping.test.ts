import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { stackPackages } from '../../cli/stack/packages.data.js'
import { readTemplateDatabase, templateFile } from '../../cli/stack/template-database.js'
import { migrate } from '../../templates/backend/src/db/migrate.js'
import { openDatabase } from '../../templates/backend/src/db/open-database.js'
import { findStyles } from '../build/styles.js'
import { siteFolder, walletSiteFiles } from '../build/wallet-site.js'
import { packKit } from '../setup/pack.js'
import { readManifest } from './repo/manifest.js'
import { listFiles, readSources } from './repo/source.js'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The backend and the commands are run, or copied as source: their types are not imported from here. */
const isOnlyRun = (path: string) => /^(?:templates|cli\/(?!plugins\/))/.test(path)
const endings = (path: string) => (isOnlyRun(path) ? ['.js'] : ['.js', '.d.ts'])

const early = /^(?:import|export)\b[^'"]*?from\s*['"](\.[^'"]+\.js)['"]/gm
const late = /\bimport\(['"](\.[^'"]+\.js)['"]\)/g

/** As the version of PGlite in `packages.data.ts` has made it. */
const template = `dist/cli/stack/${templateFile(stackPackages.backend['@electric-sql/pglite'])}`

/** Milliseconds; a build and a pack where none of these sources has been packed yet. */
const PACK_MS = 240_000

describe('the package as npm packs it', () => {
  let folder = ''
  let paths: readonly string[] = []
  beforeAll(async () => {
    folder = (await packKit()).unpacked
    paths = filesBelow(folder)
  }, PACK_MS)

  /** Paths from the package of what a built script imports, at once or later. */
  function importedBy(path: string, kind: RegExp): readonly string[] {
    const text = readFileSync(join(folder, path), 'utf8')
    return [...text.matchAll(kind)].map(([, target = '']) => join(dirname(path), target))
  }

  test('behavior: dist is what the sources give, one file out per file in but for the shell, and nothing else', () => {
    const modules = readSources(root)
      // One script among the files of the backend.
      .filter(({ path }) => !path.startsWith('runtime/wallet-site/'))
      .flatMap(({ path }) => endings(path).map((end) => `dist/${path.replace(/\.tsx?$/, end)}`))
    const styles = findStyles(root).map((path) => `dist/css/${basename(path)}`)
    const inShell = modules.filter((path) => path.endsWith('.js') && !paths.includes(path))
    expect(inShell.length).toBeGreaterThan(20)
    expect(inShell.filter((path) => !/^dist\/(runtime|schema)\//.test(path))).toEqual([])
    const written = modules.filter((path) => !inShell.includes(path))
    const shipped = paths.filter((path) => path.startsWith('dist/')).sort()
    const installed = ['dist/cli/stack/install-lock.json', 'dist/cli/stack/install-package.json']
    const made = ['dist/runtime/shared.js', 'dist/runtime/shell.js', template, ...installed]
    expect(shipped).toEqual([...written, ...styles, ...made].sort())
  })

  test('behavior: the local stack begins with a database that has every table, empty, and is loaded in one piece', async () => {
    const { db, close } = await openDatabase({
      kind: 'memory',
      from: () => readTemplateDatabase({ folder: join(folder, dirname(template)) }),
    })
    try {
      expect(await sql`select 1 from pg_tables where tablename = 'projects'`.execute(db)).toMatchObject({ rows: [{}] })
      expect(await migrate(db)).toEqual([])
      for (const { name } of await db.introspection.getTables()) {
        const [{ rows = -1 } = {}] = (
          await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(name)}`.execute(db)
        ).rows
        expect([name, rows]).toEqual([name, 0])
      }
    } finally {
      await close()
    }
    expect(statSync(join(folder, template)).size).toBeLessThan(800_000)
  })

  test('behavior: every script finds what it imports', () => {
    const scripts = paths.filter((path) => /^dist\/.*\.js$/.test(path))
    const all = (path: string) => [...importedBy(path, early), ...importedBy(path, late)]
    expect(scripts.flatMap((path) => all(path).filter((target) => !paths.includes(target)))).toEqual([])
  })

  test('behavior: what a page loads first does not reach the shell', () => {
    const entries = ['index', 'react', 'cookies', 'solana', 'viem', 'wagmi', 'connectors/injected/injected']
    const seen = new Set<string>()
    const walk = (path: string): void => {
      if (seen.has(path)) return
      seen.add(path)
      for (const target of importedBy(path, early)) walk(target)
    }
    for (const name of entries) walk(`dist/runtime/${name}.js`)
    expect(seen.size).toBeGreaterThan(entries.length)
    expect(seen.has('dist/runtime/shell.js')).toBe(false)
  })

  test('behavior: beside it are the templates, the commands and the papers', () => {
    const folders = listFiles(root, ['bin', 'templates']).filter(
      (path) => !path.includes('.test.') && path !== 'templates/tsconfig.json',
    )
    const papers = ['CHANGELOG.md', 'LICENSE', 'NOTICE', 'README.md', 'package.json']
    expect(paths.filter((path) => !path.startsWith('dist/')).sort()).toEqual([...folders, ...papers].sort())
  })

  test('behavior: the wallet site of the backend is the one of these sources', async () => {
    for (const { path, text } of await walletSiteFiles(root))
      expect(readFileSync(join(folder, siteFolder, path), 'utf8'), path).toBe(text)
    expect(paths.filter((path) => path.startsWith(`${siteFolder}/`))).toHaveLength(17)
  })

  test('behavior: what others have made is named with its version', () => {
    expect(readFileSync(join(folder, 'NOTICE'), 'utf8')).toContain(template)
  })

  test('behavior: every subpath and command leads to a file in the package', () => {
    const { exports, bin } = readManifest(root)
    const targets = Object.values(exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    )
    for (const target of [...targets, ...Object.values(bin)]) {
      const path = target.replace(/^\.\//, '')
      const [start = '', end] = path.split('*')
      if (end !== undefined) expect(paths.some((each) => each.startsWith(start) && each.endsWith(end))).toBe(true)
      else expect(paths).toContain(path)
    }
  })

  // JavaScript and declarations of the kit in eleven languages, a doctor with forty checks, templates for five
  // hosts, four ways to connect with one client among tabs, a testing kit, and the backend with the site of its wallet and what
  // its operator has for it, as source and ready to run.
  test('behavior: it stays small', () => {
    const bytes = paths.reduce((sum, path) => sum + statSync(join(folder, path)).size, 0)
    expect(bytes).toBeLessThan(8_500_000)
  })
})

/** Paths of all files below a folder, from there. */
function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}
