import type { Hex } from 'viem'
import { concatHex, getCreate2Address, zeroHash } from 'viem'
import type { EvmAddress } from '../local-chain.js'

/** Code put at a chosen address: as it is, or as a constructor run by `eth_call` gives it, immutables filled in. */
export type Placement =
  | { readonly address: EvmAddress; readonly creation: Hex }
  | { readonly address: EvmAddress; readonly runtime: Hex; readonly storage?: Readonly<Record<Hex, Hex>> }

/** A transaction of the seeder. */
export interface SeedTransaction {
  /** In words, for the error: `the liquidity of WETH/USDC`. */
  readonly step: string
  readonly to: EvmAddress
  readonly data: Hex
  readonly value?: bigint
  /** Limit; enough of it, as it is not estimated. */
  readonly gas: bigint
}

/** Something that is seeded as a whole or not at all. */
export interface SeedPart {
  /** Its main address, by which it is known: a part that is in place already is left alone. */
  readonly address: EvmAddress
  readonly placements?: readonly Placement[]
  readonly transactions?: readonly SeedTransaction[]
}

/** Deploys, mints and provides liquidity. It needs no key: anvil lets it be impersonated. */
export const seeder: EvmAddress = '0x5EEd000000000000000000000000000000005EeD'

/** The CREATE2 proxy of Arachnid, which anvil starts with. */
const proxy: EvmAddress = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** A deployment whose address depends on nothing but the code and the salt, so that it is the same in every run. */
export function deploy(
  step: string,
  creation: Hex,
  { gas, salt = zeroHash }: { readonly gas: bigint; readonly salt?: Hex },
): { readonly address: EvmAddress; readonly transaction: SeedTransaction } {
  return {
    address: getCreate2Address({ from: proxy, salt, bytecode: creation }),
    transaction: { step, to: proxy, data: concatHex([salt, creation]), gas },
  }
}
