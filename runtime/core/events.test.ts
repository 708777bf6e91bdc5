import { expect, expectTypeOf, test } from 'vitest'
import { createEvents, type Events, type KitEvent } from './events.js'

test('param: an event carries its name, its properties and the time', () => {
  const events = createEvents(
    () => 5,
    () => {},
  )
  const heard: KitEvent[] = []
  events.on((event) => heard.push(event))
  events.emit('MODAL_OPEN', { connected: false, view: 'Connect' })
  expect(heard).toEqual([{ event: 'MODAL_OPEN', properties: { connected: false, view: 'Connect' }, timestamp: 5 }])
  expectTypeOf<Parameters<Events['emit']>[0]>().toExtend<string>()
  // @ts-expect-error Properties of another event do not compile.
  events.emit('MODAL_CLOSE', { view: 'Connect' })
})

test('behavior: a listener that throws is reported and the others still hear', () => {
  const failures: unknown[] = []
  const events = createEvents(
    () => 0,
    (cause) => failures.push(cause),
  )
  let heard = 0
  const broken = new Error('listener')
  events.on(() => {
    throw broken
  })
  events.on(() => {
    heard += 1
  })
  events.emit('CLICK_NETWORKS', {})
  expect([heard, failures]).toEqual([1, [broken]])
})

test('behavior: a listener may leave, or bring another, while it is called', () => {
  const events = createEvents(
    () => 0,
    () => {},
  )
  const heard: string[] = []
  const stop = events.on(() => {
    heard.push('once')
    stop()
    events.on(() => heard.push('newcomer'))
  })
  events.emit('CLICK_NETWORKS', {})
  expect(heard).toEqual(['once'])
  events.emit('CLICK_NETWORKS', {})
  expect(heard).toEqual(['once', 'newcomer'])
})
