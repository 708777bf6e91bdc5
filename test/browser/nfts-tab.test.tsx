import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Kit } from '../../runtime/contract/kit.js'
import { nftsToken } from '../../runtime/features/nfts/contract.js'
import { nfts } from '../../runtime/features/nfts/feature.js'
import { timePasses } from '../gallery/goes-stale.js'
import { manualClock } from '../gallery/manual-clock.js'
import { nftBackend, nftRow, nftRows } from '../gallery/nft-backend.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const items = () => [...document.querySelectorAll<HTMLElement>('[data-mk-nft]')]
const tab = () => document.querySelector<HTMLElement>('.mk-nfts')

test('behavior: a collection shows two rows, and all of it when asked', async () => {
  await showState('nfts')
  await until(() => items().length === 9)
  await userEvent.click(page.getByRole('button', { name: 'Show all of Pocket Penguins' }))
  await until(() => items().length === 11)
  await userEvent.click(page.getByRole('button', { name: 'Show less of Pocket Penguins' }))
  await until(() => items().length === 9)
})

test('behavior: what has no name is told from the next by its collection and number', async () => {
  const rows = [
    ...nftRows('Penguins', 2, { name: '' }),
    nftRow('Penguins', 3, { name: '', tokenId: '1234567890'.repeat(7) }),
    nftRow('', 4, { name: '', collection: null }),
  ]
  await showState('nfts', { changes: { fetch: nftBackend({ rows }) } })
  await until(() => items().length === 4)
  expect(items().map(({ title, textContent }) => [title, textContent])).toEqual([
    ['Penguins #1', '#1'],
    ['Penguins #2', '#2'],
    ['Penguins #1234…567890', '#1234…567890'],
    ['#4', '#4'],
  ])
})

test('behavior: on a network the app does not use there is a way to another', async () => {
  const kit = await showState('nfts-unsupported')
  await until(() => document.querySelector('.mk-heading')?.textContent === 'NFTs unavailable')
  await userEvent.click(page.getByRole('button', { name: 'Switch network' }))
  // The list of networks of a wallet that is on none of them.
  await until(() => kit.router.state.peek().stack.at(-1)?.view === 'UnsupportedChain')
})

test('behavior: where there is nothing, there is a way to receive', async () => {
  const kit = await showState('nfts-none')
  await userEvent.click(page.getByRole('button', { name: 'Receive' }))
  expect(kit.router.state.peek().stack.at(-1)?.view).toBe('WalletReceive')
})

test('behavior: what follows is fetched when it is asked for', async () => {
  await showState('nfts-many')
  await until(() => document.querySelector('.mk-nft-group')?.textContent?.includes('20+'))
  await userEvent.click(page.getByRole('button', { name: 'Show more' }))
  await until(() => document.querySelector('.mk-nft-group')?.textContent?.includes('40+'))
})

test('error: a hostile list runs nothing, asks no server and hides what is named to lead users away', async () => {
  await showState('nfts-hostile')
  await until(() => items().length > 0)
  expect(document.querySelector('.mk-nfts')?.textContent).not.toContain('Claim')
  const sources = [...document.querySelectorAll<HTMLImageElement>('.mk-nfts img')].map(({ src }) => src.slice(0, 5))
  expect(new Set(sources)).toEqual(new Set(['data:']))
  await userEvent.click(page.getByRole('button', { name: 'Show', exact: true }))
  await until(() => tab()?.textContent?.includes('Claim'))
  expect('nftRan' in window).toBe(false)
})

test('error: hostile names are text and are cut, an amount of 78 digits is short, and nothing leaves a phone', async () => {
  await page.viewport(360, 640)
  onTestFinished(() => page.viewport(1280, 800))
  await showState('nfts-hostile')
  const [first, second] = await until(() => items().length > 0 && items())
  const texts = [...document.querySelectorAll('.mk-nfts bdi')]
  expect(texts.filter((each) => each.childElementCount > 0 || !/^[^\p{C}]{1,40}$/u.test(each.textContent))).toEqual([])
  expect([first?.title, second?.querySelector('.mk-nft-amount')?.textContent]).toEqual([
    '<img src=x onerror=alert(1)>\u01a0\u0301\u0301',
    '×999+',
  ])
  const edge = document.querySelector('dialog[open]')?.getBoundingClientRect()
  const outside = [...document.querySelectorAll('.mk-nfts *:not(.mk-hidden)')].filter((part) => {
    const { left, right } = part.getBoundingClientRect()
    return left < (edge?.left ?? 0) || right > (edge?.right ?? 0)
  })
  expect(outside.map(({ outerHTML }) => outerHTML)).toEqual([])
})

test('error: what can not be read again stays, with its age', async () => {
  await showState('nfts-stale')
  await until(() => tab()?.dataset['status'] === 'failed')
  expect(tab()?.textContent).toContain('As of 3 minutes ago')
  expect(items()).toHaveLength(6)
})

test('error: a failure beside a list is told once in a toast, and its age is never of the future', async () => {
  let isDown = false
  const clock = manualClock()
  const fetch = (url: URL) => nftBackend(isDown ? 500 : { rows: nftRows('Penguins', 2) })(url)
  const kit = await showState('nfts', { clock, changes: { fetch } })
  await until(() => items().length === 2)
  isDown = true
  timePasses(kit, -86_400_000)
  void (await kit.use(nftsToken)).refresh()
  await until(async () => {
    await clock.advance(500)
    return document.querySelector('[data-mk-toast="error"]')?.textContent === 'Couldn’t load NFTs'
  })
  expect(tab()?.querySelector('[role="status"]')?.textContent).toMatch(/^As of now/)
  await clock.advance(3_000)
  await until(() => !document.querySelector('[data-mk-toast]'))
  await clock.advance(60_000)
  expect([items().length, document.querySelector('[data-mk-toast]')]).toEqual([2, null])
})

test('error: code that does not come is no wait without an end', async () => {
  let isDown = true
  const feature = nfts()
  const load = (kit: Kit) => (isDown ? Promise.reject(new Error('the code did not come')) : feature.load(kit))
  await showState('nfts', { changes: { features: [{ ...feature, load }] } })
  await until(() => document.querySelector('[data-code="view/not-loaded"]'))
  isDown = false
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await until(() => items().length > 0)
})

test('error: a failure is said, and asked again by a press', async () => {
  let isDown = true
  const fetch = (url: URL) => nftBackend(isDown ? 500 : { rows: nftRows('Penguins', 2) })(url)
  await showState('nfts-failed', { changes: { fetch } })
  await until(() => document.querySelector('[data-code="backend/failed"]'))
  isDown = false
  await userEvent.click(page.getByRole('button', { name: 'Try again' }))
  await until(() => items().length === 2)
})

test('behavior: a picture of the backend is fetched once it is seen', async () => {
  const asked: string[] = []
  const rows = Array.from({ length: 20 }, (_, index) => nftRows(`Set ${index}`, 1)).flatMap(([row], index) => ({
    ...row,
    contract: `eip155:1:0x${`${index + 10}`.repeat(20)}`,
    imageUrl: `https://backend.example/${index}.png`,
  }))
  const fetch = async (url: URL) => {
    if (!url.pathname.endsWith('.png')) return nftBackend({ rows })(url)
    asked.push(url.pathname)
    return new Response(new Uint8Array([137, 80]), { headers: { 'content-type': 'image/png' } })
  }
  await showState('nfts', { changes: { fetch } })
  await until(() => asked.length > 0)
  expect(asked.length).toBeLessThan(20)
})
