import { type Client, createClient, http } from 'viem'
import { getChainId } from 'viem/actions'
import { ModalError } from '../../../schema/error.js'
import { coreError } from '../../core/errors.js'
import type { Clock, Host } from '../../core/host.js'
import type { Network } from '../../core/network.js'
import { toRpcError } from './rpc-error.js'

/** SPEC §9: RPC time-out. */
const RPC_TIMEOUT_MS = 10_000

/** A node that has not answered by then is no longer waited for alone: the next one is asked as well. */
const HEDGE_MS = 2_000

/**
 * Finds the node to read a network from: the first in the order of `rpcUrls` that answers for the right chain.
 * Throws `rpc/wrong-chain` when a node answered for another chain and none for this, else `rpc/unreachable`.
 */
export async function chooseNode({ clock, http: { fetch } }: Host, network: Network): Promise<Client> {
  const done = new AbortController()
  const asked: Promise<Client>[] = []
  for (const url of network.rpcUrls) {
    const before = asked.at(-1)
    asked.push(turnAfter(before, clock, done.signal).then(() => check(url, network, fetch)))
  }
  try {
    return await Promise.any(asked)
  } catch (cause) {
    const { errors } = cause as AggregateError
    const wrong: unknown = errors.find(ModalError.is)
    throw wrong ?? toRpcError(errors[0] ?? 'no rpcUrls are configured', network.name)
  } finally {
    done.abort()
  }
}

/** Resolves when the node before has failed or keeps us waiting; rejects when it was good. */
async function turnAfter(before: Promise<Client> | undefined, clock: Clock, signal: AbortSignal): Promise<void> {
  if (!before) return
  const failed = before.then(
    () => Promise.reject(coreError('flow/cancelled')),
    () => {},
  )
  await Promise.race([clock.sleep(HEDGE_MS, signal), failed])
}

async function check(url: string, network: Network, fetch: Host['http']['fetch']): Promise<Client> {
  // One try each: a node that fails makes room for the next.
  const transport = http(url, { timeout: RPC_TIMEOUT_MS, retryCount: 0, fetchFn: fetch as typeof globalThis.fetch })
  const client = createClient({ transport })
  const found = await getChainId(client)
  if (found === network.id) return client
  throw coreError('rpc/wrong-chain', { url, found, network: network.name })
}
