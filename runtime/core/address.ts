import type { Namespace } from '../../schema/caip.js'

const shapes: Readonly<Partial<Record<Namespace, RegExp>>> = {
  eip155: /^(0x)?[\da-f]{40}$/i,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
}

/**
 * Whether a text has the shape of an address of a namespace (SPEC §5): 40 hex characters with an optional `0x`, or 32
 * to 44 base58 characters. Nothing is an address of the other namespaces. A checksum is not looked at.
 */
export function isAddress(text: string, namespace: Namespace): boolean {
  return shapes[namespace]?.test(text) ?? false
}
