import type { Feature } from '../../runtime/contract/kit.js'
import type { CustomWallet } from '../../runtime/features/connect/custom-wallet.js'
import { legal } from '../../runtime/features/legal/feature.js'
import { fakeMethods, TickedGuard } from './fake-methods.js'
import { familyNetworks } from './gallery-networks.data.js'
import { type GalleryState, someWallets } from './gallery-state.js'
import { type Answer, galleryWallet } from './gallery-wallet.js'
import { harbor, hostile, impostor, juniper, lumen, orbit } from './gallery-wallets.data.js'

const toJuniper = { namespace: 'eip155', connectorId: juniper.id }

function connecting(id: string, connects: Answer, elapsedMs = 0): GalleryState {
  const view = 'ConnectingExternal'
  return {
    id: `connecting-${id}`,
    view,
    params: toJuniper,
    from: ['Connect'],
    wallets: someWallets({ connects }),
    elapsedMs,
  }
}

const links = {
  homepage: 'https://wallet.example',
  chrome_store: 'https://store.example/extension',
  app_store: 'https://apps.example/wallet',
  play_store: 'https://play.example/wallet',
}
/** Wallets of the app's own choice, the first of which is here in most states. */
const customWallets: readonly CustomWallet[] = [
  ...[juniper, harbor, orbit, lumen].map(({ icon, ...wallet }) => ({ ...wallet, image_url: icon, ...links })),
  { id: 'fern', name: 'Fern', homepage: 'https://fern.example' },
]
const urls = { termsUrl: 'https://meadow.example/terms', privacyUrl: 'https://meadow.example/privacy' }
const checkbox = legal({ ...urls, legalCheckbox: true })
const ticked: Feature = { ...checkbox, slots: { connectGuard: { order: 10, Guard: TickedGuard } } }
const onTwoChains = [
  galleryWallet(juniper),
  galleryWallet({ ...juniper, namespace: 'solana' }),
  galleryWallet({ ...juniper, namespace: 'bip122' }),
]
const others = [harbor, lumen].map((plan) => galleryWallet(plan))
const longName = `Wallet ${'of a very long name '.repeat(10)}`

/** Connecting. */
export const connectStates: readonly GalleryState[] = [
  { id: 'connect', view: 'Connect', wallets: someWallets(), recent: [{ id: lumen.id, name: lumen.name }] },
  { id: 'connect-one', view: 'Connect', wallets: [galleryWallet(harbor)] },
  {
    id: 'connect-hostile',
    view: 'Connect',
    wallets: [juniper, { ...impostor, rdns: juniper.id }, hostile, orbit].map((plan) => galleryWallet(plan)),
  },
  {
    id: 'connect-many',
    view: 'Connect',
    wallets: Array.from({ length: 14 }, (_, index) =>
      galleryWallet({ id: `w${index}`, name: `Wallet number ${index + 1}` }),
    ),
  },
  { id: 'connect-none', view: 'Connect', wallets: [] },
  { id: 'connect-none-mobile', view: 'Connect', wallets: [], isMobile: true },
  { id: 'connect-none-family', view: 'Connect', params: { namespace: 'solana' }, wallets: someWallets() },
  {
    id: 'connect-bad-names',
    view: 'Connect',
    wallets: [
      { id: 'long', name: longName },
      { id: 'emoji', name: '🦊👩‍👩‍👧‍👦🏳️‍🌈 Fox' },
      { id: 'bidi', name: '\u202eدفترچه\u2066 Wallet\u200b' },
      { id: 'twin', name: 'Twin' },
      { id: 'twin2', name: 'Twin' },
      { id: `io.${'a'.repeat(190)}`, name: longName, rdns: `io.${'a'.repeat(190)}` },
      { id: `io.${'a'.repeat(190)}#2`, name: longName, rdns: `io.${'a'.repeat(190)}` },
    ].map((plan) => galleryWallet(plan)),
  },
  { id: 'connect-custom', view: 'Connect', wallets: [galleryWallet(juniper)], connect: { customWallets } },
  { id: 'connect-multichain', view: 'Connect', wallets: [...onTwoChains, ...others] },
  { id: 'connect-methods', view: 'Connect', wallets: [], connect: { customWallets }, features: fakeMethods },
  { id: 'connect-methods-wallet-first', view: 'Connect', wallets: someWallets(), features: fakeMethods },
  {
    id: 'connect-collapsed',
    view: 'Connect',
    wallets: someWallets(),
    connect: { collapseWallets: true },
    features: fakeMethods,
  },
  { id: 'connect-wallets', view: 'ConnectWallets', from: ['Connect'], wallets: someWallets() },
  { id: 'connect-legal', view: 'Connect', wallets: someWallets(), features: [legal(urls)] },
  {
    id: 'connect-legal-many',
    view: 'Connect',
    wallets: Array.from({ length: 14 }, (_, index) => galleryWallet({ id: `w${index}`, name: `Wallet ${index + 1}` })),
    features: [legal(urls)],
  },
  { id: 'connect-legal-box', view: 'Connect', wallets: someWallets(), features: [checkbox] },
  { id: 'connect-legal-box-ticked', view: 'Connect', wallets: someWallets(), features: [ticked] },
  {
    id: 'connect-legal-box-methods',
    view: 'Connect',
    wallets: someWallets(),
    connect: { collapseWallets: true, connectMethodsOrder: ['email', 'social', 'wallet'] },
    features: [...fakeMethods, checkbox],
  },
  {
    id: 'connect-multichain-select',
    view: 'ConnectingMultiChain',
    params: { connectorId: juniper.id },
    from: ['Connect'],
    wallets: onTwoChains,
    networks: familyNetworks,
  },
  { id: 'what-is-a-wallet', view: 'WhatIsAWallet', from: ['Connect'], wallets: [] },
  { id: 'what-is-a-wallet-custom', view: 'WhatIsAWallet', from: ['Connect'], wallets: [], connect: { customWallets } },
  { id: 'get-wallet', view: 'GetWallet', from: ['Connect'], wallets: [], connect: { customWallets } },
  {
    id: 'downloads',
    view: 'Downloads',
    params: { walletId: harbor.id },
    from: ['Connect'],
    wallets: [],
    connect: { customWallets },
  },
  {
    id: 'downloads-one',
    view: 'Downloads',
    params: { walletId: 'fern' },
    from: ['Connect'],
    wallets: [],
    connect: { customWallets },
  },
  {
    id: 'downloads-none',
    view: 'Downloads',
    params: { walletId: 'x' },
    from: ['Connect'],
    wallets: [],
    connect: { customWallets: [{ id: 'x', name: longName }] },
  },
  connecting('waiting', 'never'),
  connecting('waiting-10s', 'never', 10_000),
  connecting('waiting-60s', 'never', 60_000),
  { ...connecting('linked', 'never'), wallets: someWallets(), isConnected: true },
  { ...connecting('bad-name', 'never'), wallets: [galleryWallet({ ...juniper, name: longName, connects: 'never' })] },
  connecting('declined', { code: 'wallet/rejected' }),
  connecting('pending', { code: 'wallet/pending' }),
  connecting('failed', { code: 'wallet/failed', slots: { detail: 'Internal JSON-RPC error. \u202eelbadaer ton' } }),
]
