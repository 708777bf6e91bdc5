import type { Address } from 'viem'

/** What stands for the native token of an EVM chain where a token address is asked for, lower case. */
export const EVM_NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** What stands for SOL. 43 characters; the mint of wrapped SOL ends in …112. */
const SOLANA_NATIVE = 'So11111111111111111111111111111111111111111'

/** What stands for the native token of any other namespace. */
const OTHER_NATIVE = '0x'

/** The address that stands for the native token of a namespace, such as `eip155`. */
export function nativeAddressOf(namespace: string): string {
  if (namespace === 'eip155') return EVM_NATIVE
  return namespace === 'solana' ? SOLANA_NATIVE : OTHER_NATIVE
}

/** Whether the address stands for the native token of its namespace. EVM addresses match in any case. */
export function isNativeAddress(namespace: string, address: string): boolean {
  const native = nativeAddressOf(namespace)
  return address === native || (namespace === 'eip155' && address.toLowerCase() === native)
}

/**
 * An EVM address in lower case. Addresses of settings and clients may be in any case; a mixed one with a wrong EIP-55
 * checksum would be refused deep inside an encoder.
 */
export function lowerAddress(address: string): Address {
  return address.toLowerCase() as Address
}
