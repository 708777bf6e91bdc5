import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { galleryWallet } from '../gallery/gallery-wallet.js'
import { juniper, orbit } from '../gallery/gallery-wallets.data.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const region = () => document.querySelector<HTMLElement>('section[data-mk-view]')
const view = () => region()?.dataset['mkView']
const title = () => region()?.querySelector('h2')
const shows = (name: string) => until(() => view() === name)
const row = () => document.querySelector(`[data-mk-wallet="${juniper.id}"]`)
const named = (name: string) => page.getByRole('button', { name, exact: true })

test('behavior: Connect stands in the page: a region with a title, no dialog, nothing to close, no way back', async () => {
  await showState('embedded-connect')
  await expect.element(page.getByRole('region', { name: 'Connect to Meadow' })).toBeVisible()
  expect(document.querySelector('dialog')).toBeNull()
  expect(named('Close').query()).toBeNull()
  expect(named('Back').query()).toBeNull()
  expect(document.activeElement).toBe(document.body)
})

test('behavior: it goes on, back, and to Account when a wallet connects; disconnecting shows Connect', async () => {
  await showState('embedded-connect')
  await shows('Connect')
  await userEvent.click(await until(row))
  await shows('Account')
  expect(named('Back').query()).toBeNull()
  await userEvent.click(named('Disconnect'))
  await shows('Connect')
})

test('behavior: a wallet that waits can be left, and the focus follows', async () => {
  await showState('connecting-waiting', { changes: { embedded: true, view: '' } })
  await userEvent.click(await until(row))
  await shows('ConnectingExternal')
  await until(() => document.activeElement === title())
  await userEvent.click(named('Back'))
  await shows('Connect')
  await until(() => document.activeElement === title())
})

test('behavior: a view that changes by itself leaves the focus where it is in the page', async () => {
  const kit = await showState('embedded-account')
  await shows('Account')
  const outside = document.querySelector<HTMLElement>('.page-bar [data-mk-button="network"]')
  outside?.focus()
  await kit.session.disconnect()
  await shows('Connect')
  expect(document.activeElement).toBe(outside)
})

test('behavior: a button of the page takes the focus to it, again and again', async () => {
  await showState('embedded-connect')
  await shows('Connect')
  for (const _ of [1, 2]) {
    await userEvent.click(page.getByRole('button', { name: 'Connect wallet' }))
    await until(() => document.activeElement === title())
    document.querySelector<HTMLElement>('.page-bar button')?.focus()
  }
})

test('behavior: far down the page it comes into sight when it is opened', async () => {
  const kit = await showState('embedded-connect')
  await shows('Connect')
  const place = document.querySelector<HTMLElement>('.page-place')
  if (place) place.style.marginBlockStart = '2000px'
  const top = () => region()?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
  expect(top()).toBeGreaterThan(innerHeight)
  kit.router.open()
  await until(() => top() < innerHeight)
})

test('behavior: what a button of the page opens has a way back to home', async () => {
  await showState('embedded-account')
  await shows('Account')
  await userEvent.click(page.getByRole('button', { name: 'Network Ethereum' }).first())
  await shows('Networks')
  await userEvent.click(named('Back'))
  await shows('Account')
  expect(named('Back').query()).toBeNull()
})

test('behavior: closing clears the loading and the toast (SPEC §2)', async () => {
  const kit = await showState('embedded-loading', { changes: { elapsedMs: 150 } })
  await until(() => region()?.querySelector('[aria-busy="true"]'))
  kit.router.close()
  await shows('Connect')
  await until(() => !region()?.querySelector('[aria-busy="true"]'))

  kit.router.open({ view: 'Toast' })
  await until(() => region()?.querySelector('[data-mk-toast]'))
  kit.router.close()
  await until(() => !document.querySelector('[data-mk-toast]'))
})

describe('a toast', () => {
  const toast = () => region()?.querySelector<HTMLElement>('[data-mk-toast]')
  const box = (part: Element | null | undefined) => part?.getBoundingClientRect() ?? new DOMRect()

  test.each([1280, 360])(
    'behavior: in a window of %i it is under the panel, clear of the title and of controls',
    async (width) => {
      await page.viewport(width, 800)
      onTestFinished(() => page.viewport(1280, 800))
      await showState('embedded-toast')
      await until(toast)
      await settled()
      expect(box(toast()).top).toBe(box(region()).bottom - 1 + 8)
      expect(box(toast()).left).toBeGreaterThanOrEqual(0)
      expect(box(toast()).right).toBeLessThanOrEqual(width)
    },
  )

  test('behavior: where the page cuts off what is under the panel it is over the title, and the next one begins anew', async () => {
    const kit = await showState('embedded-toast', { changes: { view: 'Connect' } })
    await until(row)
    const place = document.querySelector<HTMLElement>('.page-place')
    if (place) place.style.overflow = 'hidden'
    kit.router.open({ view: 'Toast', params: { variant: 'success' } })
    await until(() => region()?.dataset['inside'] === '')
    expect(box(toast()).top).toBeGreaterThan(box(region()).top)
    expect(box(toast()).bottom).toBeLessThan(box(region()?.querySelector('.mk-stage')).top)
    if (place) place.style.overflow = ''
    kit.router.open({ view: 'Toast', params: { variant: 'success', isLong: true } })
    await until(() => toast() && region()?.dataset['inside'] === undefined)
  })
})

test.each([
  [900, 400],
  [400, 400],
  [280, 280],
])('param: in a container of %i pixels it is %i wide', async (container, width) => {
  await showState('embedded-connect')
  await shows('Connect')
  const place = document.querySelector<HTMLElement>('.page-place')
  if (place?.parentElement) place.parentElement.style.cssText = `width: ${container}px; padding: 0`
  await until(row)
  expect(region()?.offsetWidth).toBe(width)
  expect(region()?.scrollWidth).toBeLessThanOrEqual(width)
})

test('behavior: a host that centres its content does not make it narrower with every view', async () => {
  await showState('embedded-account')
  const place = document.querySelector<HTMLElement>('.page-place')
  if (place?.parentElement) place.parentElement.style.cssText = 'display: grid; justify-items: center; width: 900px'
  await shows('Account')
  expect(region()?.offsetWidth).toBe(400)
})

test('behavior: on a phone its wallets are there as soon as they are known', async () => {
  await page.viewport(390, 720)
  onTestFinished(() => page.viewport(1280, 800))
  const kit = await showState('embedded-connect')
  await until(() => row()?.checkVisibility())
  const late = { id: 'com.example.late', rdns: 'com.example.late', name: 'Late' }
  kit.registry.add({ ...galleryWallet(orbit), ...late })
  await until(() => document.querySelector('.mk-young ~ li'))
  // Where the modal is a sheet, which grows upwards, what comes late waits behind this mark.
  expect(document.querySelector('.mk-young ~ li')?.checkVisibility()).toBe(true)
})
