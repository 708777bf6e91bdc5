import { expect, test } from 'vitest'
import { createEvents, type KitEvent } from '../core/events.js'
import type { Connection } from '../session/machine.js'
import { createRouter } from './router.js'

const connection: Connection = {
  live: true,
  connectorId: 'a',
  address: '0x1',
  accounts: [{ address: '0x1' }],
  caipNetworkId: 'eip155:1',
}

function setup(account: Connection | undefined = undefined) {
  const events = createEvents(
    () => 0,
    () => {},
  )
  const heard: KitEvent[] = []
  events.on((event) => heard.push(event))
  const router = createRouter({ account: (namespace) => (namespace === 'solana' ? undefined : account) }, events)
  return { router, heard, views: () => router.state.peek().stack.map(({ view }) => view) }
}

test('behavior: opens on Connect, on Account when connected, or where it is told (SPEC §2)', () => {
  const nobody = setup()
  nobody.router.open()
  expect([nobody.views(), nobody.router.state.peek().isOpen]).toEqual([['Connect'], true])
  const somebody = setup(connection)
  somebody.router.open()
  expect(somebody.views()).toEqual(['Account'])
  somebody.router.open({ namespace: 'solana' })
  expect(somebody.views()).toEqual(['Connect'])
  somebody.router.open({ view: 'Networks', params: { from: 'test' } })
  expect(somebody.router.state.peek().stack).toEqual([{ view: 'Networks', params: { from: 'test' } }])
})

test('behavior: closing resets the stack, and says so once', () => {
  const { router, heard, views } = setup(connection)
  router.close()
  router.open({ view: 'Networks' })
  router.close()
  router.close()
  expect([views(), router.state.peek().isOpen]).toEqual([['Connect'], false])
  expect(heard.map(({ event, properties }) => [event, properties])).toEqual([
    ['MODAL_OPEN', { connected: true, view: 'Networks' }],
    ['MODAL_CLOSE', { connected: true }],
  ])
})

test('behavior: a click passed as options opens as usual', () => {
  const { router, views } = setup()
  const click = Object.assign(new Event('click'), { view: globalThis })
  // JavaScript hosts write onClick={open}; TypeScript refuses it.
  Reflect.apply(router.open, undefined, [click])
  expect(views()).toEqual(['Connect'])
})

test('behavior: shows another stack without opening', () => {
  const { router, heard } = setup()
  router.show([{ view: 'Connect' }, { view: 'ConnectingExternal' }], 'back')
  expect(router.state.peek()).toEqual({
    isOpen: false,
    stack: [{ view: 'Connect' }, { view: 'ConnectingExternal' }],
    direction: 'back',
  })
  expect(heard).toEqual([])
})
