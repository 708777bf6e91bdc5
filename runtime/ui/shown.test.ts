import { expect, test } from 'vitest'
import { fakeClock } from '../../test/unit/fakes.js'
import type { RouterState } from '../contract/router.js'
import type { ViewState } from '../contract/view.js'
import { cell, type WritableCell } from '../core/cell.js'
import { coreError } from '../core/errors.js'
import { createShown } from './shown.js'

const home: RouterState = { isOpen: false, stack: [{ view: 'Connect' }], direction: 'forward' }
const at = (...views: [string, ...string[]]): RouterState => {
  const [first, ...rest] = views
  return { isOpen: true, stack: [{ view: first }, ...rest.map((view) => ({ view }))], direction: 'forward' }
}

const ready: ViewState = { status: 'ready', View: () => null }

/** Views that are all here, but for those of `coming`: they are fetched, and come when their cell says so. */
function setup(coming: Readonly<Record<string, WritableCell<ViewState>>> = {}) {
  const clock = fakeClock()
  const source = cell(home)
  const loaded: string[] = []
  const views = {
    state: (view: string) => coming[view] ?? cell(ready),
    async load(view: string) {
      loaded.push(view)
      const { [view]: state } = coming
      if (state && state.peek().status !== 'ready') state.value = { status: 'loading' }
    },
  }
  const { state, isLeaving, follow } = createShown(source, { clock, views })
  return { clock, source, state, isLeaving, loaded, stop: follow() }
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

test('behavior: a view stays until the next one is here, and says that it is about to leave', async () => {
  const networks = cell<ViewState>({ status: 'idle' })
  const { clock, source, state, isLeaving, loaded } = setup({ Networks: networks })
  source.value = at('Account')
  source.value = at('Account', 'Networks')
  expect([state.value.view, isLeaving.value, loaded]).toEqual(['Account', true, ['Networks']])
  await clock.advance(399)
  expect(state.value.view).toBe('Account')
  networks.value = ready
  await clock.advance(0)
  expect([state.value, isLeaving.value]).toEqual([
    { view: 'Networks', params: undefined, error: undefined, direction: 'forward', canGoBack: true },
    false,
  ])
  expect(clock.pending()).toBe(0)
})

test('behavior: what takes longer than 400 ms shows that it is on its way', async () => {
  const { clock, source, state, isLeaving } = setup({ Networks: cell<ViewState>({ status: 'idle' }) })
  source.value = at('Account')
  source.value = at('Account', 'Networks')
  await clock.advance(400)
  expect([state.value.view, isLeaving.value]).toEqual(['Networks', false])
})

test('behavior: back before the next view is here, the one that stayed is the one that is shown', async () => {
  const networks = cell<ViewState>({ status: 'idle' })
  const { clock, source, state, isLeaving } = setup({ Networks: networks })
  source.value = at('Account')
  source.value = at('Account', 'Networks')
  source.value = at('Account')
  expect([state.value.view, isLeaving.value, clock.pending()]).toEqual(['Account', false, 0])
  networks.value = ready
  await clock.advance(1_000)
  expect(state.value.view).toBe('Account')
})

test('error: a view that cannot be shown keeps nothing waiting', async () => {
  const lost = cell<ViewState>({ status: 'idle' })
  const { clock, source, state } = setup({ Lost: lost })
  source.value = at('Account')
  const error = coreError('flow/timeout', { step: 'Lost', seconds: 1 })
  source.value = { ...at('Account'), stack: [{ view: 'Lost', error }] }
  expect(state.value.error).toBe(error)
  source.value = at('Account')
  source.value = at('Account', 'Lost')
  lost.value = { status: 'failed', error }
  await clock.advance(0)
  expect(state.value.view).toBe('Lost')
})

test('behavior: a dialog that opens does not wait on what was shown before', () => {
  const { source, state } = setup({ Account: cell<ViewState>({ status: 'idle' }) })
  source.value = at('Account')
  expect(state.value.view).toBe('Account')
})

test('behavior: closed while the next view is on its way, it fades out with the one that is shown', async () => {
  const networks = cell<ViewState>({ status: 'idle' })
  const { clock, source, state, isLeaving } = setup({ Networks: networks })
  source.value = at('Account')
  source.value = at('Account', 'Networks')
  source.value = home
  networks.value = ready
  await clock.advance(179)
  expect(state.value.view).toBe('Account')
  await clock.advance(1)
  expect([state.value.view, isLeaving.value]).toEqual(['Connect', false])
})
