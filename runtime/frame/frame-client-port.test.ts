import { describe, expect, test } from 'vitest'
import type { Tap } from '../../test/unit/fake-frames.js'
import { later, settle } from '../../test/unit/fakes.js'
import { appOrigin, frameWorld, read, sign, walletOrigin } from '../../test/unit/frame-world.js'

describe('the port', () => {
  test('behavior: after a reload the wallet is asked what became of what signs', async () => {
    const { call, asked, frames, client } = frameWorld()
    const [done, refused, open] = [1, 2, 3].map(() => call('RPC_REQUEST', sign))
    let isCut = false
    frames.set({
      tap: (message, deliver) => {
        if (!isCut) deliver(message)
      },
    })
    await settle()
    isCut = true
    asked[0]?.resolve('0xhash')
    asked[1]?.reject(new Error('Declined'))
    await settle()
    isCut = false
    // What is said on the way to a document that is gone was never begun.
    const lost = call('RPC_REQUEST', sign)
    frames.last().restart()
    await settle()
    expect([done, refused, open, lost]).toEqual([['0xhash'], ['frame/refused'], ['frame/unsure'], ['frame/restarted']])
    expect([asked.length, client.dropped()]).toEqual([3, 0])
  })

  test('behavior: an answer that is lost is asked for after 10 s; what a person still thinks about goes on', async () => {
    const { call, asked, frames, clock } = frameWorld()
    const [lost, refused, open] = [1, 2, 3].map(() => call('RPC_REQUEST', sign))
    await settle()
    frames.set({ tap() {} })
    asked[0]?.resolve('0xhash')
    asked[1]?.reject(new Error('Declined'))
    await settle()
    frames.set({ tap: (message, deliver) => deliver(message) })
    await clock.advance(9_999)
    expect([lost, refused, open]).toEqual([[], [], []])
    await clock.advance(1)
    expect([lost, refused, open, asked.length]).toEqual([['0xhash'], ['frame/refused'], [], 3])
    await clock.advance(60_000)
    asked[2]?.resolve('0xlater')
    await settle()
    expect([open, clock.pending()]).toEqual([['0xlater'], 0])
  })

  test('behavior: where the site keeps nothing, it is not said that nothing was sent', async () => {
    const { call, frames } = frameWorld({ isStorageDenied: true })
    call('GET_CHAIN_ID', undefined)
    await settle()
    const lost = call('RPC_REQUEST', sign)
    frames.last().restart()
    await settle()
    expect(lost).toEqual(['frame/unsure'])
  })

  test('error: a restart after which nothing loads leaves it open what was sent', async () => {
    const { call, frames, clock, client } = frameWorld()
    const [signed, reads] = [call('RPC_REQUEST', sign), call('RPC_REQUEST', read)]
    await settle()
    frames.set({ site: () => ({ stop() {} }) })
    frames.last().restart()
    await clock.advance(8_000)
    expect([signed, reads, client.state.value]).toEqual([['frame/unsure'], ['frame/not-loaded'], 'failed'])
  })

  test('behavior: nothing that a window says is read', async () => {
    const { call, frames, client, asked } = frameWorld()
    const ends = call('RPC_REQUEST', read)
    await settle()
    const forged = { v: 5, id: asked[0]?.id, type: '@w3m-frame/RPC_REQUEST_SUCCESS', payload: 'forged' }
    for (const from of [walletOrigin, appOrigin, 'null']) frames.last().say(forged, from)
    await settle()
    expect([ends, client.dropped()]).toEqual([[], 0])
  })

  test('behavior: the init goes to the exact origin, with one port, a fresh nonce each time', async () => {
    const { call, frames } = frameWorld()
    call('RPC_REQUEST', read)
    await settle()
    frames.last().restart()
    await settle()
    const inits = frames.posted.filter((message) => (message as { t?: unknown }).t === 'init')
    expect(inits).toEqual(
      [1, 2].map(() => ({ t: 'init', versions: [5, 4], projectId: 'p', sdk: 'kit-0', nonce: expect.any(String) })),
    )
    expect(new Set(inits.map((init) => JSON.stringify(init))).size).toBe(2)
  })

  test('error: another nonce makes nothing ready', async () => {
    const tap: Tap = (message, deliver) => deliver({ ...(message as object), nonce: 'other' })
    const { call, client } = frameWorld({ tap })
    call('GET_CHAIN_ID', undefined)
    await settle()
    expect([client.state.value, client.dropped()]).toEqual(['loading', 1])
  })

  test('behavior: a document that is asked for the status and answers in place of the old one is not believed', async () => {
    const { call, asked, frames, client } = frameWorld()
    const signed = call('RPC_REQUEST', sign)
    await settle()
    frames.set({
      tap(message, deliver) {
        if (JSON.stringify(message).includes('STATUS'))
          deliver({ v: 5, id: asked[0]?.id, type: '@w3m-frame/RPC_REQUEST_SUCCESS', payload: 'forged' })
        deliver(message)
      },
    })
    frames.last().restart()
    await settle()
    expect([signed, client.dropped()]).toEqual([['frame/unsure'], 1])
  })

  test('behavior: a restart while the status is asked for asks the next document', async () => {
    const { call, asked, frames } = frameWorld()
    const signed = call('RPC_REQUEST', sign)
    await settle()
    let isCut = true
    frames.set({
      tap(message, deliver) {
        if (!isCut || !('id' in Object(message))) deliver(message)
      },
    })
    asked[0]?.resolve('0xhash')
    await settle()
    frames.last().restart()
    await settle()
    expect(signed).toEqual([])
    isCut = false
    frames.last().restart()
    await settle()
    expect(signed).toEqual(['0xhash'])
  })

  test('error: a status that never comes leaves it open what was sent', async () => {
    const { call, frames, clock } = frameWorld({
      tap: (message, deliver) => 'id' in Object(message) || deliver(message),
    })
    const signed = call('RPC_REQUEST', sign)
    await settle()
    frames.last().restart()
    await clock.advance(10_000)
    expect([signed, clock.pending()]).toEqual([['frame/unsure'], 0])
  })

  test('error: a retry that never loads fails after 20 s, though nothing was asked', async () => {
    const { call, frames, clock, client } = frameWorld({ load: 'blocked' })
    call('GET_CHAIN_ID', undefined)
    await settle()
    frames.set({ load: 'never' })
    client.retry()
    await clock.advance(20_000)
    expect([client.state.value, frames.opened.length, frames.leftovers()]).toEqual(['failed', 2, 0])
  })

  test('error: version 4 has no windows to ask for', async () => {
    const tap: Tap = (message, deliver) =>
      deliver(
        'id' in Object(message)
          ? { ...Object(message), type: '@w3m-frame/RPC_REQUEST_NEEDS_WINDOW', payload: { path: '/a' } }
          : message,
      )
    const { call, asked } = frameWorld({ versions: [4], tap })
    const ends = call('RPC_REQUEST', sign)
    await settle()
    asked[0]?.resolve('0x1')
    await settle()
    expect(ends).toEqual(['frame/bad-answer'])
  })

  test('error: no common version', async () => {
    const { call, logged, leftovers } = frameWorld({
      tap: (_, deliver) => deliver({ t: 'version_unsupported', min: 6, max: 9 }),
    })
    const ends = call('GET_CHAIN_ID', undefined)
    await settle()
    expect([ends, logged, leftovers()]).toEqual([['frame/version'], ['frame/version (6, 9)'], 0])
  })

  test('behavior: version 4 on the port has no status: what signs stays open to doubt', async () => {
    const { call, frames } = frameWorld({ versions: [4] })
    const signed = call('RPC_REQUEST', sign)
    await settle()
    frames.last().restart()
    await settle()
    expect([signed, frames.posted.some((each) => JSON.stringify(each).includes('STATUS'))]).toEqual([
      ['frame/unsure'],
      false,
    ])
  })

  test('behavior: the wallet asks for its own window, and the request goes on', async () => {
    const answer = later()
    const { call } = frameWorld({
      handlers: {
        RPC_REQUEST(_, { needsWindow }) {
          for (const path of ['//evil.example', '/\\evil.example', 'https://evil.example', '/approve?id=1'])
            needsWindow(path)
          return answer.promise
        },
      },
    })
    const paths: string[] = []
    const ends = call('RPC_REQUEST', sign, undefined, (path) => paths.push(path))
    await settle()
    expect([paths, ends]).toEqual([['/approve?id=1'], []])
    answer.resolve('0x1')
    await settle()
    expect(ends).toEqual(['0x1'])
  })
})
