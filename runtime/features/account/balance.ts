import type { Amount } from '../../contract/amount.js'
import type { Kit } from '../../contract/kit.js'
import type { BalanceState } from '../../contract/provided.js'
import { accountKey } from '../../core/account-key.js'
import { cell } from '../../core/cell.js'
import { createQuery, type QueryState } from '../../session/query.js'
import type { AccountApi } from './contract.js'
import { createKeptBalance } from './kept-balance.js'
import { createRestedRefresh } from './rested-refresh.js'

/** Longest wait for a balance: the waits between the tries of an adapter, and its last request (SPEC §9: 19 s and 10 s). */
const READ_MS = 30_000
const REFRESH_MS = 15_000

/** Follows the native balance of the active account. A late answer for another account or network is dropped. */
export function createBalance(kit: Kit): Pick<AccountApi, 'balance' | 'follow' | 'refresh'> {
  const { chain } = kit
  const kept = createKeptBalance(kit.storage)
  const { clock } = kit.host
  const { state, follow, refresh } = createQuery<Amount>({
    kit,
    readMs: READ_MS,
    refreshMs: REFRESH_MS,
    target(live, on) {
      const key = accountKey(live.caipNetworkId, live.address)
      return {
        key,
        name: on.name,
        kept: () => kept.read(key, clock.now()),
        async read(signal) {
          const data = await (await chain(on.chainNamespace)).balance(on, live.address, signal)
          if (!signal.aborted) kept.keep(key, { data, at: clock.now() })
          return data
        },
      }
    },
  })
  const balance = cell<BalanceState>({ status: 'idle' })
  state.subscribe((now) => {
    balance.value = toBalance(now)
  })
  return { balance, follow, refresh: createRestedRefresh({ state, refresh }, clock) }
}

function toBalance(now: QueryState<Amount>): BalanceState {
  if (now.status === 'idle') return now
  const { data: amount, ...rest } = now
  return { ...rest, ...(amount && { amount }) } as BalanceState
}
