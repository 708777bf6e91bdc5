import type { CaipNetworkId } from '../../../schema/caip.js'
import type { Connector } from '../../contract/connector.js'
import { deadline } from '../../core/deadline.js'
import { recordOf, shape } from '../../core/decode.js'
import { coreError } from '../../core/errors.js'
import type { Clock } from '../../core/host.js'
import { accountKey } from '../../core/same-address.js'
import { type TokenBalance, walletAssets } from '../../core/token-balance.js'

/** Whose tokens are asked for. */
export interface TokenOwner {
  readonly caipNetworkId: CaipNetworkId
  readonly address: string
}

/** Milliseconds for both questions: a wallet that knows its assets has them at hand, and the backend waits behind it. */
const WALLET_MS = 5_000

const isTrue = (input: unknown) => input === true || undefined
const readCapabilities = /*#__PURE__*/ recordOf(
  /*#__PURE__*/ shape({ assetDiscovery: /*#__PURE__*/ shape({ supported: isTrue }) }),
)

/**
 * Asks wallets what they know of an account's tokens (SPEC §7, FACTS 3.4): only one that says it can (ERC-7811), and
 * only on eip155. `undefined` for one that cannot, refuses, hangs, or has an item that is none; it is not asked again for
 * that account and network. With `isOnly` there is no other source: one that has listed them before throws what went
 * wrong (`flow/timeout`, `wallet/*`), and is asked again.
 */
export function createWalletTokens(clock: Clock, isOnly: boolean) {
  const able = new WeakMap<Connector, Map<string, boolean>>()

  async function ask(connector: Connector, { caipNetworkId, address }: TokenOwner, isKnown: boolean) {
    const hex = `0x${BigInt(caipNetworkId.slice('eip155:'.length)).toString(16)}`
    if (!isKnown) {
      const said = readCapabilities(await connector.request('wallet_getCapabilities', [address]))
      if (!said?.[hex]) return undefined
    }
    const answer = await connector.request('wallet_getAssets', [{ account: address, chainFilter: [hex] }])
    return walletAssets(caipNetworkId, hex)(answer)
  }

  return async function walletTokens(
    connector: Connector | undefined,
    owner: TokenOwner,
    signal: AbortSignal,
  ): Promise<readonly TokenBalance[] | undefined> {
    if (connector?.namespace !== 'eip155') return undefined
    const places = able.get(connector) ?? new Map<string, boolean>()
    able.set(connector, places)
    const place = accountKey(owner.caipNetworkId, owner.address)
    const isKnown = places.get(place)
    if (isKnown === false) return undefined
    let assets: readonly TokenBalance[] | undefined
    let failure: unknown
    try {
      const bounds = { clock, ms: WALLET_MS, name: connector.name, signal }
      assets = await deadline(bounds, () => ask(connector, owner, isKnown === true))
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
