import { expect, test } from 'vitest'
import { evmNetwork } from '../../test/unit/fake-kit.js'
import { fakeHost } from '../../test/unit/fakes.js'
import { down } from '../../test/unit/played-nodes.js'
import type { Network } from '../core/network.js'
import { type ChainQuestion, evmChain } from './chain-question.js'
import { createRpc } from './rpc.js'

const { signal } = new AbortController()
const genesis = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
const other = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG'

/** A namespace whose nodes are known by the hash of their first block. */
const byGenesis: ChainQuestion = {
  method: 'getGenesisHash',
  read: (result) => (typeof result === 'string' ? result.slice(0, 32) : undefined),
}

/** What each node says of itself, `undefined` for one that is down; what was asked, and the reader over them. */
function nodesOf(said: Readonly<Record<string, unknown>>) {
  const asked: string[] = []
  const host = fakeHost({
    async fetch(request) {
      const calls = [(await request.json()) as { id: number; method: string }].flat()
      asked.push(`${new URL(request.url).host} ${calls.map(({ method }) => method)}`)
      if (said[request.url] === undefined) return down()
      const results = calls.map(({ id, method }) => ({
        id,
        result: method === byGenesis.method ? said[request.url] : 7,
      }))
      return Response.json(calls.length === 1 ? results[0] : results.reverse())
    },
  })
  const network: Network = {
    ...evmNetwork(1, 'Solana', Object.keys(said)),
    id: genesis.slice(0, 32),
    chainNamespace: 'solana',
    caipNetworkId: `solana:${genesis.slice(0, 32)}`,
  }
  const rpc = createRpc(host, byGenesis)
  const decode = (input: unknown) => (input === 7 ? input : undefined)
  return { asked, host, network, rpc, read: () => rpc.read(network, { method: 'getSlot', params: [] }, decode, signal) }
}

test('behavior: a node is asked for its chain in the way of its namespace, in the same list as what is read', async () => {
  const { asked, read, rpc, network } = nodesOf({ 'https://a.example/': genesis })
  expect(await Promise.all([read(), read()])).toEqual([7, 7])
  expect(await rpc.request(network, { method: 'getSlot', params: [] }, signal)).toBe(7)
  expect(asked).toEqual(['a.example getGenesisHash,getSlot,getSlot', 'a.example getGenesisHash', 'a.example getSlot'])
})

test('behavior: a node of another chain, or one that is down, makes room for the next one', async () => {
  const { asked, read } = nodesOf({
    'https://a.example/': other,
    'https://b.example/': undefined,
    'https://c.example/': genesis,
  })
  expect(await read()).toBe(7)
  expect(asked.map((each) => each.split(' ')[0])).toEqual(['a.example', 'b.example', 'c.example'])
})

test('error: a node of another chain is named with the chain it serves; one that names none is no node', async () => {
  const wrong = nodesOf({ 'https://a.example/': other })
  await expect(wrong.read()).rejects.toMatchObject({
    code: 'rpc/wrong-chain',
    slots: { found: other.slice(0, 32), network: 'Solana', url: 'https://a.example/' },
  })
  const mute = nodesOf({ 'https://a.example/': 7 })
  await expect(mute.read()).rejects.toMatchObject({ code: 'rpc/unreachable' })
})

test.each([
  ['0x1', '1'],
  ['0x7fffffff', '2147483647'],
  ['1', undefined],
  [1, undefined],
  [null, undefined],
])('param: on eip155 the result %j names chain %s', (result, reference) => {
  expect(evmChain.read(result)).toBe(reference)
})
