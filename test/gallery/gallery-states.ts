import type { Connector } from '../../runtime/connectors/connector.js'
import type { ViewLoader } from '../../runtime/wiring.js'
import type { Surroundings } from './gallery-host.js'
import { type Answer, galleryWallet, type WalletPlan } from './gallery-wallet.js'
import { harbor, hostile, impostor, juniper, lumen, orbit, tidepool } from './gallery-wallets.data.js'
import { galleryNetworks, type WiringPlan } from './gallery-wiring.js'

/** One view in one state. */
export interface GalleryState extends Surroundings, Omit<WiringPlan, 'wallets'> {
  readonly id: string
  /** Spec name of the view to open; none for what is seen in the page only. */
  readonly view?: string
  readonly params?: Readonly<Record<string, unknown>>
  readonly wallets: readonly Connector[]
  /** Whether the first wallet is connected before the view opens. */
  readonly isConnected?: boolean
  /** Views passed on the way, so that there is something to go back to. */
  readonly from?: readonly string[]
}

const wallets = (first: Partial<WalletPlan> = {}) =>
  [{ ...juniper, ...first }, harbor, lumen, orbit, tidepool].map((plan) => galleryWallet(plan))
const toJuniper = { namespace: 'eip155', connectorId: juniper.id }
const toBase = { caipNetworkId: 'eip155:8453' }
const never: ViewLoader = () => new Promise(() => {})
const views: Readonly<Record<string, ViewLoader>> = {
  Toast: () => import('./toast.view.js'),
  Broken: () => import('./broken.view.js'),
  Slow: never,
  Lost: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
}

function connecting(id: string, connects: Answer, elapsedMs = 0): GalleryState {
  const view = 'ConnectingExternal'
  return {
    id: `connecting-${id}`,
    view,
    params: toJuniper,
    from: ['Connect'],
    wallets: wallets({ connects }),
    elapsedMs,
  }
}

function switching(id: string, switches: Answer, elapsedMs = 0): GalleryState {
  const from = ['Account', 'Networks']
  const name = `switch-${id}`
  return {
    id: name,
    view: 'SwitchNetwork',
    params: toBase,
    from,
    isConnected: true,
    wallets: wallets({ switches }),
    elapsedMs,
  }
}

const account: Omit<GalleryState, 'id'> = { view: 'Account', isConnected: true, wallets: wallets() }

/** Every view in every state. */
export const galleryStates: readonly GalleryState[] = [
  { id: 'connect', view: 'Connect', wallets: wallets(), recent: [{ id: lumen.id, name: lumen.name }] },
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
  connecting('waiting', 'never'),
  connecting('waiting-10s', 'never', 10_000),
  connecting('waiting-60s', 'never', 60_000),
  connecting('declined', { code: 'wallet/rejected' }),
  connecting('pending', { code: 'wallet/pending' }),
  connecting('failed', { code: 'wallet/failed', slots: { detail: 'Internal JSON-RPC error. \u202eelbadaer ton' } }),
  { id: 'account', ...account },
  { id: 'account-rich', ...account, balance: { value: 9_007_199_254_740_993_001n, decimals: 6, symbol: 'TESTCOIN' } },
  { id: 'account-loading', ...account, balance: 'never' },
  { id: 'account-failed', ...account, balance: 'fails' },
  { id: 'account-unsupported', ...account, wallets: wallets({ caipNetworkId: 'eip155:31337' }) },
  { id: 'account-one-network', ...account, networks: galleryNetworks.slice(0, 1) },
  { id: 'account-no-picture', ...account, wallets: [galleryWallet(tidepool)] },
  { id: 'networks', view: 'Networks', from: ['Account'], isConnected: true, wallets: wallets() },
  {
    id: 'networks-unsupported',
    view: 'Networks',
    from: ['Account'],
    isConnected: true,
    wallets: wallets({ caipNetworkId: 'eip155:31337' }),
  },
  { id: 'networks-disconnected', view: 'Networks', wallets: wallets() },
  switching('waiting', 'never'),
  switching('waiting-10s', 'never', 10_000),
  switching('declined', { code: 'wallet/rejected' }),
  switching('failed', { code: 'network/not-added', slots: { network: 'Base' } }),
  { id: 'toast-loading', view: 'Toast', elapsedMs: 150, params: { variant: 'loading' }, wallets: wallets(), views },
  { id: 'toast-success', view: 'Toast', elapsedMs: 150, params: { variant: 'success' }, wallets: wallets(), views },
  { id: 'toast-error', view: 'Toast', elapsedMs: 150, params: { variant: 'error' }, wallets: wallets(), views },
  { id: 'view-loading', view: 'Slow', wallets: wallets(), views },
  { id: 'view-lost', view: 'Lost', wallets: wallets(), views },
  { id: 'view-broken', view: 'Broken', wallets: wallets(), views },
  { id: 'view-unknown', view: 'Teleport', wallets: wallets(), views },
  { id: 'buttons', wallets: wallets() },
  { id: 'buttons-connected', wallets: wallets(), isConnected: true },
  { id: 'buttons-unsupported', wallets: wallets({ caipNetworkId: 'eip155:31337' }), isConnected: true },
]
