import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { ChainAdapter } from '../../runtime/contract/chain.js'
import type { Kit } from '../../runtime/contract/kit.js'
import { submissions } from '../../runtime/features/submissions/feature.js'
import { swapToken } from '../../runtime/features/swaps/contract.js'
import { swaps } from '../../runtime/features/swaps/feature.js'
import { someWallets } from '../gallery/gallery-state.js'
import { swapParts } from '../gallery/states-swap.js'
import { type SwapPlanned, swapBackend, swapTokens } from '../gallery/swap-backend.js'
import { swapChain } from '../gallery/swap-chain.js'
import { galleryToken, tokensBackend } from '../gallery/tokens-backend.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'
import { dialog, showPage, view } from './walk-by-keys.js'

/** Gives itself the name of another token, and was sent to the account. */
const fake = '0x00000000000000000000000000000000000000ff'

async function show(
  view: string,
  params: Readonly<Record<string, string>>,
  says: Partial<ChainAdapter> = {},
  planned: SwapPlanned = {},
) {
  const served = swapBackend(planned)
  const chain = swapChain()
  const owned = tokensBackend([
    galleryToken('ETH', 'Ether', '1.2', 2_500, { address: undefined }),
    galleryToken('USDC', 'USD Coin', '1000000', 1, { address: `eip155:1:${fake}` }),
  ])
  return showPage(
    {
      view,
      params,
      isConnected: true,
      wallets: someWallets(),
      services: { api: 'https://api.example' },
      fetch: (url) => (url.pathname.endsWith('/balance') ? owned(url) : served(url)),
      chain: { ...chain, load: async (...args) => ({ ...(await chain.load(...args)), ...says }) },
      ...swapParts,
    },
    'account',
  )
}

test('behavior: a suggested symbol is the listed token, and not one that was sent to the account under its name', async () => {
  const { kit } = await show('Swap', {})
  kit.router.open({ view: 'Swap' })
  const side = () => dialog()?.querySelector<HTMLElement>('[data-mk-side="to"]')
  await until(side)
  side()?.click()
  const chip = () => [...(dialog()?.querySelectorAll<HTMLElement>('.mk-swap-chips button') ?? [])]
  await until(() => chip().some(({ textContent }) => textContent?.endsWith('USDC')))
  const api = await kit.use(swapToken)
  chip()
    .find(({ textContent }) => textContent?.endsWith('USDC'))
    ?.click()
  await until(() => api.form.peek().to !== undefined)
  expect(api.form.peek().to).toBe(swapTokens.USDC)
})

test('behavior: a symbol that a host opens the form with is the listed token too', async () => {
  const { kit } = await show('Swap', { toToken: 'usdc' })
  const api = await kit.use(swapToken)
  await until(() => api.form.peek().to !== undefined)
  expect(api.form.peek().to).toBe(swapTokens.USDC)
})

test('behavior: an earlier swap that ends while another one is reviewed is not taken for this one', async () => {
  let ended = false
  const transactionStatus = async () => (ended ? ({ status: 'failed' } as const) : ({ status: 'pending' } as const))
  const { kit, clock } = await show('Swap', {}, { transactionStatus })
  kit.router.open({ view: 'Swap' })
  const api = await kit.use(swapToken)
  const reviewed = async () => {
    await until(() => api.facts.peek().balances !== undefined)
    api.fill({ to: swapTokens.USDC, amount: '0.5' })
    await until(() => api.facts.peek().to !== undefined)
    await api.review()
    await until(() => api.step.peek().step === 'review')
    await until(() => dialog()?.querySelector('[data-mk-act="swap"]'))
  }
  const press = () => dialog()?.querySelector<HTMLElement>('[data-mk-act="swap"]')?.click()
  await until(() => view() === 'Swap')
  await reviewed()
  press()
  await until(() => view() === 'Account')
  expect(api.outcome.peek()?.status).toBe('pending')
  kit.router.open({ view: 'Swap' })
  await until(() => view() === 'Swap')
  await reviewed()
  ended = true
  await clock.advance(3_000)
  await until(() => api.outcome.peek()?.status === 'failed')
  await settled()
  expect(view()).toBe('SwapPreview')
  expect(api.step.peek().step).toBe('review')
})

