import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { allWallets } from '../../runtime/features/all-wallets/feature.js'
import { directoryBackend } from '../gallery/directory-backend.js'
import { harbor } from '../gallery/gallery-wallets.data.js'
import { manualClock } from '../gallery/manual-clock.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const ids = () =>
  [...document.querySelectorAll<HTMLElement>('dialog[open] .mk-row')].map((row) => row.dataset['mkWallet'] ?? 'all')

test('behavior: the directory adds its wallets once the list is painted, and moves none that stand above them', async () => {
  const clock = manualClock()
  const kit = await showState('connect-directory', { clock })
  await until(() => ids().length === 4)
  const before = ids()
  expect(before).toEqual(['walletConnect', 'wallet-3', 'com.harborwallet', 'all'])
  await until(async () => {
    await clock.advance(100)
    return ids().length === 6
  })
  expect(ids()).toEqual(['walletConnect', 'wallet-3', 'com.harborwallet', 'wallet-2', 'wallet-1', 'all'])
  await expect.element(page.getByRole('button', { name: 'All wallets 480+' })).toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Birch Lantern 2' }))
  expect(kit.router.state.peek().stack.at(-1)).toEqual({
    view: 'ConnectingWalletConnect',
    params: { walletId: 'wallet-2', namespace: undefined },
  })
})

test('behavior: the last row leads to all wallets', async () => {
  const kit = await showState('connect-directory', { clock: manualClock() })
  await until(() => ids().length === 4)
  await userEvent.click(page.getByRole('button', { name: 'All wallets' }))
  expect(kit.router.state.peek().stack.at(-1)?.view).toBe('AllWallets')
})

test('behavior: a wallet of this browser that the app leaves out by its id in the directory is never seen', async () => {
  const clock = manualClock()
  const backend = directoryBackend({ length: 40 })
  // The directory knows the first one under the rdns it announces itself with.
  const fetch = async (url: URL) => {
    const answer = await backend(url)
    const { data, count } = (await answer.json()) as {
      readonly data: readonly { readonly id: string }[]
      count: number
    }
    return Response.json({
      data: data.map((row) => (row.id === 'wallet-1' ? { ...row, rdns: harbor.id } : row)),
      count,
    })
  }
  const changes = { fetch, features: [allWallets()], connect: { exclude: { ids: ['wallet-1'] } } }
  const seen = new Set<string>()
  const watching = new MutationObserver(() => ids().forEach((id) => void seen.add(id)))
  watching.observe(document, { childList: true, subtree: true })
  onTestFinished(() => watching.disconnect())
  await showState('connect-directory', { clock, changes })
  await until(async () => {
    await clock.advance(100)
    return ids().includes('all') && ids().length > 2
  })
  expect([...seen]).toContain('all')
  expect([...seen]).not.toContain(harbor.id)
  await userEvent.click(page.getByRole('button', { name: /^All wallets/ }))
  await until(() => ids().length > 3)
  expect(ids()).not.toContain(harbor.id)
  expect(ids()).not.toContain('wallet-1')
})

test('error: a directory that does not answer is logged once, and the wallets of this browser stay', async () => {
  const clock = manualClock()
  const kit = await showState('connect-directory', {
    clock,
    changes: { fetch: directoryBackend(403) },
    isStrict: false,
  })
  const log = vi.spyOn(kit.host, 'log')
  await until(() => ids().length === 4)
  const before = ids()
  await until(async () => {
    await clock.advance(1_000)
    return log.mock.calls.length > 0
  })
  await clock.advance(60_000)
  expect(log.mock.calls.map(([level, text]) => [level, text])).toEqual([['warn', 'MoreWallets got no wallets']])
  expect(ids()).toEqual(before)
})

test.each([
  ['fails', () => directoryBackend(403)],
  ['hangs', () => () => new Promise<Response>(() => {})],
])('error: a directory that %s does not keep the wallets of this browser away', async (_, backend) => {
  const clock = manualClock()
  const changes = { fetch: backend(), connect: { exclude: { ids: ['wallet-1'] } } }
  await showState('connect-directory', { clock, changes })
  await until(async () => {
    await clock.advance(100)
    return ids().includes(harbor.id)
  })
})

test('behavior: what is left out by the id of its connector needs no directory', async () => {
  const changes = { connect: { exclude: { ids: ['com.other.wallet'] } } }
  await showState('connect-directory', { clock: manualClock(), changes })
  await until(() => ids().length === 4)
})
