import { expect, test } from 'vitest'
import { z } from 'zod'
import type { Manifest } from '../../schema/feature.js'
import { features as registry } from '../../schema/registry.js'
import {
  apartByNamespace,
  type FeatureConfig,
  legalIssues,
  requirementIssues,
  resolveFeatures,
  serviceIssues,
} from './resolve-features.js'

const always: Manifest = { id: 'a', title: 'A', requires: [], views: {}, texts: [], css: 'a.css', flags: {} }
const send: Manifest = { ...always, id: 'send', switch: 'send', flags: { send: z.boolean(), fee: z.string() } }

const noticed = { ...always, id: 'legal', switch: 'legalCheckbox', key: 'legal' } as const
const legal: Manifest = { ...noticed, flags: { legalCheckbox: z.boolean() } }

const ids = (features: Record<string, unknown>) => resolveFeatures([always, send], { features }).map(({ id }) => id)
const optionsOf = (manifest: Manifest, config: FeatureConfig) => resolveFeatures([manifest], config)[0]?.options

test('behavior: a feature with a switch is on only when the config names it', () => {
  expect(ids({})).toEqual(['a'])
  expect(ids({ send: false })).toEqual(['a'])
  expect(ids({ send: [] })).toEqual(['a'])
  expect(ids({ send: true })).toEqual(['a', 'send'])
  expect(ids({ send: ['x'] })).toEqual(['a', 'send'])
})

test('behavior: its flags become its options, but for those that say what the runtime does anyway', () => {
  const features = { send: true, fee: 'low', other: 1 }
  expect(optionsOf(send, { features })).toEqual({ fee: 'low' })
  const onramp: Manifest = { ...always, flags: { onramp: z.unknown() } }
  expect(optionsOf(onramp, { features: {} })).toEqual({})
  expect(optionsOf(onramp, { features: { onramp: ['meld', 'coinbase'] } })).toEqual({})
  expect(optionsOf(onramp, { features: { onramp: ['coinbase'] } })).toEqual({ onramp: ['coinbase'] })
})

test('behavior: that a feature is on is no option of it, whether it is on by default or not', () => {
  for (const flag of ['receive', 'multiWallet', 'send']) {
    const manifest: Manifest = { ...always, id: flag, switch: flag, flags: { [flag]: z.unknown() } }
    expect([flag, optionsOf(manifest, { features: { [flag]: true } })]).toEqual([flag, {}])
    expect(optionsOf(manifest, { features: { [flag]: { a: 1 } } })).toEqual({ [flag]: { a: 1 } })
  }
})

test('behavior: a key turns its feature on as well, and what it holds becomes options', () => {
  const [termsUrl, privacyUrl] = ['https://a.example/terms', undefined]
  expect(optionsOf(legal, { features: {} })).toBeUndefined()
  expect(optionsOf(legal, { features: { legalCheckbox: false }, legal: {} })).toBeUndefined()
  expect(optionsOf(legal, { features: {}, legal: { termsUrl, privacyUrl } })).toEqual({ termsUrl })
  expect(optionsOf(legal, { features: { legalCheckbox: false }, legal: { termsUrl } })).toEqual({ termsUrl })
  expect(optionsOf(legal, { features: { legalCheckbox: true }, legal: { termsUrl } })).toEqual({
    legalCheckbox: true,
    termsUrl,
  })
})

test('error: a box to tick needs something to agree to', () => {
  const features = { legalCheckbox: true }
  expect(legalIssues({ features, legal: { privacyUrl: 'https://a.example' } })).toEqual([])
  expect(legalIssues({ features: {}, legal: {} })).toEqual([])
  for (const config of [{ features }, { features, legal: {} }]) {
    expect(legalIssues(config).map(({ keys, fix }) => [keys.join('.'), fix])).toEqual([
      ['features.legalCheckbox', "Add legal: { termsUrl: 'https://…', privacyUrl: 'https://…' }, or one of them."],
    ])
  }
})

test('error: a wallet on networks that the app has none of', () => {
  const config = { features: { email: true } }
  const { on, out } = apartByNamespace(registry, resolveFeatures(registry, config), ['polkadot'])
  expect(on.map(({ id }) => id)).not.toContain('secureWallet')
  expect(out).toEqual(["features.email does nothing: it's for EVM chains and Solana, and this app has none."])
  expect(requirementIssues(registry, on)).toEqual([
    {
      keys: ['features', 'email'],
      message: 'needs networks of EVM chains or Solana, and this app has none',
      fix: 'Add one to networks, or set email to false.',
    },
  ])
  for (const namespace of ['eip155', 'solana'] as const) {
    const there = apartByNamespace(registry, resolveFeatures(registry, config), ['polkadot', namespace])
    expect([there.out, requirementIssues(registry, there.on)]).toEqual([[], []])
  }
})

test('error: a feature without the one it needs, and one whose service is nowhere', () => {
  const on = resolveFeatures(registry, { features: { allWallets: true } })
  expect(requirementIssues(registry, on)).toEqual([
    {
      keys: ['features', 'allWallets'],
      message: 'needs walletConnect, which is off',
      fix: 'Add walletConnect: true beside it.',
    },
  ])
  expect(serviceIssues(registry, on, { images: 'https://i.example' })).toEqual([
    {
      keys: ['features', 'allWallets'],
      message: "asks services.api, which the config doesn't place",
      fix: "Add services: { api: '…' }, or services: 'local' or 'reown', or set allWallets to false.",
    },
  ])
  const both = resolveFeatures(registry, { features: { allWallets: true, walletConnect: true } })
  expect(requirementIssues(registry, both)).toEqual([])
  const urls = { api: 'https://a.example', images: 'https://i.example', relay: 'wss://r.example' }
  expect(serviceIssues(registry, both, urls)).toEqual([])
})
