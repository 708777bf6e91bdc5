import { networkMarks } from '../../cli/generate/marks.data.js'
import { coinsOf } from '../../cli/generate/print-marks.js'
import { evmAddresses } from '../../runtime/chains/evm/addresses.js'
import { walletAssets } from '../../runtime/chains/evm/wallet-assets.js'
import type { Amount } from '../../runtime/contract/amount.js'
import type { Services, ThemeMode } from '../../runtime/contract/app.js'
import type { Chain } from '../../runtime/contract/chain.js'
import type { Connector } from '../../runtime/contract/connector.js'
import type { Feature, Wiring } from '../../runtime/contract/kit.js'
import type { ViewLoader } from '../../runtime/contract/view.js'
import type { LocaleSource } from '../../runtime/core/locale.js'
import type { Network } from '../../runtime/core/network.js'
import { account } from '../../runtime/features/account/feature.js'
import type { ConnectOptions } from '../../runtime/features/connect/contract.js'
import { connect } from '../../runtime/features/connect/feature.js'
import { multiWalletToken } from '../../runtime/features/multi-wallet/contract.js'
import { networks } from '../../runtime/features/networks/feature.js'
import type { CaipNetworkId } from '../../schema/caip.js'
import { ModalError } from '../../schema/error.js'
import type { Manifest } from '../../schema/feature.js'
import { features as manifests } from '../../schema/registry.js'
import { fakeChain } from '../unit/fake-chain.js'
import { lateSlots } from '../unit/late-slots.js'

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

function network(id: number, name: string, more: Partial<Network> = {}): Network {
  const caipNetworkId: CaipNetworkId = `eip155:${id}`
  return { id, caipNetworkId, chainNamespace: 'eip155', name, rpcUrls: [], nativeCurrency: ether, ...more }
}

/** The networks of the gallery's app. */
export const galleryNetworks: readonly Network[] = [
  network(1, 'Ethereum', { blockExplorers: [{ name: 'Etherscan', url: 'https://etherscan.io' }] }),
  network(8453, 'Base', { blockExplorers: [{ name: 'Basescan', url: 'https://basescan.org' }] }),
  network(137, 'Polygon', { nativeCurrency: { name: 'POL', symbol: 'POL', decimals: 18 } }),
  network(42161, 'Arbitrum One'),
  network(11155111, 'Sepolia', { testnet: true }),
]

/** What the config says of the gallery's app. */
const galleryApp: Wiring['app'] = {
  name: 'Meadow',
  url: 'https://meadow.example',
  icons: [
    `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#3f7d4a" d="M0 0h8v8H0"/><path fill="#e9f3c9" d="M4 7V4M4 5C2 5 1.500 4 1.500 2.500 3 2.500 4 3.500 4 5zM4 4.500C6 4.500 6.500 3.500 6.500 2 5 2 4 3 4 4.500z" stroke="#e9f3c9" stroke-width=".5"/></svg>')}`,
  ],
}

/** The views as a generated file imports them. */
export const galleryViews: Readonly<Record<string, ViewLoader>> = {
  ConnectingExternal: () => import('../../runtime/features/connect/connecting-external.view.js'),
  ConnectingMultiChain: () => import('../../runtime/features/connect/connecting-multi-chain.view.js'),
  ConnectWallets: () => import('../../runtime/features/connect/connect-wallets.view.js'),
  Downloads: () => import('../../runtime/features/connect/downloads.view.js'),
  GetWallet: () => import('../../runtime/features/connect/get-wallet.view.js'),
  NoWallet: () => import('../../runtime/features/connect/no-wallet.view.js'),
  WhatIsAWallet: () => import('../../runtime/features/connect/what-is-a-wallet.view.js'),
  Account: () => import('../../runtime/features/account/account.view.js'),
  Networks: () => import('../../runtime/features/networks/networks.view.js'),
  SwitchActiveChain: () => import('../../runtime/features/networks/switch-active-chain.view.js'),
  SwitchNetwork: () => import('../../runtime/features/networks/switch-network.view.js'),
  UnsupportedChain: () => import('../../runtime/features/networks/unsupported-chain.view.js'),
  WhatIsANetwork: () => import('../../runtime/features/networks/what-is-a-network.view.js'),
}

/** How the node of the gallery answers. */
export type NodeAnswer = Amount | 'never' | 'fails'

/** What a wiring of the gallery is made of. */
export interface WiringPlan {
  readonly wallets: readonly Connector[]
  readonly networks?: readonly Network[]
  readonly balance?: NodeAnswer
  /** In place of the chain of eip155 that `balance` makes. */
  readonly chain?: Chain
  /** Chains beside that of eip155. */
  readonly chains?: readonly Chain[]
  readonly mode?: ThemeMode
  /** What the config says of the app. */
  readonly app?: Wiring['app']
  readonly views?: Readonly<Record<string, ViewLoader>>
  readonly connect?: ConnectOptions
  /** Features on top of the usual ones. */
  readonly features?: readonly Feature[]
  readonly services?: Services
  /** Whether the modal stands in the page. */
  readonly embedded?: boolean
  readonly debug?: boolean | undefined
  /** The languages of the app; English alone when left out. */
  readonly locales?: LocaleSource
}

/** The wiring a generated file would hold, with fakes at the seams. */
export function galleryWiring({ wallets, networks: list = galleryNetworks, balance, ...plan }: WiringPlan): Wiring {
  const { mode, views, features = [], embedded = false, debug, locales, services } = plan
  return {
    projectId: 'local',
    app: plan.app ?? galleryApp,
    networks: list,
    connectors: [
      {
        id: 'gallery',
        discover(_, add) {
          for (const wallet of wallets) add(wallet)
          return () => {}
        },
      },
    ],
    addresses: [evmAddresses()],
    theme: { mode: mode ?? 'system' },
    embedded,
    multiWallet: features.some(({ id }) => id === multiWalletToken.id),
    ...(debug !== undefined && { debug }),
    ...(locales && { locales }),
    marks: async () => ({ ...(await import('../../runtime/marks.js')), marks: networkMarks, coins: coinsOf(list) }),
    modal: async () => ({
      ...(await import('../../runtime/modal.js')),
      ...(embedded && { Modal: (await import('../../runtime/embedded.js')).Embedded }),
      chains: [
        plan.chain ?? galleryChain(balance ?? { value: 1_234_567_890_000_000_000n, decimals: 18, symbol: 'ETH' }),
        ...(plan.chains ?? []),
      ],
      late: async () => lateSlots,
      features: withOwners([connect(plan.connect), account(), networks(), ...features], Object.keys(views ?? {})),
      ...(services && { services }),
      views: { ...galleryViews, ...views },
    }),
  }
}

/** A view is there because its feature is on: one that a state does not turn on itself does nothing else. */
function withOwners(features: readonly Feature[], views: readonly string[]): readonly Feature[] {
  const owners: readonly Pick<Manifest, 'id' | 'views'>[] = manifests
  const missing = owners.filter(
    (owner) => views.some((view) => Object.hasOwn(owner.views, view)) && !features.some(({ id }) => id === owner.id),
  )
  return [...features, ...missing.map(({ id }) => ({ id, load: async () => ({}) }))]
}

function galleryChain(balance: NodeAnswer): Chain {
  return fakeChain({
    walletAssets,
    balance(target, _, signal) {
      if (typeof balance === 'object') return Promise.resolve(balance)
      if (balance === 'fails') {
        return Promise.reject(
          new ModalError('rpc/unreachable', { network: target.name, detail: 'HTTP status code: 503' }),
        )
      }
      return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
    },
  })
}
