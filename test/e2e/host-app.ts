import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type HostApp, type LinkedAppOptions, linkedApp } from '../setup/linked-app.js'
import { configText, type TestChain } from '../setup/write-networks.js'

/** A linked app with the host pages. */
export interface HostAppOptions extends Pick<LinkedAppOptions, 'name' | 'kit' | 'babelPlugins' | 'install'> {
  /** Which of the host files is the entry. */
  readonly entry: 'main' | 'hydrate' | 'signals'
  readonly chains: readonly TestChain[]
  /** The `features` block of the config as source text; none when left out. */
  readonly features?: string
  /** The `services` of the config as source text. */
  readonly services?: string
  /** The project of the config, `local` by default. */
  readonly projectId?: string
  /** Lines of the config beside those, such as `embedded: true,`. */
  readonly lines?: string
  /** Files in place of the host's, or beside them. */
  readonly files?: Readonly<Record<string, string>>
}

const folder = join(import.meta.dirname, 'host')

/** Makes the app and runs the packed kit's `generate` in it. Rejects with what it said when it fails. */
export async function hostApp(hostOptions: HostAppOptions): Promise<HostApp> {
  const { entry, chains, features, services, projectId = 'local', lines = '', files: own, ...options } = hostOptions
  const names = (await readdir(folder)).filter((name) => name.endsWith('.tsx'))
  const texts = await Promise.all(
    names.map(async (name) => [`src/${name}`, await readFile(join(folder, name), 'utf8')]),
  )
  const files: Record<string, string> = Object.fromEntries(texts)
  const main = files[`src/${entry}.tsx`] ?? ''
  const text = configText(chains, features, services)
  const config = text.replace("  projectId: 'local',", `  ${lines}\n  projectId: '${projectId}',`)
  const app = await linkedApp({
    ...options,
    files: { ...files, 'src/main.tsx': main, 'modal.config.ts': config, ...own },
  })
  const { code, stdout, stderr } = await app.kit(['generate'])
  if (code !== 0) throw new Error(`generate failed in ${options.name}:\n${stdout}\n${stderr}`)
  return app
}
