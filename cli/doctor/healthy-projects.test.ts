import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { common, project } from '../../test/unit/doctor-project.js'
import type { Files } from '../../test/unit/doctor-run.js'
import { examine } from '../../test/unit/examine.js'
import { viteApp } from '../../test/unit/init-run.js'
import { nextApps } from '../../test/unit/next-apps.js'

/** A code block of `docs/interop.md`, by what stands behind its language. */
async function block(name: string): Promise<string> {
  const page = await readFile(new URL('../../docs/interop.md', import.meta.url), 'utf8')
  const start = page.indexOf(`\`\`\`${name}\n`)
  expect(start, name).toBeGreaterThan(0)
  const from = page.indexOf('\n', start) + 1
  return page.slice(from, page.indexOf('\n```', from) + 1)
}

/** What wagmi 2 installs by WalletConnect: copies of viem that nobody shares. */
const wagmi2 = {
  ...common,
  wagmi: '2.19.5',
  '@walletconnect/utils/node_modules/viem': '2.23.2',
  '@reown/appkit/node_modules/@walletconnect/utils/node_modules/viem': '2.23.2',
}

const withPackages = (files: Files, names: Readonly<Record<string, string>>): Files => {
  const json = JSON.parse(files['package.json'] ?? '{}') as { dependencies: object }
  return { ...files, 'package.json': JSON.stringify({ ...json, dependencies: { ...json.dependencies, ...names } }) }
}
const wagmiFiles = async () => ({
  'src/wallets.ts': await block('ts src/wallets.ts wagmi'),
  'src/main.tsx': await block('tsx src/main.tsx wagmi'),
})

const projects: Readonly<Record<string, () => Promise<Files>>> = {
  'plain Vite': () => project(viteApp, common),
  viem: async () => project(viteApp, common, { 'src/wallet.tsx': await block('tsx src/wallet.tsx viem') }),
  'wagmi 2': async () => project(withPackages(viteApp, { wagmi: '^2.19.5' }), wagmi2, await wagmiFiles()),
  'wagmi 3': async () =>
    project(withPackages(viteApp, { wagmi: '^3.7.7' }), { ...common, wagmi: '3.7.7' }, await wagmiFiles()),
  'wagmi, which the kit follows': async () =>
    project(
      withPackages(viteApp, { wagmi: '^3.7.7' }),
      { ...common, wagmi: '3.7.7' },
      {
        'src/config.ts': await block('ts src/config.ts follow'),
        'src/modal-kit/index.tsx': await block('tsx src/modal-kit/index.tsx follow'),
        'src/main.tsx': await block('tsx src/main.tsx follow'),
      },
    ),
  ethers: async () =>
    project(
      withPackages(viteApp, { ethers: '^6.17.0' }),
      { ...common, ethers: '6.17.0' },
      {
        'src/wallet.tsx': await block('tsx src/wallet.tsx ethers'),
      },
    ),
  ...Object.fromEntries(
    Object.entries(nextApps).map(([name, app]) => [`Next, ${name}`, () => project(app, { ...common, next: '16.4.3' })]),
  ),
}

describe('healthy projects', () => {
  test.each(Object.keys(projects))('behavior: %s: there is nothing to fix, in any mode', async (name) => {
    const files = (await projects[name]?.()) ?? {}
    const env = { MODAL_KIT_MODE: 'development', MODAL_KIT_DEBUG: '1' }
    for (const flags of [[], ['--mode', 'production'], ['--url', 'https://app.example']])
      expect((await examine({ files, env }, '--offline', ...flags)).findings).toEqual([])
  })
})
