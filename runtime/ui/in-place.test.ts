import { expect, test, vi } from 'vitest'
import { fakeConnector } from '../../test/unit/fake-connector.js'
import { fakeSession } from '../../test/unit/fake-session.js'
import type { Hints } from '../../test/unit/saved-session.js'
import { createInPlace } from './in-place.js'
import { createRouter } from './router.js'

const never = new AbortController().signal
const hints: Hints = { eip155: { connectorId: 'a', address: '0x1', caipNetworkId: 'eip155:1' } }

function setup(remembered?: Hints) {
  const { session } = fakeSession(remembered ? { hints: remembered } : {})
  const router = createRouter((options) => ({ view: options.view ?? 'Connect' }))
  const place = createInPlace({ router, session })
  const onClose = vi.fn()
  const stop = place.follow(onClose)
  onClose.mockClear()
  return {
    session,
    router,
    onClose,
    stop,
    connect: () => session.connect(fakeConnector(), never),
    views: () => place.state.peek().stack.map(({ view }) => view),
    direction: () => place.state.peek().direction,
    isOpen: () => place.state.peek().isOpen,
  }
}

test('behavior: it is always open, on Connect while nobody is connected', () => {
  const { views, isOpen, router } = setup()
  expect([views(), isOpen(), router.state.peek().isOpen]).toEqual([['Connect'], true, false])
})

test('behavior: closing shows Account when connected, otherwise Connect (SPEC §2)', async () => {
  const { router, views, connect, onClose } = setup()
  router.open({ view: 'Networks' })
  router.close()
  expect([views(), onClose.mock.calls.length]).toEqual([['Connect'], 1])
  await connect()
  router.open({ view: 'Networks' })
  router.close()
  expect([views(), onClose.mock.calls.length]).toEqual([['Account'], 2])
})

test('behavior: closing works where nobody opened it', () => {
  const { router, views, onClose } = setup()
  router.show([{ view: 'Connect' }, { view: 'ConnectingExternal' }], 'forward')
  router.close()
  expect([views(), onClose.mock.calls.length]).toEqual([['Connect'], 1])
})

test('behavior: home is under what is opened, so that there is a way back; home itself has none', async () => {
  const { router, views, connect } = setup()
  router.open({ view: 'Networks' })
  expect(views()).toEqual(['Connect', 'Networks'])
  router.open()
  expect(views()).toEqual(['Connect'])
  router.close()
  await connect()
  router.open({ view: 'Networks' })
  expect(views()).toEqual(['Account', 'Networks'])
  router.show([{ view: 'Account' }], 'back')
  expect(views()).toEqual(['Account'])
})

test('behavior: at home, connecting and disconnecting change what is shown', async () => {
  const { session, views, connect, direction } = setup()
  await connect()
  expect([views(), direction()]).toEqual([['Account'], 'forward'])
  await session.disconnect()
  expect([views(), direction()]).toEqual([['Connect'], 'back'])
})

test('behavior: a flow under way is not interrupted by its own connection', async () => {
  const { router, views, connect, direction } = setup()
  router.show([{ view: 'Connect' }, { view: 'ConnectingExternal' }], 'forward')
  await connect()
  expect(views().at(-1)).toBe('ConnectingExternal')
  router.close()
  expect([views(), direction()]).toEqual([['Account'], 'forward'])
})

test('behavior: a remembered account is home already, until it turns out that it is gone', () => {
  const { session, views } = setup(hints)
  expect(views()).toEqual(['Account'])
  session.markUnavailable('eip155/a')
  expect(views()).toEqual(['Connect'])
})

test('behavior: stopped, it follows nothing', async () => {
  const { router, stop, views, connect, onClose } = setup()
  stop()
  router.open({ view: 'Networks' })
  router.close()
  await connect()
  expect([views(), onClose.mock.calls.length]).toEqual([['Connect'], 0])
})
