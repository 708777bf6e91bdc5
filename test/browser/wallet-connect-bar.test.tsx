import axe from 'axe-core'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { type GalleryPairing, galleryPairing, type PairingPlan } from '../gallery/gallery-pairing.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const bar = () => document.querySelector<HTMLElement>('section.mk-open-wallet')
const link = () => bar()?.querySelector('a')

/** A phone that is connected with a wallet by WalletConnect. */
async function connected(plan: PairingPlan = {}, saved?: Readonly<Record<string, unknown>>): Promise<GalleryPairing> {
  const connector = galleryPairing({ connects: 'yes', peer: { name: 'Harbor Wallet' }, ...plan })
  await showState('open-wallet', { changes: { wallets: [connector], ...(saved && { saved }) } })
  return connector
}

test('behavior: the way to the wallet is there while it has a request, and gone when it has none', async () => {
  const connector = await connected()
  expect(bar()).toBeNull()
  connector.set({ pending: 1 })
  await until(link)
  expect(link()?.getAttribute('href')).toBe('harbor://')
  expect(link()?.target).toBe('_self')
  await expect.element(page.getByRole('region', { name: 'Request in your wallet' })).toBeVisible()
  expect(bar()?.querySelector('[role="status"]')?.textContent).toBe('Request pending in Harbor Wallet')
  connector.set({ pending: 2 })
  connector.set({ pending: 0 })
  await until(() => !bar())
})

test('behavior: hidden, it comes back with the next request', async () => {
  const connector = await connected({ pending: 1 })
  await until(link)
  await userEvent.click(page.getByRole('button', { name: 'Hide' }))
  await until(() => !bar())
  connector.set({ pending: 0 })
  connector.set({ pending: 1 })
  await until(link)
})

test('behavior: while the modal is open it is in the modal, where it can be pressed', async () => {
  await showState('open-wallet-modal')
  await until(() => bar()?.closest('dialog[open]'))
  expect(document.querySelectorAll('.mk-open-wallet')).toHaveLength(1)
  const edges = (selector: string) => {
    const { left, right } = document.querySelector(`dialog[open] ${selector}`)?.getBoundingClientRect() ?? new DOMRect()
    return [left, right]
  }
  expect(edges('.mk-open-wallet > a')).toEqual(edges('.mk-tiles'))
  expect(getComputedStyle(document.querySelector('.mk-open-wallet > p') as Element).fontSize).toBe('15px')
})

test('behavior: a wallet on another device has no way to it here', async () => {
  const connector = await connected({ pending: 1, peer: { name: 'Harbor Wallet', native: 'harbor://' } }, {})
  await settled()
  expect(connector.link.pending.peek()).toBe(1)
  expect(bar()).toBeNull()
})

test('behavior: the links of the wallet at the other end help where the list has none', async () => {
  const saved = { opened: { name: 'Harbor Wallet', mobile_link: null, link_mode: null } }
  await connected({ pending: 1, peer: { name: 'Harbor Wallet', universal: 'https://harbor.example/app' } }, saved)
  await until(link)
  expect(link()?.getAttribute('href')).toBe('https://harbor.example/app')
})

test.each(['javascript://%0aalert(1)', 'https://a@evil.example', 'data:text/html,x', 'intent://x#Intent;end'])(
  'error: a wallet at the other end that says it is at %s is not opened',
  async (native) => {
    const saved = { opened: { name: 'Evil', mobile_link: native, link_mode: null } }
    const connector = await connected({ pending: 1, peer: { name: 'Evil', native, universal: native } }, saved)
    await settled()
    expect(connector.link.pending.peek()).toBe(1)
    expect(bar()).toBeNull()
  },
)

test.each(['light', 'dark'] as const)('behavior: axe finds nothing in it in the %s scheme', async (mode) => {
  await showState('open-wallet', { mode, isStrict: false })
  await until(link)
  await settled()
  const { violations } = await axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
  })
  expect(violations.map(({ id }) => id)).toEqual([])
})
