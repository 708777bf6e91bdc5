import { expect, test } from 'vitest'
import type { OpenOptions, Route } from '../contract/router.js'
import { createRouter } from './router.js'

function setup(decide: (options: OpenOptions) => Route | undefined = ({ view = 'Connect' }) => ({ view })) {
  const router = createRouter(decide)
  return { router, views: () => router.state.peek().stack.map(({ view }) => view) }
}

test('behavior: opens on what is decided, and closing resets the stack', () => {
  const { router, views } = setup()
  router.open({ view: 'Networks' })
  expect([views(), router.state.peek().isOpen]).toEqual([['Networks'], true])
  router.close()
  expect([views(), router.state.peek().isOpen]).toEqual([['Connect'], false])
})

test('behavior: what was opened before the code of the modal came is decided when it comes', () => {
  let isHere = false
  const { router, views } = setup(({ view = 'Connect' }) => (isHere ? { view } : undefined))
  router.open({ view: 'Networks' })
  expect([views(), router.state.peek().isOpen]).toEqual([['Connect'], true])
  isHere = true
  router.arrive()
  expect(views()).toEqual(['Networks'])
})

test('behavior: nothing opens by itself when the code comes', () => {
  const { router } = setup()
  router.open()
  router.close()
  router.arrive()
  expect(router.state.peek().isOpen).toBe(false)
})

test('behavior: of two opens in one tick the second one counts', () => {
  const { router, views } = setup()
  router.open({ view: 'Networks' })
  router.open({ view: 'Account' })
  expect(views()).toEqual(['Account'])
})

test('behavior: shows another stack without opening', () => {
  const { router, views } = setup()
  router.show([{ view: 'Connect' }, { view: 'ConnectingExternal' }], 'back')
  expect([views(), router.state.peek().isOpen]).toEqual([['Connect', 'ConnectingExternal'], false])
})
