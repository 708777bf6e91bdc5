import { expect, test } from 'vitest'
import { soon } from '../../../test/setup/soon.js'
import { balanceKit, wei } from '../../../test/unit/balance-kit.js'
import { deniedStorage, type FakeStorage, settle } from '../../../test/unit/fakes.js'
import { coreError } from '../../core/errors.js'

const offline = () => coreError('rpc/unreachable', { network: 'Ethereum', detail: 'offline' })

/** A balance that has a subscriber and was read once, `at` what time. */
async function known(storage?: FakeStorage) {
  const all = balanceKit(storage)
  await all.connect()
  all.api.follow()
  await settle()
  await all.answer(0, wei(5n))
  return { ...all, at: all.clock.now() }
}

test('error: a failure has its prose, keeps the last amount, and rests 30 s (SPEC §8)', async () => {
  const { asked, clock, answer, state, at } = await known()
  await clock.advance(15_000)
  await answer(1, offline())
  // Its prose is fetched with the first error.
  await soon(() => expect(state().status).toBe('failed'))
  const failed = state()
  expect(failed).toMatchObject({ status: 'failed', amount: wei(5n), at })
  expect(failed.status === 'failed' && failed.error.message).toMatchInlineSnapshot(
    `"No node of Ethereum answered: offline"`,
  )
  await clock.advance(29_999)
  expect(asked).toHaveLength(2)
  await clock.advance(1)
  expect(asked).toHaveLength(3)
})

test('error: a chain that no longer answers is a failure after 30 s, with the amount of before and its age', async () => {
  const { clock, state, asked, at } = await known()
  await clock.advance(44_999)
  expect([asked.length, state()]).toEqual([2, { status: 'loading', amount: wei(5n), at }])
  await clock.advance(1)
  await soon(() =>
    expect(state()).toMatchObject({ status: 'failed', amount: wei(5n), at, error: { code: 'flow/timeout' } }),
  )
})

test.each([
  ['blocked', deniedStorage()],
  ['full', { ...deniedStorage(), get: () => null }],
])('error: storage that is %s keeps away neither the balance nor the last one', async (_, storage) => {
  const { clock, answer, state, at } = await known(storage)
  expect(state()).toEqual({ status: 'ready', amount: wei(5n), at })
  await clock.advance(15_000)
  await answer(1, offline())
  await soon(() => expect(state()).toMatchObject({ status: 'failed', amount: wei(5n), at }))
})

test.each([-86_400_000, 86_400_000])(
  'error: a clock that jumps by %i ms neither ends the asking nor makes a storm of it',
  async (ms) => {
    const { asked, clock, answer, state, at } = await known()
    await clock.advance(15_000)
    await answer(1, offline())
    clock.jump(ms)
    await soon(() => expect(state()).toMatchObject({ status: 'failed', amount: wei(5n), at }))
    await clock.advance(30_000)
    expect(asked).toHaveLength(3)
    await answer(2, wei(6n))
    expect(state()).toEqual({ status: 'ready', amount: wei(6n), at: clock.now() })
  },
)

test('error: asked for as often as an app likes, it is not read before 30 s have passed since a failure (SPEC §8)', async () => {
  const { asked, clock, answer, state, api } = await known()
  await clock.advance(15_000)
  await answer(1, offline())
  await soon(() => expect(state().status).toBe('failed'))
  await clock.advance(10_000)
  const asking = [api.refresh(), api.refresh()]
  await clock.advance(19_999)
  void api.refresh()
  expect(asked).toHaveLength(2)
  await clock.advance(1)
  expect(asked).toHaveLength(3)
  await answer(2, wei(7n))
  await Promise.all(asking)
  expect(state()).toMatchObject({ status: 'ready', amount: wei(7n) })
  void api.refresh()
  await settle()
  expect(asked).toHaveLength(4)
})
