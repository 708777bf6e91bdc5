import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { galleryAddress } from '../gallery/gallery-wallet.js'
import { manualClock } from '../gallery/manual-clock.js'
import { showState } from './show-state.js'

const view = () => document.querySelector<HTMLDialogElement>('dialog[open]')?.dataset['mkView']
const chip = () => document.querySelector<HTMLElement>('.mk-chip')
const click = (name: string) => userEvent.click(page.getByRole('button', { name, exact: true }))

test('behavior: the account says who, what and where', async () => {
  await showState('account')
  await expect.element(page.getByRole('button', { name: 'Copy address 0xf3…b92266' })).toBeVisible()
  await vi.waitUntil(() => document.querySelector('.mk-balance')?.textContent === 'Balance 1.234 ETH')
  expect(document.querySelector('.mk-badge')?.textContent).toBe('Connected with Juniper')
  expect(chip()?.getAttribute('aria-label')).toBe('Network: Ethereum')
  const link = document.querySelector<HTMLAnchorElement>('.mk-pair a')
  expect(link?.href).toBe(`https://etherscan.io/address/${galleryAddress}`)
  expect(link?.rel).toBe('noopener noreferrer')
})

test('behavior: copying says so in place and aloud, and ends by itself', async () => {
  const clock = manualClock()
  await showState('account', { clock })
  const copied: string[] = []
  document.addEventListener('copy', () => copied.push(String(document.getSelection())), { once: true })
  await click('Copy address 0xf3…b92266')
  await vi.waitUntil(() => document.querySelector('[data-copied]'))
  expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe('Address copied')
  expect(document.activeElement?.className).toContain('mk-address')
  await clock.advance(1_600)
  await vi.waitUntil(() => !document.querySelector('[data-copied]'))
})

test('behavior: disconnecting closes the modal and the button connects again', async () => {
  const kit = await showState('account')
  await click('Disconnect')
  await vi.waitUntil(() => !view())
  expect(kit.session.account()).toBeUndefined()
  await vi.waitUntil(() => document.querySelector('.page-bar [data-mk-button="connect"]'))
})

test('behavior: an account that goes away in the wallet closes the modal', async () => {
  const kit = await showState('account')
  await vi.waitUntil(() => view() === 'Account')
  await kit.session.disconnect()
  await vi.waitUntil(() => !view())
})

test('behavior: the balance has a place before it is there', async () => {
  await showState('account-loading')
  await vi.waitUntil(() => document.querySelector('.mk-skeleton'))
  const before = document.querySelector<HTMLElement>('.mk-balance')?.offsetHeight
  expect(document.querySelector('.mk-balance')?.textContent).toBe('Loading the balance')
  await showState('account')
  await vi.waitUntil(() => document.querySelector('.mk-amount'))
  expect(document.querySelector<HTMLElement>('.mk-balance:has(.mk-amount)')?.offsetHeight).toBe(before)
})

test('behavior: with one network the chip is no button', async () => {
  await showState('account-one-network')
  await vi.waitUntil(chip)
  expect(chip()?.tagName).toBe('SPAN')
})

test('behavior: a network the app does not use is said in words', async () => {
  await showState('account-unsupported')
  await vi.waitUntil(chip)
  expect(chip()?.textContent).toBe('Unsupported network')
  expect(document.querySelector('.mk-balance')?.textContent).toBe('Your wallet is on a network this app does not use.')
})
