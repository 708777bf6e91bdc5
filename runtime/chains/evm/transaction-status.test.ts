import { describe, expect, test } from 'vitest'
import { ethereum } from '../../../test/unit/fake-kit.js'
import { alice, bob } from '../../../test/unit/fake-wallet.js'
import { fakeHost } from '../../../test/unit/fakes.js'
import type { Seen } from '../../contract/submission.js'
import { createEvmAdapter } from './adapter.js'

const { signal } = new AbortController()
const hash = `0x${'ab'.repeat(32)}`
const other = `0x${'cd'.repeat(32)}`

/** What the node answers by method; `eth_chainId` is right unless told. */
type Answers = Readonly<Record<string, unknown>>

async function fate(answers: Answers, nonce?: number, seen?: Seen) {
  const asked: string[] = []
  const params: Record<string, unknown> = {}
  const host = fakeHost({
    async fetch(request) {
      const given = (await request.json()) as Call | readonly Call[]
      const one = ({ id, method, params: given }: Call) => {
        if (method !== 'eth_chainId') asked.push(method)
        params[method] = given
        return { jsonrpc: '2.0', id, result: { eth_chainId: '0x1', ...answers }[method] ?? null }
      }
      return Response.json(Array.isArray(given) ? given.map(one) : one(given as Call))
    },
  })
  const adapter = createEvmAdapter(host)
  const found = adapter.transactionStatus?.(ethereum, { hash, address: alice, nonce, ...(seen && { seen }) }, signal)
  // Nobody leaves a promise alone that fails while the clock is moved.
  const settled = found?.then(
    (value) => value,
    (cause: { readonly code: string }) => cause.code,
  )
  await host.clock.advance(20_000)
  return { found: await settled, asked, params }
}

interface Call {
  readonly id: number
  readonly method: string
  readonly params: unknown
}

const receipt = (status: string, transactionHash = hash) => ({ transactionHash, status, blockNumber: '0x10' })
const known = (from = alice, of = hash) => ({ hash: of, from, nonce: '0x7' })

describe('what became of a transaction', () => {
  test('behavior: failed, by its receipt alone', async () => {
    const { found, asked } = await fate({
      eth_getTransactionReceipt: receipt('0x0', hash.toUpperCase().replace('X', 'x')),
    })
    expect([found, asked]).toEqual([{ status: 'failed' }, ['eth_getTransactionReceipt']])
  })

  test.each([
    ['0x10', 1],
    ['0x1b', 12],
    ['0xf', 1],
  ])('behavior: confirmed, with the blocks since: the newest is %s', async (newest, confirmations) => {
    const { found } = await fate({ eth_getTransactionReceipt: receipt('0x1'), eth_blockNumber: newest })
    expect(found).toEqual({ status: 'confirmed', confirmations })
  })

  test('behavior: pending, with its number', async () => {
    const { found, params } = await fate({ eth_getTransactionByHash: known(), eth_getTransactionCount: '0x7' })
    expect(found).toEqual({ status: 'pending', nonce: 7 })
    // Mined transactions alone: `pending` would count this one.
    expect(params['eth_getTransactionCount']).toEqual([alice, 'latest'])
  })

  test('behavior: passed once the account has used its number', async () => {
    const used = { eth_getTransactionCount: '0x8' }
    expect((await fate(used, 7)).found).toEqual({ status: 'passed', nonce: 7 })
    expect((await fate({ ...used, eth_getTransactionByHash: known() })).found).toEqual({ status: 'passed', nonce: 7 })
  })

  test('behavior: unknown while nobody has heard of it; its number is asked for where it is known', async () => {
    expect(await fate({})).toMatchObject({
      found: { status: 'unknown' },
      asked: ['eth_getTransactionReceipt', 'eth_getTransactionByHash'],
    })
    expect((await fate({ eth_getTransactionCount: '0x7' }, 7)).found).toEqual({ status: 'unknown', nonce: 7 })
  })

  test('behavior: one that was replaced before a node told its number had the next one of the account', async () => {
    const seen = { nonce: 7, block: '1' }
    const used = { eth_getTransactionCount: '0x8' }
    expect((await fate(used, undefined, seen)).found).toEqual({ status: 'passed', nonce: 7 })
    // Until it is used, nothing is known of its number.
    expect((await fate({ eth_getTransactionCount: '0x7' }, undefined, seen)).found).toEqual({ status: 'unknown' })
    // A sponsored one has the number of its sponsor.
    const sponsored = { ...used, eth_getTransactionByHash: known(bob) }
    expect((await fate(sponsored, undefined, seen)).found).toEqual({ status: 'pending' })
  })

  test('behavior: a number of somebody who pays for the account is none of the account', async () => {
    const { found } = await fate({ eth_getTransactionByHash: known(bob), eth_getTransactionCount: '0x99' })
    expect(found).toEqual({ status: 'pending' })
  })

  test.each<[string, Answers, string]>([
    ['a receipt of another transaction', { eth_getTransactionReceipt: receipt('0x1', other) }, 'rpc/unreachable'],
    ['a receipt without a status', { eth_getTransactionReceipt: { transactionHash: hash } }, 'rpc/unreachable'],
    ['another transaction', { eth_getTransactionByHash: known(alice, other) }, 'rpc/unreachable'],
    ['no number', { eth_getTransactionByHash: known(), eth_getTransactionCount: 'many' }, 'rpc/unreachable'],
    ['another chain', { eth_chainId: '0x89', eth_getTransactionReceipt: receipt('0x1') }, 'rpc/wrong-chain'],
  ])('error: the node answers with %s', async (_, answers, code) => {
    expect((await fate(answers)).found).toBe(code)
  })
})
