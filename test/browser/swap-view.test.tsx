import { expect, test } from 'vitest'
import { someWallets } from '../gallery/gallery-state.js'
import { swapParts } from '../gallery/states-swap.js'
import { swapBackend, swapTokens } from '../gallery/swap-backend.js'
import { swapChain } from '../gallery/swap-chain.js'
import { galleryToken, tokensBackend } from '../gallery/tokens-backend.js'
import { until } from './until.js'
import { dialog, showPage } from './walk-by-keys.js'

/** Gives itself the name of another token, and was sent to the account. */
const fake = '0x00000000000000000000000000000000000000ff'

async function show(view: string, params: Readonly<Record<string, string>>) {
  const swaps = swapBackend()
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
      fetch: (url) => (url.pathname.endsWith('/balance') ? owned(url) : swaps(url)),
      chain: swapChain(),
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
  const { swapToken } = await import('../../runtime/features/swaps/contract.js')
  const api = await kit.use(swapToken)
  chip()
    .find(({ textContent }) => textContent?.endsWith('USDC'))
    ?.click()
  await until(() => api.form.peek().to !== undefined)
  expect(api.form.peek().to).toBe(swapTokens.USDC)
})

test('behavior: a symbol that a host opens the form with is the listed token too', async () => {
  const { kit } = await show('Swap', { toToken: 'usdc' })
  const { swapToken } = await import('../../runtime/features/swaps/contract.js')
  const api = await kit.use(swapToken)
  await until(() => api.form.peek().to !== undefined)
  expect(api.form.peek().to).toBe(swapTokens.USDC)
})
