import { expect, test } from 'vitest'
import { fakeClock } from '../../test/unit/fakes.js'
import type { RouterState } from '../contract/router.js'
import { cell } from '../core/cell.js'
import { createShown } from './shown.js'

const home: RouterState = { isOpen: false, stack: [{ view: 'Connect' }], direction: 'forward' }
const at = (...views: [string, ...string[]]): RouterState => {
  const [first, ...rest] = views
  return { isOpen: true, stack: [{ view: first }, ...rest.map((view) => ({ view }))], direction: 'forward' }
}

function setup() {
  const clock = fakeClock()
  const source = cell(home)
  const { state, follow } = createShown(source, clock)
  return { clock, source, state, stop: follow() }
}

test('behavior: follows the router while it is open', () => {
  const { source, state } = setup()
  source.value = at('Account')
  source.value = at('Account', 'Networks')
  expect(state.value).toEqual({ view: 'Networks', params: undefined, direction: 'forward', canGoBack: true })
})

test('behavior: what was shown stays until the dialog has faded out', async () => {
  const { clock, source, state } = setup()
  source.value = at('Account')
  source.value = home
  expect(state.value.view).toBe('Account')
  await clock.advance(180)
  expect(state.value.view).toBe('Connect')
})

test('behavior: opening again while it fades shows the new view at once', async () => {
  const { clock, source, state } = setup()
  source.value = at('Account')
  source.value = home
  await clock.advance(100)
  source.value = at('Networks')
  expect(state.value.view).toBe('Networks')
  await clock.advance(1_000)
  expect(state.value.view).toBe('Networks')
})

test('behavior: the view the dialog opens on does not come in from anywhere', () => {
  const { source, state } = setup()
  source.value = at('Account')
  expect(state.value.direction).toBeUndefined()
})

test('behavior: opening on what is drawn already changes nothing', () => {
  const { source, state } = setup()
  const before = state.value
  source.value = at('Connect')
  expect(state.value).toBe(before)
})

test('behavior: stopping leaves no timer', () => {
  const { clock, source, stop } = setup()
  source.value = at('Account')
  source.value = home
  stop()
  expect(clock.pending()).toBe(0)
})
