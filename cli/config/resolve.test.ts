import { defineChain } from 'viem'
import { foundry, mainnet, sepolia } from 'viem/chains'
import { describe, expect, expectTypeOf, test } from 'vitest'
import type { Network } from '../../runtime/core/network.js'
import { account } from '../../runtime/features/account/schema.js'
import { connect } from '../../runtime/features/connect/schema.js'
import { networks as networksFeature } from '../../runtime/features/networks/schema.js'
import type { ModalConfig } from '../../schema/index.js'
import { presets } from '../../schema/presets.data.js'
import { resolvedConfig } from '../../test/unit/resolved-config.js'
import { checkConfig } from './check-config.js'
import { pathOf } from './issue.js'
import { resolveConfig } from './resolve.js'
import type { Resolved, ResolvedNetwork } from './resolved.js'

const minimal = { app: { name: 'My app' }, networks: ['mainnet'], services: 'local' } satisfies ModalConfig
/** What Account asks of the local stack. */
const local = { api: 'http://127.0.0.1:8787', images: 'http://127.0.0.1:8787' }
const reownId = '0123456789abcdef0123456789abcdef'
const ownChain = defineChain({
  id: 424242,
  name: 'Own',
  nativeCurrency: { name: 'Own', symbol: 'OWN', decimals: 6 },
  rpcUrls: { default: { http: ['https://rpc.own.example'] } },
})

function outcome(extra: Partial<ModalConfig>, mode = 'development') {
  const checked = checkConfig({ ...minimal, ...extra })
  if (!checked.isValid) throw new Error(JSON.stringify(checked.issues))
  return resolveConfig(checked.value, mode)
}

function resolved(extra: Partial<ModalConfig>, mode?: string): Resolved {
  const result = outcome(extra, mode)
  if (!result.isValid) throw new Error(JSON.stringify(result.issues))
  return result.value
}

function problems(extra: Partial<ModalConfig>, mode?: string): readonly string[] {
  const result = outcome(extra, mode)
  return result.isValid ? [] : result.issues.map(({ keys, message, fix }) => `${pathOf(keys)}: ${message}. ${fix}`)
}

const rpcUrls = (extra: Partial<ModalConfig>) => resolved(extra).networks.map((network) => network.rpcUrls)

test('behavior: every default is explicit', () => {
  const networks = [
    {
      id: 1,
      caipNetworkId: 'eip155:1',
      chainNamespace: 'eip155',
      name: 'Ethereum',
      rpcUrls: ['http://127.0.0.1:8545'],
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      blockExplorers: [{ name: 'Etherscan', url: 'https://etherscan.io' }],
    },
  ] as const
  const features = [
    { id: 'connect', css: 'connect.css', options: {}, views: connect.views, contacts: [] },
    { id: 'account', css: 'account.css', options: {}, views: account.views, contacts: account.contacts },
    { id: 'networks', css: 'networks.css', options: {}, views: networksFeature.views, contacts: [] },
  ] as const
  expect(resolved({})).toEqual(resolvedConfig({ networks, features, services: local }))
})

test('behavior: what the config says is over its preset, and that is over the token table', () => {
  const { tokens } = resolved({ theme: { preset: 'clay', tokens: { 'radius.base': '5px' } } }).theme
  expect(tokens).toEqual({ ...presets.clay, 'radius.base': '5px' })
  expect(resolved({ theme: { preset: 'clay', tokens: { 'radius.base': undefined } } }).theme.tokens).toEqual(
    presets.clay,
  )
})

test('error: a token that names one that is not there', () => {
  expect(problems({ theme: { tokens: { 'color.accent': 'var(--mk-color-txt)' } } })).toEqual([
    "theme.tokens['color.accent']: names --mk-color-txt, which is no token. Write var(--mk-color-text) instead.",
  ])
})

test('behavior: the result is plain JSON', () => {
  const value = resolved({ networks: [mainnet, 'base'], theme: { tokens: { 'radius.base': '2px' } }, debug: true })
  expect(JSON.parse(JSON.stringify(value))).toEqual(value)
})

