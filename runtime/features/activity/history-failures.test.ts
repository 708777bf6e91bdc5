import { describe, expect, test } from 'vitest'
import { answerFaults } from '../../../test/setup/answer-faults.data.js'
import { type Answer, activityOver, pageOf, told } from '../../../test/unit/fake-history.js'
import { alice } from '../../../test/unit/fake-wallet.js'
import { settle } from '../../../test/unit/fakes.js'

const pages = (cursor: string | null) => (cursor === 'b' ? pageOf(2, 4) : pageOf(0, 2, 'b'))
describe('SPEC §8: what fails', () => {
  test.each(answerFaults)(
    'error: the backend answers $fault: once told, and nothing by itself for 30 s',
    async ({ answer, code }) => {
      const { follow, more, retry, end, now, failures, urls, clock } = await activityOver(answer)
      const stop = follow()
      await end()
      expect(now()).toMatchObject({ status: 'failed', transactions: [], error: { code } })
      expect(failures().map(({ properties }) => properties)).toEqual([
        { address: alice, projectId: 'local', cursor: '', isSmartAccount: false },
      ])
      const before = urls.length
      expect(before).toBeLessThanOrEqual(3)
      stop()
      await settle()
      follow()
      await more()
      await clock.advance(5_000)
      expect([urls.length, failures().length, now().status]).toEqual([before, 1, 'failed'])
      const again = retry()
      await end()
      await again
      expect(urls.length).toBeGreaterThan(before)
      expect(failures()).toHaveLength(2)
    },
  )

  test.each(answerFaults)(
    'error: $fault after a page was read: it stays with its age, and a good answer ends it',
    async ({ answer, code }) => {
      let answers: () => Answer = () => pageOf(0, 2, 'b')
      const { follow, more, end, now, ids, failures, urls, clock } = await activityOver(() => answers())
      const look = follow()
      await settle()
      const [{ at }, read] = [now(), ids()]
      look()
      await clock.advance(30_000)
      answers = answer
      const stop = follow()
      await end()
      const failed = { status: 'failed', at, transactions: { length: 2 }, error: { code } }
      expect([now(), ids(), failures().length]).toMatchObject([failed, read, 1])
      expect(failures()).toMatchObject([{ properties: { cursor: '' } }])

      const { length } = urls
      await more()
      stop()
      const again = follow()
      await clock.advance(10_000)
      expect([now(), ids(), failures().length, urls.length]).toMatchObject([failed, read, 1, length])

      answers = () => pageOf(-1, 2, 'z')
      again()
      await clock.advance(20_000)
      follow()
      await settle()
      expect(now()).toMatchObject({ status: 'more', at: clock.now() })
      expect([now().error, ids().length, failures().length, urls.length]).toEqual([undefined, 3, 1, length + 1])
    },
  )

  test('error: an older page fails: what was read stays with its age, and trying again goes on there', async () => {
    let isDown = true
    const { follow, more, retry, end, now, ids, failures, cursors } = await activityOver((cursor) => {
      if (cursor && isDown) return new Response('{}', { status: 500 })
      return pages(cursor)
    })
    follow()
    await settle()
    const { at } = now()
    const reading = more()
    await end()
    await reading
    expect(now()).toMatchObject({ status: 'failed', at, error: { code: 'backend/failed' } })
    expect(ids()).toHaveLength(2)
    expect(failures()).toMatchObject([{ properties: { cursor: 'b' } }])
    await more()
    expect(cursors().at(-1)).toBe('b')
    isDown = false
    await retry()
    expect([now().status, now().error, ids().length]).toEqual(['end', undefined, 4])
  })

  test('behavior: a clock that is set back does not end the asking', async () => {
    const { follow, now, end, host, urls } = await activityOver(() => new Response('{}', { status: 500 }))
    const stop = follow()
    await end()
    stop()
    await settle()
    const before = urls.length
    host.clock.jump(-86_400_000)
    follow()
    await end()
    expect([urls.length > before, now().status]).toEqual([true, 'failed'])
  })

  test('behavior: rows that cannot be read are left out, and hostile ones are texts', async () => {
    const hostile = { ...told(1, { operationType: '<img src=x>\u202e' }), transfers: [] }
    const { follow, ids } = await activityOver(() => ({ data: [null, 7, { id: 1 }, hostile], next: { a: 1 } }))
    follow()
    await settle()
    expect(ids()).toEqual(['eip155:1:1'])
  })
})
