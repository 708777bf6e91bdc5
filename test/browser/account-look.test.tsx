import { describe, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { contrastRatio, readColor } from '../../cli/config/css-color.js'
import { pictureOf } from '../gallery/directory-picture.js'
import { fakeActions } from '../gallery/fake-actions.js'
import { someWallets } from '../gallery/gallery-state.js'
import { galleryStates } from '../gallery/gallery-states.js'
import { galleryNetworks } from '../gallery/gallery-wiring.js'
import { fakeChain } from '../unit/fake-chain.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { connectAndLook, openPage } from './spec-page.js'
import { until } from './until.js'
import { topsOf, watchTops } from './watch-tops.js'

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(`dialog[open] ${selector}`)]
const tiles = () => all('.mk-tiles > *')

/** The answers of a state of the gallery, each when the test lets it through: by the end of its path. */
function held(id: string, ...ends: readonly string[]) {
  const fetch = galleryStates.find((state) => state.id === id)?.fetch
  if (!fetch) throw new Error(`The state ${id} has no backend.`)
  const gates = new Map(
    ends.map((end) => {
      let open = () => {}
      const opened = new Promise<void>((resolve) => {
        open = resolve
      })
      return [end, { open, opened }]
    }),
  )
  return {
    open: (end: string) => gates.get(end)?.open(),
    async fetch(url: URL) {
      await [...gates].find(([end]) => url.pathname.includes(end))?.[1].opened
      if (url.pathname.includes('/identity/')) return Response.json({ name: 'meadow.eth', avatar: pictureOf(5) })
      return fetch(url)
    },
  }
}

describe('what comes stands where its place was', () => {
  test.each([
    ['tokens-tabs', '/balance', '[data-mk-token]'],
    ['tokens-tab-nfts', '/nfts', '[data-mk-nft]'],
    ['tokens-tab-activity', '/history', '.mk-activity li'],
  ])('behavior: in %s nothing moves by a pixel', async (id, end, rows) => {
    const { open, fetch } = held(id, end)
    await showState(id, { changes: { fetch } })
    await until(() => all('[role="tabpanel"] .mk-skeleton').length > 3)
    await settled()
    const moved = watchTops('.mk-balance', '.mk-tiles', '.mk-tabs', '[role="tabpanel"]')
    const places = topsOf('[role="tabpanel"] :is(.mk-skeleton, .mk-group-head)')
    open(end)
    await until(() => all(rows).length > 3)
    await settled()
    const drawn = topsOf(`[role="tabpanel"] :is(${rows}, .mk-group-head)`)
    const length = Math.min(places.length, drawn.length)
    expect(length).toBeGreaterThan(3)
    expect(drawn.slice(0, length)).toEqual(places.slice(0, length))
    for (const tops of Object.values(moved())) expect(tops).toHaveLength(1)
  })

  test('behavior: name, picture, balance and worth come one by one, and nothing under them moves', async () => {
    const { open, fetch } = held('tokens-tabs', '/balance', '/identity/')
    let answer = () => {}
    const answered = new Promise<void>((resolve) => {
      answer = resolve
    })
    async function balance() {
      await answered
      return { value: 1_234_567_890_000_000_000n, decimals: 18, symbol: 'ETH' }
    }
    await openPage({
      features: galleryStates.find(({ id }) => id === 'tokens-tabs')?.features ?? [],
      services: { api: 'https://api.example' },
      fetch,
      modal: () => ({ chains: [fakeChain({ balance })] }),
    })
    await connectAndLook()
    await until(() => all('.mk-assets .mk-skeleton').length > 0)
    await settled()
    const moved = watchTops(
      '.mk-emblem',
      '.mk-address',
      '.mk-balance',
      '.mk-tiles',
      '.mk-tabs',
      '[role="tabpanel"] > *',
    )
    open('/identity/')
    await until(() => all('.mk-name').length > 0)
    answer()
    await until(() => all('.mk-balance')[0]?.textContent?.includes('1.234 ETH'))
    open('/balance')
    await until(() => all('[data-mk-token]').length > 3)
    await settled()
    for (const [selector, tops] of Object.entries(moved())) expect(tops, selector).toHaveLength(1)
  })
})

test('behavior: three rows and a half of tokens are seen at once, with a name, a picture and tabs', async () => {
  const { fetch } = held('tokens-tabs')
  await showState('tokens-tabs', { changes: { fetch } })
  await until(() => all('[data-mk-token]').length > 3 && all('.mk-name').length > 0)
  await settled()
  const view = all('.mk-view')[0]?.getBoundingClientRect()
  const [first, second] = topsOf('[data-mk-token]')
  expect(view?.height).toBe(560)
  const row = (second ?? 0) - (first ?? 0)
  expect(((view?.bottom ?? 0) - (first ?? 0)) / row).toBeGreaterThanOrEqual(3.5)
})

