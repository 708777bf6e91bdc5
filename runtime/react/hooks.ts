'use client'
import { useEffect, useMemo } from 'react'
import type { CaipNetworkId, Namespace } from '../../schema/caip.js'
import type { ThemeMode } from '../contract/app.js'
import type { Connection, ConnectionId, NamespaceState, Remembered } from '../contract/connection.js'
import type { Connector } from '../contract/connector.js'
import type { Eip1193Provider } from '../contract/eip1193.js'
import { networkSwitch, type Profile } from '../contract/provided.js'
import type { SolanaProvider } from '../contract/solana-provider.js'
import { chainIdOf } from '../core/chain-id.js'
import type { KitEvent } from '../core/events.js'
import type { Network } from '../core/network.js'
import { unknownNetwork } from '../core/page-words.js'
import { addressKey } from '../core/same-address.js'
import { namespaceOf } from '../session/connections.js'
import { useKit } from './use-kit.js'
import { useRead } from './use-read.js'
import { useValue } from './use-value.js'

/** The provider objects of the namespaces that have one: EIP-1193 on eip155, Wallet Standard on solana. */
interface Providers {
  readonly eip155: Eip1193Provider
  readonly solana: SolanaProvider
}

/** The provider object of a namespace. */
export type ProviderOf<N extends Namespace> = N extends keyof Providers ? Providers[N] : unknown

/** Opens and closes the modal, and tells where it is. */
export function useModal() {
  const { router } = useKit()
  const isOpen = useValue(router.state, (state) => state.isOpen)
  const view = useValue(router.state, (state) => state.stack[state.stack.length - 1]?.view ?? 'Connect')
  return { open: router.open, close: router.close, isOpen, view }
}

/** An address as its namespace writes it: on eip155 `0x` and 40 hex digits in the mixed case of EIP-55. */
export type AddressOf<N extends Namespace> = N extends 'eip155' ? `0x${string}` : string

/** The id of a chain: a number on eip155 (EIP-155), the reference of its CAIP-2 id elsewhere. */
export type ChainIdOf<N extends Namespace> = N extends 'eip155' ? number : string

/** An account of a namespace, live or remembered. */
export interface KnownAccount<N extends Namespace> {
  readonly namespace: N
  readonly address: AddressOf<N>
  readonly chainId: ChainIdOf<N>
  readonly caipNetworkId: `${N}:${string}`
}

/** An account of an earlier visit, until its wallet answers. */
export interface ReconnectingAccount<N extends Namespace> extends KnownAccount<N> {
  readonly status: 'reconnecting'
  readonly remembered: Remembered
  readonly name?: undefined
  readonly picture?: undefined
}

/** An account whose wallet has answered. */
export interface ConnectedAccount<N extends Namespace> extends KnownAccount<N> {
  readonly status: 'connected'
  /**
   * Its name, where the app's backend knows one; only of the active account, and `undefined` until it is known. Reading
   * `name` or `picture` is what looks it up: a page that reads neither fetches nothing for them.
   */
  readonly name: string | undefined
  /** Its picture, as `name`: a `data:` image, or one of the app's own images service. */
  readonly picture: string | undefined
  readonly caipAddress: `${N}:${string}:${string}`
  readonly live: Connection
}

/** Nobody is connected, or a wallet is asked. */
export interface NoAccount {
  readonly status: 'disconnected' | 'connecting'
  readonly address: undefined
  readonly chainId?: undefined
  readonly name?: undefined
  readonly picture?: undefined
}

/**
 * What `useAccount` gives: only `connected` carries a live connection, so nothing can be signed with a remembered one.
 * Without a namespace it is that of any, and `namespace` tells which.
 */
export type Account<N extends Namespace = Namespace> =
  | NoAccount
  | { [Each in N]: ReconnectingAccount<Each> | ConnectedAccount<Each> }[N]

/** The account of a namespace, or of the active one. */
export function useAccount<N extends Namespace = Namespace>(namespace?: N): Account<N> {
  const kit = useKit()
  const state = useValue(kit.session.state, (all) => {
    const name = namespace ?? all.active
    return name ? all.namespaces[name] : undefined
  })
  const [profile, ask] = useRead('profile', undefined)
  return useMemo(() => toAccount(state, profile, ask), [state, profile, ask])
}

