import { describe, expect, test } from 'vitest'
import { activityOver, hashOf, told } from '../../../test/unit/fake-history.js'
import { alice } from '../../../test/unit/fake-wallet.js'
import { fakeDisk, settle } from '../../../test/unit/fakes.js'
import { rowBlocks } from '../../ui/long-list/row-blocks.js'
import { monthsOf } from './months.js'

const nothing = () => ({ data: [] })
const [day, year] = [86_400_000, 31_536_000_000]
const moments = ({ rows }: { readonly rows: readonly { readonly at: number }[] }) => rows.map(({ at }) => at)

describe('times of the backend', () => {
  const mined = (minedAt: unknown, id: string) => ({ ...told(1), id, metadata: { ...told(1).metadata, minedAt } })

  test('error: rows whose time is none are left out; absurd ones keep one order, and have a month each', async () => {
    const data = [
      mined('-271821-04-20T00:00:00.000Z', 'the first day'),
      mined('2023-11-14T00:00:00.123456789Z', 'a part of a second'),
      mined('+275760-09-13T00:00:00.000Z', 'the last day'),
      mined('1970-01-01T00:00:00Z', 'zero'),
      mined('0050-06-15T00:00:00Z', 'long ago'),
      ...['yesterday', '', '1e308', 1e308, -1, 0, 1_700_000_000, null, {}].map((wrong) => mined(wrong, `${wrong}`)),
    ]
    const { follow, ids, now, clock } = await activityOver(() => ({ data }))
    follow()
    await settle()
    expect(ids()).toEqual(['the last day', 'a part of a second', 'zero', 'long ago', 'the first day'])
    const { transactions } = now()
    for (const lang of ['en', 'ar', 'de', 'ja']) {
      const months = monthsOf(transactions, { most: 99, now: clock.now(), lang })
      expect(new Set(months.map(({ key }) => key)).size).toBe(5)
      expect(rowBlocks(months).flat().flatMap(moments)).toEqual(transactions.map(({ metadata }) => metadata.minedAt))
    }
    const names = monthsOf(transactions, { most: 99, now: clock.now() }).map(({ heading }) => heading)
    expect(names).toEqual([
      'September 275760',
      'November',
      expect.stringMatching('19(70|69)'),
      'June 50',
      expect.stringContaining('27182'),
    ])
  })
})

describe('times of what this app submitted', () => {
  const sent = {
    hash: hashOf(171),
    address: alice,
    caipNetworkId: 'eip155:1',
    at: 1_700_000_000_000,
    operationType: 'send',
    to: null,
    amount: null,
    nonce: 3,
    status: 'pending',
  }

  /** What an earlier visit kept, and nodes that have never heard of it. */
  async function kept(...all: readonly object[]) {
    const disk = fakeDisk(new Map([['@modal-kit/1/submitted', JSON.stringify(all)]]))
    const fate = async () => ({ status: 'unknown' }) as const
    return activityOver(nothing, { storage: disk.tab(), fate })
  }

  test.each([-1, 1.5, 1e308, 8.64e15 + 1, '1700000000000', null])(
    'error: one that was kept with the time %j is passed over, and another is kept',
    async (at) => {
      const { follow, submitted, submissions } = await kept({ ...sent, at })
      follow()
      await settle()
      expect(submissions.peek()).toEqual([])
      submitted(hashOf(2))
      expect(submissions.peek()).toMatchObject([{ hash: hashOf(2) }])
    },
  )

  test.each([3 * day, year, 8.64e15 - 1_700_000_000_000])(
    'behavior: those of a clock that was %i ms ahead are taken for those of now, and do not stay for ever',
    async (ahead) => {
      const at = sent.at + ahead
      const settled = { ...sent, hash: hashOf(172), at, status: 'failed' }
      const { follow, submissions, clock } = await kept({ ...sent, at }, settled)
      const stop = follow()
      expect(submissions.peek().map((each) => each.at)).toEqual([clock.now(), clock.now()])
      await clock.advance(day + 60_000)
      expect(submissions.peek().map(({ status }) => status)).toEqual(['dropped', 'failed'])
      stop()
      await clock.advance(day)
      follow()
      await settle()
      expect(submissions.peek()).toEqual([])
    },
  )

  test('behavior: those of a clock that was a little ahead keep their time, and stay so much longer', async () => {
    const at = sent.at + 3_600_000
    const { follow, submissions, clock } = await kept({ ...sent, at, status: 'failed' })
    const stop = follow()
    expect(submissions.peek()).toMatchObject([{ at }])
    stop()
    await clock.advance(2 * day)
    follow()()
    expect(submissions.peek()).toHaveLength(1)
    await clock.advance(3_600_000)
    follow()
    expect(submissions.peek()).toEqual([])
  })
})
