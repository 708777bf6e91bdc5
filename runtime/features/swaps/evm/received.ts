import { type Decoder, listOf, optional, shape, text } from '../../../core/decode.js'
import { isSameAddress } from '../../../core/same-address.js'
import { quantity } from '../../../rpc/answers.js'
import { type Ask, bytes, wordOf } from './ask.js'

/** `Transfer(address,address,uint256)` of ERC-20. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const log = /*#__PURE__*/ shape({ address: text, topics: /*#__PURE__*/ listOf(text), data: bytes })
const receipt: Decoder<{ readonly status: bigint; readonly logs: readonly NonNullable<ReturnType<typeof log>>[] }> =
  /*#__PURE__*/ shape({ status: quantity, logs: /*#__PURE__*/ listOf(log) })

/**
 * What an account got of a token by a transaction, as its receipt tells: `undefined` while there is none. A payment in the
 * native coin leaves no trace there, so `null` is given for it. Throws `rpc/*`, `flow/cancelled`.
 */
export async function receivedBy(
  ask: Ask,
  { hash, token, account }: { readonly hash: string; readonly token: string | null; readonly account: string },
): Promise<bigint | null | undefined> {
  const found = await ask.read('eth_getTransactionReceipt', [hash], optional(receipt))
  if (!found || found.status === 0n) return undefined
  if (token === null) return null
  const isAccount = (topic: string | undefined) => isSameAddress('eip155', account, `0x${topic?.slice(26)}`)
  const moves = found.logs.filter(
    ({ address, topics }) => topics[0] === TRANSFER && isSameAddress('eip155', token, address),
  )
  return moves.reduce((sum, { topics, data }) => {
    const value = wordOf(data) ?? 0n
    return sum + (isAccount(topics[2]) ? value : 0n) - (isAccount(topics[1]) ? value : 0n)
  }, 0n)
}
