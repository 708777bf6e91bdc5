import { verifyMessage as verifyByKey } from 'viem'
import { verifyMessage as verifyByContract } from 'viem/actions'
import type { Backend } from '../backend.js'
import { NodeError } from '../chains/upstream.js'
import { withDeadline } from '../clock.js'
import { Problem } from '../http/problems.js'
import { chainOf } from './coin-type.js'
import { contractClient } from './contract-client.js'
import type { NameWish } from './name-message.js'

/** A wallet contract has this long to say whether it signed, in ms. */
const CONTRACT_MS = 12_000

/**
 * Makes sure that the address signed the exact message: by its key (EIP-191), or as a wallet contract on the chain of
 * the coin type, deployed (ERC-1271) or not yet (ERC-6492). Throws a `Problem`: `invalid_signature` when it did not, `upstream_failed` when the chain
 * would have to be asked and does not answer.
 */
export async function verifyWish(
  { chains, signal }: Pick<Backend, 'chains' | 'signal'>,
  wish: NameWish,
): Promise<void> {
  const { address, message, signature } = wish
  if (await verifyByKey({ address, message, signature }).catch(() => false)) return
  const chain = chains.get(chainOf(wish.coinType))
  if (chain) {
    const silences: unknown[] = []
    const heard = (cause: unknown) => void (cause instanceof NodeError || silences.push(cause))
    const signed = await withDeadline(CONTRACT_MS, [signal], (deadline) =>
      verifyByContract(contractClient(chain, heard, deadline), { address, message, signature }).catch(() => false),
    )
    if (signed) return
    if (silences.length > 0) throw new Problem('upstream_failed', { cause: silences[0] })
  }
  throw new Problem('invalid_signature')
}
