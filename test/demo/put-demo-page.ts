import { copyFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { putPage } from '../setup/fresh-app.js'
import { mustRun } from '../setup/run-program.js'
import { writeNetworks } from '../setup/write-networks.js'
import type { StackChain } from './local-stack.js'

const folder = join(import.meta.dirname, 'app')

/** Replaces the page of a new app by the demo's, and points app and wallet at the chains that run. */
export async function putDemoPage(app: string, chains: readonly StackChain[]): Promise<void> {
  const src = join(app, 'src')
  const parts = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile())
  for (const { name } of parts.filter((part) => part.name !== 'app.tsx'))
    await copyFile(join(folder, name), join(src, name))
  await putPage(app, join(folder, 'app.tsx'))
  const rows = chains.map(({ chainId, url }) => `  { id: ${chainId}, rpcUrl: '${url}' },`)
  await writeFile(join(src, 'dev-chains.ts'), `export const devChains = [\n${rows.join('\n')}\n] as const\n`)
  await writeNetworks(
    app,
    chains.map(({ chainId, url }) => ({ id: chainId, rpcUrl: url })),
  )
  const bin = join(app, 'node_modules/create-modal-kit/bin/create-modal-kit.js')
  await mustRun(process.execPath, [bin, 'generate'], { cwd: app })
}
