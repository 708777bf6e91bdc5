/** A way to connect. */
export type ConnectMethod = 'email' | 'social' | 'wallet'

/** What the order of the methods depends on. */
export interface MethodOrder {
  /** The developer's own order (`features.connectMethodsOrder`). */
  readonly order?: readonly ConnectMethod[] | undefined
  /** Whether a wallet of this browser is listed. */
  readonly isWalletShown: boolean
}

/**
 * All methods in the order they are shown in (SPEC §2, connect methods order). What the developer's order leaves out
 * comes after it: an order turns nothing off.
 */
export function connectMethods({ order = [], isWalletShown }: MethodOrder): readonly ConnectMethod[] {
  const first = isWalletShown ? (['wallet'] as const) : []
  return [...new Set([...(order.length > 0 ? order : first), 'email', 'social', 'wallet'] as const)]
}