describe('where networks are asked', () => {
  test('behavior: the local stack has three chains', () => {
    const urls = rpcUrls({ networks: ['mainnet', 'polygon', 'eip155:8453'] })
    expect(urls).toEqual([['http://127.0.0.1:8545'], ['http://127.0.0.1:8546'], ['http://127.0.0.1:8547']])
  })

  test('behavior: Reown is asked through its proxy', () => {
    const value = resolved({ services: 'reown', projectId: reownId })
    expect(value.networks[0]?.rpcUrls).toEqual([
      `https://rpc.walletconnect.org/v1/?chainId=eip155:1&projectId=${reownId}`,
    ])
    expect(value.services).toEqual({
      rpc: 'https://rpc.walletconnect.org',
      blockchain: 'https://rpc.walletconnect.org',
      images: 'https://api.web3modal.org',
    })
  })

  test('behavior: a service of your own is asked the same way', () => {
    const services = { rpc: 'https://rpc.example/', api: 'https://api.example' }
    const value = resolved({ services, projectId: 'shop_1', networks: ['sepolia'] })
    expect(value.networks[0]?.rpcUrls).toEqual(['https://rpc.example/v1/?chainId=eip155:11155111&projectId=shop_1'])
    expect(value.services).toEqual({ rpc: 'https://rpc.example/', api: 'https://api.example' })
  })

  test('behavior: a service that a feature can do without is asked where the config places it', () => {
    const [api, rpc] = ['https://api.example', 'https://rpc.example']
    const asking = { services: { api, rpc }, projectId: 'shop_1' }
    expect(resolved(asking).services).toEqual({ rpc, api })
    expect(resolved({ ...asking, services: { rpc } }).services).toEqual({ rpc })
    const blockchain = 'https://accounts.example'
    expect(resolved({ ...asking, services: { api, rpc, blockchain } }).services).toEqual({ rpc, blockchain })
  })

  test('behavior: endpoints of the entry come before everything', () => {
    const own = ['https://a.example/key', 'http://localhost:9']
    expect(rpcUrls({ networks: [{ network: 'mainnet', rpcUrls: own }] })).toEqual([own])
    expect(resolved({ networks: [{ network: mainnet, rpcUrls: own }], services: undefined }).projectId).toBe('local')
  })

  test('behavior: a service that serves the chain stands behind the endpoints of the entry', () => {
    const services = { rpc: 'https://rpc.example/' }
    const proxied = 'https://rpc.example/v1/?chainId=eip155:1&projectId=shop_1'
    const at = (...own: string[]) =>
      rpcUrls({ services, projectId: 'shop_1', networks: [{ network: 'mainnet', rpcUrls: own }] })
    expect(at('https://a.example/key')).toEqual([['https://a.example/key', proxied]])
    // A chain of this machine is not the one the service has.
    expect(at('http://localhost:9')).toEqual([['http://localhost:9']])
    const networks: ModalConfig['networks'] = [{ network: 'abstract', rpcUrls: ['https://b.example'] }]
    expect(rpcUrls({ services: 'reown', projectId: reownId, networks })).toEqual([['https://b.example']])
  })

  test("behavior: a chain of one's own, or of this machine, brings its endpoints", () => {
    expect(rpcUrls({ networks: [ownChain, foundry] })).toEqual([['https://rpc.own.example'], ['http://127.0.0.1:8545']])
  })

  test('error: the public endpoints of viem are never used', () => {
    expect(problems({ networks: [sepolia], services: undefined })).toMatchInlineSnapshot(`
      [
        "networks[0]: Sepolia has no RPC endpoint, and the config names no services. Write { network: chain, rpcUrls: ['https://…'] }, or add services: 'local'.",
      ]
    `)
    expect(rpcUrls({ networks: ['sepolia'] })).toEqual([['http://127.0.0.1:8548']])
    expect(problems({ networks: ['abstract'], services: 'reown', projectId: reownId })).toMatchInlineSnapshot(`
      [
        "networks[0]: abstract isn't served by the RPC proxy of Reown. Write { network: 'abstract', rpcUrls: ['https://…'] }.",
      ]
    `)
    expect(problems({ services: { api: 'https://a.example' }, projectId: 'shop' })).toMatchInlineSnapshot(`
      [
        "networks[0]: mainnet has no RPC endpoint, and services names no rpc. Write { network: 'mainnet', rpcUrls: ['https://…'] }.",
      ]
    `)
  })

  test("error: endpoints of one's own chain are checked", () => {
    const chain = { ...ownChain, rpcUrls: { default: { http: ['http://rpc.own.example'] } } }
    expect(problems({ networks: [chain] })).toEqual([
      'networks[0].rpcUrls.default.http[0]: must be https:// (http:// is for this machine only). Write the whole address, https://…',
    ])
  })
})

