import { join } from 'node:path'
import type { HostEntry, HostProject } from './host.js'

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

/** The texts of the files made for the Pages Router: `_app`, as Next does without one. */
export const starters: readonly string[] = [plainApp, typedApp]

/**
 * The root layouts of the App Router: those that hold the body. Without one the topmost layout there is, which is then
 * not one to guess about; nothing in an app without that router.
 */
export async function findLayouts({ files, dir }: HostProject): Promise<readonly string[]> {
  const folder = await folderOf({ files, dir }, 'app')
  if (folder === undefined) return []
  const found = await layoutsIn({ files, dir }, folder, 0)
  const roots = found.filter(({ text }) => /<body[\s>]/.test(text)).map(({ path }) => path)
  return roots.length > 0 ? roots : found.slice(0, 1).map(({ path }) => path)
}

/** `_app` of the Pages Router, to be made where there is none; `undefined` in an app without pages. */
export async function findPagesApp({
  files,
  dir,
}: HostProject): Promise<Pick<HostEntry, 'path' | 'starter'> | undefined> {
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
