import { join } from 'node:path'
import { emptyConfig, type Host, type HostEntry, type HostProject } from './host.js'

const extensions = ['tsx', 'jsx', 'js', 'ts']
/** Root layouts stand below route groups and languages at most: `app/[locale]/(shop)/layout.tsx`. */
const deepest = 2

const plainApp = `// Made by modal-kit init: this is where all pages get the provider.
export default function App({ Component, pageProps }) {
  return <Component {...pageProps} />
}
`
const typedApp = `// Made by modal-kit init: this is where all pages get the provider.
import type { AppProps } from 'next/app'

export default function App({ Component, pageProps }: AppProps) {
  return <Component {...pageProps} />
}
`

/** The texts of the files that are made: `_app` of the Pages Router, as Next does without one, and a config. */
const starters: readonly string[] = [plainApp, typedApp, emptyConfig]

/**
 * The root layouts of the App Router: those that hold the body. Without one the topmost layout there is, which is then
 * not one to guess about; nothing in an app without that router.
 */
async function findLayouts({ files, dir }: HostProject): Promise<readonly string[]> {
  const folder = await folderOf({ files, dir }, 'app')
  if (folder === undefined) return []
  const found = await layoutsIn({ files, dir }, folder, 0)
  const roots = found.filter(({ text }) => /<body[\s>]/.test(text)).map(({ path }) => path)
  return roots.length > 0 ? roots : found.slice(0, 1).map(({ path }) => path)
}

/** `_app` of the Pages Router, to be made where there is none; `undefined` in an app without pages. */
async function findPagesApp({ files, dir }: HostProject): Promise<Pick<HostEntry, 'path' | 'starter'> | undefined> {
  const folder = await folderOf({ files, dir }, 'pages')
  if (folder === undefined) return undefined
  const names = await files.list(join(dir, folder))
  const app = extensions.map((extension) => `_app.${extension}`).find((name) => names.includes(name))
  if (app !== undefined) return { path: `${folder}/${app}` }
  // Next serves pages/api beside an app folder as well; it renders nothing.
  if (names.every((name) => name === 'api')) return undefined
  const isTyped = (await files.read(join(dir, 'tsconfig.json'))) !== undefined
  return { path: `${folder}/_app.${isTyped ? 'tsx' : 'jsx'}`, starter: isTyped ? typedApp : plainApp }
}

/** Next looks at the root of the project first, then into `src`. */
async function folderOf({ files, dir }: Pick<HostProject, 'files' | 'dir'>, name: string): Promise<string | undefined> {
  for (const path of [name, `src/${name}`]) if ((await files.list(join(dir, path))).length > 0) return path
  return undefined
}

async function layoutsIn(
  project: Pick<HostProject, 'files' | 'dir'>,
  folder: string,
  depth: number,
): Promise<readonly { readonly path: string; readonly text: string }[]> {
  const names = await project.files.list(join(project.dir, folder)).catch((): readonly string[] => [])
  const name = extensions.map((extension) => `layout.${extension}`).find((candidate) => names.includes(candidate))
  const path = `${folder}/${name}`
  const text = name === undefined ? undefined : await project.files.read(join(project.dir, path))
  const folders = depth < deepest ? names.filter((candidate) => /^[[(]?[^.]+$/.test(candidate)) : []
  const below = []
  for (const each of folders) below.push(...(await layoutsIn(project, `${folder}/${each}`, depth + 1)))
  return [...(text === undefined ? [] : [{ path, text }]), ...below]
}

/** Next.js with its App Router, its Pages Router, or both, which are two trees of React. */
export const next: Host = {
  id: 'next',
  title: 'Next.js',
  dependency: 'next',
  server: 'components',
  cspFormat: 'next',
  findEntries,
  starters,
  usualEntry: { path: 'app/layout.tsx', around: '{children}' },
  buildConfig: {
    names: ['next.config.ts', 'next.config.js', 'next.config.mjs'],
    plugin: 'create-modal-kit/next',
    manual: ["import { withModalKit } from 'create-modal-kit/next'", 'export default withModalKit(nextConfig)'],
    async wire(path, text) {
      const { wireNextPlugin } = await import('../project/wire-plugin.js')
      return wireNextPlugin(path, text)
    },
  },
  templates: [
    {
      name: 'next',
      folder: 'next-app',
      files: [
        '_gitignore',
        'app/globals.css',
        'app/layout.tsx',
        'app/page.tsx',
        'app/status.tsx',
        'next.config.ts',
        'package.json',
        'tsconfig.json',
      ],
    },
    {
      name: 'next-pages',
      folder: 'next-pages',
      files: [
        '_gitignore',
        'next.config.ts',
        'package.json',
        'pages/_app.tsx',
        'pages/index.tsx',
        'styles/globals.css',
        'tsconfig.json',
      ],
    },
  ],
}

async function findEntries(project: HostProject): Promise<readonly HostEntry[]> {
  const layouts = await findLayouts(project)
  const app = await findPagesApp(project)
  return [
    ...layouts.map((path): HostEntry => ({ path, around: '{children}', wire: wireLayout })),
    ...(app ? [{ ...app, around: '<Component {...pageProps} />', wire: wirePages }] : []),
  ]
}

const wireLayout: HostEntry['wire'] = async (path, text, imports) => {
  const { wireNextLayout } = await import('./wire-next.js')
  return wireNextLayout(path, text, imports)
}

const wirePages: HostEntry['wire'] = async (path, text, imports) => {
  const { wireNextPages } = await import('./wire-next.js')
  return wireNextPages(path, text, imports)
}
