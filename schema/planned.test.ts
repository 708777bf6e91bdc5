import { expect, test } from 'vitest'
import { z } from 'zod'
import { defaults } from './defaults.data.js'
import { plannedFlags } from './planned.data.js'
import { unimplemented } from './planned.js'
import { features } from './registry.js'

/** SPEC §3, feature flags and remote features. */
const spec = [
  ...['receive', 'send', 'emailShowWallets', 'connectorTypeOrder', 'analytics', 'allWallets', 'legalCheckbox'],
  ...['smartSessions', 'collapseWallets', 'walletFeaturesOrder', 'connectMethodsOrder', 'pay'],
  ...['swaps', 'onramp', 'email', 'socials', 'activity', 'reownBranding', 'multiWallet'],
]

/** Flags the spec has no name for: which connectors there are, which its hosts choose elsewhere, and a tab of SPEC §1. */
const own = ['walletConnect', 'coinbase', 'coinbasePreference', 'safe', 'nfts']

test('behavior: every flag of the spec is either built or planned, and never both', () => {
  const built = features.flatMap(({ flags }) => Object.keys(flags))
  expect([...built, ...Object.keys(plannedFlags)].sort()).toEqual([...spec, ...own].sort())
})

test('behavior: the defaults of SPEC §9 are known flags', () => {
  expect(Object.keys(defaults.features).filter((flag) => !spec.includes(flag))).toEqual(['walletConnect', 'nfts'])
})

test('behavior: the account types of SPEC §9 are known, for the accounts that come', () => {
  expect(defaults.accounts).toEqual({ bip122: 'payment', eip155: 'smartAccount', polkadot: 'eoa', solana: 'eoa' })
})

test('behavior: ids, views and stylesheets of the registry are distinct, and what a feature requires exists', () => {
  const ids: readonly string[] = features.map(({ id }) => id)
  const views = features.flatMap((feature) => Object.keys(feature.views))
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(views).size).toBe(views.length)
  expect(features.flatMap(({ requires }) => requires).filter((id) => !ids.includes(id))).toEqual([])
})

test.each([
  [z.boolean(), true, 'Remove the line or set it to false.'],
  [z.literal(true), true, 'Remove the line.'],
  [z.string(), 'on', 'Remove the line.'],
])('error: what is not built says how to turn it off: %#', (schema, value, fix) => {
  const { error } = unimplemented('teleport', schema).safeParse(value)
  expect(error?.issues).toMatchObject([
    { message: 'this version of create-modal-kit has no teleport yet', params: { fix } },
  ])
})
