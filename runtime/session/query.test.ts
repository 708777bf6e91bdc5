import { expect, test } from 'vitest'
import { fakeConnector } from '../../test/unit/fake-connector.js'
import { fakeKit } from '../../test/unit/fake-kit.js'
import { fakeHost, type Later, later, settle } from '../../test/unit/fakes.js'
import { createQuery, type QueryData, type QueryDeps } from './query.js'

const { signal } = new AbortController()
/** Where the fake clock begins. */
const START = fakeHost().clock.now()

/** Something of the active account that is told when the test says so; `kept` is of an earlier visit. */
async function tokens(kept?: QueryData<string>, freshMs = 30_000, more: Partial<QueryDeps<string>> = {}) {
  const { kit, host } = fakeKit({})
  const asked: Later<string>[] = []
  await kit.session.connect(fakeConnector(), signal)
  const followed = createQuery<string>({
    kit,
    readMs: 15_000,
    freshMs,
    ...more,
    target(live) {
      const read = () => {
        asked.push(later())
        return (asked.at(-1) as Later<string>).promise
      }
      return { key: live.address, name: 'tokens', read, kept: () => kept }
    },
  })
  return { ...followed, kit, clock: host.clock, asked, now: () => followed.state.peek() }
}

test('behavior: what was kept and is fresh is shown and not read; asking for it reads all the same', async () => {
  const { follow, refresh, asked, now } = await tokens({ data: 'kept', at: START })
  const stop = follow()
  await settle()
  expect([now(), asked.length]).toEqual([{ status: 'ready', data: 'kept', at: START }, 0])
  const reading = refresh()
  expect(now()).toEqual({ status: 'loading', data: 'kept', at: START })
  asked[0]?.resolve('new')
  await reading
  expect(now()).toEqual({ status: 'ready', data: 'new', at: START })
  stop()
})

test.each([
  ['older than it may be', -30_001],
  ['from the future: the clock was set back', 1],
])('behavior: what was kept and is %s is shown while it is read, with its age', async (_, offset) => {
  const at = START + offset
  const { follow, asked, now } = await tokens({ data: 'kept', at })
  const stop = follow()
  await settle()
  expect([now(), asked.length]).toEqual([{ status: 'loading', data: 'kept', at }, 1])
  asked[0]?.reject(new Error('down'))
  await settle()
  await expect.poll(now).toMatchObject({ status: 'failed', data: 'kept', at })
  stop()
})

test('behavior: without an interval it is read once, and nothing is left behind', async () => {
  const { follow, asked, clock, now } = await tokens()
  const stop = follow()
  await settle()
  asked[0]?.resolve('new')
  await settle()
  await clock.advance(600_000)
  expect([now(), asked.length]).toEqual([{ status: 'ready', data: 'new', at: START }, 1])
  stop()
  expect(clock.pending()).toBe(0)
})

test('behavior: after the end of the session nothing is known', async () => {
  const { follow, asked, kit, now } = await tokens()
  follow()
  await settle()
  asked[0]?.resolve('new')
  await settle()
  await kit.session.disconnect()
  expect(now()).toEqual({ status: 'idle' })
})

test('behavior: what is fresh is not read for a subscriber that comes back, and read once it is stale', async () => {
  const { follow, asked, clock } = await tokens()
  const stop = follow()
  await settle()
  asked[0]?.resolve('new')
  await settle()
  stop()
  await clock.advance(29_999)
  follow()()
  await settle()
  expect(asked).toHaveLength(1)
  await clock.advance(1)
  follow()
  await settle()
  expect(asked).toHaveLength(2)
})

test('SPEC §8: a subscriber that comes back within 30 s of a failure waits for the rest of them', async () => {
  const { follow, asked, clock, now } = await tokens(undefined, 0, { refreshMs: 10_000 })
  const stop = follow()
  await settle()
  asked[0]?.reject(new Error('down'))
  await expect.poll(now).toMatchObject({ status: 'failed' })
  stop()
  await clock.advance(10_000)
  follow()
  await settle()
  expect([asked.length, now().status]).toEqual([1, 'failed'])
  await clock.advance(19_999)
  expect(asked).toHaveLength(1)
  await clock.advance(1)
  expect(asked).toHaveLength(2)
})

test('behavior: after a final failure nothing is asked by itself, and again for a new subscriber', async () => {
  const { follow, asked, clock, now } = await tokens(undefined, 0, { refreshMs: 10_000, isFinal: () => true })
  const stop = follow()
  await settle()
  asked[0]?.reject(new Error('down'))
  await expect.poll(now).toMatchObject({ status: 'failed' })
  await clock.advance(600_000)
  expect(asked).toHaveLength(1)
  stop()
  await settle()
  follow()
  await settle()
  expect(asked).toHaveLength(2)
})
