import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Kit } from '../../runtime/contract/kit.js'
import type { OpenOptions } from '../../runtime/contract/router.js'
import type { ViewLoader } from '../../runtime/contract/view.js'
import { expectLayout } from './expect-layout.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const dialog = () => document.querySelector<HTMLDialogElement>('dialog[data-mk]')
const isOpen = () => dialog()?.open === true
const shown = () => (isOpen() ? dialog()?.dataset['mkView'] : undefined)
const shows = (view: string) => until(() => shown() === view && dialog()?.querySelector('.mk-view > :not(span)'))
const code = () => dialog()?.querySelector<HTMLElement>('.mk-scene[data-code]')?.dataset['code']

/** Whatever was not caught. */
const uncaught: unknown[] = []
const onUncaught = (event: Event) => void uncaught.push(event)
beforeEach(() => {
  uncaught.length = 0
  window.addEventListener('unhandledrejection', onUncaught)
  window.addEventListener('error', onUncaught)
})
afterEach(() => {
  window.removeEventListener('unhandledrejection', onUncaught)
  window.removeEventListener('error', onUncaught)
  expect(uncaught).toEqual([])
})

/** A page with nothing open, connected or not. */
const closed = (isConnected = false) => showState('connect', { changes: { view: '', isConnected } })

/** What JavaScript hosts may pass, and TypeScript refuses. */
function openWith(kit: Kit, options: unknown): void {
  kit.router.open(options as OpenOptions)
}

test.each([['Teleport'], ['constructor'], ['x'.repeat(10_000)]])(
  'error: the view %.12s is not part of the app',
  async (view) => {
    openWith(await closed(), { view })
    await until(() => code() === 'view/unknown')
    await settled()
    expectLayout()
    await userEvent.click(page.getByRole('button', { name: 'Close' }).last())
    await until(() => !isOpen())
  },
)

test.each([['solana'], ['cosmos'], ['']])('error: the namespace %j is not part of the app', async (namespace) => {
  openWith(await closed(), { namespace })
  await until(isOpen)
  if (namespace) {
    await until(() => code() === 'namespace/unsupported')
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  }
  await shows('Connect')
  await until(() => dialog()?.querySelector('[data-mk-wallet]'))
})

const huge = { namespace: 'eip155', connectorId: 'x'.repeat(1_000_000), caipNetworkId: 'eip155:1'.repeat(100_000) }
const shapes: readonly (readonly [string, unknown])[] = [
  ['a text', 'eip155:1'],
  ['a list', ['eip155', 'app.juniper']],
  ['null', null],
  ['a number', 7],
  ['huge values', huge],
  ['values of another kind', { namespace: 1, connectorId: {}, caipNetworkId: [] }],
  ['a poisoned object', JSON.parse('{"__proto__": {"namespace": "eip155"}, "constructor": 1}')],
]

describe('params', () => {
  test.each(shapes)('error: ConnectingExternal with %s shows Connect', async (_, params) => {
    openWith(await closed(), { view: 'ConnectingExternal', params })
    await shows('Connect')
    expectLayout()
  })

  test.each(shapes)('error: SwitchNetwork with %s shows Networks', async (_, params) => {
    openWith(await closed(true), { view: 'SwitchNetwork', params })
    await shows('Networks')
    expectLayout()
  })
})

test.each([[undefined], [null], [7], ['Networks'], [['Networks']], [{ view: 5 }], [{ view: null, params: 3 }]])(
  'error: opening with %j opens Connect',
  async (options) => {
    openWith(await closed(), options)
    await shows('Connect')
  },
)

test('behavior: back on the only entry closes; back once it is closed does nothing', async () => {
  const kit = await showState('loading', { changes: { params: {} } })
  await until(() => dialog()?.querySelector('.mk-actions'))
  const back = page.getByRole('button', { name: 'Go back' }).element() as HTMLElement
  back.click()
  await until(() => !isOpen())
  back.click()
  await settled()
  expect(kit.router.state.peek()).toEqual(kit.router.state.initial)
})

test('behavior: of two opens in one tick the second counts, and there is one dialog', async () => {
  const kit = await closed()
  kit.router.open({ view: 'Teleport' })
  kit.router.open({ view: 'Networks' })
  await shows('Networks')
  expect(document.querySelectorAll('dialog')).toHaveLength(1)
  await until(() => code() === undefined)
})

test('behavior: opened and closed in one tick it stays closed', async () => {
  const kit = await closed()
  kit.router.open()
  kit.router.close()
  await settled()
  expect(isOpen()).toBe(false)
})

test('error: a view that throws once is there on the second try', async () => {
  let drawn = 0
  const Weak: ViewLoader = async () => ({
    default({ ui: { Title } }) {
      if (drawn === 0) throw new TypeError('not yet')
      return <Title text="Here it is" />
    },
  })
  const kit = await showState('view-broken', { changes: { view: '', views: { Weak } }, isStrict: false })
  kit.router.open({ view: 'Weak' })
  await until(() => code() === 'internal/unknown')
  drawn += 1
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await expect.element(page.getByRole('dialog', { name: 'Here it is' })).toBeVisible()
  expect(code()).toBeUndefined()
})

test('error: a chunk that fails twice can be tried a third time', async () => {
  let fetched = 0
  const Lost: ViewLoader = () => {
    fetched += 1
    return fetched < 3 ? Promise.reject(new TypeError('Failed to fetch')) : import('../gallery/toast.view.js')
  }
  await showState('view-lost', { changes: { views: { Lost } }, isStrict: false })
  for (const count of [1, 2]) {
    await until(() => fetched === count && code() === 'view/not-loaded')
    await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  }
  await expect.element(page.getByRole('dialog', { name: 'Toasts' })).toBeVisible()
})
