import type { SubmittedAmount } from '../contract/submission.js'
import type { TransferAsset } from '../contract/transfer.js'

/** What a transaction moves, as it is written down before a wallet is asked. */
export function submittedAmount(value: bigint, { address, decimals, symbol }: TransferAsset): SubmittedAmount {
  return { value: `${value}`, decimals, symbol: symbol.slice(0, 100), asset: address ?? 'native' }
}
