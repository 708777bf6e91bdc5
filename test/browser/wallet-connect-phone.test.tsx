import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { galleryPairing, galleryUri } from '../gallery/gallery-pairing.js'
import { manualClock } from '../gallery/manual-clock.js'
import { hostileLinks } from '../unit/hostile-links.data.js'
import { showState } from './show-state.js'
import { until } from './until.js'
import { codeState, links, panel } from './wallet-connect-page.js'

const uri = encodeURIComponent(galleryUri)

/** Nothing of a test may lead away from its page. */
function holdLinks(): () => readonly string[] {
  const followed: string[] = []
  const hold = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    if (!link) return
    event.preventDefault()
    followed.push(link.href)
  }
  window.addEventListener('click', hold)
  onTestFinished(() => window.removeEventListener('click', hold))
  return () => followed
}

test('behavior: the button is a link as soon as the pairing is there, the universal one first', async () => {
  await showState('pairing-phone')
  await until(() => links().length > 0)
  expect(links()[0]).toEqual({
    name: 'Open Harbor Wallet',
    href: `https://harbor.example/app/wc?uri=${uri}`,
    target: '_blank',
    rel: 'noreferrer noopener',
  })
})

test('behavior: before that it says that it is not', async () => {
  await showState('pairing-phone-making')
  await expect.element(page.getByRole('button', { name: 'Preparing…' })).toBeDisabled()
  expect(links().filter(({ href }) => href?.includes('wc'))).toEqual([])
})

test('behavior: an own scheme leaves the page where it is', async () => {
  await showState('pairing-phone-scheme')
  await until(() => links().length > 0)
  expect(links()[0]).toMatchObject({ href: `juniper://wc?uri=${uri}`, target: '_self' })
})

test('behavior: where nothing opened the other link follows, and the wallet counts as opened', async () => {
  const followed = holdLinks()
  const clock = manualClock()
  const kit = await showState('pairing-phone', { clock })
  const heard: unknown[] = []
  kit.events.on(({ event, properties }) => event === 'CONNECT_PROXY_ERROR' && heard.push(properties))
  await until(() => links().length > 0)
  await userEvent.click(page.getByRole('link', { name: 'Open Harbor Wallet' }))
  expect(followed()).toEqual([`https://harbor.example/app/wc?uri=${uri}`])
  await clock.advance(2_500)
  await until(() => links().some(({ name }) => name === 'Nothing opened? Try another way'))
  expect(links()[1]).toMatchObject({ href: `harbor://wc?uri=${uri}`, target: '_self' })
  expect(kit.session.account()).toBeUndefined()
  // The key of the pairing is not told.
  const [topic] = galleryUri.split('?')
  expect(heard).toEqual([{ message: 'link/not-opened', uri: topic, mobile_link: 'harbor://', name: 'Harbor Wallet' }])
})

test('behavior: a wallet that browses opens this page, and pairs nothing', async () => {
  await showState('pairing-phone-browse')
  await until(() => links().length > 0)
  expect(links()[0]).toMatchObject({
    href: 'https://phantom.app/ul/browse/https%3A%2F%2Fmeadow.example%2Fswap?ref=https%3A%2F%2Fmeadow.example',
    target: '_blank',
  })
  expect(codeState()).toBeUndefined()
})

test('behavior: inside another app the user is told, and can take the page with them', async () => {
  await showState('pairing-phone-in-app')
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  onTestFinished(() => write.mockRestore())
  await userEvent.click(page.getByRole('button', { name: 'Copy page link' }))
  await until(() => write.mock.calls.length === 1)
  expect(write).toHaveBeenCalledWith('https://meadow.example/swap')
})

test('behavior: inside Telegram on Android the URI of a scheme is encoded twice, in a window of its own', async () => {
  holdLinks()
  const clock = manualClock()
  await showState('pairing-telegram', { clock })
  await until(() => links().length > 0)
  await userEvent.click(page.getByRole('link', { name: 'Open Harbor Wallet' }))
  await clock.advance(2_500)
  const another = () => links().find(({ name }) => name === 'Nothing opened? Try another way')
  await until(another)
  expect(another()).toMatchObject({ href: `harbor://wc?uri=${encodeURIComponent(uri)}`, target: '_blank' })
})

test.each(hostileLinks)(
  'error: the hostile %s %j is not in the page, and developers are warned of it once',
  async (field, link) => {
    const customWallets = [{ id: 'evil', name: 'Evil', rdns: 'evil.example', [field]: link }]
    const changes = { connect: { customWallets }, wallets: [galleryPairing({})], view: 'Connect', params: {}, from: [] }
    const kit = await showState('pairing-phone', { changes, isStrict: false })
    const log = vi.spyOn(kit.host, 'log')
    const heard: unknown[] = []
    kit.events.on(({ event, properties }) => event === 'CONNECT_PROXY_ERROR' && heard.push(properties))
    kit.router.open({ view: 'ConnectingWalletConnect', params: { walletId: 'evil' } })
    await until(panel)
    await until(() => log.mock.calls.length > 0)
    expect(links()).toEqual([])
    expect(document.querySelector('[href^="javascript" i], [href^="data" i], [href^="intent" i]')).toBeNull()
    expect(log.mock.calls.map(([, text]) => text)).toEqual([`links of Evil are refused: ${field}`])
    const told = { message: 'link/refused', uri: '', mobile_link: field === 'mobile_link' ? link : '', name: 'Evil' }
    expect(heard).toEqual(field === 'desktop_link' ? [] : [told])
  },
)
