import { describe, expect, test } from 'vitest'
import { activityOver, hashOf } from '../../../test/unit/fake-history.js'
import { bob } from '../../../test/unit/fake-wallet.js'
import { settle } from '../../../test/unit/fakes.js'
import type { TransactionStatus } from '../../contract/chain.js'
import { coreError } from '../../core/errors.js'

const nothing = () => ({ data: [] })
type Fates = (TransactionStatus['status'] | Error)[]

/** One that this app submitted, and nodes that answer so, the last one from there on. */
async function sent(...fates: Fates) {
  let asked = 0
  const all = await activityOver(nothing, {
    async fate() {
      const next = fates[Math.min(asked, fates.length - 1)] ?? 'pending'
      asked += 1
      if (next instanceof Error) throw next
      return { status: next, nonce: 7 }
    },
  })
  all.submitted(hashOf(171))
  const status = () => all.submissions.peek()[0]?.status
  return { ...all, asked: () => asked, status }
}

describe('settling', () => {
  test('SPEC §9: the nodes are asked after 1, 3, 5 and 10 s, only while there is a subscriber', async () => {
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

  test.each([
    ['confirmed', 'final'],
    ['failed', 'failed'],
  ] as const)('behavior: %s is said, and the history is read again', async (found, shown) => {
    const { follow, clock, status, asked, urls } = await sent('pending', found)
    follow()
    await clock.advance(1_000)
    expect([status(), urls.length]).toEqual(['pending', 1])
    await clock.advance(3_000)
    expect([status(), urls.length]).toEqual([shown, 2])
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
    expect(status()).toBe('final')
  })

  test('behavior: what no node has heard of is lost after a day', async () => {
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
    expect([status(), asked()]).toEqual(['final', 3])
  })

  test('behavior: what was settled two days ago has had its time', async () => {
    const { follow, clock, status } = await sent('confirmed')
    const stop = follow()
    await clock.advance(1_000)
    expect(status()).toBe('final')
    stop()
    await clock.advance(172_800_000)
    follow()
    await settle()
    expect(status()).toBeUndefined()
  })
})

describe('a clock that is set while one is pending', () => {
  const day = 86_400_000

  /** The same, once the clock was set by so much. */
  async function set(by: number, ...fates: Fates) {
    const all = await sent(...fates)
    const stop = all.follow()
    await all.clock.advance(9_000)
    const { now } = all.clock
    Object.assign(all.clock, { now: () => now() + by })
    return { ...all, stop }
  }

  test.each([
    [day, 'pending'],
    [day, 'unknown'],
    [-day, 'pending'],
    [-day, 'unknown'],
    [-365 * day, 'unknown'],
  ] as const)(
    'behavior: by %i ms: one that is %s to the nodes is asked for as before, and not dropped',
    async (by, found) => {
      const { clock, status, asked, urls, submitted } = await set(by, found)
      submitted(hashOf(9), { address: bob })
      await clock.advance(60_000)
      expect([status(), asked(), urls.length]).toEqual(['pending', 9, 1])
    },
  )

  test.each([day, -day])(
    'behavior: by %i ms: that its number was used counts after 30 s, no sooner and no later',
    async (by) => {
      const { clock, status } = await set(by, 'pending', 'pending', 'passed')
      await clock.advance(29_000)
      expect(status()).toBe('pending')
      await clock.advance(1_000)
      expect(status()).toBe('dropped')
    },
  )

  test.each([day, -day])('behavior: by %i ms and back again: it is found', async (by) => {
    const { clock, status, asked, follow, submitted, stop } = await set(
      by,
      ...Array<'unknown'>(9).fill('unknown'),
      'confirmed',
    )
    submitted(hashOf(9), { address: bob })
    await clock.advance(20_000)
    stop()
    await settle()
    const { now } = clock
    Object.assign(clock, { now: () => now() - by })
    follow()
    await clock.advance(30_000)
    expect([status(), asked()]).toEqual(['final', 10])
  })
})
