import { decodeFunctionData, encodeFunctionData, erc20Abi, type Hex, maxUint256 } from 'viem'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { localRouters } from '../../../schema/services.data.js'
import { USER_ADDRESS } from '../../../test/setup/swap-bench.js'
import { type SwapWorld, startSwapWorld } from '../../../test/unit/swap-world.js'
import { routerAbis } from './evm/abi.js'

/** What the backend has built, and what is changed in it. */
interface Tx {
  readonly from: string
  readonly to: string
  readonly data: Hex
  readonly amount: string
}
type Change = (tx: Tx) => object
type Row = readonly [what: string, differs: string, change: Change]

const thief = '0x4444444444444444444444444444444444444444'
const abi = routerAbis['uniswap-v2']
const { 'uniswap-v2': v2, 'uniswap-v3': v3 } = localRouters['eip155:1']
const far = BigInt(Math.floor(Date.now() / 1_000)) + 10n * 365n * 86_400n

let world: SwapWorld
beforeAll(async () => {
  world = await startSwapWorld()
  await world.approve('LINK', v2, 10n * 10n ** 18n)
}, 120_000)
afterAll(() => world.stop())

const token = (symbol: string) => world.bench.addressOf(symbol)
const at = (address: string) => `eip155:1:${address}`
const calls =
  (data: (tx: Tx) => string): Change =>
  (tx) => ({ ...tx, data: data(tx) })
/** One argument of the call is another. */
function argument(place: number, change: (value: unknown) => unknown): Change {
  return calls(({ data }) => {
    const { functionName, args } = decodeFunctionData({ abi, data })
    const changed = args.map((each, index) => (index === place ? change(each) : each))
    return encodeFunctionData({ abi, functionName, args: changed } as never)
  })
}
const path = (change: (path: readonly string[]) => readonly string[]) => (value: unknown) => change(value as string[])
const v3Call = (...recipients: readonly Hex[]) =>
  recipients.map((recipient) =>
    encodeFunctionData({
      abi: routerAbis['uniswap-v3'],
      functionName: 'exactInputSingle',
      args: [
        {
          tokenIn: token('WETH'),
          tokenOut: token('LINK'),
          fee: 3_000,
          recipient,
          deadline: far,
          amountIn: 10n ** 18n,
          amountOutMinimum: 0n,
          sqrtPriceLimitX96: 0n,
        },
      ],
    }),
  )
const approval = (spender: Hex, amount: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] })

/** ETH to LINK: least, path, receiver, deadline. */
const ofCoin: readonly Row[] = [
  ['another account sends', 'from', (tx) => ({ ...tx, from: at(thief) })],
  ['no account', 'from', (tx) => ({ ...tx, from: '' })],
  ['an account of another network', 'from', (tx) => ({ ...tx, from: tx.from.replace('eip155:1:', 'eip155:137:') })],
  ['another contract', 'router', (tx) => ({ ...tx, to: at(thief) })],
  ['the token in place of the router', 'router', (tx) => ({ ...tx, to: at(token('LINK')) })],
  ['the router of another source', 'router', (tx) => ({ ...tx, to: at(v3) })],
  ['more value', 'value', (tx) => ({ ...tx, amount: `${BigInt(tx.amount) + 1n}` })],
  ['less value', 'value', (tx) => ({ ...tx, amount: `${BigInt(tx.amount) - 1n}` })],
  ['no value', 'value', (tx) => ({ ...tx, amount: undefined })],
  ['value that is no number', 'value', (tx) => ({ ...tx, amount: '1e18' })],
  ['a transaction that is none', 'from', () => ({})],
  ['no calldata', 'call', calls(() => '0x')],
  ['calldata of another function', 'call', calls(({ data }) => `0xa9059cbb${data.slice(10)}`)],
  ['calldata that is cut', 'call', calls(({ data }) => data.slice(0, -2))],
  ['calldata with more behind it', 'call', calls(({ data }) => `${data}${'00'.repeat(32)}`)],
  ['calldata of another router', 'call', calls(() => v3Call(USER_ADDRESS)[0] ?? '')],
  [
    'a second call',
    'call',
    calls(() =>
      encodeFunctionData({
        abi: routerAbis['uniswap-v3'],
        functionName: 'multicall',
        args: [v3Call(USER_ADDRESS, thief)],
      }),
    ),
  ],
  ['no least', 'minimum', argument(0, () => 0n)],
  ['half of the least', 'minimum', argument(0, (least) => BigInt(`${least}`) / 2n)],
  [
    'another coin',
    'call',
    argument(
      1,
      path(([, ...rest]) => [token('USDC'), ...rest]),
    ),
  ],
  [
    'another token is bought',
    'destination',
    argument(
      1,
      path((all) => [...all.slice(0, -1), token('DAI')]),
    ),
  ],
  [
    'one more pool',
    'destination',
    argument(
      1,
      path((all) => [...all, token('USDC')]),
    ),
  ],
  ['another receiver', 'receiver', argument(2, () => thief)],
  ['the router as the receiver', 'receiver', argument(2, () => v2)],
  ['a deadline that has passed', 'deadline', argument(3, () => 1n)],
  ['a deadline in ten years', 'deadline', argument(3, () => far)],
]

