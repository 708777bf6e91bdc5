import { expect, test } from 'vitest'
import { modalOf } from '../../test/unit/spec/modal-fixture.js'
import type { OpenOptions } from '../contract/router.js'
import type { KitEvent } from '../core/events.js'

/** JavaScript hosts pass what TypeScript refuses. */
const open = (modal: Awaited<ReturnType<typeof modalOf>>, options: unknown) => modal.router.open(options as OpenOptions)

test.each([
  ['a click', Object.assign(new Event('click'), { view: globalThis }), { view: 'Connect' }],
  ['a view that is no text', { view: 7 }, { view: 'Connect' }],
  ['data that is a text', { view: 'Networks', params: 'all' }, { view: 'Networks' }],
  ['data that is null', { view: 'Networks', params: null }, { view: 'Networks' }],
])('error: %s opens as usual', async (_, options, route) => {
  const modal = await modalOf()
  open(modal, options)
  expect(modal.top()).toEqual(route)
})

test.each(['cosmos', 'eip156', {}, '__proto__'])(
  'error: the namespace %s, which the app has not, is said',
  async (namespace) => {
    const modal = await modalOf()
    const before = modal.kit.session.state.peek()
    open(modal, { namespace })
    expect(modal.top()).toMatchObject({ view: 'Connect', error: { code: 'namespace/unsupported' } })
    expect(modal.kit.session.state.peek()).toBe(before)
  },
)

test('behavior: says that it opened, and on what', async () => {
  const modal = await modalOf()
  const heard: KitEvent[] = []
  modal.kit.events.on((event) => heard.push(event))
  modal.router.open({ view: 'Networks' })
  await modal.connect()
  modal.router.open()
  expect(heard.map(({ event, properties }) => [event, properties])).toEqual([
    ['MODAL_OPEN', { connected: false, view: 'Networks' }],
    ['MODAL_OPEN', { connected: true, view: 'Account' }],
  ])
})
