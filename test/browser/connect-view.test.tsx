import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { galleryWallet } from '../gallery/gallery-wallet.js'
import { harbor, juniper, orbit } from '../gallery/gallery-wallets.data.js'
import { manualClock } from '../gallery/manual-clock.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const view = () => document.querySelector<HTMLDialogElement>('dialog[open]')?.dataset['mkView']
const scene = () => document.querySelector<HTMLElement>('.mk-scene')
const words = () => document.querySelector('.mk-text')?.textContent
const rows = () => [...document.querySelectorAll<HTMLElement>('[data-mk-wallet]')]
const lines = () =>
  [...document.querySelectorAll('dialog[open] .mk-list :is(.mk-group, .mk-row)')].map((node) =>
    node.matches('.mk-group') ? `# ${node.textContent}` : node.textContent,
  )
const choose = (name: string) => userEvent.click(page.getByRole('button', { name }))

test('behavior: headings say what the rows are: recent first, then the installed ones', async () => {
  await showState('connect')
  await until(() => rows().length > 0)
  expect(lines()).toEqual(['# Recent', 'Lumen', '# Installed', 'Juniper', 'Harbor Wallet', 'Orbit', 'Tidepool'])
})

test('behavior: a press on an icon begins on its button: the icon may be drawn anew before it ends', async () => {
  await showState('connect-socials')
  const icons = () => [...document.querySelectorAll('dialog[open] button > .mk-icon')]
  await until(() => icons().length > 2)
  for (const icon of icons()) {
    const { x, y, width, height } = icon.getBoundingClientRect()
    expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(icon.parentElement)
  }
})

test('behavior: a wallet that announces itself late is listed while the modal is open', async () => {
  const kit = await showState('connect-none')
  await until(scene)
  expect(scene()?.textContent).toContain('No wallet found')
  kit.registry.add(galleryWallet(orbit))
  await until(() => rows().length === 1)
})

test('behavior: a list that is ready is not drawn again between a click and the dialog', async () => {
  const clock = manualClock()
  const drawn = vi.fn(() => null)
  const last = { Row: drawn, arrange: () => new Promise<never>(() => {}), places: () => [] }
  const features = [{ id: 'counting', slots: { moreWallets: last }, load: async () => ({}) }]
  const kit = await showState('connect', { clock, changes: { features } })
  await until(() => rows().length > 0)
  await clock.advance(3_000)
  kit.router.close()
  await clock.advance(3_000)
  await until(() => !rows()[0]?.checkVisibility())
  // What is fetched ahead is on its way, and has the list drawn once.
  await until(() => drawn.mock.calls.splice(0).length === 0, { interval: 300 })
  kit.router.open({ view: 'Connect' })
  await until(() => rows()[0]?.checkVisibility())
  expect(drawn).not.toHaveBeenCalled()
  await clock.advance(3_000)
  expect(drawn).toHaveBeenCalled()
})

test('security: 500 wallets that announce themselves leave what was used before first, and the rest behind more', async () => {
  const kit = await showState('connect')
  await until(() => rows().length > 0)
  for (let index = 0; index < 500; index += 1)
    kit.registry.add({ ...galleryWallet(orbit), id: `com.example.w${index}`, rdns: `com.example.w${index}` })
  kit.registry.add({ ...galleryWallet(orbit), id: 'com.example.honest', rdns: 'com.example.honest', name: 'Honest' })
  // Fifty of them, and the one that was used before.
  await until(() => rows().length === 51)
  expect(rows()[0]?.textContent).toBe('Lumen')
  await choose('Show more')
  await until(() => rows().some((row) => row.dataset['mkWallet'] === 'com.example.honest'))
  expect(rows()).toHaveLength(506)
})

test('behavior: what a click needs is fetched ahead once, however often the list is drawn', async () => {
  const clock = manualClock()
  const prepared: string[] = []
  const wallets = [harbor, juniper].map((plan) => ({
    ...galleryWallet(plan),
    prepare: () => void prepared.push(plan.id),
  }))
  const kit = await showState('connect', { clock, isStrict: false, changes: { wallets } })
  await until(() => rows().length === 2)
  await until(async () => {
    await clock.advance(100)
    return prepared.length > 0
  })
  // The list is drawn anew when the dialog has settled.
  await clock.advance(5_000)
  expect(prepared).toEqual(['com.harborwallet', 'app.juniper'])
  kit.registry.add(galleryWallet(orbit))
  await until(() => rows().length === 3)
  await until(async () => {
    await clock.advance(100)
    return prepared.length > 2
  })
  await clock.advance(5_000)
  expect(prepared).toEqual(['com.harborwallet', 'app.juniper', 'com.harborwallet', 'app.juniper'])
})

