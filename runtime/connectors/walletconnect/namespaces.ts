import type { Namespace } from '../../../schema/caip.js'
import { isNamespace } from '../../../schema/caip.js'
import type { Network } from '../../core/network.js'
import { formerId } from './former-ids.js'
import { defaultEvents, defaultMethods } from './methods.data.js'
import type { WalletConnectOptions } from './options.js'

/** What a wallet is asked for in one namespace (CAIP-25). */
export interface ProposedNamespace {
  readonly chains: string[]
  readonly methods: string[]
  readonly events: string[]
}

/**
 * What a wallet is asked for: every network of the app, by namespace. Nothing is required, so that a wallet may approve
 * less. A namespace that only an override names is asked for as well, with the defaults for the rest and no chains.
 */
export function proposedNamespaces(
  networks: readonly Network[],
  { methods = {}, events = {}, chains = {} }: WalletConnectOptions = {},
): Readonly<Record<string, ProposedNamespace>> {
  const named = [methods, events, chains].flatMap((part) => Object.keys(part)).filter(isNamespace)
  const namespaces = [...new Set([...networks.map(({ chainNamespace }) => chainNamespace), ...named])]
  return Object.fromEntries(
    namespaces.map((namespace): [Namespace, ProposedNamespace] => [
      namespace,
      {
        chains: [...(chains[namespace] ?? chainsOf(networks, namespace))],
        methods: [...(methods[namespace] ?? defaultMethods[namespace] ?? [])],
        events: [...(events[namespace] ?? defaultEvents)],
      },
    ]),
  )
}

/** Where the networks are read from: the nodes of the app, or those of `rpcMap` in a namespace it names. */
export function readUrls(network: Network, { rpcMap = {} }: WalletConnectOptions = {}): readonly string[] {
  const isReplaced = Object.keys(rpcMap).some((id) => id.startsWith(`${network.chainNamespace}:`))
  const url = rpcMap[network.caipNetworkId]
  if (isReplaced) return url === undefined ? [] : [url]
  return network.rpcUrls
}

function chainsOf(networks: readonly Network[], namespace: Namespace): readonly string[] {
  return networks.flatMap(({ chainNamespace, caipNetworkId }) => {
    if (chainNamespace !== namespace) return []
    const former = formerId(caipNetworkId)
    return former ? [caipNetworkId, former] : [caipNetworkId]
  })
}
