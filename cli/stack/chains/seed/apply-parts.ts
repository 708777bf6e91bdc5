import { numberToHex, pad } from 'viem'
import { z } from 'zod'
import type { AskChain, Call } from '../ask-chain.js'
import { chainsError } from '../errors.js'
import type { Placement, SeedPart, SeedTransaction } from './seed-part.js'
import { seeder } from './seed-part.js'

const hex = z.templateLiteral(['0x', z.string().regex(/^[0-9a-f]*$/i)])
const receipts = z.array(z.object({ status: z.literal(['0x0', '0x1']) }).nullable())

/** A billion of the native coin: it funds pools. */
const SEEDER_BALANCE = 10n ** 27n
/** As on Ethereum; everything that is seeded goes into one block, for which the limit is lifted. */
const BLOCK_GAS = 30_000_000n
const SEED_BLOCK_GAS = 2_000_000_000n
const GAS_PRICE = 10_000_000_000n
/** In the slot of the seeder that is named after the address of a part. */
const MARK = numberToHex(1, { size: 32 })

/**
 * Puts onto a chain what is not there yet: code at its addresses first, then all transactions in one block. A mark in
 * the storage of the seeder says that a part is complete, so that a chain saved in the middle is not taken for one.
 * Throws `chains/seed-failed` with the first step the chain refused, and `chains/no-answer`.
 */
export async function applyParts(ask: AskChain, chainId: number, parts: readonly SeedPart[]): Promise<void> {
  const marks = await ask(parts.map(({ address }): Call => ['eth_getStorageAt', seeder, pad(address), 'latest']))
  const absent = parts.filter((_, index) => marks[index] !== MARK)
  if (absent.length === 0) return
  await place(
    ask,
    absent.flatMap((part) => part.placements ?? []),
  )
  await send(
    ask,
    chainId,
    absent.flatMap((part) => part.transactions ?? []),
  )
  await ask(absent.map(({ address }): Call => ['anvil_setStorageAt', seeder, pad(address), MARK]))
}

async function place(ask: AskChain, placements: readonly Placement[]): Promise<void> {
  const runtimes = await ask(
    placements.map((placement): Call => {
      if ('runtime' in placement) return ['web3_clientVersion']
      return ['eth_call', { from: seeder, data: placement.creation }, 'latest']
    }),
  )
  await ask(
    placements.flatMap((placement, index): readonly Call[] => {
      const { address } = placement
      if (!('runtime' in placement)) return [['anvil_setCode', address, hex.parse(runtimes[index])]]
      const slots = Object.entries(placement.storage ?? {})
      return [
        ['anvil_setCode', address, placement.runtime],
        ...slots.map(([slot, value]): Call => ['anvil_setStorageAt', address, slot, value]),
      ]
    }),
  )
}

async function send(ask: AskChain, chainId: number, transactions: readonly SeedTransaction[]): Promise<void> {
  await ask([
    ['evm_setAutomine', false],
    ['evm_setBlockGasLimit', numberToHex(SEED_BLOCK_GAS)],
    ['anvil_setBalance', seeder, numberToHex(SEEDER_BALANCE)],
    ['anvil_impersonateAccount', seeder],
  ])
  const sent = await ask(
    transactions.map(({ to, data, value = 0n, gas }): Call => {
      const fields = { value: numberToHex(value), gas: numberToHex(gas), gasPrice: numberToHex(GAS_PRICE) }
      return ['eth_sendTransaction', { from: seeder, to, data, ...fields }]
    }),
  )
  await ask([['evm_mine']])
  await ask([
    ['anvil_stopImpersonatingAccount', seeder],
    ['evm_setBlockGasLimit', numberToHex(BLOCK_GAS)],
    ['evm_setAutomine', true],
  ])
  const results = receipts.parse(await ask(sent.map((hash): Call => ['eth_getTransactionReceipt', hash])))
  const failed = results.findIndex((receipt) => receipt?.status !== '0x1')
  const step = transactions[failed]?.step
  if (step === undefined) return
  const reason = results[failed] ? 'the transaction was reverted' : 'the transaction was not mined'
  throw chainsError('chains/seed-failed', { chainId, step, reason })
}