test('behavior: a list says how many of its tokens are not drawn, and its search finds them', async () => {
  const tokens = Array.from({ length: 5_000 }, (_, index) => ({
    name: `Token ${index}`,
    symbol: `T${index}`,
    address: `eip155:1:0x${`${index}`.padStart(40, '0')}`,
    decimals: 18,
  }))
  const { kit, clock } = await show('Swap', {}, {}, { tokens })
  kit.router.open({ view: 'Swap' })
  await until(() => dialog()?.querySelector('[data-mk-side="to"]'))
  dialog()?.querySelector<HTMLElement>('[data-mk-side="to"]')?.click()
  const rows = () => dialog()?.querySelectorAll('[data-mk-token^="T"]').length ?? 0
  await until(() => rows() === 100)
  expect(dialog()?.textContent).toContain('Not shown: 4,900. Search to find them.')
  await userEvent.fill(dialog()?.querySelector('[type="search"]') as HTMLElement, 'token 4321')
  await clock.advance(1_000)
  await until(() => rows() === 1)
  expect(dialog()?.querySelector('[data-mk-token="T4321"]')).not.toBe(null)
  expect(dialog()?.textContent).not.toContain('Not shown')
})

test.each(['SwapSelectToken', 'SwapPreview'])(
  'error: %s says that its code did not come, and tries again',
  async (name) => {
    let tries = 0
    const real = swaps()
    const late = {
      ...real,
      load(kit: Kit) {
        tries += 1
        return tries === 1
          ? Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
          : real.load(kit)
      },
    }
    const { kit } = await showPage(
      {
        view: name,
        isConnected: true,
        wallets: someWallets(),
        chain: swapChain(),
        ...swapParts,
        features: [late, submissions()],
      },
      'account',
    )
    kit.router.open({ view: name })
    const again = () => [...(dialog()?.querySelectorAll('button') ?? [])].find((it) => it.textContent === 'Try again')
    await until(again)
    again()?.click()
    await until(() => tries > 1 && !again())
  },
)

test('behavior: a search that finds no token is emptied with one press', async () => {
  await showState('swap-select-none')
  const clear = await until(() => dialog()?.querySelector<HTMLElement>('.mk-scene .mk-button'))
  expect(clear?.textContent).toBe('Clear search')
  expect(dialog()?.querySelector('.mk-scene .mk-text')?.textContent).toBe('Try another name.')
  clear?.click()
  await until(() => dialog()?.querySelector('[data-mk-token="ETH"]'))
})

test('behavior: a token on no list shows its address in groups', async () => {
  await showState('swap-select-unlisted')
  const groups = await until(() => dialog()?.querySelector('.mk-note .mk-grouped'))
  expect(groups?.childNodes.length).toBe(11)
  expect(groups?.textContent).toBe('0x1111111111111111111111111111111111111111')
})

test('behavior: the review shows the pictures of both tokens', async () => {
  await showState('swap-preview-approve')
  const facts = await until(() => dialog()?.querySelector('.mk-form-facts'))
  const letters = [...(facts?.querySelectorAll<HTMLElement>('.mk-image') ?? [])].map(({ dataset }) => dataset['letter'])
  expect(letters.slice(0, 2)).toEqual(['U', 'D'])
})

test('behavior: what a contract says of its refusal stands behind the details', async () => {
  await showState('swap-reverted')
  const note = await until(() => dialog()?.querySelector('[data-mk-problem="reverted"]'))
  expect(note?.textContent).toBe('The network would refuse this swap.')
  await until(() => dialog()?.querySelector('.mk-details')?.textContent?.includes('UniswapV2: K'))
  expect(dialog()?.querySelector<HTMLDetailsElement>('.mk-note > .mk-details')?.open).toBe(false)
  expect(dialog()?.querySelector('.mk-details p')?.textContent).toBe('swaps/reverted')
  expect(dialog()?.querySelector('[type="submit"]')?.textContent).toBe('Try again')
})
