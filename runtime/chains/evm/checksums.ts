import { getAddress, isAddress } from 'viem/utils'
import type { AddressWriter } from '../../contract/chain.js'

/**
 * Makes what writes EVM addresses. A browser compiles the hash with its first use: here, where the page is idle, and not
 * in a click on a wallet.
 */
export function createChecksums(): AddressWriter {
  getAddress(`0x${'0'.repeat(40)}`)
  return { writeAddress }
}

/**
 * An EVM address in the mixed case that carries its checksum (EIP-55), whatever case it was given in. What is not `0x` and
 * 40 hex digits is given back as it is.
 */
export function writeAddress(address: string): string {
  return isAddress(address, { strict: false }) ? getAddress(address) : address
}
