import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { rollup } from 'rollup'
import { isClientFile } from './client-files.js'

/** What a host fetches with the modal or after it; every other entry may be part of a page's first script. */
const fetchedWithModal = /^\.\/(modal|embedded|features\/.+|views\/.+)$/
/** What is part of every page's. */
const onEveryPage = /^\.(\/(react|cookies|locales|connectors\/.+))?$/

const directive = "'use client';\n"

/**
 * Puts the modules that opening the modal needs, and nothing else does, into one: `dist/runtime/shell.js`. A bundler that
 * keeps a module shared by several dynamic imports in a chunk of its own (Rolldown, and so Vite 8, does wherever a merge
 * would show in the namespace of an `import()`) made eight requests of what is one. The few that an entry such as
 * `create-modal-kit/viem` or the command line tool needs as well become a second one, `dist/runtime/shared.js`, behind
 * their own paths. All other files stay as the compiler wrote them, but for the paths of their imports, so that hosts see
 * real module boundaries. Gives how many are in the shell. Throws what Rollup warns of.
 */
export async function buildShell(root: string): Promise<number> {
  const dist = join(root, 'dist')
  const entries = entriesOf(root)
  const modal = join(dist, 'runtime/modal.js')
  const named = (isMeant: (name: string) => boolean) =>
    [...entries].flatMap(([name, path]) => (isMeant(name) ? path : []))
  const [own, foreign] = splitFiles(dist)
  const early = named((name) => !fetchedWithModal.test(name))
  const kept = reached([...early, ...foreign.flatMap((path) => importsOf(path, true))])
  const page = reached(named((name) => onEveryPage.test(name)))
  const opened = [...reached([modal])].filter((path) => path !== modal && !page.has(path))
  const shell = new Set(opened.filter((path) => !kept.has(path)))
  const shared = new Set(opened.filter((path) => kept.has(path)))
  const isEntry = new Set(entries.values())
  const staying = own.filter((path) => !shell.has(path) || isEntry.has(path))
  const clients = new Set(own.filter(isClientFile))
  const pathOf = (path: string) => relative(dist, path).replace(/\.js$/, '')
  const nameOf = (path: string) => {
    if (shell.has(path)) return 'runtime/shell'
    return shared.has(path) ? 'runtime/shared' : pathOf(path)
  }

  const build = await rollup({
    input: Object.fromEntries(staying.map((path) => [pathOf(path), path])),
    external: (id) => !id.startsWith('.') && !id.startsWith(root),
    // The host's bundler shakes; here every export of an entry is one.
    treeshake: false,
    onwarn({ code, message }) {
      if (code !== 'MODULE_LEVEL_DIRECTIVE') throw new Error(`build: ${message}`)
    },
  })
  const { output } = await build.generate({
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
    minifyInternalExports: false,
    hoistTransitiveImports: false,
    manualChunks: nameOf,
  })
  await build.close()
  for (const path of shell) rmSync(path)
  for (const file of output) {
    if (file.type !== 'chunk') continue
    const isClient = file.moduleIds.some((id) => clients.has(id)) || clients.has(file.facadeModuleId ?? '')
    writeFileSync(join(dist, file.fileName), `${isClient ? directive : ''}${file.code}`)
  }
  return shell.size
}

/** Absolute paths of the package's scripts by their names in `exports`. */
function entriesOf(root: string): ReadonlyMap<string, string> {
  const { exports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string | { readonly default: string }>>
  }
  const scripts = Object.entries(exports).map(
    ([name, value]) => [name, join(root, typeof value === 'string' ? value : value.default)] as const,
  )
  return new Map(scripts.filter(([, path]) => path.endsWith('.js')))
}

/** The scripts of runtime and schema, and those that only read some of them: the command line tool and the templates. */
function splitFiles(dist: string): readonly [own: readonly string[], foreign: readonly string[]] {
  const scripts = readdirSync(dist, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.js'))
  const isOwn = (name: string) => /^(runtime|schema)\//.test(name)
  const paths = (names: readonly string[]) => names.map((name) => join(dist, name))
  return [paths(scripts.filter(isOwn)), paths(scripts.filter((name) => !isOwn(name)))]
}

/** Everything a bundler puts into the same script as `paths`: what they import, and what that imports. */
function reached(paths: readonly string[], found = new Set<string>()): ReadonlySet<string> {
  for (const path of paths) {
    if (found.has(path) || !existsSync(path)) continue
    found.add(path)
    reached(importsOf(path), found)
  }
  return found
}

/** Absolute paths of the files of ours that a compiled file imports; with `isLate` also those of its `import()`. */
function importsOf(path: string, isLate = false): readonly string[] {
  const text = readFileSync(path, 'utf8')
  const early = /^(?:import|export)\b[^'"]*?from\s*['"](\.[^'"]+)['"]|^import\s*['"](\.[^'"]+)['"]/gm
  const late = isLate ? [...text.matchAll(/\bimport\(['"](\.[^'"]+)['"]\)/g)] : []
  return [...text.matchAll(early), ...late].map(([, named, bare]) => resolve(dirname(path), named ?? bare ?? ''))
}
