import fc from 'fast-check'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { runs } from '../../../../test/setup/runs.js'
import { startSolana } from '../start-solana.js'
import { MAX_BODY_BYTES } from './serve-http.js'

const { signal } = new AbortController()
const failures: unknown[] = []

/** Runs something against a chain of its own, which must not have failed in itself. */
async function withChain(
  run: (post: (body: string) => Promise<Response>, wsUrl: string) => Promise<void>,
): Promise<void> {
  const started = await startSolana({ port: 0, signal, report: (cause) => failures.push(cause) })
  const { url = '', wsUrl = '' } = started.solana ?? {}
  try {
    await run((body) => fetch(url, { method: 'POST', body }), wsUrl)
    expect(failures).toEqual([])
  } finally {
    await started.stop()
  }
}

const call = (method: string, params?: unknown) => JSON.stringify({ jsonrpc: '2.0', id: 7, method, params })
const codeOf = async (response: Response): Promise<number> => (await response.json()).error.code

test('error: what is no JSON-RPC gets the code for it', () =>
  withChain(async (post) => {
    const wrong = { '{"a': -32700, '': -32700, '[]': -32600, '5': -32600, '{"id":1}': -32600, '"x"': -32600 }
    for (const [body, code] of Object.entries(wrong)) expect(await codeOf(await post(body)), body).toBe(code)
    for (const name of ['getFoo', 'constructor', '__proto__', 'toString', 'slotSubscribe'])
      expect(await codeOf(await post(call(name)))).toBe(-32601)
    expect(await codeOf(await post(JSON.stringify(Array(101).fill({}))))).toBe(-32600)
  }))

test('error: parameters that do not fit are refused by name', () =>
  withChain(async (post) => {
    const wrong: readonly (readonly [string, unknown])[] = [
      ['getBalance', []],
      ['getBalance', ['0x00']],
      ['getBalance', { pubkey: 1 }],
      ['getAccountInfo', ['1'.repeat(32), { encoding: 'base64+zstd' }]],
      ['getMultipleAccounts', [Array(101).fill('1'.repeat(32))]],
      ['requestAirdrop', ['1'.repeat(32), -1]],
      ['requestAirdrop', ['1'.repeat(32), 1e18]],
      ['sendTransaction', ['AAAA', { encoding: 'base64' }]],
      ['sendTransaction', ['%%%', { encoding: 'base64' }]],
      ['sendTransaction', ['A'.repeat(2_000), { encoding: 'base64' }]],
      ['getFeeForMessage', ['AAAA']],
      ['getTransaction', ['1'.repeat(32)]],
      ['getSignaturesForAddress', ['1'.repeat(32), { limit: 0 }]],
      ['getTokenAccountsByOwner', ['1'.repeat(32), {}]],
      ['getTokenSupply', ['1'.repeat(32)]],
    ]
    for (const [method, params] of wrong) expect(await codeOf(await post(call(method, params))), method).toBe(-32602)
  }))

test('behavior: a batch is answered in order, errors among it, notifications left out', () =>
  withChain(async (post) => {
    const batch = [
      { jsonrpc: '2.0', id: 1, method: 'getHealth' },
      { jsonrpc: '2.0', method: 'getHealth' },
      { jsonrpc: '2.0', id: 'b', method: 'nothing' },
      5,
      { jsonrpc: '2.0', id: 2, method: 'getSlot', params: [{ commitment: 'confirmed' }] },
    ]
    const answers: { id: unknown; result?: unknown }[] = await (await post(JSON.stringify(batch))).json()
    expect(answers.map(({ id }) => id)).toEqual([1, 'b', null, 2])
    expect(answers[0]?.result).toBe('ok')
    expect(answers[3]?.result).toEqual(expect.any(Number))
  }))

test('error: a body over the limit is 413, another method 405; pages of any origin may ask', () =>
  withChain(async (post) => {
    const large = await post('x'.repeat(MAX_BODY_BYTES + 1))
    expect(large.status).toBe(413)
    const { url } = await post(call('getHealth'))
    expect((await fetch(url)).status).toBe(405)
    expect(await (await fetch(`${url}health`)).text()).toBe('ok')
    const preflight = await fetch(url, { method: 'OPTIONS' })
    expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
  }))

test('error: garbage over WebSocket is answered, an oversize frame ends only its own connection', () =>
  withChain(async (_, wsUrl) => {
    const open = async () => {
      const socket = new WebSocket(wsUrl)
      await new Promise((resolve) => socket.once('open', resolve))
      return socket
    }
    const [bad, good] = [await open(), await open()]
    const answer = (socket: WebSocket) =>
      new Promise<{ error: { code: number }; result: unknown }>((resolve) =>
        socket.once('message', (data) => resolve(JSON.parse(String(data)))),
      )
    good.send('{"a')
    expect((await answer(good)).error.code).toBe(-32700)
    good.send(call('slotUnsubscribe', [99]))
    expect((await answer(good)).error.code).toBe(-32602)
    const closed = new Promise((resolve) => bad.once('close', resolve))
    bad.send('x'.repeat(MAX_BODY_BYTES + 1))
    expect(await closed).toBe(1009)
    good.send(call('getHealth'))
    expect((await answer(good)).result).toBe('ok')
  }))

test('behavior: whatever is sent, the answer is JSON-RPC and the node lives', () =>
  withChain(async (post) => {
    const methods = [
      'getBalance',
      'getTransaction',
      'sendTransaction',
      'simulateTransaction',
      'getProgramAccounts',
      'getBlockTime',
    ]
    const body = fc.record({
      jsonrpc: fc.constant('2.0'),
      id: fc.integer(),
      method: fc.constantFrom(...methods),
      params: fc.oneof(fc.array(fc.jsonValue(), { maxLength: 3 }), fc.jsonValue()),
    })
    await fc.assert(
      fc.asyncProperty(body, async (input) => {
        const answer = await (await post(JSON.stringify(input))).json()
        expect(answer.id).toBe(input.id)
        expect('result' in answer || [-32600, -32602, -32002, -32003].includes(answer.error.code)).toBe(true)
      }),
      // Each run is an HTTP request to a real node.
      { numRuns: runs(200) },
    )
  }))
