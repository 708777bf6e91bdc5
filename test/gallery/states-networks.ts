import { familyNetworks, manyNetworks, strangeNetworks } from './gallery-networks.data.js'
import { type GalleryState, someWallets } from './gallery-state.js'
import type { Answer, WalletPlan } from './gallery-wallet.js'

const base = 'eip155:8453'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const list = { view: 'Networks', from: ['Account'], isConnected: true, wallets: someWallets() } as const

function switching(id: string, switches: Answer, more: Partial<GalleryState & WalletPlan> = {}): GalleryState {
  return {
    id: `switch-${id}`,
    view: 'SwitchNetwork',
    params: { caipNetworkId: base },
    from: ['Account', 'Networks'],
    isConnected: true,
    wallets: someWallets({ switches, ...(more.type && { type: more.type }) }),
    ...more,
  }
}

function unsupported(id: string, more: Partial<GalleryState> = {}): GalleryState {
  const wallets = someWallets({ caipNetworkId: 'eip155:31337' })
  return { id, view: 'UnsupportedChain', from: ['Account'], isConnected: true, wallets, ...more }
}

/** Choosing a network. */
export const networkStates: readonly GalleryState[] = [
  { id: 'networks', ...list },
  { id: 'networks-disconnected', view: 'Networks', wallets: someWallets() },
  { id: 'networks-many', ...list, networks: manyNetworks },
  { id: 'networks-found', ...list, networks: manyNetworks, types: 'ar', elapsedMs: 100 },
  { id: 'networks-none', ...list, networks: manyNetworks, types: 'Atlantis', elapsedMs: 100 },
  { id: 'networks-strange', ...list, networks: strangeNetworks },
  { id: 'networks-limited', ...list, wallets: someWallets({ reaches: ['eip155:1', 'eip155:137'] }) },
  { id: 'networks-apart', ...list, picked: base },
  {
    id: 'networks-apart-strange',
    ...list,
    networks: strangeNetworks,
    wallets: someWallets({ caipNetworkId: 'eip155:3' }),
    picked: 'eip155:1',
  },
  { id: 'networks-families', ...list, networks: familyNetworks },
  switching('waiting', 'never'),
  switching('waiting-10s', 'never', { elapsedMs: 10_000 }),
  switching('embedded', 'never', { type: 'AUTH' }),
  switching('declined', { code: 'wallet/rejected' }),
  switching('failed', { code: 'network/not-added', slots: { network: 'Base' } }),
  switching('by-hand', { code: 'wallet/unsupported', slots: { method: 'wallet_switchEthereumChain' } }),
  {
    id: 'switch-active-chain',
    view: 'SwitchActiveChain',
    params: { caipNetworkId: solana },
    from: ['Account', 'Networks'],
    isConnected: true,
    networks: familyNetworks,
    wallets: someWallets(),
  },
  unsupported('unsupported-chain'),
  unsupported('unsupported-chain-many', { networks: manyNetworks }),
  unsupported('unsupported-chain-families', { networks: familyNetworks }),
  { id: 'what-is-a-network', view: 'WhatIsANetwork', from: ['Networks'], wallets: someWallets() },
]
