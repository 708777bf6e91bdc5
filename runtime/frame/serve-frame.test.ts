import { describe, expect, test } from 'vitest'
import { settle } from '../../test/unit/fakes.js'
import { app, boundSite, init, playedPort, playedSite } from '../../test/unit/frame-site.js'
import type { WindowMessage } from './serve-frame.js'

describe('binding', () => {
  const others: readonly (readonly [string, Partial<WindowMessage>])[] = [
    ['another window', { source: {} }],
    ['a window that is gone', { source: null }],
    ['an origin that is not listed', { origin: 'https://evil.example' }],
    ['an origin that begins alike', { origin: 'https://app.example.evil' }],
    ['an opaque origin', { origin: 'null' }],
    ['no port', { ports: [] }],
    ['two ports', { ports: [playedPort().end, playedPort().end] }],
    ['no nonce', { data: { ...init, nonce: undefined } }],
    ['a field that is not known', { data: { ...init, trusted: true } }],
    ['no message', { data: null }],
    ['no versions', { data: { ...init, versions: [] } }],
  ]
  test.each(others)('error: %s is ignored, and the app is bound after it', (_, message) => {
    const { served, say } = playedSite()
    const [bad, good] = [playedPort(), playedPort()]
    say({ ports: [bad.end], ...message })
    expect([served.ignored(), served.origin(), bad.replies]).toEqual([1, undefined, []])
    say({ ports: [good.end] })
    expect([served.origin(), good.replies]).toEqual([app, [{ t: 'ready', v: 5, nonce: 'n1', build: 'b1' }]])
  })

  test.each([
    ['another origin', 'https://evil.example'],
    ['another allowed origin', 'https://other.example'],
    ['no origin', 'null'],
    ['nothing', ''],
  ])('error: where the browser names %s as the parent, the app is not bound', (_, ancestor) => {
    const { served, say } = playedSite({ ancestor })
    const one = playedPort()
    say({ ports: [one.end] })
    expect([served.ignored(), served.origin(), one.replies]).toEqual([1, undefined, []])
  })

  test('behavior: where the browser names the app as the parent, it is bound', () => {
    const { served, say } = playedSite({ ancestor: app })
    say({ ports: [playedPort().end] })
    expect([served.ignored(), served.origin()]).toEqual([0, app])
  })

  test('behavior: a second introduction gets nothing', () => {
    const { served, say, replies } = boundSite()
    const other = playedPort()
    say({ ports: [other.end] })
    expect([served.ignored(), other.replies, other.listeners(), replies()]).toEqual([1, [], 0, []])
  })

  test('behavior: the highest common version is picked', () => {
    const { say } = playedSite({ versions: [4] })
    const one = playedPort()
    say({ ports: [one.end] })
    expect(one.replies).toEqual([{ t: 'ready', v: 4, nonce: 'n1', build: 'b1' }])
  })

  test('error: without a common version nothing is bound', () => {
    const { served, say } = playedSite({ versions: [4] })
    const one = playedPort()
    say({ ports: [one.end], data: { ...init, versions: [6, 5] } })
    expect([one.replies, one.isClosed(), served.origin()]).toEqual([
      [{ t: 'version_unsupported', min: 4, max: 4 }],
      true,
      undefined,
    ])
  })

  test('behavior: after the stop nothing is heard', () => {
    const { served, say, isClosed, listeners } = boundSite()
    served.stop()
    say({ ports: [playedPort().end] })
    expect([isClosed(), listeners(), served.origin(), served.ignored()]).toEqual([true, 0, undefined, 0])
  })
})

describe('the envelope', () => {
  test('error: what comes from another origin than the browser names is ignored', async () => {
    const { say, posted, served } = playedSite({ versions: 'envelope', ancestor: 'https://evil.example' })
    say({ data: { id: 'abc', type: '@w3m-app/GET_CHAIN_ID' } })
    await settle()
    expect([posted.length, served.ignored()]).toEqual([1, 1])
  })

  test('behavior: READY goes to the listed origins, and answers to the one that asks', async () => {
    const { say, posted, served } = playedSite({
      versions: 'envelope',
      handlers: { GET_CHAIN_ID: () => ({ chainId: 1 }) },
    })
    const ask = { id: 'abc', type: '@w3m-app/GET_CHAIN_ID', other: 1 }
    say({ data: ask, source: {} })
    say({ data: ask, origin: 'https://evil.example' })
    say({ data: ask })
    await settle()
    expect([posted, served.ignored()]).toEqual([
      [
        { origin: app, message: { type: '@w3m-frame/READY', payload: { version: 'b1' } } },
        { origin: app, message: { id: 'abc', type: '@w3m-frame/GET_CHAIN_ID_SUCCESS', payload: { chainId: 1 } } },
      ],
      2,
    ])
  })
})
