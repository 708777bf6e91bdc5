import type { OwnedToken } from '../../runtime/contract/chain.js'
import type { Connector } from '../../runtime/contract/connector.js'
import { multiWallet } from '../../runtime/features/multi-wallet/feature.js'
import { ModalError } from '../../schema/error.js'
import { fakeChain } from '../unit/fake-chain.js'
import { solanaNetworks } from './gallery-networks.data.js'
import type { GalleryState } from './gallery-state.js'
import { galleryWallet, type WalletPlan } from './gallery-wallet.js'
import { harbor, juniper, lumen, orbit, tidepool } from './gallery-wallets.data.js'
import { receiveParts } from './receive-parts.js'
import { tokensBackend } from './tokens-backend.js'

const mainnet = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const devnet = 'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1'
const account = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'

/** A wallet as Wallet Standard announces it: it has no rdns, and its name is its id. */
function onSolana({ name, icon }: Pick<WalletPlan, 'name' | 'icon'>, more: Partial<WalletPlan> = {}): Connector {
  const plan = { id: name, name, ...(icon && { icon }), accounts: [account] as const, caipNetworkId: mainnet } as const
  const { rdns: _, ...wallet } = galleryWallet({ ...plan, namespace: 'solana', ...more })
  return wallet
}

/** What a node lists: SPL Token and Token-2022 alike, without names. */
const owned: readonly OwnedToken[] = [
  { address: 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v', value: 1_250_500_000n, decimals: 6 },
  { address: '2b1kV6DkPAnxd5ixfnxCpjxmKwqjjaYmCZfHsFu24GXo', value: 40_250_000n, decimals: 6 },
]

/** Solana whose nodes answer with an error where one is named. */
const chain = (failure?: ModalError) =>
  fakeChain(
    {
      balance: async () => {
        if (failure) throw failure
        return { value: 2_503_100_000n, decimals: 9, symbol: 'SOL' }
      },
      ownedTokens: async () => owned,
    },
    'solana',
  )

const at = (mint: string) => `${mainnet}:${mint}`
const row = (symbol: string, name: string, numeric: string, more: object) => ({
  symbol,
  name,
  chainId: mainnet,
  iconUrl: '',
  quantity: { decimals: '6', numeric },
  ...more,
})
/** What a backend knows of the same account. */
const listed = tokensBackend([
  row('SOL', 'Solana', '2.5031', { price: 152.4, quantity: { decimals: '9', numeric: '2.5031' } }),
  row('USDC', 'USD Coin', '1250.5', { price: 1, address: at(owned[0]?.address ?? '') }),
  row('PYUSD', 'PayPal USD', '40.25', { price: 1, address: at(owned[1]?.address ?? '') }),
])

const wallets = [onSolana(orbit), onSolana(lumen)]
const solana = { networks: solanaNetworks, chains: [chain()], wallets } as const
const connected = { ...solana, ...receiveParts, isConnected: true } as const
const found = devnet.slice('solana:'.length)
const wrongCluster = new ModalError('rpc/wrong-chain', { url: 'https://nodes.example', network: 'Solana', found })
const both = {
  ...solana,
  wallets: [galleryWallet(juniper), onSolana(juniper), onSolana(orbit)],
  features: [multiWallet()],
  views: { ProfileWallets: () => import('../../runtime/features/multi-wallet/profile-wallets.view.js') },
  async story({ session }: Parameters<NonNullable<GalleryState['story']>>[0]) {
    for (const wallet of both.wallets.slice(0, 2)) await session.connect(wallet, new AbortController().signal)
  },
} as const satisfies Partial<GalleryState>

/** Solana, alone and beside the EVM chains. */
export const solanaStates: readonly GalleryState[] = [
  { id: 'solana-connect', view: 'Connect', ...solana, wallets: [onSolana(orbit), onSolana(tidepool), onSolana(lumen)] },
  {
    id: 'solana-connect-multichain',
    view: 'Connect',
    ...solana,
    wallets: [galleryWallet(juniper), onSolana(juniper), galleryWallet(harbor), onSolana(orbit)],
  },
  {
    id: 'solana-connect-namespace',
    view: 'ConnectingMultiChain',
    params: { connectorId: juniper.id },
    from: ['Connect'],
    ...solana,
    wallets: [galleryWallet(juniper), onSolana(juniper)],
  },
  {
    id: 'solana-connect-no-cluster',
    view: 'ConnectingExternal',
    params: { namespace: 'solana', connectorId: orbit.name },
    from: ['Connect'],
    ...solana,
    wallets: [onSolana(orbit, { connects: { code: 'wallet/no-chains' } })],
  },
  { id: 'solana-account', view: 'Account', ...connected, shows: '.mk-assets' },
  {
    id: 'solana-account-tokens',
    view: 'Account',
    ...connected,
    services: { api: 'https://api.example', images: 'https://images.example' },
    fetch: listed,
    shows: '.mk-assets',
  },
  { id: 'solana-account-devnet', view: 'Account', ...connected, wallets: [onSolana(orbit, { caipNetworkId: devnet })] },
  { id: 'solana-account-wrong-cluster', view: 'Account', ...connected, chains: [chain(wrongCluster)] },
  { id: 'solana-networks', view: 'Networks', from: ['Account'], ...connected },
  {
    id: 'solana-switch-active-chain',
    view: 'SwitchActiveChain',
    params: { caipNetworkId: mainnet },
    from: ['Account', 'Networks'],
    ...solana,
    wallets: [galleryWallet(juniper), ...wallets],
    isConnected: true,
  },
  {
    id: 'solana-switch-active-chain-too',
    view: 'SwitchActiveChain',
    params: { caipNetworkId: mainnet },
    from: ['Account', 'Networks'],
    ...solana,
    wallets: [galleryWallet(juniper), onSolana(juniper)],
    isConnected: true,
  },
  { id: 'solana-both-networks', view: 'Networks', from: ['Account'], ...both },
  { id: 'solana-both-account', view: 'Account', ...both },
  { id: 'solana-both-wallets', view: 'ProfileWallets', from: ['Account'], ...both },
  { id: 'solana-buttons', ...connected },
]
