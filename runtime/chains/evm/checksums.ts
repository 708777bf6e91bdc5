import { getAddress, isAddress } from 'viem/utils'

/**
 * An EVM address in the mixed case that carries its checksum (EIP-55), whatever case it was given in. What is not `0x` and
 * 40 hex digits is given back as it is.
 */
export function writeAddress(address: string): string {
  return isAddress(address, { strict: false }) ? getAddress(address) : address
}
