import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fakeTab } from '../gallery/fake-tab.js'
import type { GalleryState } from '../gallery/gallery-state.js'
import { manualClock } from '../gallery/manual-clock.js'
import { galleryToken, someTokens, tokensBackend } from '../gallery/tokens-backend.js'
import { showState } from './show-state.js'
import { until } from './until.js'
import { watchToasts } from './watch-toasts.js'

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-mk-token]')]
const names = () => rows().map((row) => row.dataset['mkToken'])
const tab = (id: string) => document.querySelector<HTMLElement>(`[data-mk-tab="${id}"]`)
const assets = () => document.querySelector<HTMLElement>('.mk-assets')
/** What the picked tab shows; one alone has no tabs. */
const panel = () => assets()?.querySelector<HTMLElement>('[role="tabpanel"]') ?? assets()
const balance = () => document.querySelector('.mk-balance')?.textContent
const press = (name: string | RegExp) => userEvent.click(page.getByRole('button', { name }))

test('behavior: the tokens by worth, and their total over them alone; small ones and spam are set apart', async () => {
  await showState('tokens')
  await until(() => rows().length > 0)
  expect(names()).toEqual(['ETH', 'USDC', 'LONG', 'PTS'])
  // As in the balance over the list: floored.
  expect(rows()[0]?.textContent).toBe('Ether1.234 ETH$3,101.65')
  expect(rows()[3]?.textContent).toBe('Points without a price42.000 PTS')
  await until(() => balance() === 'Total $4,394.30Balance 1.234 ETH')
  expect(panel()?.textContent).not.toContain('$4,394.30')
  await press('Show small balances (1)')
  expect(names()).toEqual(['ETH', 'USDC', 'LONG', 'PTS', 'DAI'])
  await press('Possible spam (1)')
  expect(names().at(-1)).toBe('GIFT')
  await press('Show small balances (1)')
  expect(names()).toEqual(['ETH', 'USDC', 'LONG', 'PTS', 'GIFT'])
})

test('behavior: without a backend the account is as it was', async () => {
  await showState('tokens', { changes: { services: {} } })
  await until(() => document.querySelector('.mk-amount'))
  expect(document.querySelector('[role="tablist"], .mk-assets')).toBeNull()
})

test('SPEC §7: without a backend, a wallet that lists the tokens itself has its list', async () => {
  await showState('tokens-of-wallet')
  await until(() => rows().length > 0)
  await until(() => balance() === 'Total $4,351.90Balance 1.234 ETH')
  expect(names()).toEqual(['ETH', 'USDC'])
  expect(rows()[1]?.textContent).toBe('USD Coin1,250.500 USDC$1,250.25')
})

test('behavior: arrow keys pick a tab, one is in the tab order, and it is remembered until the modal closes', async () => {
  const never = () => new Promise<never>(() => {})
  const features = [fakeTab('activity', never), fakeTab('nfts', async () => () => <p>pictures</p>)]
  const kit = await showState('tokens-tabs', { changes: { features } })
  await until(() => tab('tokens'))
  expect([...document.querySelectorAll('[data-mk-tab]')].map(({ textContent }) => textContent)).toEqual([
    'Tokens',
    'NFTs',
    'Activity',
  ])
  tab('tokens')?.focus()
  await userEvent.keyboard('{ArrowRight}')
  await until(() => panel()?.textContent === 'pictures')
  expect([document.activeElement, tab('nfts')?.tabIndex, tab('tokens')?.tabIndex]).toEqual([tab('nfts'), 0, -1])
  expect(panel()?.getAttribute('aria-labelledby')).toBe(tab('nfts')?.id)
  await userEvent.keyboard('{End}')
  expect(tab('activity')?.ariaSelected).toBe('true')
  await userEvent.keyboard('{ArrowRight}')
  expect(tab('tokens')?.ariaSelected).toBe('true')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  const view = (name: string) => kit.router.show([{ view: name }], 'forward')
  view('Networks')
  await until(() => !tab('tokens'))
  view('Account')
  await until(() => tab('nfts')?.ariaSelected === 'true')
  kit.router.close()
  kit.router.open({ view: 'Account' })
  await until(() => tab('tokens')?.ariaSelected === 'true')
})

test('behavior: where the page runs from right to left the arrows do too', async () => {
  await showState('tokens-tabs')
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await until(() => tab('tokens'))
  for (const root of document.querySelectorAll('[data-mk]')) root.setAttribute('dir', 'rtl')
  tab('tokens')?.focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(tab('nfts')?.ariaSelected).toBe('true')
})

test('error: a tab whose code does not come says so, and comes when it is tried again', async () => {
  let isDown = true
  async function load() {
    if (isDown) throw new Error('gone')
    return () => <p>pictures</p>
  }
  await showState('tokens-tabs', {
    isStrict: false,
    changes: { features: [fakeTab('nfts', load)] },
  })
  await until(() => tab('nfts'))
  await userEvent.click(tab('nfts') as HTMLElement)
  await until(() => panel()?.querySelector('[data-code="view/not-loaded"]'))
  isDown = false
  await press('Try again')
  await until(() => panel()?.textContent === 'pictures')
})

test('error: a failure keeps the list with its age and is told once', async () => {
  await showState('tokens-stale')
  await until(() => document.querySelector('[data-mk-toast="error"]'))
  await until(() => balance() === 'Total $4,394.30Balance 1.234 ETHAs of 3 minutes ago')
  expect(names()).toEqual(['ETH', 'USDC', 'LONG', 'PTS'])
  expect(panel()?.textContent).toContain('Retrying every 30 seconds')
})

