import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Kit } from '../../runtime/contract/kit.js'
import { ConnectButton } from '../../runtime/react/connect-button.js'
import { Provider } from '../../runtime/react/provider.js'
import { galleryKit } from '../gallery/gallery-kit.js'
import { galleryWallet } from '../gallery/gallery-wallet.js'
import { hostDialogs } from './hosts/dialog-libraries.js'
import { mount } from './mount.js'
import { settled } from './settled.js'
import { until } from './until.js'

/** Fourteen wallets that take their time. */
const wallets = Array.from({ length: 14 }, (_, index) =>
  galleryWallet({ id: `w${index}`, name: `Wallet number ${index + 1}`, connects: 'never' }),
)
const hostStyles = `
.cover { position: fixed; inset: 0; z-index: 2147483647; background: rgb(0 0 0 / 0.5) }
.panel { position: fixed; inset: 20% 30%; z-index: 2147483647; padding: 20px; background: white }`

const plant = page.getByRole('button', { name: 'Plant' })
const outer = page.getByRole('dialog', { name: 'A garden' })
const ours = page.getByRole('dialog', { name: 'Connect to Meadow' })
const connect = page.getByRole('button', { name: 'Connect wallet' })
const node = () => document.querySelector<HTMLDialogElement>('dialog[data-mk]')
const isOpen = () => node()?.open === true
const isOuterOpen = () => document.querySelector('[role="dialog"]') !== null
const focused = () => document.activeElement

/** Three turns of an interval as short as MUI's, which looks for the focus twenty times a second: theirs has had a turn. */
const aWhile = () =>
  new Promise<void>((resolve) => {
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
      if (turns < 3) return
      clearInterval(timer)
      resolve()
    }, 50)
  })

/** A view with something to type into. */
const Typing = async () => ({ default: () => <input aria-label="Address" /> })

/** Shows a page of the library's with its dialog open. Whether our modal was there before decides what the library does to it. */
async function showLibrary(name: string, isPreloaded: boolean): Promise<Kit> {
  const Outer = hostDialogs[name]
  if (!Outer) throw new Error(`There is no ${name}.`)
  const kit = await galleryKit({ id: name, wallets, views: { Typing } }, 'light')
  if (isPreloaded) await kit.preload()
  const style = document.createElement('style')
  style.textContent = hostStyles
  document.head.append(style)
  onTestFinished(() => style.remove())
  mount().render(
    <Provider kit={kit} wiring={kit.wiring}>
      <Outer>
        <ConnectButton />
      </Outer>
    </Provider>,
  )
  if (isPreloaded) await until(node)
  await userEvent.click(plant)
  await expect.element(outer).toBeVisible()
  return kit
}

/** Opens our modal by the button in the library's dialog. */
async function openOurs(): Promise<void> {
  await userEvent.click(connect)
  await until(isOpen)
  await expect.element(ours).toBeVisible()
  await settled()
}

/** Whether the focus is in ours, or with the browser, where Tab goes after the last of a dialog. */
const isFocusOurs = () => focused() === document.body || node()?.contains(focused()) === true

/** Waits until ours is closed. The other dialog must be as it was, close like any other, and leave a page like any other. */
async function backInOuter(): Promise<void> {
  await until(() => !isOpen())
  await aWhile()
  expect(isOuterOpen()).toBe(true)
  expect(focused()?.getAttribute('data-mk-button')).toBe('connect')
  await userEvent.click(page.getByRole('button', { name: 'Done' }))
  await until(() => !isOuterOpen())
  await until(() => focused() === plant.element())
  for (const { overflowY, pointerEvents } of [document.documentElement, document.body].map((part) =>
    getComputedStyle(part),
  )) {
    expect([overflowY, pointerEvents]).toEqual(['visible', 'auto'])
  }
}

const names = Object.keys(hostDialogs)
const cases = names.flatMap((name) => [true, false].map((isPreloaded) => ({ name, isPreloaded })))

test.each(cases)(
  'behavior: in a dialog of $name ours is on top and takes clicks (loaded before: $isPreloaded)',
  async ({ name, isPreloaded }) => {
    await showLibrary(name, isPreloaded)
    await openOurs()
    const row = ours.getByRole('button', { name: /Wallet number 2/ })
    expect(row.element().closest('[inert], [aria-hidden="true"]')).toBeNull()
    await userEvent.click(ours.getByRole('heading', { name: 'Connect to Meadow' }))
    await aWhile()
    expect([isOpen(), isOuterOpen()]).toEqual([true, true])
    await userEvent.click(row)
    await expect.element(page.getByRole('dialog', { name: 'Wallet number 2' })).toBeVisible()
    await userEvent.click(page.getByRole('button', { name: 'Close' }))
    await backInOuter()
  },
)

test.each(names)('behavior: in a dialog of %s a press on the backdrop closes ours alone', async (name) => {
  await showLibrary(name, true)
  await openOurs()
  await userEvent.click(ours, { position: { x: 180, y: -20 }, force: true })
  await backInOuter()
})

test.each(names)('behavior: in a dialog of %s Tab stays in ours, and Escape closes ours alone', async (name) => {
  await showLibrary(name, true)
  await openOurs()
  for (let step = 0; step < 20; step += 1) {
    await userEvent.tab()
    expect(isFocusOurs()).toBe(true)
  }
  await aWhile()
  expect(isFocusOurs()).toBe(true)
  await userEvent.keyboard('{Escape}')
  await backInOuter()
})

test.each(names)('behavior: in a dialog of %s Escape closes ours alone, with the focus on nothing', async (name) => {
  await showLibrary(name, true)
  await openOurs()
  await userEvent.click(ours.getByRole('listitem').first(), { position: { x: 2, y: 2 } })
  if (focused() instanceof HTMLElement) (focused() as HTMLElement).blur()
  await userEvent.keyboard('{Escape}')
  await backInOuter()
})

test.each(names)('behavior: in a dialog of %s ours can be scrolled and typed into', async (name) => {
  const kit = await showLibrary(name, true)
  await openOurs()
  await userEvent.wheel(ours.getByRole('button', { name: /Wallet number 2/ }), { delta: { y: 100 } })
  await until(() => [...(node()?.querySelectorAll('*') ?? [])].some((part) => part.scrollTop > 0))
  kit.router.show([{ view: 'Connect' }, { view: 'Typing' }], 'forward')
  const field = page.getByRole('textbox', { name: 'Address' })
  await userEvent.click(field)
  await userEvent.keyboard('vitalik.eth')
  await aWhile()
  await userEvent.keyboard('!')
  expect((field.element() as HTMLInputElement).value).toBe('vitalik.eth!')
  await userEvent.keyboard('{Escape}')
  await backInOuter()
})