describe('the tiles', () => {
  /** The rows of tiles by their tops: how many stand in each, and how wide they are. */
  function rowsOfTiles() {
    const rows = new Map<number, number[]>()
    for (const tile of tiles()) {
      const { top, width } = tile.getBoundingClientRect()
      rows.set(Math.round(top), [...(rows.get(Math.round(top)) ?? []), Math.round(width)])
    }
    return [...rows.values()]
  }

  const counts = [0, 1, 2, 3, 4, 5].flatMap((count) => [[count, 'with'] as const, [count, 'without'] as const])

  test.each(counts)(
    'behavior: of %i features, %s an explorer, are of one size, none across the panel',
    async (...plan) => {
      const [count, explorer] = plan
      const networks = galleryNetworks.filter(({ blockExplorers }) => (explorer === 'with') === Boolean(blockExplorers))
      const wallets = someWallets({ caipNetworkId: networks[0]?.caipNetworkId ?? 'eip155:1' })
      await showState('account-plain', { changes: { features: fakeActions(count), networks, wallets } })
      await until(() => tiles().length > 0)
      const more = page.getByRole('button', { name: 'More', exact: true })
      const total = count + (explorer === 'with' ? 2 : 1)
      expect(tiles()).toHaveLength(Math.min(total, 4))
      expect(more.elements()).toHaveLength(total > 4 ? 1 : 0)
      if (total > 4) await userEvent.click(more)
      await settled()
      expect(tiles()).toHaveLength(total > 4 ? total + 1 : total)
      const widest = (all('.mk-account')[0]?.clientWidth ?? 0) / 2
      for (const row of rowsOfTiles()) {
        expect(row.length).toBeLessThanOrEqual(4)
        expect(new Set(row).size).toBe(1)
        expect(row[0]).toBeLessThan(widest)
      }
      expect([...new Set(tiles().map(({ offsetHeight }) => offsetHeight))]).toEqual([64])
    },
  )

  test.each(['light', 'dark'] as const)(
    'behavior: what ends the connection has the colour of errors in the %s scheme, to be read',
    async (mode) => {
      await showState('account', { mode })
      const tile = await until(() => tiles().at(-1))
      await settled()
      const { color, backgroundColor } = getComputedStyle(tile)
      expect(tile.textContent).toBe('Disconnect')
      expect(color).not.toBe(getComputedStyle(tiles()[0] as HTMLElement).color)
      expect(ratio(color, backgroundColor)).toBeGreaterThanOrEqual(4.5)
    },
  )

  test('behavior: their words stay inside them in a window of 320 px, in the longest language', async () => {
    await page.viewport(320, 640)
    onTestFinished(() => page.viewport(1280, 800))
    await showState('account-wallets')
    await until(() => tiles().length === 3)
    const words = ['Déconnecter', 'Bağlantıyı kes', 'Отключить', 'エクスプローラー', 'Portefeuilles']
    for (const word of words) {
      for (const tile of tiles()) (tile.lastChild as Text).data = word
      expect(tiles().map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toEqual([0, 0, 0])
    }
  })
})

/** Contrast of two colours as the browser computes them. */
function ratio(one: string, other: string): number {
  const [text, ground] = [one, other].map((each) => readColor(each, { scheme: 'light', variable: () => undefined }))
  if (typeof text !== 'object' || typeof ground !== 'object') throw new Error(`${one} or ${other} is no colour.`)
  return contrastRatio(text, ground)
}

test.each(['light', 'dark'] as const)(
  'behavior: what came in has the colour of success in the %s scheme, to be read',
  async (mode) => {
    await showState('tokens-tab-activity', { mode })
    const amounts = () => all('.mk-activity bdi')
    await until(() => amounts().length > 3)
    await settled()
    const incoming = amounts().filter(({ textContent }) => textContent?.startsWith('+'))
    expect(incoming.length).toBeGreaterThan(0)
    const ground = getComputedStyle(document.querySelector('dialog[open]') as Element).backgroundColor
    for (const each of amounts()) {
      const { color } = getComputedStyle(each)
      expect(ratio(color, ground), `${each.textContent}`).toBeGreaterThanOrEqual(4.5)
      expect(color === getComputedStyle(incoming[0] as HTMLElement).color).toBe(incoming.includes(each))
    }
  },
)

test.each([
  ['tokens-empty', 'coins'],
  ['nfts-none', 'image'],
  ['activity-empty', 'clock'],
])('behavior: %s has a mark of its own', async (id) => {
  await showState(id)
  const mark = await until(() => document.querySelector('.mk-emblem > .mk-icon > path'))
  const { lateIcons } = await import('../../runtime/ui/late-icons.data.js')
  const names = Object.entries(lateIcons).filter(([, path]) => path === mark.getAttribute('d'))
  expect(names.map(([name]) => name)).toHaveLength(1)
})

test.each([
  [1280, 'no higher than its rows', 52],
  [360, 'as high as while it waited, as a sheet would move under the finger', 280],
])('behavior: in a window of %i a short list of tokens is %s', async (width, _, height) => {
  await page.viewport(width, 800)
  onTestFinished(() => page.viewport(1280, 800))
  await showState('tokens-small')
  await until(() => document.querySelector('[data-mk-token]'))
  expect(document.querySelector<HTMLElement>('.mk-assets')?.offsetHeight).toBe(height)
})

test('behavior: what goes on under the edge of the account fades out there', async () => {
  await showState('tokens-many')
  const view = await until(() => document.querySelector('.mk-view:has(.mk-account)'))
  expect(getComputedStyle(view).maskImage).toContain('linear-gradient')
})
