import type { Namespace } from '../../schema/caip.js'

/**
 * Addresses in which the case of letters says nothing of the account: hex, where it is a checksum (EIP-55), and bech32,
 * which is written in one case (BIP-173). In base58 it tells accounts apart.
 */
const ignoresCase = /^(eip155|cosmos):|^bip122:(bc|tb|bcrt)1/i

/** An address in the letters under which it is compared and kept. */
export function addressKey(namespace: Namespace, address: string): string {
  return ignoresCase.test(`${namespace}:${address}`) ? address.toLowerCase() : address
}

/** Whether two texts are one address of a namespace. */
export function isSameAddress(namespace: Namespace, one: string, other: string | undefined): boolean {
  return other !== undefined && addressKey(namespace, one) === addressKey(namespace, other)
}
