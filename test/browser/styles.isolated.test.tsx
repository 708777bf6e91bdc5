/// <reference types="vite/client" />

import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { browserHost } from '../../runtime/core/host.js'
import { tokens } from '../../schema/tokens.js'
import hostile from './hostile.css?inline'
import { complete, settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const dialog = () => document.querySelector<HTMLElement>('dialog[open]')
const ready = () => until(() => dialog()?.querySelector('.mk-view :not(.mk-spinner, .mk-hidden)'))

afterEach(() => page.viewport(1280, 800))

/** What a stylesheet of the host could change: place, size, colours and letters. */
const watched = [
  'display',
  'color',
  'background-color',
  'background-image',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'letter-spacing',
  'text-transform',
  'text-align',
  'text-decoration-line',
  'text-indent',
  'line-height',
  'list-style-type',
  'opacity',
  'stroke',
  'fill',
  'border-top-width',
  'border-top-left-radius',
  'box-shadow',
] as const

function look(node: Element): string {
  const style = getComputedStyle(node)
  const { width, height } = node.getBoundingClientRect()
  const values = watched.map((name) => `${name}: ${style.getPropertyValue(name)}`)
  return [`${node.tagName} ${node.getAttribute('class')} ${Math.round(width)}×${Math.round(height)}`, ...values].join(
    '\n',
  )
}

/** The dialog and everything in it, and the insides of our buttons in the page. */
function looks(): readonly string[] {
  const parts = document.querySelectorAll('dialog[open], dialog[open] *, [data-mk-button], [data-mk-button] *')
  return [...parts].map(look)
}

test.each(['connect', 'account', 'networks', 'connecting-failed', 'toast-error'])(
  'behavior: a hostile stylesheet of the host changes nothing in %s',
  async (id) => {
    await showState(id)
    await ready()
    if (id === 'toast-error') await until(() => document.querySelector('.mk-toast'))
    await complete()
    await settled()
    const before = looks()
    const style = document.createElement('style')
    style.textContent = hostile
    document.head.append(style)
    document.body.classList.add('host')
    onTestFinished(() => {
      style.remove()
      document.body.classList.remove('host')
    })
    await settled()
    expect(looks()).toEqual(before)
  },
)

test('behavior: a class of the host places our button', async () => {
  const style = document.createElement('style')
  style.textContent = '.page-bar [data-mk-button] { margin-inline-start: 40px } .page-actions { display: grid }'
  document.head.append(style)
  onTestFinished(() => style.remove())
  await showState('buttons')
  const button = document.querySelector('.page-bar [data-mk-button="connect"]')
  expect(button && getComputedStyle(button).marginInlineStart).toBe('40px')
})

test.each(['light', 'dark'] as const)('param: the scheme %s is pinned whatever the page says', async (mode) => {
  document.documentElement.style.colorScheme = mode === 'light' ? 'dark' : 'light'
  onTestFinished(() => document.documentElement.removeAttribute('style'))
  await showState('connect', { mode })
  await ready()
  const probe = document.createElement('i')
  probe.style.color = tokens['color.surface'][mode]
  document.body.append(probe)
  const expected = getComputedStyle(probe).color
  probe.remove()
  const node = dialog()
  expect(node && getComputedStyle(node).backgroundColor).toBe(expected)
})

test('behavior: 360 pixels wide and in the middle of a wide window', async () => {
  await showState('connect')
  await ready()
  await settled()
  const node = dialog()
  expect(node?.offsetWidth).toBe(360)
  expect(Math.abs((node?.offsetLeft ?? 0) - (innerWidth - 360) / 2)).toBeLessThanOrEqual(1)
})

test.each([
  [390, 844],
  [360, 640],
])('behavior: a sheet at the bottom of a window of %i × %i, with everything inside', async (width, height) => {
  await page.viewport(width, height)
  await showState('connect-many')
  await ready()
  await settled()
  const node = dialog()
  expect(node?.offsetWidth).toBe(width)
  expect((node?.offsetTop ?? 0) + (node?.offsetHeight ?? 0)).toBe(height)
  expect(node?.offsetTop).toBeGreaterThanOrEqual(0)
  expect(node?.scrollWidth).toBe(width)
})

test('behavior: a list too long for the window scrolls inside the dialog', async () => {
  await page.viewport(800, 400)
  await showState('connect-many')
  await ready()
  await settled()
  const node = dialog()
  expect((node?.offsetTop ?? 0) + (node?.offsetHeight ?? 0)).toBeLessThanOrEqual(400)
  const list = document.querySelector<HTMLElement>('dialog[open] .mk-view')
  expect(list?.scrollHeight).toBeGreaterThan(list?.clientHeight ?? Number.POSITIVE_INFINITY)
})

test('behavior: right to left, the row begins at the right and the arrows turn round', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await showState('networks')
  await ready()
  await settled()
  const [row] = document.querySelectorAll('[data-mk-network]')
  const box = (selector: string) => row?.querySelector(selector)?.getBoundingClientRect()
  const [image, title] = [box('.mk-letter'), box('.mk-row-title')]
  expect(title?.right).toBeLessThan(image?.left ?? 0)
  expect((image?.left ?? 0) - (title?.right ?? 0)).toBeLessThan(20)
  const arrow = document.querySelector('.mk-header .mk-icon')
  expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1')
})

test('behavior: no size follows the font size of the page', async () => {
  await showState('connect')
  await ready()
  await settled()
  const before = looks()
  document.documentElement.style.fontSize = '40px'
  onTestFinished(() => document.documentElement.removeAttribute('style'))
  expect(looks()).toEqual(before)
})

test('behavior: the height follows the view once the modal stands', async () => {
  const kit = await showState('connect', { clock: browserHost().clock })
  await ready()
  const stage = () => document.querySelector<HTMLElement>('.mk-stage')
  await until(() => stage()?.style.blockSize)
  const before = stage()?.style.blockSize
  kit.router.show([{ view: 'Connect' }, { view: 'Networks' }], 'forward')
  await until(() => stage()?.style.blockSize !== before)
})
