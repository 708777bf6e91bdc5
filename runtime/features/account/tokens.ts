import type { ModalError } from '../../../schema/error.js'
import type { Kit } from '../../contract/kit.js'
import { accountKey } from '../../core/account-key.js'
import { blockchainUrl } from '../../core/blockchain-url.js'
import { isSupported } from '../../core/supported.js'
import { type TokenBalance, tokenBalances } from '../../core/token-balance.js'
import { createQuery } from '../../session/query.js'
import { backendDeps } from '../../transport/ask-service.js'
import { createBackend } from '../../transport/backend.js'
import type { AccountTokens } from './contract.js'
import { createKeptTokens } from './kept-tokens.js'
import { nodeTokens } from './node-tokens.js'
import { createRestedRefresh } from './rested-refresh.js'
import { createWalletTokens } from './wallet-tokens.js'

/** SPEC §9, portfolio cache. */
const FRESH_MS = 30_000
/**
 * As long as what is known counts as fresh. FACTS 1.4 tells of 10 s: three requests in the time of one cache, for
 * balances that a block moves at most every few seconds; a payment asks with `refresh`.
 */
const REFRESH_MS = 30_000
/** The wallet, 5 s, and then the backend with its tries, 15 s. */
const READ_MS = 21_000

/**
 * Follows the tokens of the active account: what was kept, then the wallet's own list, then the backend's (FACTS 3.4);
 * where no backend is placed, that of the network's nodes, if its namespace has such a question. A failure rests 30 s; HTTP 503 ends the asking until there is a new subscriber.
 */
export function createTokens(kit: Kit): AccountTokens {
  const { session, host, storage } = kit
  const { clock } = host
  const deps = backendDeps(kit)
  const backend = createBackend(deps)
  const hasBackend = blockchainUrl(deps.wiring.services) !== undefined
  const walletTokens = createWalletTokens(kit, !hasBackend)
  const kept = createKeptTokens(storage)
  let forced: readonly string[] = []
  let asking: Promise<void> | undefined

  const { state, follow, refresh } = createQuery<readonly TokenBalance[]>({
    kit,
    freshMs: FRESH_MS,
    refreshMs: REFRESH_MS,
    readMs: READ_MS,
    isFinal,
    target(live, on) {
      if (!isSupported('balances', on.chainNamespace)) return undefined
      const { caipNetworkId, chainNamespace, name } = on
      const { address } = live
      const key = accountKey(caipNetworkId, address)
      return {
        key,
        name,
        kept: () => kept.read(key),
        async read(signal) {
          const forceUpdate = forced
          forced = []
          const own = await walletTokens(session.connectorOf(chainNamespace), { caipNetworkId, address }, signal)
          const path = `/v1/account/${encodeURIComponent(address)}/balance`
          const route = { service: 'blockchain', path, decode: tokenBalances } as const
          const query = { currency: 'usd', chainId: caipNetworkId, forceUpdate }
          const listed = own ?? (hasBackend ? undefined : await nodeTokens(kit, on, address, signal))
          const all = listed ?? (await backend.get(route, query, signal))
          const data = all.filter(({ chainId }) => chainId === caipNetworkId)
          if (!signal.aborted) kept.keep(key, { data, at: clock.now() })
          return data
        },
      }
    },
  })
  const readAgain = createRestedRefresh({ state, refresh }, clock)
  // What is known of an account goes when it is disconnected.
  session.state.subscribe(({ namespaces }) => {
    if (Object.values(namespaces).every((each) => each?.status === 'disconnected')) kept.clear()
  })

  return {
    state,
    isOver: isFinal,
    follow,
    refresh(addresses = []) {
      forced = addresses
      asking ??= readAgain().finally(() => {
        asking = undefined
      })
      return asking
    },
  }
}

/** FACTS 3.8: a service that is down is left alone. One that is not there stays so. */
function isFinal({ code, slots }: ModalError): boolean {
  return slots['status'] === 503 || code === 'feature/off'
}
