import { expect, test } from 'vitest'
import { fakeFiles } from '../../test/unit/fake-context.js'
import { init, viteApp } from '../../test/unit/init-run.js'
import { describeExistingKits, findExistingKits } from './existing-kits.js'

const find = (packages: readonly string[], files: Readonly<Record<string, string>> = {}) =>
  findExistingKits(fakeFiles(files), '/app', { dependencies: Object.fromEntries(packages.map((name) => [name, '1'])) })

test.each([
  ['wagmi', 'wagmi'],
  ['@wagmi/core', 'wagmi'],
  ['@rainbow-me/rainbowkit', 'RainbowKit'],
  ['@reown/appkit', 'AppKit'],
  ['@reown/appkit-adapter-solana', 'AppKit'],
  ['@web3modal/wagmi', 'AppKit'],
  ['connectkit', 'ConnectKit'],
  ['@privy-io/react-auth', 'Privy'],
  ['thirdweb', 'thirdweb'],
  ['@thirdweb-dev/react', 'thirdweb'],
  ['@dynamic-labs/sdk-react-core', 'Dynamic'],
])('behavior: %s is %s', async (name, title) => {
  const { kits } = await find([name, 'react'])
  expect(kits).toEqual([{ title, packages: [name], hasModal: title !== 'wagmi' }])
})

test.each([['react'], ['viem'], ['@solana/wallet-adapter-react'], ['wagmi-like'], ['my-thirdweb']])(
  'behavior: %s is none of them, and no source is read for it',
  async (name) => {
    expect(await find([name], { 'src/a.tsx': '<WagmiProvider />' })).toEqual({
      kits: [],
      wagmiProviders: [],
      wagmiConfigs: [],
    })
    expect(describeExistingKits(await find([name]))).toEqual([])
  },
)

test('behavior: the modules with the provider and the config are named, one that only imports them is not', async () => {
  const files = {
    'src/providers.tsx': '<WagmiProvider config={config}>{children}</WagmiProvider>',
    'src/config.ts': "import { WagmiProvider } from 'wagmi'",
    'src/wallets.ts': 'import { createConfig, http } from "wagmi"\nexport const config = createConfig({})',
    'src/other.ts': "import { createConfig } from './wallets'\ncreateConfig({})",
    'node_modules/wagmi/index.jsx': '<WagmiProvider />',
  }
  expect(await find(['wagmi'], files)).toMatchObject({
    wagmiProviders: ['src/providers.tsx'],
    wagmiConfigs: ['src/wallets.ts'],
  })
})

test('behavior: init shows what it means among the facts and leaves those files alone', async () => {
  const packageJson = JSON.parse(viteApp['package.json'] ?? '')
  const dependencies = { ...packageJson.dependencies, wagmi: '^2.0.0', '@rainbow-me/rainbowkit': '^2.0.0' }
  const providers = 'export const P = () => <WagmiProvider><RainbowKitProvider /></WagmiProvider>\n'
  const files = {
    ...viteApp,
    'package.json': JSON.stringify({ ...packageJson, dependencies }),
    'src/providers.tsx': providers,
    'src/wallets.ts': "import { createConfig } from 'wagmi'\nexport const config = createConfig({})\n",
  }
  const { code, after, noted } = await init({ files }, '--no-install')
  expect([code, after['src/providers.tsx']]).toEqual([0, providers])
  expect(JSON.parse(after['package.json'] ?? '').dependencies).toMatchObject(dependencies)
  expect(noted.slice(noted.indexOf('  also here'), noted.indexOf('\n\n'))).toMatchInlineSnapshot(`
    "  also here      RainbowKit (@rainbow-me/rainbowkit)
                     wagmi (wagmi)
                     <WagmiProvider> in src/providers.tsx
                     createConfig of wagmi in src/wallets.ts
                     Each kit connects by itself, so people would connect twice. Keep both while you move, then remove the other.
                     Add the kit's connector to your wagmi config (wagmi 2 and 3), and its hooks follow:
                       import { modalKitConnector } from 'create-modal-kit/wagmi'
                       createConfig({ …, connectors: [modalKitConnector(kit)] }), with const kit = createModalKit(wiring)
                       and <ModalKit kit={kit}>. See docs/interop.md of create-modal-kit for the whole, and the reverse.
                     None of it is touched."
  `)
})

test('behavior: an app without another kit hears nothing of it', async () => {
  expect((await init({ files: viteApp }, '--no-install')).noted).not.toContain('also here')
})
