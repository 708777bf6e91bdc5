import { type Address, encodeFunctionData, erc20Abi, numberToHex } from 'viem'
import { z } from 'zod'
import type { Backend } from '../backend.js'
import { type Chain, needChain } from '../chains/chains.js'
import { isNativeAddress, lowerAddress } from '../tokens/token-address.js'
import type { Faucet } from './sandbox-routes.js'

/** Milliseconds between two looks at a transfer that is on its way. */
const LOOK_MS = 250

const accounts = z.array(z.string().transform(lowerAddress)).min(1)
const hash = z.string().min(1).max(100)
const units = z.string().regex(/^0x[\da-f]{1,64}$/i)
const receipt = z.object({ status: z.string() }).nullable()

/**
 * Sends what the pretended seller has sold, on the test chains of this machine: from an account that the node signs for, and on
 * Solana from its own faucet. It throws where the node signs for none, as those of public chains do.
 */
export function localFaucet({ chains, clock }: Pick<Backend, 'chains' | 'clock'>): Faucet {
  return async (order, signal) => {
    const chain = needChain(chains, order.chain_id)
    if (chain.namespace === 'solana') {
      const lamports = Number(order.amount)
      return hash.parse(await chain.request('requestAirdrop', [order.address, lamports], signal))
    }
    const amount = BigInt(order.amount)
    const to = lowerAddress(order.address)
    const isNative = isNativeAddress(chain.namespace, order.token)
    const token = lowerAddress(order.token)
    const from = isNative ? (await own(chain, signal)).at(-1) : await holder(chain, { token, amount }, signal)
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
    const call = isNative ? { from, to, value: numberToHex(amount) } : { from, to: token, data }
    const sent = hash.parse(await chain.request('eth_sendTransaction', [call], signal))
    for (;;) {
      const found = receipt.parse(await chain.request('eth_getTransactionReceipt', [sent], signal))
      if (found?.status === '0x1') return sent
      if (found) throw new Error(`the transfer ${sent} was reverted`)
      await clock.sleep(LOOK_MS, signal)
    }
  }
}

/** The accounts that the node signs for. */
async function own(chain: Chain, signal: AbortSignal): Promise<readonly Address[]> {
  return accounts.parse(await chain.request('eth_accounts', [], signal))
}

/** The last of them that has enough of a token. */
async function holder(
  chain: Chain,
  { token, amount }: { readonly token: Address; readonly amount: bigint },
  signal: AbortSignal,
): Promise<Address> {
  for (const account of (await own(chain, signal)).toReversed()) {
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] })
    const has = units.parse(await chain.request('eth_call', [{ to: token, data }, 'latest'], signal))
    if (BigInt(has) >= amount) return account
  }
  throw new Error(`no account of the node has ${amount} of ${token}`)
}
