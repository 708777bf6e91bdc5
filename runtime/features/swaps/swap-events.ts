import type { SwapEvent } from '../../core/events.js'
import type { SwapQuote } from './contract.js'

/** What events say of a swap (FACTS 11). */
export function propertiesOf(
  { caipNetworkId, from, fromAmount, to, toAmount }: SwapQuote,
  isSmart: boolean,
): SwapEvent {
  return {
    isSmartAccount: isSmart,
    network: caipNetworkId,
    swapFromToken: from.address ?? from.symbol,
    swapToToken: to.address ?? to.symbol,
    swapFromAmount: `${fromAmount}`,
    swapToAmount: `${toAmount}`,
  }
}
