import type { TransferDraft, TransferProblem } from '../../../contract/transfer.js'
import { type Decoder, listOf, optional, shape } from '../../../core/decode.js'
import { isSameAddress } from '../../../core/same-address.js'
import { quantity } from '../../../rpc/answers.js'
import { calldata, type EvmCall } from './calldata.js'
import { bytes, type Nodes } from './nodes.js'
import { reasonOf } from './refusal.js'

/** Gas of each call: 5,000,000, more than a transfer takes. Proxies that cap simulations want it said. */
const GAS = '0x4c4b40'

/** What the node says would come of a transfer of a token. */
export type Simulated =
  | { readonly isSimulated: boolean; readonly received: bigint | undefined }
  | Extract<TransferProblem, { readonly problem: 'reverted' }>

const failure = /*#__PURE__*/ shape({
  message: (input: unknown) => `${input}`,
  data: (input: unknown) => input ?? null,
})
const outcome = /*#__PURE__*/ shape({ status: quantity, returnData: bytes, error: /*#__PURE__*/ optional(failure) })
const blocks: Decoder<readonly { readonly calls: readonly Outcome[] }[]> = /*#__PURE__*/ listOf(
  /*#__PURE__*/ shape({ calls: /*#__PURE__*/ listOf((input) => outcome({ error: null, ...Object(input) })) }),
)
type Outcome = NonNullable<ReturnType<typeof outcome>>

/**
 * Runs a transfer of a token on the newest block and reads the receiver's balance before and after it (`eth_simulateV1`); a node
 * without that runs the call alone. A token may refuse by a revert or by returning false.
 */
export async function simulate(nodes: Nodes, { from, to }: TransferDraft, call: EvmCall): Promise<Simulated> {
  const owned = { from, to: call.to, gas: GAS, data: calldata('0x70a08231', to) }
  const transfer = { from, to: call.to, gas: GAS, data: call.data }
  const calls = [owned, transfer, owned]
  const told = await nodes.run('eth_simulateV1', [{ blockStateCalls: [{ calls }] }, 'latest'])
  const [block] = ('result' in told && blocks(told.result)) || []
  const [before, moved, after] = block?.calls ?? []
  if (!before || !moved || !after) return callAlone(nodes, transfer)
  if (moved.status === 0n) return reverted(reasonOf({ message: moved.error?.message ?? '', data: moved.error?.data }))
  if (isFalse(moved.returnData)) return reverted('')
  const isOwn = isSameAddress('eip155', from, to)
  const [had, has] = [word(before.returnData), word(after.returnData)]
  const received = isOwn || had === undefined || has === undefined ? undefined : has - had
  return { isSimulated: true, received }
}

async function callAlone(nodes: Nodes, transfer: object): Promise<Simulated> {
  const told = await nodes.run('eth_call', [transfer, 'latest'])
  if ('refused' in told) return reverted(reasonOf(told.refused))
  return isFalse(`${told.result}`) ? reverted('') : { isSimulated: false, received: undefined }
}

function reverted(reason: string): Simulated {
  return { problem: 'reverted', reason }
}

/** A token that returns nothing has not refused (FACTS 13.10). */
function isFalse(returned: string): boolean {
  return word(returned) === 0n
}

function word(returned: string): bigint | undefined {
  return /^0x[\da-f]{64}/i.test(returned) ? BigInt(returned.slice(0, 66)) : undefined
}
