import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type BuiltApp, buildApp } from '../../setup/build-app.js'
import { indexHtml } from '../../setup/index-html.js'
import type { PackedKit } from '../../setup/pack.js'
import { quietInstall } from '../../setup/quiet-install.js'
import { mustRun } from '../../setup/run-program.js'
import { inOutsideFolder } from '../../setup/scratch.js'
import type { TestChain } from '../../setup/write-networks.js'
import { type HostName, hostFiles } from './host-files.js'

/** A sample host in a folder of its own, with packages of its own. */
export interface InstalledHost {
  readonly built: BuiltApp
  remove(): Promise<void>
}

/** Milliseconds: wagmi 2 brings hundreds of packages. */
const INSTALL_MS = 600_000

const viteConfig = `import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({ plugins: [react()] })
`

/** Makes a sample host on this wagmi: install, generate, strict type check and production build. */
export function installedHost(
  name: HostName,
  wagmi: string,
  { kit, chains }: { readonly kit: Pick<PackedKit, 'spec'>; readonly chains: readonly TestChain[] },
): Promise<InstalledHost> {
  return inOutsideFolder(async ({ dir, remove }) => {
    const files = {
      ...(await hostFiles(name, chains)),
      'package.json': JSON.stringify({ name, private: true, type: 'module', dependencies: packages(wagmi, kit.spec) }),
      'index.html': indexHtml('Host'),
      'vite.config.ts': viteConfig,
    }
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(dir, path)), { recursive: true })
      await writeFile(join(dir, path), text)
    }
    await mustRun('npm', quietInstall, { cwd: dir, deadlineMs: INSTALL_MS })
    const run = (path: string, ...args: string[]) =>
      mustRun(process.execPath, [join(dir, 'node_modules', path), ...args], { cwd: dir })
    await run('create-modal-kit/bin/create-modal-kit.js', 'generate')
    await run('typescript/bin/tsc', '-p', '.')
    return { built: await buildApp(dir), remove }
  })
}

function packages(wagmi: string, kit: string): Readonly<Record<string, string>> {
  return {
    '@tanstack/react-query': '5.108.0',
    '@types/react': '19.2.2',
    '@types/react-dom': '19.2.2',
    '@vitejs/plugin-react': '5.2.0',
    'create-modal-kit': kit,
    react: '19.3.1',
    'react-dom': '19.3.1',
    typescript: '5.9.3',
    viem: '2.57.1',
    vite: '7.3.8',
    wagmi,
  }
}
