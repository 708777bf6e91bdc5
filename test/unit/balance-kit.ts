import type { Amount } from '../../runtime/contract/amount.js'
import type { ChainAdapter } from '../../runtime/contract/chain.js'
import type { Network } from '../../runtime/core/network.js'
import { createBalance } from '../../runtime/features/account/balance.js'
import { fakeChain } from './fake-chain.js'
import { fakeConnector } from './fake-connector.js'
import { ethereum, fakeKit, polygon } from './fake-kit.js'
import { type FakeStorage, fakeDisk, fakeHost, type Later, later, settle } from './fakes.js'

/** An amount of ether. */
export const wei = (value: bigint): Amount => ({ value, decimals: 18, symbol: 'ETH' })

/**
 * The balance of a kit whose chain answers when the test says so, on networks of one namespace; visits with storage of the
 * same disk know what it keeps.
 */
export function balanceKit(
  storage: FakeStorage = fakeDisk().tab(),
  networks: readonly Network[] = [ethereum, polygon],
) {
  const namespace = networks[0]?.chainNamespace ?? 'eip155'
  const asked: { readonly of: string; readonly answer: Later<Amount> }[] = []
  const signals: AbortSignal[] = []
  const balance: ChainAdapter['balance'] = (network, address, wanted) => {
    signals.push(wanted)
    const answer = later<Amount>()
    asked.push({ of: `${address} on ${network.name}`, answer })
    return answer.promise
  }
  const chain = fakeChain({ balance }, namespace)
  const { kit, host } = fakeKit({ chains: [chain], networks }, fakeHost({ storage }))
  const connector = fakeConnector({ namespace })
  const api = createBalance(kit)
  return {
    kit,
    host,
    asked,
    signals,
    connector,
    api,
    clock: host.clock,
    connect: () => kit.session.connect(connector, new AbortController().signal),
    state: () => api.balance.peek(),
    async answer(index: number, value: Amount | Error) {
      if (value instanceof Error) asked[index]?.answer.reject(value)
      else asked[index]?.answer.resolve(value)
      await settle()
    },
  }
}
