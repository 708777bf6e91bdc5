import type { Address } from 'viem'

/**
 * An EVM address in lower case. Addresses of settings and clients may be in any case; a mixed one with a wrong EIP-55
 * checksum would be refused deep inside an encoder.
 */
export function lowerAddress(address: string): Address {
  return address.toLowerCase() as Address
}
