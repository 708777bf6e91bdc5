import type { Namespace } from '../../schema/caip.js'

const supportedNamespaces = {
  balances: ['eip155', 'solana'],
  send: ['eip155', 'solana'],
  names: ['eip155'],
  activity: ['eip155'],
  onramp: ['eip155', 'solana'],
} as const satisfies Readonly<Record<string, readonly Namespace[]>>

/** Whether the product does this on a namespace (SPEC §5, Supported). */
export function isSupported(what: keyof typeof supportedNamespaces, namespace: Namespace): boolean {
  return (supportedNamespaces[what] as readonly Namespace[]).includes(namespace)
}
