import type { CaipNetworkId, Namespace } from '../../../schema/caip.js'
import type { ConnectorAccounts, ConnectorChange } from '../../contract/connector.js'
import { isAddress } from '../../core/address.js'
import { listOf, text } from '../../core/decode.js'
import type { Log } from '../../core/host.js'
import type { Network } from '../../core/network.js'
import { isSameAddress } from '../../core/same-address.js'
import type { Storage } from '../../core/storage.js'
import { allowedChains, chooseAccounts } from './choose.js'
import { currentId } from './former-ids.js'
import type { HubEvent, SessionManager } from './session-manager.js'

/** One namespace of the session: which network and which account are selected in it. */
export interface NamespaceSession {
  /** What is selected now; `undefined` while the session has nothing for the namespace. */
  current(): ConnectorAccounts | undefined
  /** Networks requests may be made on. */
  chains(): readonly CaipNetworkId[]
  methods(): readonly string[]
  /** Selects a network of the session. */
  select(caipNetworkId: CaipNetworkId): void
  /** Follows the namespace; the returned function stops. */
  watch(onChange: (change: ConnectorChange) => void): () => void
}

/** What a namespace is made of. */
export interface NamespaceSessionDeps {
  readonly hub: SessionManager
  readonly namespace: Namespace
  readonly networks: readonly Network[]
  readonly storage: Storage
  readonly log: Log
  readonly defaultNetwork?: CaipNetworkId | undefined
}

/**
 * Makes the selection of a namespace. A session has no network of its own: the app selects one among those the wallet
 * approved, and what the wallet announces counts only where the session has it.
 */
export function createNamespaceSession({
  hub,
  namespace,
  networks,
  storage,
  log,
  defaultNetwork,
}: NamespaceSessionDeps): NamespaceSession {
  // Not under the product's name: the client takes every key that has it for its own of old, and moves it away.
  const key = `elsewhere/${namespace}`
  const listeners = new Set<(change: ConnectorChange) => void>()
  let caipNetworkId: string | undefined = storage.read(key, text) ?? defaultNetwork
  let address: string | undefined
  let told: ConnectorAccounts | undefined

  const current = () =>
    chooseAccounts(hub.session(), namespace, networks, { caipNetworkId: caipNetworkId as CaipNetworkId, address })

  function tell(change: ConnectorChange): void {
    for (const listener of [...listeners]) listener(change)
  }

  /** Tells what is different from what was told before. */
  function compare(): void {
    const next = current()
    const before = told
    told = next
    if (!next) tell({ type: 'disconnect' })
    if (next && next.caipNetworkId !== before?.caipNetworkId)
      tell({ type: 'chainChanged', caipNetworkId: next.caipNetworkId })
    if (next && JSON.stringify(next.accounts) !== JSON.stringify(before?.accounts))
      tell({ type: 'accountsChanged', accounts: next.accounts })
  }

  function select(id: CaipNetworkId): void {
    caipNetworkId = id
    storage.write(key, id)
    compare()
  }

  function ignore(event: HubEvent): void {
    log('warn', `${hub.session()?.peer.name ?? 'a wallet'} announced something the session does not have`, event.type)
  }

  function said(event: HubEvent & { readonly type: 'said' }): void {
    if (!event.caipNetworkId.startsWith(`${namespace}:`)) return
    if (event.name === 'chainChanged') {
      const id = currentId((readChainId(event.data, namespace) ?? event.caipNetworkId) as CaipNetworkId)
      const known = allowedChains(hub.session(), namespace, networks).find((chain) => chain === id)
      if (known) select(known)
      else ignore(event)
    } else if (event.name === 'accountsChanged') {
      const addresses = readAddresses(event.data, namespace)
      const approved = addresses?.find((item) => isApproved(item))
      if (addresses?.length === 0) tell({ type: 'accountsChanged', accounts: [] })
      else if (approved === undefined) ignore(event)
      else {
        address = approved
        compare()
      }
    }
  }

  function isApproved(item: string): boolean {
    const accounts = hub.session()?.namespaces[namespace]?.accounts ?? []
    return accounts.some((account) => isSameAddress(namespace, account.address, item))
  }

  function onEvent(event: HubEvent): void {
    if (event.type === 'said') said(event)
    else if (event.type === 'changed') compare()
    else {
      told = undefined
      tell({ type: 'disconnect' })
    }
  }

  // It lives as long as the hub, which is as long as the kit.
  hub.watch(onEvent)
  return {
    current() {
      told = current()
      return told
    },
    chains: () => allowedChains(hub.session(), namespace, networks),
    methods: () => hub.session()?.namespaces[namespace]?.methods ?? [],
    select,
    watch(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
  }
}

const addresses = /*#__PURE__*/ listOf(text)

/** Wallets announce addresses as they are, or as CAIP-10 ids. `undefined` for anything else. */
function readAddresses(data: unknown, namespace: Namespace): readonly string[] | undefined {
  const plain = addresses(data)?.map((item) => (item.startsWith(`${namespace}:`) ? (item.split(':')[2] ?? '') : item))
  return plain?.every((item) => isAddress(namespace, item)) ? plain : undefined
}

/** Wallets announce a number, the same in hex, or a CAIP-2 id. */
function readChainId(data: unknown, namespace: Namespace): string | undefined {
  if (typeof data === 'string' && data.startsWith(`${namespace}:`)) return data
  const isPlain = typeof data === 'number' || (typeof data === 'string' && data !== '')
  if (!isPlain) return undefined
  return namespace === 'eip155' ? `eip155:${Number(data)}` : `${namespace}:${data}`
}
