import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { type Plugin, rollup } from 'rollup'
import { isClientFile } from './client-files.js'
import { scriptsOf } from './subpaths.js'

/** What a host fetches with the modal or after it; every other entry may be part of a page's first script. */
const fetchedWithModal = /^\.\/(modal|marks|embedded|features\/.+|views\/.+)$/
/** What is part of every page's. */
const onEveryPage = /^\.(\/(react|cookies|locales|connectors\/.+))?$/

const directive = "'use client';\n"

/**
 * Puts the modules that opening the modal needs, and nothing else does, into one: `dist/runtime/shell.js`. A bundler that
 * keeps a module shared by several dynamic imports in a chunk of its own (Rolldown, and so Vite 8, does wherever a merge
 * would show in the namespace of an `import()`) made eight requests of what is one. The few that the command line tool
 * needs as well become a second one, `dist/runtime/shared.js`, behind their own paths. What an entry such as
 * `create-modal-kit/viem` needs stays apart from both: a page that imports that entry has no words of the modal in its
 * first script. All other files stay as the compiler wrote them, but for the paths of their imports, so that hosts see
 * real module boundaries. Gives how many are in the shell. Throws what Rollup warns of.
 */
export async function buildShell(root: string): Promise<number> {
  const dist = join(root, 'dist')
  const entries = scriptsOf(root)
  const modal = join(dist, 'runtime/modal.js')
  const named = (isMeant: (name: string) => boolean) =>
    [...entries].flatMap(([name, path]) => (isMeant(name) ? join(root, path) : []))
  const [own, foreign] = splitFiles(dist)
  const early = named((name) => !fetchedWithModal.test(name))
  const kept = reached([...early, ...foreign.flatMap((path) => importsOf(path, true))])
  const page = reached(named((name) => onEveryPage.test(name)))
  const anyPage = reached(early.filter((path) => relative(dist, path).startsWith('runtime')))
  const opened = [...reached([modal])].filter((path) => path !== modal && !page.has(path))
  const shell = new Set(opened.filter((path) => !kept.has(path)))
  const shared = new Set(opened.filter((path) => kept.has(path) && !anyPage.has(path)))
  const isEntry = new Set([...entries.values()].map((path) => join(root, path)))
  const staying = own.filter((path) => (!shell.has(path) || isEntry.has(path)) && !isRegistry(path))
  const clients = new Set(own.filter(isClientFile))
  const pathOf = (path: string) => relative(dist, path).replace(/\.js$/, '')
  const nameOf = (id: string) => {
    const path = ownerOf(id)
    if (shell.has(path)) return 'runtime/shell'
    return shared.has(path) ? 'runtime/shared' : pathOf(path)
  }

  const build = await rollup({
    input: Object.fromEntries(staying.map((path) => [pathOf(path), path])),
    external: (id) => isRegistry(id) || (!id.startsWith('.') && !id.startsWith(root)),
    // The host's bundler shakes; here every export of an entry is one.
    treeshake: false,
    plugins: [tokensInPlace],
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
    const isClient = file.moduleIds.some((id) => clients.has(ownerOf(id))) || clients.has(file.facadeModuleId ?? '')
    writeFileSync(join(dist, file.fileName), `${isClient ? directive : ''}${file.code}`)
  }
  return shell.size
}

/** The lists of all manifests are read by their names: Rollup would write a second file for each. */
const isRegistry = (path: string) => /\/dist\/schema\/(features|chains)\.js$/.test(path)

const copy = '?in='

/** The file a module is a part of: that of its importer for a copy of tokens. */
const ownerOf = (id: string) => id.split(copy)[1] ?? id

/**
 * Gives every module that names features its own copy of their tokens, which are an id each and equal by it. A bundler
 * would keep the module of a token that several late parts use in a chunk of its own, a request for a few bytes.
 */
const tokensInPlace: Plugin = {
  name: 'tokens-in-place',
  async resolveId(source, importer) {
    if (!importer || !/\/(contract|provided)\.js$/.test(source)) return null
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && !found.external ? `${found.id}${copy}${ownerOf(importer)}` : found
  },
  load: (id) => (id.includes(copy) ? readFileSync(id.split(copy)[0] ?? id, 'utf8') : null),
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
