import { createClient, custom, defineChain } from 'viem'
import { getEnsAddress } from 'viem/actions'
import { mainnet } from 'viem/chains'
import { normalize, toCoinType } from 'viem/ens'
import type { ResolvedName } from '../../../contract/transfer.js'
import { coreError, toModalError } from '../../../core/errors.js'
import type { Network } from '../../../core/network.js'
import type { Rpc } from '../../../rpc/rpc.js'

/** Characters of a name that is read. */
const LONGEST = 255

/**
 * Reads a name as it is written (ENSIP-15), and asks ENS for its address on a network: that of the network's own coin type
 * (ENSIP-11), else the one of Ethereum. `names` is the network that ENS lives on, where the app has it. An answer that sends its
 * reader to a server (ERC-3668) is none: no host is asked that the config does not name. `undefined` for what is no name.
 */
export async function resolveName(
  rpc: Rpc,
  text: string,
  on: Network,
  names: Network | undefined,
  signal: AbortSignal,
): Promise<ResolvedName | undefined> {
  const name = normalName(text)
  if (name === undefined) return undefined
  if (!names) return { name, address: undefined }
  const failures: unknown[] = []
  const client = createClient({
    chain: defineChain({ ...mainnet, id: Number(names.id) }),
    transport: custom(
      {
        async request({ method, params }) {
          try {
            return await rpc.request(names, { method, params }, signal)
          } catch (cause) {
            failures.push(cause)
            throw cause
          }
        },
      },
      { retryCount: 0 },
    ),
    ccipRead: false,
  })
  // What a resolver refuses is no address; nodes that do not answer are a failure.
  const ask = (coinType?: bigint) =>
    getEnsAddress(client, { name, ...(coinType !== undefined && { coinType }) }).catch((cause: unknown) => {
      const silent = failures.map(toModalError).find(({ code }) => code.startsWith('rpc/') || code === 'flow/cancelled')
      if (signal.aborted) throw coreError('flow/cancelled', {}, cause)
      if (silent) throw silent
      return null
    })
  const own = names.caipNetworkId === on.caipNetworkId ? null : await ask(toCoinType(Number(on.id)))
  return { name, address: own ?? (await ask()) ?? undefined }
}

/** A name in the one form that ENS knows it in; `undefined` for what can be none, such as one of letters of two scripts. */
function normalName(text: string): string | undefined {
  if (text.length > LONGEST || !text.includes('.')) return undefined
  try {
    const name = normalize(text)
    return name.length <= LONGEST ? name : undefined
  } catch {
    return undefined
  }
}
