import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { browserHost } from '../../runtime/core/host.js'
import { manualClock } from '../gallery/manual-clock.js'
import { expectLayout } from './expect-layout.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const dialog = () => document.querySelector<HTMLDialogElement>('dialog[data-mk]')
const isOpen = () => dialog()?.open === true
const shown = () => (isOpen() ? dialog()?.dataset['mkView'] : undefined)
const shows = (view: string) => until(() => shown() === view && dialog()?.querySelector('.mk-view > :not(span)'))

test('behavior: opened while it fades out, it shows what was asked for and stays', async () => {
  const clock = manualClock()
  const kit = await showState('connect', { clock })
  await shows('Connect')
  kit.router.close()
  await until(() => !isOpen(), { interval: 5 })
  kit.router.open({ view: 'Networks' })
  await shows('Networks')
  // Far longer than it takes to fade out.
  await clock.advance(5_000)
  await settled()
  expect(shown()).toBe('Networks')
})

test('behavior: it keeps its boxes while it fades out, without the focus, and has none after that', async () => {
  const kit = await showState('connect', { changes: { view: '' } })
  const button = page.getByRole('button', { name: 'Connect wallet' }).element() as HTMLElement
  const display = () => getComputedStyle(dialog() as HTMLElement).display
  button.focus()
  kit.router.open()
  await shows('Connect')
  await settled()
  kit.router.close()
  await until(() => !isOpen(), { interval: 0 })
  expect([display(), document.activeElement === button]).toEqual(['flex', true])
  await settled()
  expect([display(), document.activeElement === button]).toEqual(['none', true])
})

test('behavior: closed while a view comes in, it opens on Connect the next time', async () => {
  const kit = await showState('connect', { clock: browserHost().clock })
  await shows('Connect')
  kit.router.show([{ view: 'Connect' }, { view: 'Networks' }], 'forward')
  await until(() => shown() === 'Networks', { interval: 5 })
  kit.router.close()
  await until(() => !isOpen(), { interval: 5 })
  kit.router.open()
  await shows('Connect')
  await settled()
  expect(document.querySelectorAll('.mk-view')).toHaveLength(1)
  expectLayout()
})
