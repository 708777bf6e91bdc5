import { fromBase58 } from '../../core/base58.js'
import type { Decoder } from '../../core/decode.js'

/**
 * A transaction hash of SPEC §5, 0x and 64 hex characters, in lower case; or a signature of Solana, which is the hash there: 64
 * bytes in base58.
 */
export const hashText: Decoder<string> = (input) => {
  if (typeof input !== 'string' || input.length > 88) return undefined
  if (/^0x[\da-f]{64}$/i.test(input)) return input.toLowerCase()
  return fromBase58(input)?.length === 64 ? input : undefined
}
