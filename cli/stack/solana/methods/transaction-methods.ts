import { getBase58Encoder, getBase64Encoder, getCompiledTransactionMessageDecoder } from '@solana/kit'
import { z } from 'zod'
import { encodeAccount } from '../encode/encode-account.js'
import { atSlot } from '../ledger/at-slot.js'
import { decodeTransaction } from '../ledger/decode-transaction.js'
import { execute, simulate } from '../ledger/execute.js'
import type { Faucet } from '../ledger/faucet.js'
import type { Ledger } from '../ledger/ledger.js'
import { addressSchema, defineMethod, type Methods } from '../rpc/method.js'
import { RpcError, rpcCodes } from '../rpc/rpc-error.js'

const textSchema = z.string().max(2_000)
const encodings = z.enum(['base58', 'base64'])
const sendConfig = z.object({ encoding: encodings.optional(), skipPreflight: z.boolean().nullish() }).nullish()
const simulateConfig = z
  .object({
    encoding: encodings.optional(),
    sigVerify: z.boolean().nullish(),
    replaceRecentBlockhash: z.boolean().nullish(),
    accounts: z
      .object({ encoding: z.literal('base64').optional(), addresses: z.array(addressSchema).max(64) })
      .nullish(),
  })
  .nullish()
/** 100,000 SOL at once. */
const MAX_AIRDROP = 100_000_000_000_000

/** Methods that send and try transactions. */
export function transactionMethods(ledger: Ledger, faucet: Faucet): Methods {
  return {
    sendTransaction: defineMethod(z.tuple([textSchema, sendConfig.optional()]).rest(z.unknown()), ([text, config]) =>
      execute(ledger, decodeTransaction(decodeText(text, config?.encoding)), config?.skipPreflight !== true),
    ),
    simulateTransaction: defineMethod(
      z.tuple([textSchema, simulateConfig.optional()]).rest(z.unknown()),
      ([text, config]) => {
        const decoded = decodeTransaction(decodeText(text, config?.encoding))
        const { error, logs, computeUnits, accounts } = simulate(ledger, decoded, {
          isSignatureChecked: config?.sigVerify === true,
          isBlockhashChecked: config?.replaceRecentBlockhash !== true,
        })
        const wanted = config?.accounts?.addresses.map((address) => {
          const after = accounts.find((each) => each.address === address)
          return after ? encodeAccount(after, { encoding: 'base64' }, ledger.decimalsOf) : null
        })
        const value = { err: error, logs, accounts: wanted ?? null, unitsConsumed: computeUnits, returnData: null }
        return atSlot(ledger, value)
      },
    ),
    getFeeForMessage: defineMethod(z.tuple([textSchema]).rest(z.unknown()), ([text]) =>
      atSlot(ledger, 5_000 * countSigners(text)),
    ),
    requestAirdrop: defineMethod(
      z.tuple([addressSchema, z.int().min(1).max(MAX_AIRDROP)]).rest(z.unknown()),
      ([address, lamports]) => faucet(address, BigInt(lamports)),
    ),
  }
}

function countSigners(text: string): number {
  try {
    return getCompiledTransactionMessageDecoder().decode(decodeText(text, 'base64')).header.numSignerAccounts
  } catch {
    throw new RpcError(rpcCodes.invalidParams, 'failed to deserialize the message')
  }
}

function decodeText(text: string, encoding: z.output<typeof encodings> = 'base58'): Uint8Array {
  try {
    return Uint8Array.from((encoding === 'base64' ? getBase64Encoder() : getBase58Encoder()).encode(text))
  } catch {
    throw new RpcError(rpcCodes.invalidParams, `invalid ${encoding} encoding`)
  }
}