test.each<[NonNullable<GalleryState['balance']>, number]>([
  ['fails', 1],
  [{ value: 5n, decimals: 18, symbol: 'ETH' }, 2],
])(
  'error: balance (%o) and tokens that fail say so once; tokens that fail anew are told %i times',
  async (balance, times) => {
    const clock = manualClock()
    const said = 'Token Balance Unavailable'
    const toasts = watchToasts()
    let answer = tokensBackend(500)
    await showState('tokens', { clock, changes: { balance, fetch: (url) => answer(url) } })
    const later = (selector: string) =>
      until(async () => {
        await clock.advance(500)
        return panel()?.querySelector(selector)
      })
    await later('[data-code]')
    await until(() => document.querySelector(`.mk-balance[data-status="${balance === 'fails' ? 'failed' : 'ready'}"]`))
    // Neither is said again while it stays down.
    await clock.advance(90_000)
    expect(toasts).toEqual([said])
    answer = tokensBackend(someTokens)
    await later('[data-status="ready"]')
    answer = tokensBackend(500)
    await later('[data-code]')
    expect(toasts).toEqual(Array(times).fill(said))
  },
)

test.each([
  ['tokens-failed', 'Retrying every 30 seconds'],
  ['tokens-down', 'Something went wrong on our side. Try again later.'],
])('error: %s is a scene that speaks of the list, not of the balance over it', async (id, said) => {
  await showState(id)
  await until(() => panel()?.querySelector('.mk-scene[data-code="backend/failed"]'))
  const parts = panel()?.querySelectorAll('.mk-heading, .mk-text, .mk-actions, .mk-details > summary') ?? []
  expect([...parts].map(({ textContent }) => textContent)).toEqual([
    'Couldn’t load tokens',
    said,
    'Try again',
    'Details',
  ])
  expect(panel()?.querySelector('.mk-badge[data-tone="error"]')).not.toBeNull()
  expect(balance()).toBe('Balance 1.234 ETH')
})

test('error: a service that is down is asked again by hand, not before 30 s', async () => {
  const clock = manualClock()
  const asked: string[] = []
  let answer = tokensBackend(503)
  const fetch = (url: URL) => {
    asked.push(url.pathname)
    return answer(url)
  }
  await showState('tokens-down', { clock, changes: { fetch } })
  await until(async () => {
    await clock.advance(500)
    return panel()?.querySelector('[data-code="backend/failed"]')
  })
  const before = asked.length
  await clock.advance(120_000)
  expect(asked).toHaveLength(before)
  answer = tokensBackend(someTokens)
  await press('Try again')
  await until(() => rows().length > 0)
})

test('behavior: nothing there leads to receiving', async () => {
  const kit = await showState('tokens-empty')
  await until(() => panel()?.textContent?.startsWith('No tokens yet'))
  await userEvent.click(panel()?.querySelector('button') as HTMLElement)
  expect(kit.router.state.peek().stack.at(-1)?.view).toBe('WalletReceive')
})

test('behavior: what a stranger named is text, and no picture of theirs is fetched', async () => {
  await page.viewport(320, 640)
  onTestFinished(() => page.viewport(1280, 800))
  await showState('tokens-hostile')
  await until(() => rows().length > 0)
  expect(panel()?.querySelectorAll('img, script, b')).toHaveLength(0)
  expect(panel()?.textContent).toContain('<img src=x onerror=alert(1)>')
  expect(panel()?.textContent).not.toMatch(/Negative|Eighty|Unknown decimals/)
  const edge = document.querySelector('dialog[open]')?.getBoundingClientRect()
  const outside = [...(panel()?.querySelectorAll('*:not(.mk-hidden)') ?? [])].filter((part) => {
    const { left, right } = part.getBoundingClientRect()
    return left < (edge?.left ?? 0) || right > (edge?.right ?? 0)
  })
  expect(outside.map(({ outerHTML }) => outerHTML)).toEqual([])
})

test('behavior: the rows in view are drawn before those that are not', async () => {
  const counts: number[] = []
  const observer = new MutationObserver(() => counts.push(rows().length))
  observer.observe(document.body, { subtree: true, childList: true })
  onTestFinished(() => observer.disconnect())
  await showState('tokens-many')
  await until(() => rows().length === 50)
  expect(counts.find((count) => count > 0)).toBe(10)
})

test('behavior: of 5,000 tokens fifty are drawn, and fifty more when asked', async () => {
  await showState('tokens-many')
  await until(() => rows().length === 50)
  await press('Show 4,950 more')
  await until(() => rows().length === 100)
})

test('behavior: one tab alone is no row of tabs, but its list has a name', async () => {
  await showState('tokens')
  await until(() => rows().length > 0)
  expect(document.querySelector('[role="tablist"]')).toBeNull()
  await expect.element(page.getByRole('list', { name: 'Tokens' })).toBeInTheDocument()
})

test('behavior: the tabs have a place before they are there', async () => {
  await showState('tokens-loading')
  await until(() => panel()?.querySelector('.mk-shimmer'))
  const height = () => document.querySelector<HTMLElement>('.mk-assets')?.offsetHeight
  const before = height()
  await showState('tokens', { changes: { fetch: tokensBackend([galleryToken('ETH', 'Ether', '2', 3)]) } })
  await until(() => rows().length > 0)
  expect(height()).toBe(before)
})

test('behavior: a token of which only the address is known says so, with its address beside what there is', async () => {
  await showState('solana-account')
  await until(() => rows().length > 1)
  expect(rows()[1]?.textContent).toBe('Unknown token1,250.500 · EPjF…yTDt1v')
  expect(rows()[1]?.querySelector<HTMLElement>('.mk-letter')?.dataset['letter']).toBe('?')
})
