import { foundry, mainnet } from 'viem/chains'
import { describe, expect, expectTypeOf, test } from 'vitest'
import { solana } from '../runtime/chains/solana/schema.js'
import { configSchema } from './config.js'
import type { ConfigInput, ModalConfig } from './index.js'
import { networks } from './networks.js'

const { id: clusterId, formerId = '', ...named } = solana.networks.solana
const rpcUrls = { default: { http: ['https://s.example'] } }
const cluster = { ...named, id: clusterId, chainNamespace: 'solana', rpcUrls } as const

const minimal: ModalConfig = { app: { name: 'My app' }, networks: ['mainnet'], services: 'local' }

/** Path and message of everything wrong with `minimal` plus `extra`. */
function problems(extra: Record<string, unknown>): readonly string[] {
  const { error } = configSchema.safeParse({ ...minimal, ...extra })
  return (error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)
}

test.each(['https://example.com/i.png', '//elsewhere.example/i.png', '/\\\\elsewhere.example', 'logo.svg', ''])(
  'error: a logo that is not on the app’s own site: %s',
  (logo) => {
    const [issue] = configSchema.safeParse({ ...minimal, app: { name: 'A', logo } }).error?.issues ?? []
    expect([issue?.message, issue?.path]).toEqual(['must be a path that begins with one slash', ['app', 'logo']])
  },
)

test('error: a number for a token is answered with the text to write, and a wrong one with what it must be', () => {
  const theme = (value: unknown) => ({ theme: { tokens: { 'layer.modal': value } } })
  expect(problems(theme('999'))).toEqual([])
  const fixes = [999, 1.5].map((value) => {
    const [issue] = configSchema.safeParse({ ...minimal, ...theme(value) }).error?.issues ?? []
    return [issue?.message, issue?.code === 'custom' && issue.params?.['fix']]
  })
  expect(fixes).toEqual([
    ['must be text', "Write '999'."],
    ['must be text', "Write one without a unit, such as '999'."],
  ])
})

test('behavior: every key of the public contract is taken while what is not built stays off', () => {
  const config: ModalConfig = {
    projectId: '0123456789abcdef0123456789abcdef',
    app: {
      name: 'My app',
      description: 'Text',
      url: 'https://example.com',
      icons: ['https://example.com/i.png'],
      logo: { light: '/day.svg', dark: '/night.svg' },
    },
    networks: [
      'mainnet',
      'eip155:8453',
      foundry,
      { network: 'polygon', rpcUrls: ['https://rpc.example/key'] },
      'solanaTestnet',
      'solana:8E9rvCKLFQia2Y35HXjjpWzj8weVo44K',
      { network: cluster, rpcUrls: ['https://solana.example/key'] },
    ],
    defaultNetwork: 'mainnet',
    services: {
      rpc: 'https://rpc.example',
      relay: 'wss://relay.example',
      frame: { url: 'https://f.example', protocol: 4 },
    },
    features: {
      connectorTypeOrder: ['recent', 'injected'],
      connectMethodsOrder: ['wallet', 'email'],
      walletFeaturesOrder: ['send', 'receive'],
      emailShowWallets: false,
      collapseWallets: true,
      legalCheckbox: true,
      pay: false,
      swaps: false,
      email: true,
      socials: ['farcaster', 'google'],
      send: false,
    },
    connect: {
      include: [],
      exclude: { ids: ['a'], rdns: ['com.example'], names: ['Evil'] },
      featured: [],
      customWallets: [
        {
          id: 'fern',
          name: 'Fern',
          rdns: 'app.fern',
          image_url: 'data:image/png;base64,AAAA',
          homepage: 'https://fern.example',
          chrome_store: 'https://store.example/fern',
          app_store: 'https://apps.example/fern',
          play_store: 'https://play.example/fern',
          mobile_link: 'fern://',
          link_mode: 'https://fern.example/app',
          desktop_link: 'https://fern.example/open',
          webapp_link: 'https://app.fern.example',
        },
      ],
      recentLimit: 3,
    },
    accounts: { eip155: 'eoa', solana: 'eoa' },
    secureWallet: { storeEmail: true },
    siwx: false,
    theme: {
      mode: 'dark',
      layer: true,
      tokens: { 'color.accent': { light: '#000', dark: '#fff' }, 'radius.base': '2px' },
    },
    locale: { default: 'en', offer: ['en', 'de-AT'], texts: { en: { 'connect.title': 'Log in' } } },
    legal: { termsUrl: 'https://example.com/terms' },
    embedded: true,
    debug: true,
    budgets: {},
  }
  expect(configSchema.safeParse(config).error).toBeUndefined()
})

