import { formatUnits } from 'viem'
import type { Purchase } from '../onramp/list-purchases.js'
import type { Settings } from '../settings.js'
import { tokenIcon } from '../tokens/display.js'
import type { Transfer } from './describe.js'

/** A purchase as the API answers it: a transaction whose status is that of the purchase. */
export interface PurchaseResponse {
  readonly id: string
  readonly metadata: {
    readonly operationType: 'bought'
    readonly hash: string
    /** ISO 8601. */
    readonly minedAt: string
    readonly sentFrom: string
    readonly sentTo: string
    readonly status: Purchase['status']
    readonly nonce: number
    readonly chain: string
  }
  readonly transfers: readonly Transfer[]
}

/** A purchase as one of the transactions of its wallet. Nothing was sent yet where its hash is empty. */
export function toPurchaseResponse(settings: Pick<Settings, 'publicUrl'>, purchase: Purchase): PurchaseResponse {
  const { id, status, at, chainId, address, name, symbol, decimals, amount, hash } = purchase
  return {
    id: `onramp:${id}`,
    metadata: {
      operationType: 'bought',
      hash: hash ?? '',
      minedAt: new Date(at).toISOString(),
      sentFrom: '',
      sentTo: address,
      status,
      nonce: 0,
      chain: chainId,
    },
    transfers: [
      {
        direction: 'in',
        quantity: { numeric: formatUnits(amount, decimals) },
        fungible_info: { name, symbol, icon: { url: tokenIcon(settings, { symbol }) } },
      },
    ],
  }
}
