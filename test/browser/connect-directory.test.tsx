import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { allWallets } from '../../runtime/features/all-wallets/feature.js'
import { directoryBackend } from '../gallery/directory-backend.js'
import { galleryWallet } from '../gallery/gallery-wallet.js'
import { harbor, juniper, lumen, orbit } from '../gallery/gallery-wallets.data.js'
import { manualClock } from '../gallery/manual-clock.js'
import { watchFrames } from './frames.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const ids = () =>
  [...document.querySelectorAll<HTMLElement>('dialog[open] .mk-row')].map((row) => row.dataset['mkWallet'] ?? 'all')

/** Where each row stands in the window, in whole pixels, by its wallet. */
const tops = () =>
  Object.fromEntries(
    [...document.querySelectorAll<HTMLElement>('dialog[open] .mk-row')]
      .filter((row) => row.checkVisibility())
      .map((row) => [row.dataset['mkWallet'] ?? 'all', Math.round(row.getBoundingClientRect().top)]),
  )

/** The rows that stood in more than one place. */
function moved(seen: readonly Readonly<Record<string, number>>[]): readonly string[] {
  const places = new Map<string, Set<number>>()
  for (const [id, top] of seen.flatMap((each) => Object.entries(each)))
    places.set(id, (places.get(id) ?? new Set()).add(top))
  return [...places].flatMap(([id, all]) => (all.size > 1 ? [`${id}: ${[...all].join(', ')}`] : []))
}

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

const failing = () => directoryBackend(403)
const hanging = () => () => new Promise<Response>(() => {})
const answering = () => directoryBackend({ length: 487 })
const none = () => directoryBackend({ length: 0 })

describe.each([
  ['a window', [900, 760]],
  ['a phone', [390, 740]],
] as const)('in %s', (_, [width, height]) => {
  beforeEach(async () => {
    await page.viewport(width, height)
    onTestFinished(() => page.viewport(1280, 800))
  })

  test.each([
    ['answers', answering, ['wallet-2', 'wallet-1']],
    ['has none of the wallets', none, []],
    ['fails', failing, []],
    ['hangs', hanging, []],
  ])(
    'behavior: no row moves when the directory %s, and when wallets announce themselves late',
    async (_, backend, listed) => {
      const clock = manualClock()
      const kit = await showState('connect-directory', { clock, changes: { fetch: backend() } })
      await until(() => ids().length === 4)
      const { seen, stop } = watchFrames(tops)
      for (let step = 0; step < 20; step += 1) {
        if (step === 4) for (const plan of [juniper, orbit, lumen]) kit.registry.add(galleryWallet(plan))
        await clock.advance(100)
        await new Promise(requestAnimationFrame)
      }
      await until(() => [...listed, lumen.id].every((id) => ids().includes(id)))
      stop()
      expect(moved(seen)).toEqual([])
      await clock.advance(1_000)
      await until(() => document.querySelector(`[data-mk-wallet="${lumen.id}"]`)?.checkVisibility())
      expect(ids().filter((id) => ['walletConnect', 'wallet-3', harbor.id, ...listed, 'all'].includes(id))).toEqual([
        'walletConnect',
        'wallet-3',
        harbor.id,
        ...listed,
        'all',
      ])
    },
  )
})

test('behavior: what came late is in its place when the list is opened anew', async () => {
  const clock = manualClock()
  const kit = await showState('connect-directory', { clock, changes: { fetch: failing() } })
  await until(() => ids().length === 4)
  await clock.advance(1_000)
  kit.registry.add(galleryWallet(juniper))
  kit.registry.add(galleryWallet(orbit))
  kit.registry.add(galleryWallet(lumen))
  await until(() => ids().includes(lumen.id))
  expect(ids().at(-1)).toBe(lumen.id)
  kit.router.close()
  await clock.advance(1_000)
  kit.router.open({ view: 'Connect' })
  await until(() => ids().at(-1) === 'all')
  expect(ids()).toEqual(['walletConnect', 'wallet-3', harbor.id, juniper.id, orbit.id, lumen.id, 'all'])
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
  expect(log.mock.calls.map(([level, text]) => [level, text])).toEqual([['warn', 'no more wallets came']])
  expect(ids()).toEqual(before)
})

test.each([
  ['fails', failing],
  ['hangs', hanging],
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