describe('what is not built complains by name', () => {
  test.each([
    [{ features: { pay: true, smartSessions: true } }, ['smartSessions', 'pay']],
    [{ features: { onramp: ['meld'], socials: ['google'], email: true, reownBranding: true } }, ['reownBranding']],
    [{ siwx: { required: true } }, ['siwx']],
    [{ budgets: { page: 10 } }, ['budgets']],
    [{ accounts: { eip155: 'smartAccount', bip122: 'ordinal' } }, ['bip122']],
    [{ networks: ['mainnet', 'polkadot:91b171bb158e2d3848fa23a9f1c25182', 'bitcoin'] }, ['polkadot', 'bip122']],
  ])('error: %j', (extra, names) => {
    const found = problems(extra).map((line) => / has no (.*) yet$/.exec(line)?.[1])
    expect(found).toEqual(names)
  })
})

describe('shapes', () => {
  test.each([
    [{ featurez: {} }, /^: known keys: projectId app networks/],
    [{ app: { name: ' ' } }, /^app\.name: Too small/],
    [{ app: { name: 'a', url: 'http://example.com' } }, /^app\.url: must be https/],
    [{ projectId: 'a b' }, /^projectId: must be local, 32 hex digits/],
    [{ networks: [] }, /^networks: Too small/],
    [{ networks: [{ ...mainnet, id: 0x80000000 }] }, /^networks\.0\.id: Invalid chainId$/],
    [{ networks: ['palm'] }, /^networks\.0: Invalid chainId$/],
    [{ networks: [{ ...mainnet, id: '1' }] }, /^networks\.0\.id: Invalid chainId$/],
    [{ networks: [{ ...mainnet, id: null }] }, /^networks\.0\.id: Invalid input/],
    [{ networks: [{ ...mainnet, chainNamespace: 'mars' }] }, /^networks\.0\.chainNamespace: Invalid option/],
    [
      { networks: [{ ...mainnet, chainNamespace: 'cosmos' }] },
      /^networks\.0\.id: this version of create-modal-kit has no cosmos yet$/,
    ],
    [
      { networks: [{ ...mainnet, blockExplorers: { default: { name: 'x', url: 'javascript:alert(1)' } } }] },
      /^networks\.0\.blockExplorers\.default\.url: Invalid URL/,
    ],
    [{ networks: [{ ...cluster, id: 7 }] }, /^networks\.0\.id: is no id of a cluster of Solana$/],
    [{ networks: [{ ...cluster, id: `${cluster.id}KuXX` }] }, /^networks\.0\.id: is no id of a cluster of Solana$/],
    [{ networks: [{ ...cluster, id: formerId }] }, /^networks\.0\.id: is the former id of Solana$/],
    [{ networks: [`solana:${formerId.toLowerCase()}`] }, /^networks\.0: is not a cluster of Solana that this version/],
    [{ accounts: { solana: 'smartAccount' } }, /^accounts\.solana: Invalid input/],
    [{ networks: [{ network: 'mainnet', rpcUrls: [] }] }, /^networks\.0\.rpcUrls: Too small/],
    [
      { networks: [{ network: 'mainnet', rpcUrls: ['http://rpc.example'] }] },
      /^networks\.0\.rpcUrls\.0: must be https/,
    ],
    [{ networks: ['constructor'] }, /^networks\.0: is not a network that this version knows$/],
    [{ services: { rcp: 'https://x.example' } }, /^services: known keys: api blockchain rpc relay/],
    [{ services: { frame: 'http://f.example' } }, /^services\.frame: must be https/],
    [{ services: { frame: { url: 'https://f.example', protocol: 5 } } }, /^services\.frame\.protocol: Invalid input/],
    [{ services: { frame: { protocol: 4 } } }, /^services\.frame\.url: Invalid input/],
    [{ secureWallet: { storeMail: true } }, /^secureWallet: known keys: storeEmail/],
    [{ secureWallet: { storeEmail: 'yes' } }, /^secureWallet\.storeEmail: Invalid input/],
    [{ features: { email: 'yes' } }, /^features\.email: Invalid input/],
    [{ features: { socials: 'google' } }, /^features\.socials: Invalid input/],
    [{ features: { socials: ['myspace'] } }, /^features\.socials\.0: Invalid option/],
    [{ features: { socials: ['x', 'google', 'x'] } }, /^features\.socials\.2: is in/],
    [{ theme: { mode: 'blue' } }, /^theme\.mode: Invalid option/],
    [{ theme: { tokens: { 'color.text': 'red;}' } } }, /^theme\.tokens\.color\.text: must not hold/],
    [
      { theme: { tokens: { 'color.text': { light: 'red', dark: 'url(x)' } } } },
      /^theme\.tokens\.color\.text\.dark: must not use url/,
    ],
    [
      { theme: { tokens: { 'radius.base': { light: '1px', dark: '2px' } } } },
      /^theme\.tokens\.radius\.base: must be one value/,
    ],
    [{ locale: ' ' }, /^locale: Too small/],
    [{ locale: ['de'] }, /^locale: Invalid input/],
    [{ locale: { offers: ['de'] } }, /^locale: known keys: default offer texts/],
    [{ locale: { offer: [] } }, /^locale\.offer: Too small/],
    [{ locale: { texts: { en: { 'connect.title': '' } } } }, /^locale\.texts\.en\.connect\.title: Too small/],
    [{ connect: { recentLimit: -1 } }, /^connect\.recentLimit: Too small/],
    [{ features: { connectorTypeOrder: [] } }, /^features\.connectorTypeOrder: Too small/],
    [{ features: { connectorTypeOrder: ['recent', 'custom', 'recent'] } }, /^features\.connectorTypeOrder\.2: is in/],
    [{ features: { connectMethodsOrder: ['wallets'] } }, /^features\.connectMethodsOrder\.0: Invalid option/],
    [{ features: { walletFeaturesOrder: ['send', 'send'] } }, /^features\.walletFeaturesOrder\.1: is in/],
    [{ features: { collapseWallets: 'yes' } }, /^features\.collapseWallets: Invalid input/],
    [{ legal: { termsUrl: 'javascript:alert(1)' } }, /^legal\.termsUrl: must be a https/],
    [
      {
        connect: {
          customWallets: [
            { id: 'a', name: 'A' },
            { id: 'a', name: 'B' },
          ],
        },
      },
      /^connect\.customWallets\.1\.id: is/,
    ],
    [
      { connect: { customWallets: [{ id: 'a', name: 'A', link_mode: 'https://a.example' }] } },
      /^connect\.customWallets\.0\.link_mode: needs mobile_link/,
    ],
  ])('error: %j', (extra, line) => {
    expect(problems(extra)).toEqual([expect.stringMatching(line)])
  })
})

