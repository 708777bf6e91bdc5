import { expect, test } from 'vitest'
import { later } from '../../test/unit/fakes.js'
import { answer, down, type Heard, playedNodes } from '../../test/unit/played-nodes.js'
import { rpcRules } from './rules.data.js'

const [a, b] = ['https://a.example/', 'https://b.example/'] as const

/** Its chain, and an error to everything else. */
function refuse(calls: readonly Heard[], error: object): Response {
  const one = ({ id, method }: Heard) => (method === 'eth_chainId' ? { id, result: '0x7' } : { id, error })
  return Response.json(calls.length === 1 ? one(calls[0] as Heard) : calls.map(one))
}

function methods({ asked }: ReturnType<typeof playedNodes>, url: string): readonly string[] {
  return asked.filter((each) => each.url === url).flatMap(({ calls }) => calls.map(({ method }) => method))
}

test('behavior: one node is asked, and stays the one that is asked as long as it answers', async () => {
  const played = playedNodes({ [a]: () => down(), [b]: (calls) => answer(calls) })
  expect(await played.request('eth_newFilter')).toBe('0x5')
  await played.host.clock.advance(rpcRules.restMs)
  expect(await played.request('eth_getFilterChanges')).toBe('0x5')
  expect(methods(played, a)).toEqual(['eth_chainId'])
  expect(methods(played, b).filter((method) => method !== 'eth_chainId')).toEqual([
    'eth_newFilter',
    'eth_getFilterChanges',
  ])
})

test('behavior: an error about the call is the answer, with code, message and data, and no other node is asked', async () => {
  const error = { code: 3, message: `execution reverted: ${'x'.repeat(300)}`, data: '0x08' }
  const played = playedNodes({ [a]: (calls) => refuse(calls, error), [b]: (calls) => answer(calls) })
  expect(await played.request()).toMatchObject(error)
  expect(methods(played, b)).toEqual([])
})

test('behavior: an error about the node leads to another one; the node says it itself where there is none', async () => {
  const error = { code: -32005, message: 'limit exceeded' }
  const two = playedNodes({ [a]: (calls) => refuse(calls, error), [b]: (calls) => answer(calls) })
  expect(await two.request()).toBe('0x5')
  const alone = playedNodes({ [a]: (calls) => refuse(calls, error) })
  expect(await alone.request()).toMatchObject(error)
  expect(methods(alone, a).filter((method) => method === 'eth_call')).toHaveLength(1)
})

test('behavior: a slow node is not raced for a call that was sent: it has ten seconds', async () => {
  const first = later<Response>()
  const played = playedNodes({
    [a]: (calls) => (calls.some(({ method }) => method === 'eth_sendRawTransaction') ? first.promise : answer(calls)),
    [b]: (calls) => answer(calls),
  })
  const sending = played.request('eth_sendRawTransaction')
  await played.host.clock.advance(9_000)
  expect(methods(played, b)).toEqual([])
  await played.host.clock.advance(1_000)
  expect(await sending).toBe('0x5')
  expect(methods(played, b)).toContain('eth_sendRawTransaction')
})

test('error: nodes that never answer are given up: every wait has an end', async () => {
  const played = playedNodes({ [a]: () => later<Response>().promise, [b]: () => later<Response>().promise })
  const asking = played.request()
  await played.host.clock.advance(60_000)
  expect(await asking).toMatchObject({ code: 'rpc/unreachable' })
  expect(played.host.clock.pending()).toBe(0)
})

test('error: a node that changes its chain in between is dropped, and says so', async () => {
  let chain = '0x7'
  const moving = (calls: readonly Heard[]) => {
    const one = ({ id, method }: Heard) => ({ id, result: method === 'eth_chainId' ? chain : '0x5' })
    return Response.json(calls.length === 1 ? one(calls[0] as Heard) : calls.map(one))
  }
  const played = playedNodes({ [a]: moving })
  expect(await played.request()).toBe('0x5')
  chain = '0x1'
  await played.host.clock.advance(rpcRules.checkMs + 1)
  expect(await played.request()).toMatchObject({ code: 'rpc/wrong-chain' })
})

test('error: who asks in a loop is stopped at the cap of a minute', async () => {
  const played = playedNodes({ [a]: (calls) => answer(calls) })
  let failed: unknown
  for (let time = 0; time < 2 * rpcRules.mostPerMinute && failed === undefined; time += 1) {
    const got = await played.request()
    if (got !== '0x5') failed = got
  }
  expect(failed).toMatchObject({ code: 'rpc/unreachable' })
  expect(played.asked).toHaveLength(rpcRules.mostPerMinute)
})

test('error: an abort before and during a call rejects with flow/cancelled, and the request ends', async () => {
  const played = playedNodes({ [a]: () => later<Response>().promise })
  const gone = new AbortController()
  const asking = played.request('eth_call', gone.signal)
  await played.host.clock.advance(1)
  gone.abort()
  expect(await asking).toMatchObject({ code: 'flow/cancelled' })
  expect(played.asked[0]?.request.signal.aborted).toBe(true)
  expect(await played.request('eth_call', gone.signal)).toMatchObject({ code: 'flow/cancelled' })
})
