import { copyFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { putPage } from '../setup/fresh-app.js'
import { mustRun } from '../setup/run-program.js'
import { writeNetworks } from '../setup/write-networks.js'
import type { LocalStack } from './local-stack.js'

const folder = join(import.meta.dirname, 'app')

/** Replaces the page of a new app by the demo's, and points app and wallet at the chains that run. */
export async function putDemoPage(
  app: string,
  { chains, solana }: Pick<LocalStack, 'chains' | 'solana'>,
): Promise<void> {
  const src = join(app, 'src')
  const parts = (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isFile())
  for (const { name } of parts.filter((part) => part.name !== 'app.tsx'))
    await copyFile(join(folder, name), join(src, name))
  await putPage(app, join(folder, 'app.tsx'))
  const rows = chains.map(({ chainId, url }) => `  { id: ${chainId}, rpcUrl: '${url}' },`)
  const cluster = `export const devCluster = { chain: 'solana:mainnet', rpcUrl: '${solana}' } as const\n`
  const text = `export const devChains = [\n${rows.join('\n')}\n] as const\n\n${cluster}`
  await writeFile(join(src, 'dev-chains.ts'), text)
  const networks = chains.map(({ chainId, url }) => ({ id: chainId, rpcUrl: url }))
  await writeNetworks(app, [...networks, { name: 'solana', rpcUrl: solana }], true)
  const bin = join(app, 'node_modules/create-modal-kit/bin/create-modal-kit.js')
  await mustRun(process.execPath, [bin, 'generate'], { cwd: app })
}
