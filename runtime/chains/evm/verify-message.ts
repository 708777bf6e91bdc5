import { createClient, custom, isAddress, isHex } from 'viem'
import { verifyMessage } from 'viem/actions'
import type { SignedMessage } from '../../contract/chain.js'
import { toModalError } from '../../core/errors.js'
import type { Network } from '../../core/network.js'
import type { Rpc } from '../../rpc/rpc.js'
import { RpcError } from '../../rpc/rpc-error.js'

/**
 * Whether an account has signed a text (EIP-191). The key of the address is looked for first, which asks nothing; a contract,
 * deployed or not, is asked by a node (EIP-1271, EIP-6492). Throws `rpc/unreachable`, `rpc/wrong-chain`, `flow/cancelled`.
 */
export async function verifySigned(
  rpc: Rpc,
  network: Network,
  { address, message, signature }: SignedMessage,
  signal: AbortSignal,
): Promise<boolean> {
  if (!isAddress(address, { strict: false }) || !isHex(signature)) return false
  let failure: unknown
  const request = async ({ method, params = [] }: { readonly method: string; readonly params?: unknown }) => {
    try {
      return await rpc.request(network, { method, params }, signal)
    } catch (cause) {
      // That a contract refuses is an answer; viem takes a node that is not there for one as well.
      if (!(cause instanceof RpcError)) failure ??= cause
      throw cause
    }
  }
  const client = createClient({ transport: custom({ request }, { retryCount: 0 }) })
  const signed = { address, message, signature, mode: 'eoa' } as const
  const isSigned = await verifyMessage(client, signed).catch((cause: unknown) => {
    throw failure ?? toModalError(cause)
  })
  if (failure !== undefined && !isSigned) throw failure
  return isSigned
}
