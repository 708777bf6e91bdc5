import type { Kit } from '../../runtime/contract/kit.js'
import { type BuyForm, onrampToken, type Purchase } from '../../runtime/features/onramp/contract.js'
import { onramp } from '../../runtime/features/onramp/feature.js'
import { type GalleryState, someWallets } from './gallery-state.js'
import { galleryAddress } from './gallery-wallet.js'
import { manyWares, onrampBackend } from './onramp-backend.js'
import { sendChain } from './send-chain.js'

/** What turns buying on in the gallery. */
export const onrampParts: Pick<GalleryState, 'features' | 'views'> = {
  features: [onramp()],
  views: {
    OnRampProviders: () => import('../../runtime/features/onramp/flow.view.js'),
    OnRampTokenSelect: () => import('../../runtime/features/onramp/flow.view.js'),
    OnRampFiatSelect: () => import('../../runtime/features/onramp/flow.view.js'),
    BuyInProgress: () => import('../../runtime/features/onramp/flow.view.js'),
    OnRampActivity: () => import('../../runtime/features/onramp/flow.view.js'),
    WhatIsABuy: () => import('../../runtime/features/onramp/flow.view.js'),
  },
}

const base: Omit<GalleryState, 'id'> = {
  view: 'OnRampProviders',
  isConnected: true,
  isLive: 'waits',
  wallets: someWallets(),
  from: ['Account'],
  services: { api: 'https://api.example', images: 'https://images.example' },
  fetch: onrampBackend(),
  chain: sendChain(),
  ...onrampParts,
}

/** Fills the form in before the view opens. */
function filled(form: Partial<BuyForm>, then: (kit: Kit) => Promise<void> = async () => {}) {
  return async (kit: Kit) => {
    const api = await kit.use(onrampToken)
    const stop = api.follow()
    for (let tries = 0; tries < 200 && !api.choice.peek(); tries += 1) await kit.host.clock.sleep(10)
    api.fill(form)
    const isAsked = () => api.offers.peek().some(({ quote }) => quote.status === 'reading' || quote.status === 'none')
    for (let tries = 0; tries < 200 && typeof api.amount() === 'bigint' && isAsked(); tries += 1)
      await kit.host.clock.sleep(10)
    await then(kit)
    // The view follows by itself from then on.
    void kit.host.clock.sleep(200).then(stop)
  }
}

async function start(kit: Kit): Promise<void> {
  const api = await kit.use(onrampToken)
  await api.start('coinbase')
}

const NOW = 1_700_000_000_000
const purchase = (changes: Partial<Purchase>): Purchase => ({
  id: 'p0',
  provider: 'coinbase',
  address: galleryAddress,
  caipNetworkId: 'eip155:1',
  token: { address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', symbol: 'USDC' },
  amount: '100',
  currency: 'USD',
  at: NOW - 20_000,
  before: null,
  since: null,
  status: 'open',
  received: null,
  row: null,
  ...changes,
})
const wait = (changes: Partial<Purchase>): Omit<GalleryState, 'id'> => ({
  ...base,
  view: 'BuyInProgress',
  params: { purchase: 'p0' },
  from: ['Account', 'OnRampProviders'],
  saved: { purchases: [purchase(changes)] },
})
const select = (view: string): Omit<GalleryState, 'id'> => ({ ...base, view, from: ['Account', 'OnRampProviders'] })
const many = { fetch: onrampBackend({ options: manyWares }) }
const amount = { amount: '100' }
const ether = { address: null, symbol: 'ETH' }
const all = [
  purchase({ id: 'p1' }),
  purchase({ id: 'p2', status: 'paid', provider: 'meld', token: ether }),
  purchase({ id: 'p3', status: 'arrived', received: '98.25' }),
  purchase({ id: 'p4', status: 'failed', amount: '2500', currency: 'EUR', token: ether }),
  purchase({ id: 'p5', status: 'quiet' }),
]

/** Buying. */
export const onrampStates: readonly GalleryState[] = [
  { id: 'buy', ...base },
  { id: 'buy-filled', ...base, story: filled(amount) },
  { id: 'buy-low', ...base, story: filled({ amount: '9.99' }) },
  { id: 'buy-high', ...base, story: filled({ amount: '25000.01' }) },
  { id: 'buy-unsold', ...base, fetch: onrampBackend({ unsold: ['meld'], down: [] }), story: filled(amount) },
  { id: 'buy-guessed', ...base, fetch: onrampBackend({ options: 503 }), story: filled(amount) },
  { id: 'buy-unsafe', ...base, fetch: onrampBackend({ page: 'https://evil.example/' }), story: filled(amount, start) },
  { id: 'buy-past', ...base, saved: { purchases: all } },
  { id: 'buy-token', ...select('OnRampTokenSelect') },
  { id: 'buy-token-many', ...select('OnRampTokenSelect'), ...many },
  { id: 'buy-fiat', ...select('OnRampFiatSelect') },
  { id: 'buy-fiat-many', ...select('OnRampFiatSelect'), ...many },
  { id: 'buy-fiat-none', ...select('OnRampFiatSelect'), ...many, types: 'zzz' },
  { id: 'buy-waiting', ...wait({}) },
  { id: 'buy-waiting-long', ...wait({ at: NOW - 400_000 }) },
  { id: 'buy-paid', ...wait({ status: 'paid' }) },
  { id: 'buy-arrived', ...wait({ status: 'arrived', received: '98.25' }) },
  { id: 'buy-failed', ...wait({ status: 'failed' }) },
  { id: 'buy-gone', ...wait({ id: 'other' }) },
  {
    id: 'buy-blocked',
    ...base,
    view: 'BuyInProgress',
    from: ['Account', 'OnRampProviders'],
    blocksWindows: true,
    story: filled(amount, start),
  },
  {
    id: 'buy-purchases',
    ...base,
    view: 'OnRampActivity',
    from: ['Account', 'OnRampProviders'],
    saved: { purchases: all },
  },
  { id: 'buy-purchases-none', ...base, view: 'OnRampActivity', from: ['Account', 'OnRampProviders'] },
  { id: 'what-is-a-buy', ...base, view: 'WhatIsABuy', from: ['Account', 'OnRampProviders'] },
]
