import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { ViewLoader, ViewProps } from '../../runtime/contract/view.js'
import { ModalError } from '../../schema/error.js'
import { galleryWallet } from '../gallery/gallery-wallet.js'
import { settled } from './settled.js'
import { type ShowOptions, showState } from './show-state.js'
import { until } from './until.js'

const bar = () => document.querySelector<HTMLElement>('.mk-alert')
const isFetched = () => performance.getEntriesByType('resource').some(({ name }) => /alert-bar/.test(name))

/** Opens a view that hands out the means to show alerts; `lines` is what the console got. */
async function setup({ changes, ...options }: ShowOptions = {}) {
  const given: { alerts?: ViewProps['ui']['alerts'] } = {}
  function Alerting({ ui }: ViewProps) {
    given.alerts = ui.alerts
    return <ui.Title text="Alerts" />
  }
  const views: Readonly<Record<string, ViewLoader>> = { Alerting: async () => ({ default: Alerting }) }
  const kit = await showState('alert', { ...options, changes: { view: 'Alerting', views, ...changes } })
  const log = vi.spyOn(kit.host, 'log')
  const alerts = await until(() => given.alerts)
  return { alerts, lines: () => log.mock.calls.map(([level, text]) => `${level} ${text}`) }
}

const unknown = () => new ModalError('namespace/unsupported', { ns: 'solana' })
const lost = () => new ModalError('view/not-loaded', { view: 'Swap' })
const line = 'error Network type not supported: Unsupported chain namespace: solana'

test('behavior: nothing of the bar is fetched before there is something to say', async () => {
  const { alerts } = await setup()
  await settled()
  expect(isFetched()).toBe(false)
  alerts.show(unknown())
  await until(bar)
  expect(isFetched()).toBe(true)
})

test('behavior: in development a bar says it, and the console says it once (SPEC §8)', async () => {
  const { alerts, lines } = await setup()
  alerts.show(unknown())
  alerts.show(unknown())
  await expect.element(page.getByText('Network type not supported')).toBeVisible()
  expect(bar()?.getAttribute('role')).toBe('alert')
  expect(bar()?.dataset['code']).toBe('namespace/unsupported')
  await expect.element(page.getByText('Unsupported chain namespace: solana.')).toBeVisible()
  const whatToDo = page.getByText('Open it for a namespace of the app.')
  await expect.element(whatToDo).not.toBeVisible()
  await userEvent.click(page.getByText('Details'))
  await expect.element(whatToDo).toBeVisible()
  await until(() => lines().length > 0)
  expect(lines()).toEqual([expect.stringContaining(line)])
})

test('behavior: a page on this machine is development; without it only the console hears', async () => {
  const local = await setup({ changes: { debug: undefined } })
  local.alerts.show(unknown())
  await until(bar)
  expect(location.hostname).toMatch(/^(localhost|127\.0\.0\.1)$/)
})

test('behavior: debug: false shows nothing, and the console has one line', async () => {
  const { alerts, lines } = await setup({ changes: { debug: false } })
  alerts.show(unknown())
  alerts.show(unknown())
  const empty = await until(() => document.querySelector<HTMLElement>('[role="alert"][data-code]'))
  await settled()
  expect([empty.offsetHeight, empty.textContent]).toEqual([0, ''])
  expect(lines()).toEqual([expect.stringContaining(line)])
})

test('behavior: a later one takes the place of the one before', async () => {
  const { alerts, lines } = await setup()
  alerts.show(unknown())
  await until(bar)
  alerts.show(lost())
  await until(() => bar()?.dataset['code'] === 'view/not-loaded')
  expect(document.querySelectorAll('.mk-alert')).toHaveLength(1)
  await until(() => lines().length === 2)
})

test('behavior: dismissed it is gone, the focus stays in the modal, and the same code does not come again', async () => {
  const { alerts } = await setup()
  alerts.show(unknown())
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }))
  await until(() => !bar())
  expect(document.activeElement?.tagName).toBe('H2')
  alerts.show(unknown())
  await settled()
  expect(bar()).toBeNull()
})

test('behavior: no sentence is cut off, and the bar stands between the edges of what is under it', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  await showState('alert')
  const { firstElementChild: note } = await until(bar)
  await settled()
  const cut = [...(note?.querySelectorAll('p') ?? [])].filter(
    ({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 1,
  )
  expect(cut.map(({ outerHTML }) => outerHTML)).toEqual([])
  const edges = (part: Element | null | undefined) => {
    const { left, right } = part?.getBoundingClientRect() ?? new DOMRect()
    return [left, right]
  }
  expect(edges(note)).toEqual(edges(document.querySelector('.mk-actions')))
})

test('behavior: with a bar the modal still fits into a low window', async () => {
  await page.viewport(360, 560)
  onTestFinished(() => page.viewport(1280, 800))
  const wallets = Array.from({ length: 14 }, (_, index) => galleryWallet({ id: `w${index}`, name: `Wallet ${index}` }))
  const kit = await showState('alert', { changes: { wallets } })
  await until(bar)
  kit.router.show([{ view: 'Connect' }], 'back')
  await until(() => document.querySelector('dialog[open] [data-mk-wallet]'))
  await settled()
  const dialog = document.querySelector('dialog[open]')?.getBoundingClientRect()
  const list = document.querySelector('dialog[open] .mk-view')?.getBoundingClientRect()
  expect(dialog?.top).toBeGreaterThanOrEqual(0)
  expect(list?.bottom).toBeLessThanOrEqual(560)
})
