import { type Hex, parseAbi, toHex } from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { evm } from '../../runtime/chains/evm/chain.js'
import { eip1193Connector } from '../../runtime/connectors/eip1193/eip1193-connector.js'
import { browserHost } from '../../runtime/core/host.js'
import { account } from '../../runtime/features/account/feature.js'
import { connect } from '../../runtime/features/connect/feature.js'
import { submissions } from '../../runtime/features/submissions/feature.js'
import { type SwapForm, type SwapOutcome, type SwapStep, swapToken } from '../../runtime/features/swaps/contract.js'
import { approval } from '../../runtime/features/swaps/evm/allowance.js'
import { swaps } from '../../runtime/features/swaps/feature.js'
import { createDevWallet, type DevWallet, type DevWalletOptions } from '../../runtime/testing/dev-wallet.js'
import { localRouters } from '../../schema/services.data.js'
import { convertRoutes } from '../../templates/backend/src/convert/routes.js'
import { appOf } from '../setup/local-backend.js'
import { soon } from '../setup/soon.js'
import { startSwapBench, USER_ADDRESS } from '../setup/swap-bench.js'
import { evmNetwork, fakeKit } from './fake-kit.js'
import { type FakeStorage, fakeDisk, fakeHost } from './fakes.js'
import { faultyFetch, type SwapFaults } from './swap-transport.js'

const tokenAbi = parseAbi(['function allowance(address, address) view returns (uint256)'])
/** The key of the bench's user. */
const key = toHex(
  mnemonicToAccount('test test test test test test test test test test test junk', { addressIndex: 4 }).getHdKey()
    .privateKey ?? new Uint8Array(),
)

const { clock } = browserHost()
/** Short waits are a tenth as long; deadlines are what they are. */
const hurried = {
  ...clock,
  sleep: (ms: number, signal?: AbortSignal) => clock.sleep(ms < 15_000 ? ms / 10 : ms, signal),
}

/** The seeded chain, its backend, and kits with swapping over both. */
export async function startSwapWorld() {
  const bench = await startSwapBench()
  const app = appOf(convertRoutes(bench.backends.both.backend))
  const addressOf = (symbol: string) => (symbol === 'ETH' ? null : bench.addressOf(symbol))

  return {
    bench,
    stop: bench.stop,
    allowance: (symbol: string, spender: string) =>
      bench.reader.readContract({
        address: bench.addressOf(symbol),
        abi: tokenAbi,
        functionName: 'allowance',
        args: [USER_ADDRESS, spender as Hex],
      }),
    /** Lets a spender take some of the user's token, as an earlier visit did. */
    async approve(symbol: string, spender: string, amount: bigint) {
      const data = approval(bench.addressOf(symbol), spender, amount)
      await bench.send(`eip155:1:${bench.addressOf(symbol)}`, { data: data.data as Hex })
    },
    makeWallet,
    /** The user's transactions behind a block, by the first four bytes of what they call. */
    async callsSince(block: bigint): Promise<readonly string[]> {
      const last = await bench.reader.getBlockNumber()
      const selectors: string[] = []
      for (let blockNumber = block + 1n; blockNumber <= last; blockNumber += 1n) {
        const { transactions } = await bench.reader.getBlock({ blockNumber, includeTransactions: true })
        for (const { from, input } of transactions)
          if (from.toLowerCase() === USER_ADDRESS.toLowerCase()) selectors.push(input.slice(0, 10))
      }
      return selectors
    },

    /** A page with swapping, connected; `aheadMs` is how much later it is than the machine says. */
    async open(
      faults: SwapFaults = {},
      options: Partial<DevWalletOptions> = {},
      storage: FakeStorage = fakeDisk().tab(),
      wallet = makeWallet(options),
      aheadMs = 0,
    ) {
      const host = {
        ...fakeHost({ storage, fetch: (request) => faultyFetch(app, request, faults) }),
        clock: { ...hurried, now: () => hurried.now() + aheadMs },
        tabs: null,
      }
      const features = [
        connect(),
        account(),
        submissions(),
        swaps({ swap: { routers: { 'eip155:1': localRouters['eip155:1'] } } }),
      ]
      const networks = [evmNetwork(1, 'Ethereum', [bench.chain.url])] as const
      const plan = { networks, features, chains: [evm()], services: { api: 'https://api.example' } }
      const { kit } = fakeKit(plan, host as never)
      let answer: typeof wallet.provider.request = wallet.provider.request.bind(wallet.provider)
      const provider = { ...wallet.provider, request: ((call) => answer(call)) as typeof answer }
      await kit.session.connect(
        eip1193Connector({ id: 'dev', type: 'ANNOUNCED', name: 'Dev', provider }, host),
        new AbortController().signal,
      )
      const api = await kit.use(swapToken)
      const stop = api.follow()
      const now = () => api.step.peek()
      const isStill = ({ step }: SwapStep) => step === 'quoting' || step === 'asking' || step === 'confirming'
      const settled = () => soon(() => !isStill(now()) || Promise.reject(new Error(now().step)))
      return {
        ...api,
        kit,
        wallet,
        stop,
        now,
        settled,
        /** From now on the wallet answers so. */
        answerWith(next: typeof answer) {
          answer = next
        },
        /** Fills in as `SwapApi.fill` does. */
        type: api.fill,
        /** Fills the form in, and waits for a quote where one may come. */
        async fill(
          {
            from,
            to,
            amount,
            ...more
          }: { readonly from: string; readonly to: string; readonly amount: string } & Partial<
            Omit<SwapForm, 'from' | 'to' | 'amount'>
          >,
          isQuoted = true,
        ) {
          api.fill({ from: addressOf(from), to: addressOf(to) })
          await soon(() => {
            const { from: sold, to: bought, balances } = api.facts.peek()
            if (sold?.address !== addressOf(from) || bought?.address !== addressOf(to) || !balances)
              throw new Error('the chain has not told')
          })
          api.fill({ amount, ...more })
          if (isQuoted)
            await soon(() => {
              if (api.quote.peek().status !== 'ready') throw new Error(api.quote.peek().status)
            })
        },
        /** Reviews where nothing is reviewed, agrees, and gives what was done; what is wrong instead is told. */
        async next(): Promise<string> {
          if (now().step === 'editing') {
            await api.review()
          }
          const shown = now()
          if (shown.step !== 'review') return describe(shown)
          const act = shown.plan.acts[0]?.act ?? ''
          await api.confirm()
          await settled()
          return act
        },
        /** What came of the swap. */
        async settle(): Promise<SwapOutcome> {
          await soon(() => {
            if ((api.outcome.peek()?.status ?? 'pending') === 'pending') throw new Error('still pending')
          })
          const found = api.outcome.peek()
          if (!found) throw new Error('nothing was swapped')
          return found
        },
      }
    },
  }

  function makeWallet(options: Partial<DevWalletOptions> = {}): DevWallet {
    return createDevWallet({ chains: [{ id: 1, rpcUrl: bench.chain.url }], privateKey: key, ...options })
  }
}

/** What a step says, for a test that expected a review. */
function describe(step: SwapStep): string {
  if (step.step !== 'editing' || !step.problem) return step.step
  const { problem } = step.problem
  if (problem === 'failed') return `failed: ${step.problem.error.code} ${step.problem.error.message}`
  return problem === 'mismatch' ? `mismatch: ${step.problem.differs}` : problem
}

/** See `startSwapWorld`. */
export type SwapWorld = Awaited<ReturnType<typeof startSwapWorld>>
