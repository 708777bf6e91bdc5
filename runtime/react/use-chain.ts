import { useCallback } from 'react'
import type { Namespace } from '../../schema/caip.js'
import type { Chain, Explored } from '../contract/chain.js'
import type { Network } from '../core/network.js'
import { useKit } from './use-kit.js'
import { useValue } from './use-value.js'

/** What the modal knows of a namespace; `undefined` where the app has no network of it, or the modal's code is not here. */
export function useChain(namespace: Namespace | undefined): Chain | undefined {
  return useValue(useKit().modal)?.chains.find((chain) => chain.namespace === namespace)
}

/** Leads to the explorer of a network: gives the page of a transaction or of an account there. */
export function useExplorer(network: Network | undefined): (what: Explored) => string | undefined {
  const chain = useChain(network?.chainNamespace)
  return useCallback((what) => network && chain && explorerLink(chain, network, what), [chain, network])
}

/** The page of a transaction or an account at the first explorer of its network; none where either is not what it should be. */
export function explorerLink(chain: Pick<Chain, 'explorerPath'>, network: Network, what: Explored): string | undefined {
  const [explorer] = network.blockExplorers ?? []
  const path = explorer && chain.explorerPath(network, what)
  return path && explorer.url.replace(/\/+$/, '') + path
}
