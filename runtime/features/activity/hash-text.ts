import type { Decoder } from '../../core/decode.js'

/** A transaction hash of SPEC §5: 0x and 64 hex characters, in lower case. */
export const hashText: Decoder<string> = (input) =>
  typeof input === 'string' && /^0x[\da-f]{64}$/i.test(input) ? input.toLowerCase() : undefined
