import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Kit } from '../../runtime/contract/kit.js'
import { type Answers, directoryBackend } from '../gallery/directory-backend.js'
import { manualClock } from '../gallery/manual-clock.js'
import { heard } from './networks-page.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const field = () => page.getByRole('searchbox', { name: 'Search wallets' })
const listed = () => [...document.querySelectorAll<HTMLElement>('.mk-long .mk-row')]
const names = () => listed().map((row) => row.querySelector('.mk-row-title')?.textContent)
const ids = () => listed().map((row) => row.dataset['mkWallet'])
const scene = () => document.querySelector('.mk-scene')
const top = ({ router }: Kit) => router.state.peek().stack.at(-1)

/** Remembers what was asked. */
function asked(answers: Answers) {
  const urls: URL[] = []
  const backend = directoryBackend(answers)
  return {
    urls,
    fetch: (url: URL) => {
      urls.push(url)
      return backend(url)
    },
  }
}

async function show(id: string, changes = {}, clock = manualClock()) {
  const kit = await showState(id, { changes, clock })
  await until(() => document.querySelector('[data-mk-view="AllWallets"] .mk-search'))
  return { kit, clock }
}

test('behavior: the wallets of this browser come first, then the directory; each leads to where it is', async () => {
  const { kit } = await show('all-wallets-few')
  await until(() => listed().length === 5)
  expect(ids()).toEqual(['com.harborwallet', 'io.lumen', 'wallet-1', 'wallet-2', 'wallet-3'])
  await userEvent.click(page.getByRole('button', { name: 'Birch Lantern 2' }))
  expect(top(kit)).toEqual({
    view: 'ConnectingWalletConnect',
    params: { walletId: 'wallet-2', namespace: undefined },
  })
})

test('behavior: a wallet of this browser is asked directly', async () => {
  const { kit } = await show('all-wallets-few')
  await until(() => listed().length === 5)
  await userEvent.click(page.getByRole('button', { name: 'Lumen' }))
  expect(top(kit)).toEqual({ view: 'ConnectingExternal', params: { namespace: 'eip155', connectorId: 'io.lumen' } })
})

test('behavior: the directory is searched half a second after typing paused, from two letters on', async () => {
  const { urls, fetch } = asked({ length: 400 })
  const { clock, kit } = await show('all-wallets-few', { fetch })
  await until(() => listed().length > 5)
  const before = urls.length
  const events: unknown[] = []
  kit.events.on(({ event, properties }) => events.push([event, properties]))
  await userEvent.fill(field(), 'r')
  await clock.advance(1_000)
  expect(urls.length).toBe(before)
  await userEvent.fill(field(), 'River 14')
  await clock.advance(499)
  expect(urls.length).toBe(before)
  await clock.advance(1)
  await until(() => urls.length === before + 1)
  expect(urls.at(-1)?.searchParams.get('search')).toBe('River 14')
  expect(urls.at(-1)?.searchParams.get('projectId')).toBe('local')
  await until(() => names().length > 0 && names().every((name) => name?.includes('River 14')))
  expect(events).toContainEqual(['SEARCH_WALLET', { badge: '', search: 'River 14' }])
})

test('behavior: the next pages come as the list nears its end, each wallet once', async () => {
  const { urls, fetch } = asked({ length: 1_200 })
  await show('all-wallets-few', { fetch })
  await until(() => listed().length > 5)
  const pages = () => urls.map((url) => url.searchParams.get('page'))
  expect(pages()).toEqual(['1', '1'])
  await userEvent.click(field())
  await userEvent.keyboard('{ArrowDown}{End}')
  await until(() => pages().includes('2'))
  const size = () => Number(listed()[0]?.closest('li')?.getAttribute('aria-setsize'))
  await until(async () => {
    await userEvent.keyboard('{End}')
    return size() === 1_202
  })
  expect(pages()).toEqual(['1', '1', '2', '3'])
  expect(listed().length).toBeLessThan(60)
})

test('behavior: only certified wallets are asked for, which the button and a toast say', async () => {
  const { urls, fetch } = asked({ length: 400 })
  await show('all-wallets-few', { fetch })
  await until(() => listed().length > 5)
  const button = page.getByRole('button', { name: 'Certified only' })
  await expect.element(button).toHaveAttribute('aria-pressed', 'false')
  await expect.element(button).toHaveAttribute('title', 'Certified only')
  const [own, ground] = [button.element(), document.querySelector('.mk-field')].map(
    (node) => node && getComputedStyle(node).backgroundColor,
  )
  expect(own).toBe(ground)
  await userEvent.click(button)
  await expect.element(button).toHaveAttribute('aria-pressed', 'true')
  await until(() => urls.at(-1)?.searchParams.get('badge_type') === 'certified')
  await until(() => ids().slice(0, 3).join() === 'wallet-1,wallet-4,wallet-7')
  await expect.element(page.getByRole('status').filter({ hasText: 'WalletConnect-certified' })).toBeInTheDocument()
})

test('behavior: where nothing was typed no other name is asked for', async () => {
  await show('all-wallets-empty')
  await until(scene)
  expect(document.querySelector('.mk-heading')?.textContent).toBe('No wallets found')
  expect(document.querySelector('.mk-scene .mk-text')?.textContent).toMatch(/^Scan a QR code /)
})

test('behavior: nothing found says so; one click shows everything again, another one a code', async () => {
  const { kit, clock } = await show('all-wallets-few')
  await until(() => listed().length === 5)
  await userEvent.fill(field(), 'xyzzy')
  await clock.advance(500)
  await until(scene)
  expect(document.querySelector('.mk-heading')?.textContent).toBe('No wallets found')
  expect(document.querySelector('.mk-scene .mk-text')?.textContent).toMatch(/^Try another name, or scan /)
  await userEvent.click(page.getByRole('button', { name: 'Clear search' }).last())
  await until(() => listed().length === 5)
  expect(document.activeElement).toBe(field().element())
  await userEvent.fill(field(), 'xyzzy')
  await clock.advance(500)
  await until(scene)
  await userEvent.click(page.getByRole('button', { name: 'Show QR code' }))
  expect(top(kit)?.view).toBe('ConnectingWalletConnect')
})

