import { describe, expect, test } from 'vitest'
import { activityOver, pageOf, services, told } from '../../../test/unit/fake-history.js'
import { fakeKit } from '../../../test/unit/fake-kit.js'
import { alice, bob } from '../../../test/unit/fake-wallet.js'
import { settle } from '../../../test/unit/fakes.js'
import { describeFeature } from '../../../test/unit/feature-conformance.js'
import { submissions } from '../submissions/feature.js'
import { activity } from './feature.js'

describeFeature('activity', () => {
  const { kit, host } = fakeKit({ features: [activity(), submissions()], services })
  return { feature: activity(), kit, host }
})

const pages = (cursor: string | null) => (cursor === 'b' ? pageOf(2, 4) : pageOf(0, 2, 'b'))

describe('reading', () => {
  test('SPEC §7: the account, the chain and the cursor are asked for, nothing before there is a subscriber', async () => {
    const { follow, more, urls, now, ids } = await activityOver(pages)
    expect(urls).toEqual([])
    follow()
    await settle()
    await more()
    expect(urls.map(({ pathname }) => pathname)).toEqual(Array(2).fill(`/v1/account/${alice}/history`))
    expect(urls.map((url) => Object.fromEntries(url.searchParams))).toEqual([
      { projectId: 'local', st: 'modal-kit', sv: 'react', chainId: 'eip155:1' },
      { projectId: 'local', st: 'modal-kit', sv: 'react', chainId: 'eip155:1', cursor: 'b' },
    ])
    expect([now().status, ids()]).toEqual(['end', [0, 1, 2, 3].map((each) => `eip155:1:${each}`)])
  })

  test('behavior: the end is the end, and a page is read once however often it is asked for', async () => {
    const { follow, more, cursors } = await activityOver(pages)
    follow()
    await settle()
    await Promise.all([more(), more(), more()])
    await more()
    expect(cursors()).toEqual([null, 'b'])
  })

  test('behavior: a cursor that comes back ends the history', async () => {
    const { follow, more, now, cursors } = await activityOver((cursor) =>
      cursor === null ? pageOf(0, 1, 'a') : pageOf(1, 2, 'a'),
    )
    follow()
    await settle()
    await more()
    expect(now().status).toBe('end')
    await more()
    expect(cursors()).toEqual([null, 'a'])
  })

  test('SPEC §5: spam and other chains are dropped; pages of nothing else are read through, a few at most', async () => {
    let count = 0
    const { follow, now, cursors, more } = await activityOver(() => {
      count += 1
      return { data: [told(count, { spam: true }), told(count, { chain: 'eip155:137' })], next: `${count}` }
    })
    follow()
    await settle()
    await settle()
    expect([cursors().length, now()]).toMatchObject([5, { status: 'more', transactions: [] }])
    await more()
    expect(cursors().length).toBe(10)
  })

  test('SPEC §3: the same id replaces, wherever it comes', async () => {
    const { follow, more, ids, now } = await activityOver((cursor) =>
      cursor ? { data: [told(0, { status: 'failed' }), told(9)] } : pageOf(0, 2, 'b'),
    )
    follow()
    await settle()
    await more()
    expect(ids()).toEqual(['eip155:1:0', 'eip155:1:1', 'eip155:1:9'])
    expect(now().transactions[0]?.metadata.status).toBe('failed')
  })

  test('behavior: a look within 30 s asks nothing; one after that reads the newest page, and older ones stay', async () => {
    let isLater = false
    const { follow, more, clock, cursors, ids, now } = await activityOver((cursor) => {
      if (cursor) return pageOf(2, 4)
      return isLater ? { data: [told(-1), told(0)], next: 'z' } : pageOf(0, 2, 'b')
    })
    const stop = follow()
    await settle()
    await more()
    stop()
    await settle()
    follow()()
    await settle()
    expect(cursors()).toEqual([null, 'b'])
    await clock.advance(30_000)
    isLater = true
    follow()
    await settle()
    expect(cursors()).toEqual([null, 'b', null])
    expect(ids()).toEqual([-1, 0, 1, 2, 3].map((each) => `eip155:1:${each}`))
    expect(now()).toMatchObject({ status: 'end', at: clock.now() })
  })

  test('behavior: a newest page that does not meet what was read is a new start', async () => {
    let start = 50
    const { follow, clock, ids, now } = await activityOver(() => pageOf(start, start + 2, `c${start}`))
    const stop = follow()
    await settle()
    stop()
    await clock.advance(30_000)
    start = 0
    follow()
    await settle()
    expect([now().status, ids()]).toEqual(['more', ['eip155:1:0', 'eip155:1:1']])
  })
})

describe('switching', () => {
  test.each([
    [
      'another account',
      { type: 'accountsChanged', accounts: [{ address: bob }] } as const,
      `/v1/account/${bob}/history`,
      'eip155:1',
    ],
    [
      'another network',
      { type: 'chainChanged', caipNetworkId: 'eip155:137' } as const,
      `/v1/account/${alice}/history`,
      'eip155:137',
    ],
  ])('behavior: %s starts anew, and a late answer is dropped', async (_, change, path, chain) => {
    const { follow, connector, urls, ids, now } = await activityOver((_cursor, { searchParams }) => {
      const asked = searchParams.get('chainId') ?? ''
      return { data: [told(urlsSeen(), { chain: asked })], next: 'b' }
    })
    let seen = 0
    function urlsSeen() {
      seen += 1
      return seen
    }
    follow()
    await settle()
    connector.change(change)
    expect(now().transactions).toEqual([])
    await settle()
    expect([urls.at(-1)?.pathname, urls.at(-1)?.searchParams.get('chainId')]).toEqual([path, chain])
    expect(ids()).toEqual([`${chain}:2`])
  })

  test('behavior: an older page of the account before comes too late', async () => {
    let answer: (() => void) | undefined
    const { follow, more, connector, ids } = await activityOver(async (cursor, { pathname }) => {
      if (pathname.includes(bob)) return pageOf(7, 8)
      if (cursor) await new Promise<void>((resolve) => (answer = resolve))
      return cursor ? pageOf(1, 2) : pageOf(0, 1, 'b')
    })
    follow()
    await settle()
    const reading = more()
    await settle()
    connector.change({ type: 'accountsChanged', accounts: [{ address: bob }] })
    await settle()
    answer?.()
    await reading
    expect(ids()).toEqual(['eip155:1:7'])
  })

  test('behavior: nothing is asked without a connection, or on a network the app does not have', async () => {
    const { follow, connector, kit, urls, now } = await activityOver(pages)
    connector.change({ type: 'chainChanged', caipNetworkId: 'eip155:31337' })
    follow()
    await settle()
    await kit.session.disconnect()
    await settle()
    expect([urls, now().status]).toEqual([[], 'idle'])
  })
})
