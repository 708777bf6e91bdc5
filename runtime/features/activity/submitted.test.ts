import { describe, expect, test } from 'vitest'
import { activityOver, hashOf, told } from '../../../test/unit/fake-history.js'
import { alice, bob } from '../../../test/unit/fake-wallet.js'
import { deniedStorage, fakeDisk, settle } from '../../../test/unit/fakes.js'
import type { Fate } from '../../chains/chain.js'
import { coreError } from '../../core/errors.js'

const hash = hashOf(171)
const wei = { value: 5n, decimals: 18, symbol: 'ETH' }
const nothing = () => ({ data: [] })

describe('what this app submitted', () => {
  test('behavior: is there at once, with what is known of it, and after a reload', async () => {
    const disk = fakeDisk()
    const { submitted, submissions, clock } = await activityOver(nothing, { storage: disk.tab() })
    submitted(hash.toUpperCase().replace('X', 'x'), { to: bob, amount: wei, nonce: 3 })
    const sent = {
      hash,
      address: alice,
      caipNetworkId: 'eip155:1',
      at: clock.now(),
      operationType: 'send',
      to: bob,
      amount: { ...wei, value: '5' },
      nonce: 3,
      status: 'pending',
    }
    expect(submissions.peek()).toEqual([sent])
    const later = await activityOver(nothing, { storage: disk.tab() })
    later.follow()
    await settle()
    expect(later.submissions.peek()).toEqual([sent])
  })

  test.each(['0x12', '', `0x${'g'.repeat(64)}`, 'x'.repeat(100_000)])('param: %.10s is no hash', async (text) => {
    const { submitted, submissions } = await activityOver(nothing)
    submitted(text)
    expect(submissions.peek()).toEqual([])
  })

  test('behavior: only those of the account and network that are shown; another tab is heard', async () => {
    const disk = fakeDisk()
    const here = await activityOver(nothing, { storage: disk.tab() })
    const there = await activityOver(nothing, { storage: disk.tab() })
    here.follow()
    await settle()
    there.submitted(hashOf(1))
    there.submitted(hashOf(2), { address: bob })
    there.submitted(hashOf(3), { caipNetworkId: 'eip155:137' })
    there.submitted(hashOf(4), { caipNetworkId: 'solana:5eykt4UsFv8P8NJd' })
    const shown = () => here.submissions.peek().map((each) => each.hash)
    expect(shown()).toEqual([hashOf(1)])
    here.connector.change({ type: 'accountsChanged', accounts: [bob] })
    expect(shown()).toEqual([hashOf(2)])
  })

  test('behavior: at most 20 of an account on a network are kept, the newest', async () => {
    const { submitted, submissions } = await activityOver(nothing)
    for (let number = 0; number < 30; number += 1) submitted(hashOf(number))
    expect(submissions.peek().map((each) => each.hash)).toEqual(
      Array.from({ length: 20 }, (_, index) => hashOf(29 - index)),
    )
  })

  test.each([
    ['denied', () => deniedStorage()],
    ['full', () => ({ ...fakeDisk().tab(), set() {} })],
  ])('behavior: a storage that is %s keeps it for this page', async (_, storage) => {
    const { submitted, submissions } = await activityOver(nothing, { storage: storage() })
    submitted(hash)
    submitted(hashOf(2))
    expect(submissions.peek().map((each) => each.hash)).toEqual([hashOf(2), hash])
  })

  test('behavior: what somebody else put into the storage is passed over', async () => {
    const disk = fakeDisk(new Map([['@modal-kit/1/submitted', '[{"hash":"<b>"}]']]))
    const { follow, submissions } = await activityOver(nothing, { storage: disk.tab() })
    follow()
    await settle()
    expect(submissions.peek()).toEqual([])
  })

  test('behavior: is gone once the history tells of it', async () => {
    const { submitted, follow, submissions, ids } = await activityOver(() => ({ data: [told(171)] }))
    submitted(hash)
    follow()
    await settle()
    expect([ids().length, submissions.peek()]).toEqual([1, []])
  })
})

describe('settling', () => {
  async function sent(...fates: readonly (Fate['status'] | Error)[]) {
    let asked = 0
    const all = await activityOver(nothing, {
      async fate() {
        const next = fates[Math.min(asked, fates.length - 1)] ?? 'pending'
        asked += 1
        if (next instanceof Error) throw next
        return { status: next, nonce: 7 }
      },
    })
    all.submitted(hash)
    const status = () => all.submissions.peek()[0]?.status
    return { ...all, asked: () => asked, status }
  }

  test('SPEC §9: the nodes are asked after 1, 3, 5 and 10 s, only while somebody looks', async () => {
    const { follow, clock, asked } = await sent('pending')
    await clock.advance(60_000)
    expect(asked()).toBe(0)
    const stop = follow()
    const counts: number[] = []
    for (const ms of [999, 1, 3_000, 5_000, 10_000, 10_000]) {
      await clock.advance(ms)
      counts.push(asked())
    }
    expect(counts).toEqual([0, 1, 2, 3, 4, 5])
    stop()
    await settle()
    await clock.advance(60_000)
    expect(asked()).toBe(5)
  })

  test.each(['confirmed', 'failed'] as const)('behavior: %s is said, and the history is read again', async (found) => {
    const { follow, clock, status, asked, urls } = await sent('pending', found)
    follow()
    await clock.advance(1_000)
    expect([status(), urls.length]).toEqual(['pending', 1])
    await clock.advance(3_000)
    expect([status(), urls.length]).toEqual([found, 2])
    await clock.advance(60_000)
    expect(asked()).toBe(2)
  })

  test('behavior: another transaction with its number counts once nodes have said so for 30 s', async () => {
    const { follow, clock, status } = await sent('pending', 'passed')
    follow()
    await clock.advance(33_000)
    expect(status()).toBe('pending')
    await clock.advance(10_000)
    expect(status()).toBe('dropped')
  })

  test('behavior: a node that lags behind is not believed', async () => {
    const { follow, clock, status } = await sent('passed', 'pending', 'passed', 'confirmed')
    follow()
    await clock.advance(60_000)
    expect(status()).toBe('confirmed')
  })

  test('behavior: what nobody has heard of is lost after a day', async () => {
    const { follow, clock, status } = await sent('unknown')
    follow()
    await clock.advance(60_000)
    expect(status()).toBe('pending')
    await clock.advance(86_400_000)
    expect(status()).toBe('dropped')
  })

  test('error: nodes that do not answer are asked again, and nothing is said of it', async () => {
    const down = coreError('rpc/unreachable', { network: 'Ethereum', detail: 'offline' })
    const { follow, clock, status, asked } = await sent(down, down, 'confirmed')
    follow()
    await clock.advance(9_000)
    expect([status(), asked()]).toEqual(['confirmed', 3])
  })

  test('behavior: what was settled two days ago has had its time', async () => {
    const { follow, clock, status } = await sent('confirmed')
    const stop = follow()
    await clock.advance(1_000)
    expect(status()).toBe('confirmed')
    stop()
    await clock.advance(172_800_000)
    follow()
    await settle()
    expect(status()).toBeUndefined()
  })
})
