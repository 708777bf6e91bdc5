import { describe, expect, test } from 'vitest'
import { later, settle } from '../../test/unit/fakes.js'
import { boundSite, sign } from '../../test/unit/frame-site.js'
import type { FrameHandlers } from './serve-requests.js'

describe('requests', () => {
  const junk: readonly (readonly [string, unknown])[] = [
    ['nothing', null],
    ['no version', { id: 'a', type: '@w3m-app/GET_CHAIN_ID' }],
    ['another version', { v: 4, id: 'a', type: '@w3m-app/GET_CHAIN_ID' }],
    ['no id', { v: 5, type: '@w3m-app/GET_CHAIN_ID' }],
    ['an id that is too long', { v: 5, id: 'a'.repeat(65), type: '@w3m-app/GET_CHAIN_ID' }],
    ['a type of the frame', { v: 5, id: 'a', type: '@w3m-frame/GET_CHAIN_ID' }],
    ['a type that contains one', { v: 5, id: 'a', type: 'x@w3m-app/GET_CHAIN_ID' }],
    ['a type of the prototype', { v: 5, id: 'a', type: '@w3m-app/toString' }],
    ['a field that is not known', { v: 5, id: 'a', type: '@w3m-app/GET_CHAIN_ID', trusted: true }],
  ]
  test.each(junk)('error: %s is ignored', async (_, data) => {
    const { served, post, replies } = boundSite({ handlers: { GET_CHAIN_ID: () => ({ chainId: 1 }) } })
    post(data)
    await settle()
    expect([served.ignored(), replies()]).toEqual([1, []])
  })

  test('error: what is refused is told so', async () => {
    const { ask, replies } = boundSite({ handlers: { SWITCH_NETWORK: () => ({ chainId: {} }) as never } })
    ask('a', 'RPC_REQUEST', { method: 'eth_sign', params: [] })
    ask('b', 'RPC_REQUEST', { method: 'personal_sign' })
    ask('c', 'GET_CHAIN_ID')
    ask('d', 'CONNECT_EMAIL', { email: 'a@b.io', trusted: true })
    ask('e', 'SWITCH_NETWORK', { chainId: 1 })
    await settle()
    const refusal = { message: 'An error occurred' }
    expect(replies()).toEqual([
      ['a', 'RPC_REQUEST_ERROR', { message: 'Requested RPC call is not allowed' }],
      ['b', 'RPC_REQUEST_ERROR', refusal],
      ['d', 'CONNECT_EMAIL_ERROR', refusal],
      ['c', 'GET_CHAIN_ID_ERROR', refusal],
      ['e', 'SWITCH_NETWORK_ERROR', refusal],
    ])
  })

  test('behavior: a repeat of what signs is answered from memory for 10 minutes, and never done again', async () => {
    let done = 0
    const handlers: FrameHandlers = {
      RPC_REQUEST: async () => {
        done += 1
        return `0x${done}`
      },
    }
    const { ask, replies, clock, stored } = boundSite({ handlers })
    for (const _ of 'abc') {
      ask('a', 'RPC_REQUEST', sign)
      await settle()
    }
    expect([done, replies()]).toEqual([1, Array.from({ length: 3 }, () => ['a', 'RPC_REQUEST_SUCCESS', '0x1'])])
    await clock.advance(600_001)
    ask('a', 'RPC_REQUEST', sign)
    ask('s', 'STATUS', { ids: ['a', 'b'] })
    expect([done, ...replies().slice(3)]).toEqual([
      1,
      ['a', 'RPC_REQUEST_ERROR', { message: 'The wallet restarted before it answered.' }],
      ['s', 'STATUS_SUCCESS', { done: [], open: ['a'], unknown: ['b'] }],
    ])
    const other = boundSite({ handlers, stored })
    other.ask('a', 'RPC_REQUEST', sign)
    await settle()
    expect(done).toBe(1)
  })

  test('behavior: a repeat while the first is under way waits for the same answer', async () => {
    const answer = later<string>()
    const { ask, replies, served } = boundSite({ handlers: { RPC_REQUEST: () => answer.promise } })
    ask('a', 'RPC_REQUEST', sign)
    ask('a', 'RPC_REQUEST', sign)
    answer.resolve('0x1')
    await settle()
    expect([replies(), served.ignored()]).toEqual([[['a', 'RPC_REQUEST_SUCCESS', '0x1']], 1])
  })

  test('behavior: an abort names what it aborts; what was signed then goes to nobody, and is known', async () => {
    const answers = [later<string>(), later<string>()]
    let begun = 0
    const { ask, replies } = boundSite({
      handlers: {
        RPC_REQUEST() {
          begun += 1
          return answers[begun - 1]?.promise
        },
      },
    })
    ask('a', 'RPC_REQUEST', sign)
    ask('b', 'RPC_REQUEST', sign)
    ask('x', 'RPC_ABORT', { ids: ['a', 'c'] })
    expect(replies()).toEqual([['a', 'RPC_REQUEST_ERROR', { message: 'Request was aborted' }]])
    for (const { resolve } of answers) resolve('0x1')
    await settle()
    ask('s', 'STATUS', { ids: ['a'] })
    expect(replies().slice(1)).toEqual([
      ['b', 'RPC_REQUEST_SUCCESS', '0x1'],
      ['s', 'STATUS_SUCCESS', { done: [{ id: 'a', answer: '0x1' }], open: [], unknown: [] }],
    ])
  })

  test('behavior: an abort without ids is of all that signs, and never of reads', () => {
    const { ask, replies } = boundSite({ handlers: { RPC_REQUEST: () => new Promise(() => {}) } })
    ask('a', 'RPC_REQUEST', sign)
    ask('b', 'RPC_REQUEST', { method: 'eth_call', params: [] })
    ask('x', 'RPC_ABORT')
    expect(replies()).toEqual([['a', 'RPC_REQUEST_ERROR', { message: 'Request was aborted' }]])
  })

  test('error: 64 may be open; those that hang are given up as the app does', async () => {
    const { ask, replies, clock } = boundSite({ handlers: { RPC_REQUEST: () => new Promise(() => {}) } })
    for (let index = 0; index < 65; index += 1) ask(`r${index}`, 'RPC_REQUEST', { method: 'eth_blockNumber' })
    expect(replies()).toEqual([['r64', 'RPC_REQUEST_ERROR', { message: 'Too many requests' }]])
    await clock.advance(30_000)
    expect([replies().length, clock.pending()]).toEqual([65, 0])
    for (let index = 0; index < 21; index += 1) ask(`u${index}`, 'RPC_REQUEST', sign)
    expect(replies().slice(65)).toEqual([['u20', 'RPC_REQUEST_ERROR', { message: 'Too many requests' }]])
  })
})
