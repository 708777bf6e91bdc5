/**
 * An address in the letters under which it is compared and kept: EVM chains write hex, whose case says nothing of the
 * account (EIP-55), and other namespaces tell accounts apart by case.
 */
export function addressKey(address: string): string {
  return address.startsWith('0x') ? address.toLowerCase() : address
}

/** Whether two texts are one address. */
export function isSameAddress(one: string, other: string | undefined): boolean {
  return other !== undefined && addressKey(one) === addressKey(other)
}
