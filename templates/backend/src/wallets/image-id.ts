import { createHash } from 'node:crypto'

/**
 * The image id of a wallet whose source gives none: the same for the same wallet id, everywhere and for ever. A UUID of
 * version 8 (RFC 9562) made of the SHA-256 of the wallet id.
 */
export function imageIdOf(walletId: string): string {
  const hex = createHash('sha256').update(`wallet-image:${walletId}`).digest('hex')
  const variant = '89ab'[Number.parseInt(hex.slice(16, 17), 16) % 4]
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-')
}
