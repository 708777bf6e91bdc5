import { type Hex, keccak256, parseTransaction, recoverTransactionAddress, serializeTransaction } from 'viem'
import { z } from 'zod'
import { referenceOf } from '../../caip.js'
import { type Chain, needChain } from '../../chains/chains.js'
import { invalidInput } from '../../http/input.js'
import { Problem } from '../../http/problems.js'
import { lowerAddress } from '../../tokens/token-address.js'
import type { EmbeddedBackend } from '../part.js'
import { type Asking, accountOf } from '../sessions/asking.js'
import { broadcast } from './broadcast.js'
import { decodeAnswer } from './node-reads.js'
import { readTransfer } from './read-transfer.js'
import type { SignedTransaction } from './sent-transactions.js'

/** A signed transaction, and the page's request that it is for. */
export interface SendWish {
  readonly chainId: string
  readonly raw: string
  readonly id: string
  /** Hash of the transaction of this wallet that it takes the place of, as `transaction/prepare` has named it. */
  readonly replaces?: string | undefined
}

/** Half the order of secp256k1: a signature with a larger `s` has a twin with another hash (EIP-2). */
const HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n
const found = z.looseObject({ hash: z.string() }).nullable()

/**
 * Sends a transfer that the session's own wallet has signed. Throws the problems `invalid_input` for bytes that are no
 * transaction of type 2 for this chain, `foreign_transaction`, `not_a_transfer`, and what `broadcast` throws.
 */
export async function sendEvm(
  backend: EmbeddedBackend,
  asking: Asking,
  { chainId, raw, id, replaces }: SendWish,
): Promise<{ readonly hash: string }> {
  const chain = needChain(backend.chains, chainId)
  const hex = raw.toLowerCase() as Hex
  const signed = await readSigned(chain, hex, replaces)
  const account = accountOf(asking, 'eip155')
  if (signed.account !== account) throw new Problem('foreign_transaction')
  return broadcast(backend, chain, asking, {
    ...signed,
    requestId: id,
    async give(signal) {
      const named = await chain.request('eth_sendRawTransaction', [hex], signal)
      return typeof named === 'string' ? named.toLowerCase() : named
    },
    async isThere(signal) {
      const answer = await chain.request('eth_getTransactionByHash', [signed.hash], signal)
      return decodeAnswer(found, 'eth_getTransactionByHash', answer)?.hash.toLowerCase() === signed.hash
    },
  })
}

async function readSigned(
  { settings: { chainId } }: Chain,
  raw: Hex,
  replaces: string | undefined,
): Promise<SignedTransaction> {
  const read = await parse(raw)
  if (!read || read.transaction.chainId !== Number(referenceOf(chainId))) {
    throw invalidInput(`raw: is no signed transaction of type 2 for ${chainId}`)
  }
  const { to, value = 0n, data = '0x', nonce = 0, accessList, ...fees } = read.transaction
  const { maxFeePerGas = 0n, maxPriorityFeePerGas = 0n } = fees
  if (!to || (accessList && accessList.length > 0)) throw new Problem('not_a_transfer')
  const { recipient, amount } = readTransfer({ to, value, data })
  return {
    chainId,
    hash: keccak256(raw),
    account: read.account,
    nonce,
    paid: { raw, call: { to: lowerAddress(to), value, data, maxFeePerGas, maxPriorityFeePerGas }, replaces },
    // An amount of zero makes no recipient known.
    recipients: amount > 0n ? [recipient] : [],
  }
}

/** The one transaction that these very bytes are, and who signed it. */
async function parse(raw: Hex) {
  if (!raw.startsWith('0x02')) return undefined
  try {
    const transaction = parseTransaction(raw as `0x02${string}`)
    const { r, s, yParity } = transaction
    if (r === undefined || s === undefined || yParity === undefined || BigInt(s) > HALF_ORDER) return undefined
    if (serializeTransaction(transaction, { r, s, yParity }) !== raw) return undefined
    return { transaction, account: await recoverTransactionAddress({ serializedTransaction: raw as `0x02${string}` }) }
  } catch {
    return undefined
  }
}
