import { mkdir, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { type BuiltApp, buildApp } from './build-app.js'
import { indexHtml } from './index-html.js'
import type { PackedKit } from './pack.js'
import { quietInstall } from './quiet-install.js'
import { mustRun, type ProgramResult, runProgram } from './run-program.js'
import { insideFolder, repository } from './scratch.js'

/** A host app that borrows every package but the kit from the repository, so that it needs no install. */
export interface LinkedAppOptions {
  /** Folder below `.tmp`; what is there is removed first. */
  readonly name: string
  readonly kit: Pick<PackedKit, 'unpacked'>
  /** Files by path from the app's folder; `src/main.tsx` is the entry. */
  readonly files: Readonly<Record<string, string>>
  /** Babel plugins of the React build; Vite 7 builds it then. */
  readonly babelPlugins?: readonly string[]
  /** Packages that the build leaves as imports, with every subpath of theirs: what measures bytes has nothing else in it. */
  readonly external?: readonly string[]
  /** What builds it: Vite 8 by default, in a quarter of the time; Vite 7 where bytes and fetches are measured. */
  readonly bundler?: 'rolldown' | 'rollup'
  /** Installed from the registry in place of the repository's versions, such as `react@18.3.1`. */
  readonly install?: readonly string[]
}

/** A host app in a folder of its own. */
export interface HostApp {
  readonly dir: string
  /** Runs the kit's command line tool in the app. */
  kit(args: readonly string[]): Promise<ProgramResult>
  build(): Promise<BuiltApp>
  remove(): Promise<void>
}

/** Writes the app and puts the packed kit in; `init` has not run yet. */
export async function linkedApp(options: LinkedAppOptions): Promise<HostApp> {
  const { name, kit, files, babelPlugins = [], install = [] } = options
  const { bundler = babelPlugins.length > 0 ? 'rollup' : 'rolldown' } = options
  const { dir, remove } = await insideFolder(name)
  if (install.length > 0) {
    // In a folder that names nothing else: of the packages in the skeleton it would fetch the newest.
    await writeFile(join(dir, 'package.json'), '{ "private": true }')
    await mustRun('npm', [...quietInstall, ...install], { cwd: dir })
  }
  const written = { ...skeleton(basename(name), { ...options, bundler }), ...files }
  for (const [path, text] of Object.entries(written)) {
    await mkdir(dirname(join(dir, path)), { recursive: true })
    await writeFile(join(dir, path), text)
  }
  await linkKit(kit, dir)
  const bin = join(dir, 'node_modules/create-modal-kit/bin/create-modal-kit.js')
  return {
    dir,
    kit: (args) => runProgram(process.execPath, [bin, ...args], { cwd: dir }),
    build: () => buildApp(dir, join(repository, 'node_modules', bundlers[bundler], 'bin/vite.js')),
    remove,
  }
}

const bundlers = { rolldown: 'vite-8', rollup: 'vite' }

/** Puts the unpacked kit in, as hard links where it is on the same file system: nobody writes into it. */
async function linkKit({ unpacked }: LinkedAppOptions['kit'], app: string): Promise<void> {
  const place = join(app, 'node_modules/create-modal-kit')
  await mkdir(dirname(place), { recursive: true })
  const { code } = await runProgram('cp', ['-al', unpacked, place], { cwd: app })
  if (code === 0) return
  await rm(place, { recursive: true, force: true })
  await mustRun('cp', ['-a', unpacked, place], { cwd: app })
}

function skeleton(name: string, options: LinkedAppOptions): Record<string, string> {
  const manifest = { name, private: true, type: 'module', dependencies: { react: '*', 'react-dom': '*', vite: '*' } }
  return {
    'package.json': `${JSON.stringify(manifest, null, 2)}\n`,
    'index.html': indexHtml(name),
    'tsconfig.json':
      '{ "compilerOptions": { "jsx": "react-jsx", "module": "esnext", "moduleResolution": "bundler" } }\n',
    'vite.config.ts': viteConfig(options),
  }
}

/** Its build writes `chunks.json`, which `test/bench/bundle.ts` reads: the scripts, and the graph of modules behind them. */
function viteConfig({ babelPlugins = [], external = [], bundler }: LinkedAppOptions): string {
  const babel = babelPlugins.length > 0 ? `{ babel: { plugins: ${JSON.stringify(babelPlugins)} } }` : ''
  // Vite 8 reads JSX as `tsconfig.json` says, and needs no plugin for it.
  const react = bundler === 'rollup' ? `react(${babel}), ` : ''
  return `import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
${react && "import react from '@vitejs/plugin-react'"}

const path = (id) => relative(process.cwd(), id)

const report = {
  name: 'chunk-report',
  writeBundle(_, bundle) {
    const chunks = Object.values(bundle)
      .filter(({ type }) => type === 'chunk')
      .map(({ fileName, isEntry, imports, dynamicImports, modules }) => ({
        fileName,
        isEntry,
        imports,
        dynamicImports,
        modules: Object.entries(modules).map(([id, { code }]) => ({ id: path(id), code })),
      }))
    const modules = [...this.getModuleIds()].map((id) => {
      const { importedIds, dynamicallyImportedIds } = this.getModuleInfo(id)
      return { id: path(id), imports: importedIds.map(path), dynamicImports: dynamicallyImportedIds.map(path) }
    })
    writeFileSync('chunks.json', JSON.stringify({ chunks, modules }))
  },
}

const external = ${JSON.stringify(external)}
const isExternal = (id) => external.some((name) => id === name || id.startsWith(name + '/'))

export default { build: { rollupOptions: { external: isExternal } }, plugins: [${react}report] }
`
}
