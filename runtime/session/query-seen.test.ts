import { expect, test } from 'vitest'
import { fakeConnector } from '../../test/unit/fake-connector.js'
import { fakeKit } from '../../test/unit/fake-kit.js'
import { alice, bob } from '../../test/unit/fake-wallet.js'
import { fakeHost, type Later, later, settle } from '../../test/unit/fakes.js'
import { toModalError } from '../core/errors.js'
import { createQuery, type QueryDeps } from './query.js'

const { signal } = new AbortController()
/** Where the fake clock begins. */
const START = fakeHost().clock.now()

/** Something of the active account that is told when the test says so. */
async function followed(more: Partial<QueryDeps<string>> = {}) {
  const { kit, host } = fakeKit({})
  const connector = fakeConnector()
  await kit.session.connect(connector, signal)
  const asked: (Later<string> & { readonly key: string; readonly signal: AbortSignal })[] = []
  const made = createQuery<string>({
    // Told without its words, which are a chunk of their own.
    kit: { ...kit, explain: async (cause) => toModalError(cause) },
    readMs: 15_000,
    freshMs: 30_000,
    ...more,
    target: ({ address }) => ({
      key: address,
      name: 'tokens',
      read(inner) {
        const answer = { ...later<string>(), key: address, signal: inner }
        asked.push(answer)
        return answer.promise
      },
    }),
  })
  const see = (visibilityState: 'hidden' | 'visible') => {
    host.page.globals['document'] = { visibilityState }
    host.page.emit(new Event('visibilitychange'))
  }
  return { ...made, ...host, connector, kit, asked, see, now: () => made.state.peek() }
}

test('behavior: another account is something else: what was known is not shown for it, and a late answer is dropped', async () => {
  const { follow, asked, connector, now } = await followed()
  follow()
  asked[0]?.resolve('of alice')
  await settle()
  expect(now()).toEqual({ status: 'ready', data: 'of alice', at: START })
  connector.change({ type: 'accountsChanged', accounts: [{ address: bob }] })
  expect(now()).toEqual({ status: 'loading' })
  connector.change({ type: 'accountsChanged', accounts: [{ address: alice }] })
  expect(asked.map(({ key, signal: { aborted } }) => [key, aborted])).toEqual([
    [alice, true],
    [bob, true],
    [alice, false],
  ])
  asked[1]?.resolve('of bob')
  await settle()
  expect(now()).toEqual({ status: 'loading' })
  asked[2]?.resolve('of alice, again')
  await settle()
  expect(now()).toMatchObject({ status: 'ready', data: 'of alice, again' })
})

test('behavior: a late failure of another account is dropped too', async () => {
  const { follow, asked, connector, now } = await followed()
  follow()
  connector.change({ type: 'accountsChanged', accounts: [{ address: bob }] })
  asked[0]?.reject(new Error('down'))
  asked[1]?.resolve('of bob')
  await settle()
  expect(now()).toMatchObject({ status: 'ready', data: 'of bob' })
})

test('behavior: a change of the session that is none for it reads nothing', async () => {
  const { follow, asked, connector, now } = await followed()
  follow()
  asked[0]?.resolve('of alice')
  await settle()
  const before = now()
  connector.change({ type: 'accountsChanged', accounts: [{ address: alice }, { address: bob }] })
  expect([now(), asked.length]).toEqual([before, 1])
})

test('behavior: in a hidden tab another account is not read, until it is seen', async () => {
  const { follow, asked, connector, now, see } = await followed()
  follow()
  asked[0]?.resolve('of alice')
  await settle()
  see('hidden')
  connector.change({ type: 'accountsChanged', accounts: [{ address: bob }] })
  expect([now(), asked.length]).toEqual([{ status: 'idle' }, 1])
  see('visible')
  expect([now(), asked.at(-1)?.key]).toEqual([{ status: 'loading' }, bob])
  // Another look at the tab asks nothing more.
  see('visible')
  expect(asked).toHaveLength(2)
})

test('behavior: it is read again at every interval while the tab is seen, and stays beside a failure', async () => {
  const { follow, asked, clock, now, see } = await followed({ refreshMs: 10_000 })
  follow()
  asked[0]?.resolve('first')
  await clock.advance(9_999)
  expect(asked).toHaveLength(1)
  await clock.advance(1)
  expect([now(), asked.length]).toEqual([{ status: 'loading', data: 'first', at: START }, 2])
  // A slow answer is waited for.
  await clock.advance(10_000)
  expect(asked).toHaveLength(2)
  asked[1]?.reject(new Error('down'))
  await settle()
  expect(now()).toMatchObject({ status: 'failed', data: 'first', at: START })
  see('hidden')
  await clock.advance(600_000)
  expect(asked).toHaveLength(2)
  see('visible')
  await settle()
  expect(asked).toHaveLength(3)
})

test('behavior: a failure from before the clock was set back is not waited for', async () => {
  const { follow, asked, clock, now } = await followed({ refreshMs: 10_000 })
  const stop = follow()
  asked[0]?.reject(new Error('down'))
  await settle()
  expect(now()).toMatchObject({ status: 'failed' })
  stop()
  await settle()
  clock.jump(-3_600_000)
  follow()
  expect(asked).toHaveLength(2)
})

test('error: one that does not answer in time has failed, and is told so', async () => {
  const { follow, asked, clock, now } = await followed()
  follow()
  await clock.advance(15_000)
  await settle()
  expect(now()).toMatchObject({ status: 'failed', error: { code: 'flow/timeout' } })
  expect(asked[0]?.signal.aborted).toBe(true)
})

test('behavior: the last subscriber that leaves stops the reading, the clock and the listeners', async () => {
  const { follow, asked, clock, page, see } = await followed({ refreshMs: 10_000 })
  const before = page.listeners()
  const stop = follow()
  stop()
  await settle()
  expect([asked[0]?.signal.aborted, clock.pending(), page.listeners()]).toEqual([true, 0, before])
  see('visible')
  expect(asked).toHaveLength(1)
})