/** LINK to WBTC, with an approval that stands: amount, least, path, receiver, deadline. */
const ofToken: readonly Row[] = [
  ['value beside a token', 'value', (tx) => ({ ...tx, value: '1' })],
  ['more is sold', 'amount', argument(0, (amount) => BigInt(`${amount}`) + 1n)],
  ['less is sold', 'amount', argument(0, (amount) => BigInt(`${amount}`) - 1n)],
  ['all there is', 'amount', argument(0, () => maxUint256)],
  [
    'another token is sold',
    'source',
    argument(
      2,
      path(([, ...rest]) => [token('USDC'), ...rest]),
    ),
  ],
  ['another receiver of a token', 'receiver', argument(3, () => thief)],
]

/** the backend builds an approval in place of the swap. */
const approvals: readonly Row[] = [
  ['everything, to the router', 'router', (tx) => ({ ...tx, to: at(token('LINK')), data: approval(v2, maxUint256) })],
  ['one unit more', 'router', (tx) => ({ ...tx, to: at(token('LINK')), data: approval(v2, 10n ** 19n + 1n) })],
  ['to somebody else', 'router', (tx) => ({ ...tx, to: at(token('LINK')), data: approval(thief, 10n ** 19n) })],
  ['of another token', 'router', (tx) => ({ ...tx, to: at(token('USDC')), data: approval(v2, 10n ** 19n) })],
]

let seen: Tx | undefined
beforeEach(() => {
  seen = undefined
})

/** Reviews a swap whose transaction the backend has changed, and gives what the kit says and what the wallet was asked. */
async function review(form: { readonly from: string; readonly to: string; readonly amount: string }, change: Change) {
  const app = await world.open({
    answer(asked, body) {
      if (!asked.endsWith('build-transaction')) return undefined
      seen = (body as { readonly tx: Tx }).tx
      return { tx: change(seen) }
    },
  })
  await app.fill(form)
  const before = app.wallet.calls()
  const told = await app.next()
  const asked = ['eth_sendTransaction', 'wallet_sendCalls', 'eth_signTypedData_v4', 'personal_sign']
  const questions = asked.map((method) => (app.wallet.calls()[method] ?? 0) - (before[method] ?? 0))
  app.stop()
  return { told, questions: questions.reduce((sum, each) => sum + each, 0) }
}

const coins = { from: 'ETH', to: 'LINK', amount: '1' }
const tokens = { from: 'LINK', to: 'WBTC', amount: '10' }

describe.each([
  { form: coins, rows: ofCoin, name: 'A-37' },
  { form: tokens, rows: ofToken, name: 'A-37' },
  { form: tokens, rows: approvals, name: 'A-38' },
])('$name: $form.from to $form.to', ({ form, rows }) => {
  test.each(rows)('error: %s is stopped (%s), and the wallet is not asked', async (_, differs, change) => {
    expect(await review(form, change)).toEqual({ told: `mismatch: ${differs}`, questions: 0 })
    expect(seen).toBeDefined()
  })
})

test.each([coins, tokens])('behavior: $from to $to, as the backend built it, is asked of the wallet', async (form) => {
  expect(await review(form, (tx) => tx)).toEqual({ told: 'swap', questions: 1 })
})