test.each([
  ['a failure', 500, 'backend/failed'],
  ['a page that is not allowed', 403, 'backend/origin'],
  ['a project that is not known', 401, 'backend/project-id'],
  ['garbage', { text: '{"data":"<script>"}' }, 'backend/bad-answer'],
  ['no JSON', { text: '<!doctype html>' }, 'backend/bad-answer'],
] as const)('error: %s is shown as what it is, and can be tried again', async (_, answers, code) => {
  let backend = directoryBackend(answers)
  await show('all-wallets-few', { fetch: (url: URL) => backend(url), wallets: [] })
  await until(scene)
  expect(scene()?.getAttribute('data-code')).toBe(code)
  backend = directoryBackend({ length: 3 })
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await until(() => listed().length === 3)
})

test('error: a directory that is asked too often is asked twice more, and then says so', async () => {
  const { urls, fetch } = asked(429)
  const { clock } = await show('all-wallets-few', { fetch, wallets: [] })
  await until(async () => {
    await clock.advance(200)
    return scene()
  })
  expect([scene()?.getAttribute('data-code'), urls.length]).toEqual(['backend/rate-limited', 3])
})

test('error: one that never answers ends after fifteen seconds', async () => {
  const { urls, fetch } = asked('never')
  const { clock } = await show('all-wallets-few', { fetch, wallets: [] })
  await until(() => urls.length > 0)
  await clock.advance(14_900)
  expect(scene()).toBeNull()
  await clock.advance(200)
  await until(scene)
  expect(scene()?.getAttribute('data-code')).toBe('flow/timeout')
})

test('error: what is here stays when the directory fails, under a line that says so', async () => {
  await show('all-wallets-cut')
  await until(() => listed().length === 2)
  await expect.element(page.getByRole('alert').filter({ hasText: 'Some wallets' })).toBeInTheDocument()
})

test('error: a directory that repeats one wallet ten thousand times shows it once', async () => {
  const data = Array.from({ length: 500 }, () => ({ id: 'same', name: 'Same' }))
  const fetch = async () => Response.json({ data, count: 10_000 })
  await show('all-wallets-few', { fetch, wallets: [] })
  await until(() => listed().length > 0)
  await settled()
  expect(ids()).toEqual(['same'])
})

test('behavior: names and pictures of strangers do no harm', async () => {
  const row = (id: string, more: object) => ({ id, ...more })
  const data = [
    row('a', { name: '<img src=x onerror=alert(1)>', image_url: 'javascript:alert(1)', mobile_link: 'javascript:x' }),
    row('b', { name: '\u202eevil', image_url: 'https://elsewhere.invalid/pixel.png', rdns: '"><b>' }),
    row('c', { name: 'x'.repeat(5_000), image_id: '../../admin' }),
    row('"><script>', { name: 'No id' }),
    null,
    { name: 'None' },
  ]
  await show('all-wallets-few', { fetch: async () => Response.json({ data, count: 3 }), wallets: [] })
  await until(() => listed().length === 3)
  expect(document.querySelectorAll('dialog .mk-view img')).toHaveLength(0)
  expect(names()[1]).toBe('evil')
  expect(document.querySelector('dialog')?.innerHTML).not.toContain('elsewhere.invalid')
})

test('behavior: rows wait for their first pictures; where none comes the monogram stays', async () => {
  const data = Array.from({ length: 3 }, (_, index) => ({ id: `w${index}`, name: `W ${index}`, image_id: `i${index}` }))
  // Nothing answers there.
  const services = { api: 'https://backend.example', images: 'https://pictures.invalid' }
  const fetch = async () => Response.json({ data, count: 3 })
  const seen: { readonly pictures: readonly HTMLImageElement[]; readonly rows: number }[] = []
  const observer = new MutationObserver(() => {
    const pictures = [...document.querySelectorAll<HTMLImageElement>('dialog .mk-view img')]
    if (pictures.length > 0) seen.push({ pictures, rows: listed().length })
  })
  observer.observe(document, { subtree: true, childList: true })
  onTestFinished(() => observer.disconnect())
  const { clock } = await show('all-wallets-few', { fetch, services, wallets: [] })
  await until(() => seen.length > 0)
  const [first] = seen
  expect([first?.pictures.length, first?.rows]).toEqual([3, 0])
  const [picture] = first?.pictures ?? []
  expect(picture?.src).toBe('https://pictures.invalid/getWalletImage/i0?projectId=local&st=modal-kit&sv=react')
  expect(picture?.referrerPolicy).toBe('no-referrer')
  await clock.advance(2_000)
  await until(() => listed().length === 3)
  expect(listed()[0]?.querySelector('.mk-image')?.tagName).not.toBe('IMG')
})

test('behavior: on a phone a button in the header shows a code for another one', async () => {
  const { kit } = await show('all-wallets-phone')
  await until(() => listed().length > 0)
  await userEvent.click(page.getByRole('button', { name: 'Show QR code' }))
  expect(top(kit)).toEqual({ view: 'ConnectingWalletConnect', params: { namespace: undefined } })
})

test('behavior: how many were found is said', async () => {
  const { clock } = await show('all-wallets-few')
  await until(() => listed().length === 5)
  await userEvent.fill(field(), 'birch')
  await clock.advance(500)
  await until(() => listed().length === 1)
  await until(() => heard() === '1 wallet found')
})
