import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { familyNetworks, manyNetworks } from '../gallery/gallery-networks.data.js'
import { galleryAddress } from '../gallery/gallery-wallet.js'
import { click, listed, openView, wallets } from './networks-page.js'
import { code, drawnText, seenText } from './receive-page.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const pictures = () => document.querySelectorAll('dialog[open] .mk-pile > *').length

test('behavior: one click from the account, and back again', async () => {
  await showState('account')
  await click('Receive')
  await until(() => openView() === 'WalletReceive' && drawnText() === galleryAddress)
  await expect.element(page.getByRole('img', { name: 'QR code for your address' })).toBeVisible()
  await click('Back')
  await until(() => openView() === 'Account')
})

test.each(['light', 'dark'] as const)('behavior: what is seen in the %s scheme reads as the address', async (mode) => {
  await showState('receive', { mode })
  await until(() => drawnText())
  await settled()
  expect(await seenText()).toBe(galleryAddress)
})

test('behavior: the whole address is there to compare and to copy', async () => {
  await showState('receive')
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => write.mockRestore())
  await click(`Copy address ${galleryAddress}`)
  await until(() => document.querySelector('.mk-address[data-copied]'))
  expect(write).toHaveBeenCalledWith(galleryAddress)
  expect(document.querySelector('.mk-address')?.textContent).toBe(galleryAddress)
})

test('behavior: the code is of the account the wallet is on', async () => {
  const { list, announce } = wallets()
  await showState('receive', { changes: { wallets: list } })
  await until(() => drawnText() === galleryAddress)
  announce({ type: 'accountsChanged', accounts: [{ address: other }] })
  await until(() => document.querySelector('.mk-address')?.textContent === other)
  expect(drawnText()).not.toBe(galleryAddress)
  await until(() => drawnText() === other)
})

test.each([
  ['small letters', other.toLowerCase()],
  ['letters with a wrong checksum', other.replace('C', 'c')],
])('behavior: %s of a wallet are shown, copied and drawn with the right checksum', async (_, given) => {
  expect(given).not.toBe(other)
  const { list, announce } = wallets()
  await showState('receive', { changes: { wallets: list } })
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => write.mockRestore())
  await until(() => drawnText() === galleryAddress)
  announce({ type: 'accountsChanged', accounts: [{ address: given }] })
  await until(() => drawnText() === other)
  expect(document.querySelector('.mk-address')?.textContent).toBe(other)
  expect(document.querySelector('.page-bar [data-mk-button="account"]')?.textContent).toBe('0x70…dc79C8')
  await click(`Copy address ${other}`)
  await until(() => write.mock.calls.length > 0)
  expect(write).toHaveBeenCalledWith(other)
})

test('behavior: up to five networks are pictured, and all of them counted', async () => {
  await showState('receive', { changes: { networks: manyNetworks } })
  await until(pictures)
  expect(pictures()).toBe(5)
  await click(`Works on ${manyNetworks.length} networks`)
  await until(() => openView() === 'WalletCompatibleNetworks' && listed().length > 0)
  expect(listed()).toEqual(manyNetworks.map(({ name }) => name))
  await click('Back')
  await until(() => openView() === 'WalletReceive')
})

test('behavior: a test network, which has the mark of another, is counted and not pictured', async () => {
  await showState('receive')
  await expect.element(page.getByRole('button', { name: 'Works on 5 networks' })).toBeVisible()
  expect(pictures()).toBe(4)
})

test('behavior: the address is as wide as the way to its networks, and stands in the middle', async () => {
  await showState('receive')
  await until(pictures)
  await settled()
  const box = (selector: string) => document.querySelector(`dialog[open] ${selector}`)?.getBoundingClientRect()
  const [pill, bar, text] = [box('.mk-address'), box('.mk-actions > .mk-button'), box('.mk-address > bdi')]
  const middle = ({ left = 0, right = 0 }: Partial<DOMRect> = {}) => (left + right) / 2
  expect([pill?.left, pill?.right]).toEqual([bar?.left, bar?.right])
  expect(Math.abs(middle(text) - middle(pill))).toBeLessThan(1)
})

test('behavior: only networks of the same namespace count', async () => {
  await showState('receive-families')
  await click('Works on 2 networks')
  await until(() => listed().length > 0)
  expect(listed()).toEqual(familyNetworks.slice(0, 2).map(({ name }) => name))
})

test('behavior: one network alone is said so', async () => {
  await showState('receive-one-network')
  await expect.element(page.getByRole('button', { name: 'Works on 1 network' })).toBeVisible()
})

test('behavior: on a network the app does not use there is an address all the same', async () => {
  await showState('receive-unsupported')
  await until(() => drawnText() === galleryAddress)
  expect(pictures()).toBe(4)
})

test.each(['WalletReceive', 'WalletCompatibleNetworks'])(
  'behavior: %s is nothing without a connection',
  async (view) => {
    await showState('receive-nobody', { changes: { view } })
    await until(() => openView() === 'Connect')
  },
)

test('behavior: with the account goes its code', async () => {
  const kit = await showState('receive')
  await until(code)
  await kit.session.disconnect()
  await until(() => openView() === 'Connect')
  expect(code()).toBeNull()
})

test('behavior: without the feature the account does not speak of it', async () => {
  await showState('account-plain')
  await expect.element(page.getByRole('button', { name: 'Disconnect' })).toBeVisible()
  expect(page.getByRole('button', { name: 'Receive' }).query()).toBeNull()
})
