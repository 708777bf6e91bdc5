import type { Hex } from 'viem'
import { concatHex, encodeDeployData, encodeFunctionData } from 'viem'
import { collection, multicall3 } from '../contracts/artifacts.data.js'
import type { EvmAddress } from '../local-chain.js'
import type { SeedPart } from './seed-part.js'
import { deploy, seeder } from './seed-part.js'

/** The address that Multicall3 has on every chain. */
export const multicall3Address: EvmAddress = '0xcA11bde05977b3631167028862bE2a173976CA11'

/** With it, the code of ERC-4337's EntryPoint v0.7 lands at 0x0000000071727De22E5E9d8BAf0edAc6f37da032. */
const ENTRY_POINT_SALT: Hex = '0x90d8084deab30c2a37c45e8d47f49f2f7965183cb6990a98943ef94940681de3'

/** Multicall3 at its address. */
export function planMulticall(): SeedPart {
  return { address: multicall3Address, placements: [{ address: multicall3Address, runtime: multicall3.runtime }] }
}

/** EntryPoint v0.7. `creation` must be the code of @account-abstraction/contracts 0.7.0, or it lands elsewhere. */
export function planEntryPoint(creation: Hex): { readonly part: SeedPart; readonly address: EvmAddress } {
  const { address, transaction } = deploy('the EntryPoint', concatHex([creation]), {
    gas: 15_000_000n,
    salt: ENTRY_POINT_SALT,
  })
  return { address, part: { address, transactions: [transaction] } }
}

/** The collection, a token of it with every account. */
export function planCollection(accounts: readonly EvmAddress[]): {
  readonly part: SeedPart
  readonly address: EvmAddress
} {
  const creation = encodeDeployData({ ...collection, args: [seeder] })
  const { address, transaction } = deploy('the collection', creation, { gas: 4_000_000n })
  const data = encodeFunctionData({ ...collection, functionName: 'mint', args: [accounts] })
  const gas = 100_000n + 80_000n * BigInt(accounts.length)
  return {
    address,
    part: {
      address,
      transactions: [transaction, { step: 'the mint of the collection', to: address, data, gas }],
    },
  }
}
