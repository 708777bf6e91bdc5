import type { CaipNetworkId, Namespace } from '../../schema/caip.js'

const supportedNamespaces = {
  balances: ['eip155', 'solana'],
  send: ['eip155', 'solana'],
  names: ['eip155'],
  activity: ['eip155'],
  swaps: ['eip155'],
  onramp: ['eip155', 'solana'],
} as const satisfies Readonly<Record<string, readonly Namespace[]>>

/** Something that the product does on some namespaces alone. */
export type SupportedAct = keyof typeof supportedNamespaces

/** The namespaces on which the product does this (SPEC §5, Supported). */
export function supportedOn(what: SupportedAct): readonly Namespace[] {
  return supportedNamespaces[what]
}

/** Whether the product does this on a namespace (SPEC §5, Supported). */
export function isSupported(what: SupportedAct, namespace: Namespace): boolean {
  return supportedOn(what).includes(namespace)
}

/** The network that names live on: their pictures are told there (FACTS 8, identity). */
export const namesNetwork: CaipNetworkId = 'eip155:1'
