import type { Namespace } from './caip.js'

/** What kind of account an address is (SPEC §3, §9). */
export type AccountType = 'eoa' | 'smartAccount' | 'payment' | 'ordinal'

/** The type of account that is shown of those a wallet shares, by namespace (SPEC §9, default account types). */
export const defaultAccountTypes = {
  bip122: 'payment',
  eip155: 'smartAccount',
  polkadot: 'eoa',
  solana: 'eoa',
} as const satisfies AccountTypes

/** A type of account by namespace; a namespace that is not named takes any. */
export type AccountTypes = Readonly<Partial<Record<Namespace, AccountType>>>