/** The state of a namespace as an account of it; `onRead` is called when its name or its picture is read. */
export function toAccount<N extends Namespace>(
  state: NamespaceState | undefined,
  profile?: Profile,
  onRead?: () => void,
): Account<N> {
  // The session keeps what is shared on a namespace under it, and addresses as their namespace writes them.
  return accountOf(state, profile, onRead) as Account<N>
}

function accountOf(state: NamespaceState | undefined, profile?: Profile, onRead?: () => void) {
  if (state?.status === 'connected') {
    const { connection: live } = state
    const known = knownOf(live)
    const own = profile?.of === addressKey(known.namespace, live.address) ? profile : undefined
    return {
      status: 'connected',
      ...known,
      caipAddress: `${live.caipNetworkId}:${live.address}`,
      live,
      get name() {
        onRead?.()
        return own?.name
      },
      get picture() {
        onRead?.()
        return own?.picture
      },
    }
  }
  if (state?.status === 'reconnecting') {
    const { status, remembered } = state
    return { status, ...knownOf(remembered), remembered }
  }
  return { status: state?.status ?? 'disconnected', address: undefined }
}

function knownOf({ address, caipNetworkId }: Remembered) {
  return { namespace: namespaceOf(caipNetworkId), address, chainId: chainIdOf(caipNetworkId), caipNetworkId }
}

/** What `useNetwork` gives. */
export interface NetworkInfo {
  readonly caipNetworkId: CaipNetworkId
  /** `undefined` when the wallet is on a network the app does not work on. */
  readonly network: Network | undefined
  readonly isSupported: boolean
  /** Its name; `Unknown Network`, in the language of the app, where it does not work on it (SPEC §8). */
  readonly name: string
  /** What was picked in the app before a wallet came that is on another network, until either moves. */
  readonly picked: Network | undefined
  /** Moves the wallet, or the preference without a connection. Rejects with `wallet/*` and `network/*`. */
  switchTo(id: CaipNetworkId, signal?: AbortSignal): Promise<void>
}

/** The network to show, and the way to another one. */
export function useNetwork(): NetworkInfo {
  const kit = useKit()
  const { caipNetworkId, picked } = useValue(kit.session.state)
  const { unsupported: unknown = unknownNetwork } = useValue(kit.words)
  return useMemo(() => {
    const network = kit.network(caipNetworkId)
    return {
      caipNetworkId,
      network,
      isSupported: !!network,
      name: network?.name ?? unknown,
      picked: picked && kit.network(picked),
      async switchTo(id, signal = new AbortController().signal) {
        try {
          await (await kit.use(networkSwitch)).switchTo(id, signal)
        } catch (cause) {
          throw await kit.explain(cause)
        }
      },
    }
  }, [kit, caipNetworkId, picked, unknown])
}

/** Ends one connection, the session of one namespace, or all. */
export function useDisconnect(): (which?: Namespace | ConnectionId) => Promise<void> {
  return useKit().session.disconnect
}

/** The pinned provider of the live account; `undefined` while there is none. Its errors are the wallet's own. */
export function useProvider<N extends Namespace>(namespace: N): ProviderOf<N> | undefined {
  const connector = useConnector(namespace)
  return connector?.provider as ProviderOf<N> | undefined
}

/** The wallet behind the live account. */
export function useWalletInfo(
  namespace?: Namespace,
): Pick<Connector, 'id' | 'name' | 'type' | 'rdns' | 'icon'> | undefined {
  return useConnector(namespace)
}

function useConnector(namespace?: Namespace): Connector | undefined {
  const kit = useKit()
  const account = useAccount(namespace)
  const name = namespace ?? kit.session.state.peek().active
  return account.status === 'connected' && name ? kit.session.connectorOf(name) : undefined
}

/** The colour scheme and the way to change it. */
export function useTheme(): { readonly mode: ThemeMode; setMode(mode: ThemeMode): void } {
  const { theme } = useKit()
  return { mode: useValue(theme.mode), setMode: theme.set }
}

/** Calls `listener` on every event of the kit while the component is mounted. */
export function useEvents(listener: (event: KitEvent) => void): void {
  const { events } = useKit()
  useEffect(() => events.on(listener), [events, listener])
}
