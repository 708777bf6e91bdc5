import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Connector } from '../../runtime/contract/connector.js'
import { drawQr } from '../../runtime/ui/qr/draw-qr.js'
import { type GalleryPairing, galleryPairing, galleryUri } from '../gallery/gallery-pairing.js'
import { juniper } from '../gallery/gallery-wallets.data.js'
import { click, openView } from './networks-page.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'
import { codeState, drawing, heard, links, panel } from './wallet-connect-page.js'

const renewedUri = galleryUri.replaceAll('7f', '3c')

/** A WalletConnect connector of this test's own, and the state it is shown in. */
async function show(id: string, connector: Connector): Promise<void> {
  await showState(id, { changes: { wallets: [connector] }, isStrict: false })
  await until(panel)
}

function pairing(): GalleryPairing {
  return galleryPairing({})
}

test('behavior: the code is of the pairing, with room for the wallet in its middle', async () => {
  await showState('pairing-code')
  await until(drawing)
  expect(drawing()).toBe(drawQr(galleryUri, 0.24).path)
  await expect.element(page.getByRole('img', { name: 'QR code to connect' })).toBeVisible()
  const code = panel()?.querySelector('.mk-qr')?.getBoundingClientRect()
  expect([code?.width, code?.height]).toEqual([320, 320])
})

test.each(['light', 'dark'] as const)('behavior: in the %s scheme it is dark on light', async (mode) => {
  await showState('pairing-any', { mode })
  await until(drawing)
  const svg = panel()?.querySelector('.mk-qr')
  if (!svg) throw new Error('no code')
  const { backgroundColor, stroke } = getComputedStyle(svg)
  expect([backgroundColor, stroke]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
})

test('behavior: its link is copied, which a toast says; it is nowhere else', async () => {
  await showState('pairing-code')
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => write.mockRestore())
  await until(drawing)
  await click('Copy link')
  await until(() => document.querySelector('[data-mk-toast="success"]')?.textContent === 'Link copied')
  expect(write).toHaveBeenCalledWith(galleryUri)
  expect(document.body.outerHTML).not.toContain('symKey')
})

test('behavior: a renewed code takes the place of the old one without a gap, and is heard', async () => {
  const connector = pairing()
  await show('pairing-code', connector)
  await until(drawing)
  const before = drawing()
  const seen: (string | undefined)[] = []
  const observer = new MutationObserver(() => seen.push(drawing()))
  observer.observe(document.body, { subtree: true, childList: true, attributes: true })
  onTestFinished(() => observer.disconnect())
  connector.link.pairing.value = { uri: renewedUri, expiresAt: 0 }
  await until(() => drawing() !== before)
  expect(drawing()).toBe(drawQr(renewedUri, 0.24).path)
  expect(seen.every((path) => path !== undefined)).toBe(true)
  expect(heard()).toContain('New code ready')
})

test('behavior: while the relay is away the code says so, and comes back with it', async () => {
  const connector = pairing()
  await show('pairing-code', connector)
  await until(drawing)
  connector.set({ relay: 'lost' })
  await until(() => codeState() === 'lost')
  expect(panel()?.textContent).toContain('Reconnecting')
  expect(heard()).toBe('Reconnecting…')
  await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeDisabled()
  connector.set({ relay: 'here' })
  await until(() => codeState() === 'ready')
})

test('behavior: a relay that stays silent is said, over the code or where none is yet, and can be asked again', async () => {
  const wallet = galleryPairing({ uri: null })
  let asked = 0
  const connect: Connector['connect'] = (signal) => {
    asked += 1
    return wallet.connect(signal)
  }
  await show('pairing-code', { ...wallet, connect })
  wallet.set({ relay: 'silent' })
  await until(() => codeState() === 'silent')
  const said = 'Couldn’t reach the wallet service. Still trying…'
  expect(panel()?.textContent).toContain(said)
  expect(heard()).toBe(said)
  await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeDisabled()
  await click('Try again')
  await until(() => asked === 2)
  wallet.link.pairing.value = { uri: galleryUri, expiresAt: 0 }
  await until(drawing)
  expect(codeState()).toBe('silent')
  wallet.set({ relay: 'here' })
  await until(() => codeState() === 'ready')
  expect(panel()?.textContent).not.toContain(said)
})

test('behavior: an expired code stays where it was, faint, and one press anywhere on it renews it', async () => {
  const wallet = galleryPairing({ connects: { code: 'wallet/pairing-expired' } })
  let asked = 0
  const connect: Connector['connect'] = (signal) => {
    asked += 1
    return asked <= 4 ? wallet.connect(signal) : galleryPairing({}).connect(signal)
  }
  await show('pairing-expired', { ...wallet, connect })
  await until(() => codeState() === 'expired')
  expect(asked).toBe(4)
  expect(heard()).toBe('Code expired')
  await until(drawing)
  const [code, renew] = ['.mk-qr', 'button.mk-code-note'].map((each) =>
    panel()?.querySelector(each)?.getBoundingClientRect(),
  )
  expect(renew).toEqual(code)
  await expect.element(page.getByRole('button', { name: 'Copy link' })).toBeDisabled()
  await click('Code expired Show new code')
  await until(() => asked === 5)
  expect(codeState()).not.toBe('expired')
})

