import type { AccountPlace, ChainAdapter } from '../../contract/chain.js'
import type { Connector } from '../../contract/connector.js'
import type { Kit } from '../../contract/kit.js'
import { accountKey } from '../../core/account-key.js'
import { deadline } from '../../core/deadline.js'
import { coreError } from '../../core/errors.js'
import { type TokenBalance, walletAssets } from '../../core/token-balance.js'

/** Milliseconds for both questions: a wallet that knows its assets has them at hand, and the backend waits behind it. */
const WALLET_MS = 5_000

/**
 * Asks wallets what they know of an account's tokens (SPEC §7, FACTS 3.4), where their namespace knows how. `undefined` for
 * one that cannot, refuses, hangs, or has an item that is none; it is not asked again for that account and network. With
 * `isOnly` there is no other source: one that has listed them before throws what went wrong (`flow/timeout`, `wallet/*`),
 * and is asked again.
 */
export function createWalletTokens({ chain, host: { clock } }: Pick<Kit, 'chain' | 'host'>, isOnly: boolean) {
  const able = new WeakMap<Connector, Map<string, boolean>>()

  /** How wallets of the namespace are asked. Without its code the backend knows as well. */
  async function asking({ namespace }: Connector): Promise<ChainAdapter['walletAssets']> {
    return chain(namespace).then(
      (adapter) => adapter.walletAssets,
      () => undefined,
    )
  }

  return async function walletTokens(
    connector: Connector | undefined,
    owner: AccountPlace,
    signal: AbortSignal,
  ): Promise<readonly TokenBalance[] | undefined> {
    const ask = connector && (await asking(connector))
    if (!ask) return undefined
    const places = able.get(connector) ?? new Map<string, boolean>()
    able.set(connector, places)
    const place = accountKey(owner.caipNetworkId, owner.address)
    const isKnown = places.get(place)
    if (isKnown === false) return undefined
    let assets: readonly TokenBalance[] | undefined
    let failure: unknown
    try {
      const bounds = { clock, ms: WALLET_MS, name: connector.name, signal }
      const list = await deadline(bounds, () => ask(connector, owner, isKnown === true))
      assets = walletAssets(owner.caipNetworkId)(list)
    } catch (cause) {
      // Left, or a wallet that does not say: the backend knows as well.
      signal.throwIfAborted()
      failure = cause
    }
    if (isOnly && isKnown && !assets) throw failure ?? unreadable(connector.name)
    places.set(place, assets !== undefined)
    return assets
  }
}

function unreadable(wallet: string) {
  return coreError('wallet/bad-answer', { wallet, method: 'wallet_getAssets', expected: 'a list of assets' })
}
