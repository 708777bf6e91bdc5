import { describe, expect, test } from 'vitest'
import type { ModalError } from '../../schema/error.js'
import { settle } from '../../test/unit/fakes.js'
import { frameWorld, read, sign, walletOrigin } from '../../test/unit/frame-world.js'

const never = new AbortController().signal

describe.each([5, 4] as const)('protocol %s', (protocol) => {
  test('behavior: the frame is put into the page by the first call, which is answered', async () => {
    const { client, call, frames, leftovers } = frameWorld({ protocol })
    expect([client.state.value, frames.opened.length]).toEqual(['idle', 0])
    const ends = call('GET_CHAIN_ID', undefined)
    expect(client.state.value).toBe('loading')
    await settle()
    expect([ends, client.state.value]).toEqual([[{ chainId: 1 }], 'ready'])
    client.stop()
    await settle()
    expect([leftovers(), client.dropped()]).toEqual([0, 0])
  })

  test('behavior: answers come in any order, and each settles its own request', async () => {
    const { call, asked } = frameWorld({ protocol })
    const ends = [1, 2, 3].map(() => call('RPC_REQUEST', read))
    await settle()
    for (const index of [2, 0, 1]) asked[index]?.resolve(index)
    await settle()
    expect(ends).toEqual([[0], [1], [2]])
  })

  test('error: what the wallet refuses is told in its words, cleaned', async () => {
    const { client, asked, call } = frameWorld({ protocol })
    const one = client.call('RPC_REQUEST', read, { signal: never }).catch((error: ModalError) => error.slots)
    const other = client
      .call('CONNECT_EMAIL', { email: 'a@b.io' }, { signal: never })
      .catch((error: ModalError) => error.slots)
    await settle()
    asked[0]?.reject(new Error('Not \u202enow'))
    expect([await one, await other]).toEqual([{ reason: 'Not now' }, { reason: 'An error occurred' }])
    expect(call('RPC_REQUEST', read)).toEqual([])
  })

  test('error: a frame that never loads fails after 20 s, but not for what only sets its looks', async () => {
    const { clock, call, client, leftovers } = frameWorld({ protocol, load: 'never' })
    const theme = call('SYNC_THEME', { themeMode: 'dark' })
    await clock.advance(100_000)
    expect([theme, client.state.value]).toEqual([[], 'loading'])
    const ends = call('GET_CHAIN_ID', undefined)
    await clock.advance(19_999)
    expect(ends).toEqual([])
    await clock.advance(1)
    expect([ends, theme, client.state.value, leftovers()]).toEqual([
      ['frame/not-loaded'],
      ['frame/not-loaded'],
      'failed',
      0,
    ])
    expect(
      await client.call('GET_CHAIN_ID', undefined, { signal: never }).catch((error: ModalError) => error.code),
    ).toBe('frame/not-loaded')
  })

  test('error: a document that is silent is loaded once more, and fails after 8 s; a retry begins anew', async () => {
    const { clock, call, client, frames, leftovers, site } = frameWorld({ protocol, isSilent: true })
    const ends = call('GET_CHAIN_ID', undefined)
    await clock.advance(2_499)
    expect(frames.last().loads()).toBe(1)
    await clock.advance(1)
    expect(frames.last().loads()).toBe(2)
    await clock.advance(5_499)
    expect(ends).toEqual([])
    await clock.advance(1)
    expect([ends, frames.last().loads(), leftovers()]).toEqual([['frame/not-loaded'], 2, 0])
    frames.set({ site })
    client.retry()
    expect([frames.opened.length, client.state.value]).toEqual([2, 'loading'])
    const again = call('GET_CHAIN_ID', undefined)
    await settle()
    expect(again).toEqual([{ chainId: 1 }])
  })

  test('behavior: a document that was silent is answered after the automatic reload', async () => {
    const { clock, call, frames, site } = frameWorld({ protocol, isSilent: true })
    const ends = call('GET_CHAIN_ID', undefined)
    await clock.advance(1_000)
    frames.set({ site })
    await clock.advance(1_500)
    expect(ends).toEqual([{ chainId: 1 }])
    await clock.advance(60_000)
    expect([frames.last().loads(), clock.pending()]).toEqual([2, 0])
  })

  test('error: kept out by the policy of the page, it fails at once', async () => {
    const { call, client, leftovers, logged } = frameWorld({ protocol, load: 'blocked' })
    const ends = call('GET_CHAIN_ID', undefined)
    await settle()
    expect([ends, client.state.value, leftovers()]).toEqual([['frame/blocked'], 'failed', 0])
    expect(logged).toEqual([`frame/blocked (frame-src, ${walletOrigin})`])
  })

  test('error: logins time out after 120 s; what signs never does, and a sign-out is done after 3 s', async () => {
    const forever = () => new Promise<never>(() => {})
    const { clock, call, asked } = frameWorld({
      protocol,
      handlers: { CONNECT_EMAIL: forever, SIGN_OUT: forever, GET_CHAIN_ID: forever },
    })
    const [email, signed] = [call('CONNECT_EMAIL', { email: 'a@b.io' }), call('RPC_REQUEST', sign)]
    const [chain, out] = [call('GET_CHAIN_ID', undefined), call('SIGN_OUT', undefined)]
    await clock.advance(3_000)
    expect(out).toEqual([undefined])
    await clock.advance(116_999)
    expect([email, chain]).toEqual([[], ['frame/timed-out']])
    await clock.advance(1)
    expect(email).toEqual(['frame/timed-out'])
    await clock.advance(3_600_000)
    expect(signed).toEqual([])
    asked[0]?.resolve('0x1')
    await settle()
    expect([signed, clock.pending()]).toEqual([['0x1'], 0])
  })

  test('behavior: what is aborted settles at once, and poisons nothing', async () => {
    const { call, asked, client, clock } = frameWorld({ protocol })
    const controller = new AbortController()
    const signed = call('RPC_REQUEST', sign, controller.signal)
    const other = call('RPC_REQUEST', read)
    await settle()
    controller.abort()
    await settle()
    expect([signed, other, asked.map(({ signal }) => signal.aborted)]).toEqual([['frame/aborted'], [], [true, false]])
    asked[0]?.resolve('0x1')
    asked[1]?.resolve('0x2')
    const next = call('RPC_REQUEST', sign)
    await settle()
    asked[2]?.resolve('0x3')
    await settle()
    expect([signed, other, next]).toEqual([['frame/aborted'], ['0x2'], ['0x3']])
    expect(call('CONNECT_OTP', { otp: '1' }, controller.signal)).toEqual([])
    await clock.advance(600_000)
    expect([client.state.value, clock.pending()]).toEqual(['ready', 0])
  })

  test('behavior: closing the modal aborts what signs, and leaves reads alone', async () => {
    const { call, asked, client, frames } = frameWorld({ protocol })
    const [signed, other] = [call('RPC_REQUEST', sign), call('RPC_REQUEST', read)]
    await settle()
    client.abortOpen()
    await settle()
    expect([signed, asked.map(({ signal }) => signal.aborted)]).toEqual([['frame/aborted'], [true, false]])
    const abort = { type: '@w3m-app/RPC_ABORT', ...(protocol === 5 && { payload: { ids: [asked[0]?.id] } }) }
    expect(frames.posted).toContainEqual(expect.objectContaining(abort))
    asked[1]?.resolve(1)
    await settle()
    expect(other).toEqual([1])
  })

  test('behavior: a reload asks reads once more, and never what signs', async () => {
    const { call, asked, frames } = frameWorld({ protocol })
    const reads = call('RPC_REQUEST', read)
    const otp = call('CONNECT_OTP', { otp: '1' })
    const signed = call('RPC_REQUEST', sign)
    await settle()
    expect([otp, asked.length]).toEqual([[undefined], 2])
    frames.last().restart()
    await settle()
    expect([asked.length, signed]).toEqual([3, ['frame/unsure']])
    asked[2]?.resolve('block')
    await settle()
    expect(reads).toEqual(['block'])
    const twice = call('RPC_REQUEST', read)
    for (const _ of 'ab') {
      await settle()
      frames.last().restart()
      await settle()
    }
    expect(twice).toEqual(['frame/restarted'])
  })

  test('behavior: a hint of the wallet changes nothing by itself', async () => {
    const { client, call, documents } = frameWorld({ protocol })
    let hints = 0
    const stop = client.onHint(() => {
      hints += 1
      throw new Error('mine')
    })
    call('GET_CHAIN_ID', undefined)
    await settle()
    documents[0]?.hint('t')
    await settle()
    stop()
    documents[0]?.hint('t')
    await settle()
    expect([hints, client.state.value, client.dropped()]).toEqual([1, 'ready', 0])
  })

  test('behavior: after the stop everything has settled, and nothing is left', async () => {
    const { client, call, leftovers } = frameWorld({ protocol })
    const ends = [call('RPC_REQUEST', sign), call('RPC_REQUEST', read), call('CONNECT_OTP', { otp: '1' })]
    await settle()
    const more = call('GET_CHAIN_ID', undefined)
    client.stop()
    client.stop()
    client.retry()
    await settle()
    expect([...ends, more, call('GET_CHAIN_ID', undefined)]).toEqual([
      ['frame/stopped'],
      ['frame/stopped'],
      [undefined],
      ['frame/stopped'],
      [],
    ])
    expect(leftovers()).toBe(0)
  })
})
