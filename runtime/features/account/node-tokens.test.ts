import { expect, test } from 'vitest'
import { soon } from '../../../test/setup/soon.js'
import { accountsOn, fakeConnector } from '../../../test/unit/fake-connector.js'
import { ethereum, fakeKit } from '../../../test/unit/fake-kit.js'
import { fakeHost } from '../../../test/unit/fakes.js'
// Already here when a kit fetches it.
import '../../chains/solana/adapter.js'
import { solana } from '../../chains/solana/chain.js'
import { digitsAt } from '../../core/decimal.js'
import { createTokens } from './tokens.js'

const id = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const genesis = `${id}KuXXXXXXXXXX`
const mainnet = {
  ...ethereum,
  id,
  caipNetworkId: `solana:${id}`,
  chainNamespace: 'solana',
  name: 'Solana',
  nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
  rpcUrls: ['https://sol.example'],
} as const
const anna = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
const usdc = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
const programs = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb']

const held = (mint: string, amount: string, decimals: number) => ({
  account: { data: { parsed: { info: { mint, tokenAmount: { amount, decimals } } } } },
})

/** A node of Solana, and a backend beside it that has another list. */
function answerOf(call: { readonly method: string; readonly params: readonly unknown[]; readonly id: unknown }) {
  const program = Object(call.params[1]).programId
  const results: Readonly<Record<string, unknown>> = {
    getGenesisHash: genesis,
    getBalance: { value: 2_500_000_000 },
    getTokenAccountsByOwner: {
      value: program === programs[0] ? [held(usdc, '1234567', 6), held(anna, '1', 0)] : [],
    },
  }
  return { jsonrpc: '2.0', id: call.id, result: results[call.method] }
}

async function kitWith(services: { readonly api?: string }) {
  const asked: string[] = []
  const host = fakeHost({
    async fetch(request) {
      asked.push(new URL(request.url).host)
      const text = await request.text()
      const calls = text === '' ? undefined : JSON.parse(text)
      const quantity = { decimals: '9', numeric: '7' }
      const listed = { name: 'Solana', symbol: 'SOL', chainId: mainnet.caipNetworkId, price: 1, quantity, iconUrl: '' }
      const answered = Array.isArray(calls) ? calls.map(answerOf) : calls && answerOf(calls)
      const json = answered ?? { balances: [listed] }
      return new Response(JSON.stringify(json), { headers: { 'content-type': 'application/json' } })
    },
  })
  const { kit } = fakeKit({ services, networks: [mainnet], chains: [solana()] }, host)
  await kit.loadModal()
  const connector = fakeConnector({ namespace: 'solana' })
  connector.answer(accountsOn('solana', anna, id))
  await kit.session.connect(connector, new AbortController().signal)
  const tokens = createTokens(kit)
  const stop = tokens.follow()
  await soon(() => expect(tokens.state.peek()).toMatchObject({ status: 'ready' }))
  const state = tokens.state.peek()
  stop()
  return { asked, rows: 'data' in state ? (state.data ?? []) : [] }
}

test('behavior: without a backend the nodes list what the account has, without names; those without decimals are left out', async () => {
  const { rows, asked } = await kitWith({})
  expect(
    rows.map(({ name, symbol, address, quantity }) => [
      name,
      symbol,
      address,
      digitsAt(quantity.numeric, quantity.decimals),
    ]),
  ).toEqual([
    ['Solana', 'SOL', undefined, 2_500_000_000n],
    ['EPjF…yTDt1v', '', `${mainnet.caipNetworkId}:${usdc}`, 1_234_567n],
  ])
  expect(new Set(asked)).toEqual(new Set(['sol.example']))
})

test('behavior: with a backend its list is taken, and no node is asked for one', async () => {
  const { rows, asked } = await kitWith({ api: 'https://api.example' })
  expect(rows.map(({ name, price }) => [name, price !== undefined])).toEqual([['Solana', true]])
  expect(asked).toEqual(['api.example'])
})