describe('project id', () => {
  test('behavior: it may be left out where nothing needs it', () => {
    expect(resolved({}).projectId).toBe('local')
    expect(resolved({ projectId: 'mine' }).projectId).toBe('mine')
  })

  test('error: Reown needs its own, a backend the one it issued', () => {
    expect(problems({ services: 'reown' })[0]).toContain('projectId: is missing')
    expect(problems({ services: 'reown', projectId: 'local' })[0]).toContain("projectId: isn't a Reown project ID")
    expect(problems({ services: { rpc: 'https://rpc.example' } })).toEqual([
      "projectId: is missing. Add projectId: '…', as your backend issued it.",
    ])
  })
})

describe('networks together', () => {
  test('behavior: the default network may be named in any way', () => {
    const both: ModalConfig['networks'] = ['mainnet', 'base']
    expect(resolved({ networks: both }).defaultNetwork).toBe('eip155:1')
    expect(resolved({ networks: both, defaultNetwork: 'eip155:8453' }).defaultNetwork).toBe('eip155:8453')
    expect(resolved({ networks: both, defaultNetwork: mainnet }).defaultNetwork).toBe('eip155:1')
  })

  test('error: a default that is not listed, and a network that is listed twice', () => {
    expect(problems({ networks: ['mainnet', 'base'], defaultNetwork: 'polygon' })).toEqual([
      "defaultNetwork: isn't one of networks. Use one of mainnet, base, or add it to networks.",
    ])
    expect(problems({ networks: ['mainnet', 'base', 'eip155:1', mainnet] })).toEqual([
      'networks[2]: is eip155:1, which networks[0] is already. Remove one of them.',
      'networks[3]: is eip155:1, which networks[0] is already. Remove one of them.',
    ])
  })
})

describe('--mode production', () => {
  test('error: addresses of this machine are refused', () => {
    expect(problems({}, 'production')).toMatchInlineSnapshot(`
      [
        "services: points at this machine, and this is for production. Name services that your users can reach: 'reown', or https:// addresses of your own. To try a build here, set MODAL_KIT_MODE=development.",
      ]
    `)
    const services = { rpc: 'http://127.0.0.1:8787', api: 'https://api.example' }
    const networks: ModalConfig['networks'] = ['mainnet', { network: 'base', rpcUrls: ['http://localhost:1'] }]
    expect(problems({ services, projectId: 'shop', networks }, 'production').map((line) => line.split(':')[0])).toEqual(
      ['services.rpc', 'networks[0]', 'networks[1]'],
    )
  })

  test('behavior: everything else is the same', () => {
    const config = { services: 'reown', projectId: reownId } as const
    expect(resolved(config, 'production')).toEqual(resolved(config))
  })
})

describe('features', () => {
  test('behavior: the services that features ask are in the wiring, and no others', () => {
    const on = { walletConnect: true, allWallets: true }
    const { services } = resolved({ services: 'local', features: on })
    expect(services).toEqual({ relay: 'ws://127.0.0.1:8787/relay', ...local })
    expect(resolved({ services: 'local', features: {} }).services).toEqual(local)
  })

  test('error: a service that is nowhere', () => {
    const services = { rpc: 'https://rpc.example' }
    expect(problems({ services, projectId: 'shop', features: { walletConnect: true } })).toEqual([
      "features.walletConnect: asks services.relay, which the config doesn't place. Add services: { relay: 'wss://relay.walletconnect.org' }, or services: 'local' or 'reown', or set walletConnect to false.",
    ])
  })
})

test('misc: a resolved network is a network of the runtime', () => {
  expectTypeOf<ResolvedNetwork>().toExtend<Network>()
})