test('behavior: a no in the wallet is calm, and another code is one press away', async () => {
  await showState('pairing-declined')
  await until(() => document.querySelector('[data-code="wallet/rejected"]'))
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  // The wallet was there to say no.
  expect(document.querySelector('dialog[open] .mk-get')).toBeNull()
})

test.each([['pairing-hostile'], ['pairing-unsupported']])('behavior: %s: its one button stands out', async (state) => {
  await showState(state)
  const button = await until(() => document.querySelector<HTMLElement>('dialog[open] .mk-actions > .mk-button'))
  expect([button.textContent, button.dataset['kind']]).toEqual(['Choose another wallet', 'primary'])
})

test('behavior: a yes closes the modal, and the account is there', async () => {
  const kit = await showState('pairing-code', { changes: { wallets: [galleryPairing({ connects: 'yes' })] } })
  await until(() => kit.session.account()?.connectorId === 'walletConnect')
  await until(() => !openView())
})

test.each(['Back', 'Close'])('behavior: %s takes the request back', async (name) => {
  const signals: AbortSignal[] = []
  const connector = pairing()
  const connect: Connector['connect'] = (signal) => {
    signals.push(signal)
    return connector.connect(signal)
  }
  const kit = await showState('pairing-code', { changes: { wallets: [{ ...connector, connect }] }, isStrict: false })
  await until(() => signals.length === 1)
  await click(name)
  if (name === 'Back') await until(() => signals[0]?.aborted)
  expect(kit.session.state.peek().namespaces.eip155?.status).not.toBe('connected')
})

test('behavior: tabs are picked by click and by arrow, which turn round in a page from right to left', async () => {
  await showState('pairing-tabs')
  await until(drawing)
  const picked = () => document.querySelector('[role="tab"][aria-selected="true"]')?.textContent
  expect([...document.querySelectorAll('[role="tab"]')].map((tab) => tab.textContent)).toEqual([
    'Mobile',
    'Web',
    'Computer',
  ])
  await userEvent.click(page.getByRole('tab', { name: 'Computer' }))
  await until(() => links().some(({ href }) => href?.startsWith('harbor://wc?uri=')))
  expect(links()[0]).toMatchObject({ target: '_blank', rel: 'noreferrer noopener' })
  await userEvent.keyboard('{ArrowLeft}')
  await until(() => picked() === 'Web')
  expect(links()[0]?.href).toMatch(/^https:\/\/harbor\.example\/web\/wc\?uri=wc%3A/)
  document.querySelector('dialog')?.setAttribute('dir', 'rtl')
  await userEvent.keyboard('{ArrowLeft}')
  await until(() => picked() === 'Computer')
})

test('behavior: an extension that is here is one press away, one that is not is said to be missing', async () => {
  await showState('pairing-installed')
  await click('Connect')
  await until(() => openView() === 'ConnectingExternal')
})

test('behavior: where a wallet is to be had is one press away', async () => {
  await showState('pairing-code')
  await until(drawing)
  await click('Get it')
  await until(() => openView() === 'Downloads')
})

test('behavior: nothing sticks out of a screen of 360 pixels', async () => {
  await page.viewport(360, 740)
  onTestFinished(() => page.viewport(1280, 800))
  await showState('pairing-tabs')
  await until(drawing)
  await settled()
  expect(document.documentElement.scrollWidth).toBe(360)
  const view = document.querySelector<HTMLElement>('dialog[open] .mk-view')
  expect(view?.scrollWidth).toBe(view?.clientWidth)
})

test('behavior: the basic screen has the code for any wallet, and the way to all of them', async () => {
  await showState('pairing-basic-all')
  await until(drawing)
  expect(drawing()).toBe(drawQr(galleryUri, 0.24).path)
  await click('All wallets')
  await until(() => openView() === 'AllWallets')
  await until(() => document.querySelectorAll('dialog[open] .mk-long [data-mk-wallet]').length > 5)
})

test('behavior: on a phone the basic screen lists the wallets of the browser', async () => {
  await showState('pairing-basic-phone')
  await until(() => document.querySelectorAll('[data-mk-wallet]').length === 3)
  expect(drawing()).toBeUndefined()
  await click('Juniper')
  await until(() => openView() !== 'ConnectingWalletConnectBasic')
  expect(juniper.name).toBe('Juniper')
})
