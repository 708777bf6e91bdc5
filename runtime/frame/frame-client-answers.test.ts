import { describe, expect, test } from 'vitest'
import type { ModalError } from '../../schema/error.js'
import type { Tap } from '../../test/unit/fake-frames.js'
import { settle } from '../../test/unit/fakes.js'
import { appOrigin, frameWorld, read, sign, walletOrigin } from '../../test/unit/frame-world.js'

const never = new AbortController().signal

describe.each([5, 4] as const)('protocol %s', (protocol) => {
  const wrong: readonly (readonly [string, (message: Record<string, unknown>) => unknown, string])[] = [
    ['another type', (message) => ({ ...message, type: '@w3m-frame/SIGN_OUT_SUCCESS' }), 'type'],
    ['no type of a frame', (message) => ({ ...message, type: '@w3m-app/GET_CHAIN_ID' }), 'type'],
    ['no type', ({ type: _, ...message }) => message, 'type'],
    ['another payload', (message) => ({ ...message, payload: { chainId: null } }), 'payload.chainId'],
    ['no payload', ({ payload: _, ...message }) => message, 'payload'],
    [
      'an error that is none',
      (message) => ({ ...message, type: '@w3m-frame/GET_CHAIN_ID_ERROR', payload: 1 }),
      'payload',
    ],
    ['too much', (message) => ({ ...message, payload: { chainId: 'x'.repeat(300_000) } }), '(size)'],
    [
      'a key of the prototype',
      (message) => JSON.parse(JSON.stringify(message).replace('"payload":{', '"payload":{"__proto__":{},')),
      '(key)',
    ],
    [
      'a window it has no need of',
      (message) => ({ ...message, type: '@w3m-frame/GET_CHAIN_ID_NEEDS_WINDOW', payload: { path: '/a' } }),
      'payload.path',
    ],
  ]
  test.each(wrong)('error: an answer with %s', async (_, change, path) => {
    const tap: Tap = (message, deliver) => {
      const reply = message as Record<string, unknown>
      deliver(reply['id'] === undefined ? reply : change(reply))
    }
    const { client, logged } = frameWorld({ protocol, tap })
    const slots = await client
      .call('GET_CHAIN_ID', undefined, { signal: never })
      .catch((error: ModalError) => [error.code, error.slots])
    expect(slots).toEqual(['frame/bad-answer', { request: 'GET_CHAIN_ID', path }])
    expect(logged).toHaveLength(1)
  })

  test('error: what answers nothing is dropped and counted', async () => {
    const junk: readonly unknown[] = [
      null,
      1,
      'ready',
      [],
      {},
      { id: 'a', type: '@w3m-frame/SIGN_OUT_SUCCESS' },
      { type: '@w3m-frame/SESSION_UPDATE', payload: {} },
    ]
    const tap: Tap = (message, deliver) => {
      deliver(message)
      if ((message as { id?: unknown }).id !== undefined) for (const each of [message, ...junk]) deliver(each)
    }
    const { client, call } = frameWorld({ protocol, tap })
    const ends = call('GET_CHAIN_ID', undefined)
    await settle()
    expect([ends, client.dropped(), client.state.value]).toEqual([[{ chainId: 1 }], junk.length + 1, 'ready'])
  })
})

describe('the envelope', () => {
  test('behavior: an abort of one of two tells the wallet nothing, as it would abort both', async () => {
    const { call, frames, asked } = frameWorld({ protocol: 4 })
    const controller = new AbortController()
    const [one, other] = [call('RPC_REQUEST', sign, controller.signal), call('RPC_REQUEST', sign)]
    await settle()
    controller.abort()
    asked[1]?.resolve('0x1')
    await settle()
    expect([one, other, frames.posted.length]).toEqual([['frame/aborted'], ['0x1'], 2])
  })

  test('error: what comes from another origin is not heard', async () => {
    const { call, frames, asked } = frameWorld({ protocol: 4 })
    const ends = call('RPC_REQUEST', read)
    await settle()
    const forged = { id: asked[0]?.id, type: '@w3m-frame/RPC_REQUEST_SUCCESS', payload: 'forged' }
    for (const from of [appOrigin, 'null', 'https://wallet.example.evil']) frames.last().say(forged, from)
    await settle()
    expect(ends).toEqual([])
  })

  test('behavior: READY may come after the load as well, and keys that are not known are dropped', async () => {
    const { call, frames, client } = frameWorld({ protocol: 4, isSilent: true })
    const ends = call('GET_CHAIN_ID', undefined)
    await settle()
    frames.last().say({ type: '@w3m-frame/READY', payload: { version: '1', other: 1 } }, walletOrigin)
    const { id } = frames.posted[0] as { id: string }
    frames
      .last()
      .say({ id, type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', payload: { chainId: 1, other: 1 }, other: 1 }, walletOrigin)
    await settle()
    expect([ends, client.state.value]).toEqual([[{ chainId: 1 }], 'ready'])
  })
})
