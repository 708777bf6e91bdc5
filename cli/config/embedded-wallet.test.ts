import { expect, test } from 'vitest'
import type { ModalConfig } from '../../schema/index.js'
import { checkConfig } from './check-config.js'
import { pathOf } from './issue.js'
import { resolveConfig } from './resolve.js'
import type { Resolved } from './resolved.js'

const minimal = { app: { name: 'My app' }, networks: ['mainnet'], services: 'local' } satisfies ModalConfig
const reownId = '0123456789abcdef0123456789abcdef'

function outcome(extra: Partial<ModalConfig>, mode = 'development') {
  const checked = checkConfig({ ...minimal, ...extra })
  if (!checked.isValid) throw new Error(JSON.stringify(checked.issues))
  return resolveConfig(checked.value, mode)
}

function resolved(extra: Partial<ModalConfig>): Resolved {
  const result = outcome(extra)
  if (!result.isValid) throw new Error(JSON.stringify(result.issues))
  return result.value
}

function problems(extra: Partial<ModalConfig>, mode?: string): readonly string[] {
  const result = outcome(extra, mode)
  return result.isValid ? [] : result.issues.map(({ keys, message, fix }) => `${pathOf(keys)}: ${message}. ${fix}`)
}

const own = { api: 'https://api.example', rpc: 'https://rpc.example' }
const at = (
  frame: Exclude<ModalConfig['services'], string | undefined>['frame'],
  extra: Partial<ModalConfig> = {},
) => ({
  services: { ...own, frame },
  projectId: 'shop',
  features: { email: true },
  ...extra,
})

test('behavior: its site is in the wiring as it is written, with the older protocol where it speaks that', () => {
  const port = resolved(at('https://wallet.example/sdk/'))
  expect([port.services.frame, port.frameProtocol]).toEqual(['https://wallet.example/sdk/', undefined])
  const envelope = resolved(at({ url: 'https://wallet.example/sdk', protocol: 4 }))
  expect([envelope.services.frame, envelope.frameProtocol]).toEqual(['https://wallet.example/sdk', 4])
  const reown = resolved({ services: 'reown', projectId: reownId, features: { email: true } })
  expect([reown.services.frame, reown.frameProtocol]).toEqual(['https://secure.walletconnect.org/sdk', 4])
  const here = resolved({ features: { email: true } })
  expect([here.services.frame, here.frameProtocol]).toEqual(['http://wallet.localhost:8788/sdk', undefined])
})

test('behavior: without e-mail there is no wallet, and its site is nowhere', () => {
  const off = resolved(at({ url: 'https://wallet.example/sdk', protocol: 4 }, { features: { email: false } }))
  expect([off.services.frame, off.frameProtocol]).toEqual([undefined, undefined])
  expect(off.features.map(({ id }) => id)).toEqual(['connect', 'account', 'networks'])
  const on = resolved(at('https://wallet.example/sdk', { secureWallet: { storeEmail: true } }))
  expect(on.features.find(({ id }) => id === 'secureWallet')?.options).toEqual({ secureWallet: { storeEmail: true } })
})

test('error: its site is nowhere, or on this machine in production', () => {
  expect(problems(at(undefined))).toEqual([
    "features.email: asks services.frame, which the config doesn't place. Add services: { frame: '…' }, or services: 'local' or 'reown', or set email to false.",
  ])
  expect(problems(at('http://wallet.localhost:8788/sdk'), 'production')[0]).toContain(
    'services.frame: points at this machine',
  )
})

test.each([
  ['https://app.example', 'https://app.example/wallet'],
  ['https://app.example/shop', 'https://APP.example:443/sdk'],
  ['https://xn--bcher-kva.example', 'https://XN--bcher-kva.example/sdk'],
  ['http://localhost:3000', 'http://localhost:3000/sdk'],
])('error: an app at %s has no wallet at %s', (url, frame) => {
  const app = { name: 'A', url }
  const says =
    "services.frame: has the origin of app.url, so the app's scripts reach the wallet. Serve the wallet's site from an origin of its own, such as https://wallet.example.com."
  expect(problems(at(frame, { app }))).toEqual([says])
  expect(problems(at({ url: frame, protocol: 4 }, { app, features: {} }))).toEqual([says])
})

test('behavior: another host, scheme or port is another origin', () => {
  const app = { name: 'A', url: 'https://app.example' }
  for (const frame of ['https://wallet.app.example', 'https://app.example:8443', 'http://localhost/sdk'])
    expect(problems(at(frame, { app }))).toEqual([])
})

test('error: an app at the address of the local wallet, or at that of Reown', () => {
  const app = { name: 'A', url: 'http://wallet.localhost:8788' }
  expect(problems({ app })[0]).toContain("app.url: has the origin of the wallet's site")
  const reown = { name: 'A', url: 'https://secure.walletconnect.org' }
  expect(problems({ app: reown, services: 'reown', projectId: reownId })).toHaveLength(1)
})

test('error: smart accounts are its own', () => {
  const accounts = { eip155: 'smartAccount' } as const
  expect(problems({ accounts })).toEqual([
    "accounts.eip155: needs features.email or features.socials, which are off: other wallets have no smart accounts here. Add email: true or socials: true to features, or write 'eoa'.",
  ])
  expect(problems({ accounts, features: { email: true } })).toEqual([])
  expect(problems({ accounts, features: { socials: ['x'] } })).toEqual([])
  expect(problems({ accounts, features: { socials: [] } })).toHaveLength(1)
  expect(problems({ accounts: { eip155: 'eoa' } })).toEqual([])
  expect(resolved({ accounts, features: { email: true } }).accountTypes.eip155).toBe('smartAccount')
})

test('behavior: settings of a wallet that is off are said to do nothing', () => {
  const notes = (extra: Partial<ModalConfig>) => {
    const result = outcome(extra)
    return result.isValid ? result.notes : []
  }
  const said = ["secureWallet does nothing: it's for email and socials, and this app has none."]
  expect(notes({ secureWallet: { storeEmail: true } })).toEqual(said)
  expect(notes({ secureWallet: {}, features: { email: true } })).toEqual([])
  expect(notes({ secureWallet: {}, features: { socials: true } })).toEqual([])
  expect(notes({ features: { socials: true, collapseWallets: true, connectMethodsOrder: ['social'] } })).toEqual([])
  expect(notes({ swap: {} })).toEqual(["swap does nothing: it's for swaps, and this app has none."])
  expect(notes({ features: { swaps: true } })).toEqual([])
})

test.each([
  [true, {}],
  [['google', 'x', 'discord', 'farcaster', 'github', 'apple', 'facebook'], {}],
  [['farcaster', 'google'], { socials: ['farcaster', 'google'] }],
] as const)('behavior: logins with a provider (%j) bring the wallet, in the order of the app', (socials, options) => {
  const on = resolved(at('https://wallet.example/sdk', { features: { socials } }))
  expect(on.features.filter(({ id }) => id === 'secureWallet' || id === 'socials')).toMatchObject([
    { id: 'secureWallet' },
    { id: 'socials', options },
  ])
  expect(on.services.frame).toBe('https://wallet.example/sdk')
})

test.each([[false], [[]]])('behavior: socials: %j is off, and brings nothing', (socials) => {
  const off = resolved(at('https://wallet.example/sdk', { features: { socials } }))
  expect(off.features.map(({ id }) => id)).toEqual(['connect', 'account', 'networks'])
})

test('error: the wallet that a provider needs has no site', () => {
  expect(problems(at(undefined, { features: { socials: true } }))[0]).toContain('features.socials: asks services.frame')
})