test('behavior: choosing a wallet asks it, and its yes closes the modal', async () => {
  const kit = await showState('connect')
  await choose('Juniper')
  await until(() => !view())
  expect(kit.session.account()?.connectorId).toBe('app.juniper')
  const button = document.querySelector<HTMLElement>('.page-bar [data-mk-button="account"]')
  expect(button?.textContent).toBe('0xf3…b92266')
  expect(button?.getAttribute('aria-label')).toBe('Account 0xf3…b92266')
})

test('behavior: a wait changes its words after 3, 10 and 60 seconds, and is heard', async () => {
  const clock = manualClock()
  await showState('connecting-waiting', { clock })
  await until(() => scene()?.textContent?.includes('Continue in Juniper'))
  const seen = [words()]
  for (const ms of [3_000, 7_000, 50_000]) {
    await clock.advance(ms)
    await until(() => words() !== seen.at(-1))
    seen.push(words())
  }
  expect(seen).toMatchInlineSnapshot(`
    [
      "Opening Juniper…",
      "Approve the request in Juniper. Only your address is shared.",
      "Don’t see it? Juniper may be behind this window.",
      "Still waiting. Unlock Juniper and check for a pending request, or cancel and try again.",
    ]
  `)
  const heard = () => document.querySelector('[aria-live="polite"]')?.textContent
  await expect.poll(heard).toBe(`Continue in Juniper. ${words()}`)
})

test('behavior: a no is calm, and trying again asks again', async () => {
  let asked = 0
  const wallet = galleryWallet({ ...juniper, connects: { code: 'wallet/rejected' } })
  const connect: typeof wallet.connect = (signal) => {
    asked += 1
    return asked === 1 ? wallet.connect(signal) : galleryWallet(juniper).connect(signal)
  }
  await showState('connecting-declined', { changes: { wallets: [{ ...wallet, connect }] } })
  await until(() => scene()?.dataset['code'] === 'wallet/rejected')
  expect(document.querySelector('.mk-badge')?.getAttribute('data-tone')).toBe('calm')
  expect(document.querySelector('[role="alert"]')?.textContent ?? '').toBe('')
  await choose('Try again')
  await until(() => !view())
  expect(asked).toBe(2)
})

test.each(['Cancel', 'Close'])('behavior: %s takes the request back', async (name) => {
  const signals: AbortSignal[] = []
  const wallet = galleryWallet({ ...juniper, connects: 'never' })
  const connect: typeof wallet.connect = (signal) => {
    signals.push(signal)
    return wallet.connect(signal)
  }
  const clock = manualClock()
  const changes = { wallets: [{ ...wallet, connect }, galleryWallet(harbor)] }
  const kit = await showState('connecting-waiting', { changes, clock, isStrict: false })
  await until(() => signals.length === 1)
  await choose(name)
  await clock.advance(1_000)
  await until(() => signals[0]?.aborted)
  expect(view()).toBe(name === 'Cancel' ? 'Connect' : undefined)
  expect(kit.session.state.peek().namespaces.eip155?.status).toBe('disconnected')
})

test('behavior: what a wallet says of itself is text, and nothing is fetched for it', async () => {
  await showState('connect-hostile')
  await until(() => rows().length === 4)
  const row = document.querySelector('[data-mk-wallet="evil.example"]')
  expect(row?.querySelector('bdi')?.textContent).toBe('teksaM <b>Secure</b> Wallet with a name…')
  expect(row?.querySelector('b, img')).toBeNull()
})

test('behavior: two wallets that say they are the same are both marked', async () => {
  await showState('connect-hostile')
  await until(() => rows().length === 4)
  const marked = rows().filter((row) => row.textContent?.includes('Two wallets claim to be app.juniper'))
  expect(marked.map((row) => row.dataset['mkWallet'])).toEqual(['app.juniper', 'app.juniper#7f3c'])
})

test('behavior: a picture that does not load gives way to a monogram', async () => {
  const wallet = galleryWallet({ ...harbor, icon: 'data:image/png;base64,AAAA' })
  await showState('connect', { changes: { wallets: [wallet] } })
  await until(() => document.querySelector('[data-mk-wallet] .mk-letter')?.getAttribute('data-letter') === 'H')
})

test('error: an unknown wallet leads back to the list', async () => {
  await showState('connecting-waiting', { changes: { params: { namespace: 'eip155', connectorId: 'gone' } } })
  await until(() => view() === 'Connect')
})
