import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anna, boris, solana } from '../../../test/unit/fake-standard-wallet.js'
import { fakeHost } from '../../../test/unit/fakes.js'
import { createSolanaAdapter } from './adapter.js'
import { atSlot, signatureStatus, solanaChain, tokenAccounts, whole } from './answers.js'

const { signal } = new AbortController()
const genesis = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
const signature = '5'.repeat(88)

/** An adapter over a node that answers so, by method. */
function over(answers: Readonly<Record<string, unknown>>) {
  const asked: unknown[] = []
  const host = fakeHost({
    async fetch(request) {
      const given = await request.json()
      const one = ({ id, method, params }: { id: number; method: string; params: unknown }) => {
        if (method !== 'getGenesisHash') asked.push([method, params])
        return { jsonrpc: '2.0', id, result: { getGenesisHash: genesis, ...answers }[method] ?? null }
      }
      return Response.json(Array.isArray(given) ? given.map(one) : one(given))
    },
  })
  const network = { ...solana, rpcUrls: ['https://node.example'] }
  return { adapter: createSolanaAdapter(host), network, host, asked }
}

describe('what became of a transaction', () => {
  const status = (found: unknown) => over({ getSignatureStatuses: { context: { slot: 1 }, value: [found] } })
  const fate = async (found: unknown) => {
    const { adapter, network } = status(found)
    return adapter.transactionStatus?.(network, { hash: signature, address: anna }, signal)
  }

  test('behavior: is told with how many blocks are on top of it', async () => {
    expect(await fate(null)).toEqual({ status: 'unknown' })
    expect(await fate({ confirmations: 0, confirmationStatus: 'processed', err: null })).toEqual({
      status: 'pending',
      confirmations: 0,
    })
    expect(await fate({ confirmations: 12, confirmationStatus: 'confirmed', err: null })).toEqual({
      status: 'confirmed',
      confirmations: 12,
    })
    expect(await fate({ confirmations: null, confirmationStatus: 'finalized', err: null })).toEqual({
      status: 'confirmed',
      confirmations: 'final',
    })
    expect(
      await fate({ confirmations: 3, confirmationStatus: 'confirmed', err: { InstructionError: [0, 'x'] } }),
    ).toEqual({
      status: 'failed',
      confirmations: 3,
    })
  })

  test('behavior: the history is searched as well', async () => {
    const { adapter, network, asked } = status(null)
    await adapter.transactionStatus?.(network, { hash: signature, address: anna }, signal)
    expect(asked).toEqual([['getSignatureStatuses', [[signature], { searchTransactionHistory: true }]]])
  })

  test.each<[string, unknown]>([
    ['no answer', undefined],
    ['an answer for two', { value: [null, null] }],
    ['none', { value: [] }],
    ['a level that is none', { value: [{ confirmations: 1, confirmationStatus: 'rooted', err: null }] }],
    ['confirmations that are none', { value: [{ confirmations: -1, confirmationStatus: 'confirmed', err: null }] }],
  ])('error: %s cannot be read', (_, answer) => {
    expect(signatureStatus(answer)).toBeUndefined()
  })
})

describe('tokens', () => {
  const held = (mint: unknown, amount: unknown, decimals: unknown = 6) => ({
    pubkey: boris,
    account: { data: { parsed: { info: { mint, tokenAmount: { amount, decimals } } } } },
  })

  test('behavior: several accounts of one token are one, and what is empty is left out', async () => {
    const value = [held(anna, '40'), held(anna, '2'), held(boris, '0')]
    const { adapter, network, asked } = over({ getTokenAccountsByOwner: { value } })
    // Both programs answer the same here.
    expect(await adapter.ownedTokens?.(network, anna, signal)).toEqual([{ address: anna, decimals: 6, value: 84n }])
    expect(asked).toHaveLength(2)
  })

  test('behavior: an amount beyond what a number holds is exact', () => {
    const value = [held(anna, '18446744073709551615', 9)]
    expect(tokenAccounts({ value })).toEqual([{ mint: anna, decimals: 9, value: 18_446_744_073_709_551_615n }])
  })

  test.each<[string, unknown]>([
    ['no list', { value: {} }],
    ['an account that is not parsed', { value: [{ pubkey: boris, account: { data: ['', 'base64'] } }] }],
    ['a mint in other letters', { value: [held(anna.toLowerCase(), '1')] }],
    ['an amount that is none', { value: [held(anna, '-1')] }],
    ['an amount as a number', { value: [held(anna, 1)] }],
    ['decimals that are none', { value: [held(anna, '1', 256)] }],
    ['one bad account among good ones', { value: [held(anna, '1'), null] }],
  ])('error: %s cannot be read', (_, answer) => {
    expect(tokenAccounts(answer)).toBeUndefined()
  })
})

describe('other answers', () => {
  test('behavior: a cluster is the beginning of its genesis hash', () => {
    expect(solanaChain.read(genesis)).toBe(solana.id)
    for (const none of [undefined, 7, '', genesis.slice(2), `${genesis}1`, '0x1'])
      expect(solanaChain.read(none)).toBeUndefined()
  })

  test('behavior: anything a node may say is a value or none, and never thrown over', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        for (const read of [whole, atSlot(whole), signatureStatus, tokenAccounts, solanaChain.read]) read(json)
      }),
    )
    expect([whole(1.5), whole(-1), whole('1'), whole(0)]).toEqual([undefined, undefined, undefined, 0n])
  })

  test('error: a balance that is none is no answer', async () => {
    const { adapter, network, host } = over({ getBalance: { value: 'much' } })
    const reading = adapter.balance(network, anna, signal).catch((cause: { readonly code: string }) => cause.code)
    await host.clock.advance(20_000)
    expect(await reading).toBe('rpc/unreachable')
  })
})
