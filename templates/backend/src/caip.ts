import { z } from 'zod'

/** A chain by CAIP-2: `eip155:1`, `solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp`. */
export const caip2 = z.string().regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/, 'is no CAIP-2 chain id, such as eip155:1')

/** An account or token by CAIP-10: a chain, a colon, an address. */
export const caip10 = z
  .string()
  .regex(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}:[-.%a-zA-Z0-9]{1,128}$/, 'is no CAIP-10 id, such as eip155:1:0x…')

/** The parts of a CAIP-10 id: `caip2` is the whole id of its chain. */
export interface AccountId {
  readonly namespace: string
  readonly caip2: string
  readonly address: string
}

/** Takes a CAIP-10 id apart. Give it only what `caip10` accepted. */
export function readAccountId(id: string): AccountId {
  const [namespace = '', reference = '', ...address] = id.split(':')
  return { namespace, caip2: `${namespace}:${reference}`, address: address.join(':') }
}

/** The namespace of a CAIP-2 chain: `eip155`. */
export function namespaceOf(chain: string): string {
  return chain.slice(0, chain.indexOf(':'))
}

/** The part of a CAIP-2 chain after its namespace: `1`. */
export function referenceOf(chain: string): string {
  return chain.slice(chain.indexOf(':') + 1)
}

/** An EVM address: 0x and 40 hex digits, in any case (EIP-55 is not required on the way in). */
export const evmAddress = z.string().regex(/^0x[0-9a-fA-F]{40}$/, 'is no EVM address')

/** A Solana address: 32 to 44 base58 digits. */
export const solanaAddress = z.string().regex(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/, 'is no Solana address')

/** A whole number of base units, up to 2^256, without sign, point or leading zeros. */
export const baseUnits = z.string().regex(/^(0|[1-9][0-9]{0,77})$/, 'is no whole number of base units')