test('behavior: a network of create-modal-kit/networks may stand in the config', () => {
  expect(problems({ networks: [networks.mainnet, networks.base] })).toEqual([])
})

test('misc: types follow the schema', () => {
  expectTypeOf<readonly ['mainnet', 'base']>().toExtend<ModalConfig['networks']>()
  expectTypeOf<'mainnet'>().toExtend<ModalConfig['networks'][number]>()
  expectTypeOf(mainnet).toExtend<ModalConfig['networks'][number]>()
  expectTypeOf<'mainet'>().not.toExtend<ModalConfig['networks'][number]>()
  expectTypeOf<{ pay: boolean }>().toExtend<NonNullable<ModalConfig['features']>>()
  expectTypeOf<'recent'>().toExtend<NonNullable<NonNullable<ModalConfig['features']>['connectorTypeOrder']>[number]>()
  expectTypeOf<'de' | 'de-CH'>().toExtend<ModalConfig['locale']>()
  expectTypeOf<'klingon'>().not.toExtend<ModalConfig['locale']>()
  expectTypeOf<{ offer: ['en', 'de']; texts: { de: { 'page.connect': 'x' } } }>().toExtend<ModalConfig['locale']>()
  expectTypeOf<{ texts: { de: { 'page.conect': 'x' } } }>().not.toExtend<ModalConfig['locale']>()
  expectTypeOf<(environment: { mode: string }) => ModalConfig>().toExtend<ConfigInput>()
})
