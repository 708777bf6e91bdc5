import { getEventListeners } from 'node:events'
import { expect, test } from 'vitest'
import { fakeHost, later, settle } from '../../test/unit/fakes.js'
import { answer, balanceOf, down, type Heard, type PlayedNode } from '../../test/unit/played-nodes.js'
import { evmChain } from './chain-question.js'
import { nodeUrl } from './node-url.js'
import { createSender } from './sender.js'

/** The sender of a node of chain 7, what the node was asked, and with which signals. */
function sender(node: PlayedNode) {
  const asked: (readonly Heard[])[] = []
  const signals: AbortSignal[] = []
  const host = fakeHost({
    async fetch(request) {
      const body = JSON.parse(await request.clone().text()) as Heard | Heard[]
      const calls = Array.isArray(body) ? body : [body]
      asked.push(calls)
      signals.push(request.signal)
      return node(calls, request)
    },
  })
  const { send, ping } = createSender(host, nodeUrl('https://a.example/'), evmChain, '7')
  const paramsOf = (calls: readonly Heard[] = []) => calls.map(({ method, params }) => params[0] ?? method)
  return {
    host,
    signals,
    ping,
    asked: () => asked.map(paramsOf),
    send: (who: string, { signal }: AbortController) => send(balanceOf(who), signal),
  }
}

const controllers = (count: number) => Array.from({ length: count }, () => new AbortController())
const listeners = (all: readonly AbortController[]) =>
  all.map(({ signal }) => getEventListeners(signal, 'abort').length)
const endOf = (promise: Promise<unknown>) => promise.catch((cause: unknown) => cause)

test('behavior: a call that was left before it is asked, or in the moment it waits, is not sent', async () => {
  const { send, asked } = sender((calls) => answer(calls))
  const [early, waiting, stays] = controllers(3) as [AbortController, AbortController, AbortController]
  early.abort('early')
  const ends = [send('1', early), send('2', waiting), send('3', stays)].map(endOf)
  waiting.abort('waiting')
  expect(await Promise.all(ends)).toEqual(['early', 'waiting', { result: '0x5' }])
  expect(asked()).toEqual([['eth_chainId', '3']])
  expect(listeners([early, waiting, stays])).toEqual([0, 0, 0])
})

test('behavior: nothing is sent where everybody has left', async () => {
  const { send, asked, host } = sender((calls) => answer(calls))
  const all = controllers(3)
  const ends = all.map((each) => endOf(send('1', each)))
  for (const each of all) each.abort('gone')
  expect(await Promise.all(ends)).toEqual(['gone', 'gone', 'gone'])
  await settle()
  expect([asked(), host.open(), listeners(all)]).toEqual([[], 0, [0, 0, 0]])
})

test('behavior: no listener is left on a signal, whatever the call ends with', async () => {
  const answers = [
    (calls: readonly Heard[]) => answer(calls),
    (calls: readonly Heard[]) => Response.json([answer(calls) && { id: calls[0]?.id, result: '0x7' }]),
    () => down(500),
    () => Response.json({ no: 'list' }),
  ]
  for (const node of answers) {
    const { send, host } = sender(node)
    const all = controllers(2)
    const ends = all.map((each) => endOf(send('1', each)))
    await Promise.all(ends)
    await settle()
    expect([listeners(all), host.open()]).toEqual([[0, 0], 0])
  }
})

test('behavior: a request ends with the last who waits for it, and with the reason of that one', async () => {
  const never = later<Response>()
  const { send, signals, host } = sender(() => never.promise)
  const [one, two] = controllers(2) as [AbortController, AbortController]
  const ends = [send('1', one), send('2', two)].map(endOf)
  await settle()
  one.abort('one')
  expect(signals.map(({ aborted }) => aborted)).toEqual([false])
  two.abort('two')
  expect(signals.map(({ aborted }) => aborted)).toEqual([true])
  expect(await Promise.all(ends)).toEqual(['one', 'two'])
  await settle()
  expect([listeners([one, two]), host.open()]).toEqual([[0, 0], 0])
})

test('behavior: the chain is asked for with the first call, by a ping, and not again for four seconds', async () => {
  const { send, ping, asked, host } = sender((calls) => answer(calls))
  const [mine] = controllers(1) as [AbortController]
  await ping(mine.signal)
  await send('1', mine)
  await host.clock.advance(4_001)
  await send('2', mine)
  expect(asked()).toEqual([['eth_chainId'], ['1'], ['eth_chainId', '2']])
  expect(listeners([mine])).toEqual([0])
})
