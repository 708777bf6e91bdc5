import type { Kit } from '../../runtime/contract/kit.js'
import { networkSwitch } from '../../runtime/contract/provided.js'
import { submissions } from '../../runtime/features/submissions/feature.js'
import { type SwapForm, swapToken } from '../../runtime/features/swaps/contract.js'
import { swaps } from '../../runtime/features/swaps/feature.js'
import type { CaipNetworkId } from '../../schema/caip.js'
import { type GalleryState, someWallets } from './gallery-state.js'
import { galleryAddress } from './gallery-wallet.js'
import { swapBackend, swapTokens } from './swap-backend.js'
import { swapChain } from './swap-chain.js'

const { USDC, DAI, LINK, WBTC } = swapTokens
const never = () => new Promise<never>(() => {})

/** What turns swapping on in the gallery. */
export const swapParts: Pick<GalleryState, 'features' | 'views'> = {
  features: [swaps(), submissions()],
  views: {
    Swap: () => import('../../runtime/features/swaps/flow.view.js'),
    SwapSelectToken: () => import('../../runtime/features/swaps/flow.view.js'),
    SwapPreview: () => import('../../runtime/features/swaps/flow.view.js'),
  },
}

const base: Omit<GalleryState, 'id'> = {
  view: 'Swap',
  isConnected: true,
  // A quote is asked for once typing has paused, and says how long it is good for.
  isLive: 'waits',
  wallets: someWallets(),
  from: ['Account'],
  services: { api: 'https://api.example', images: 'https://images.example' },
  fetch: swapBackend(),
  chain: swapChain(),
  ...swapParts,
}

/** Fills the form in before the view opens. */
function filled(form: Partial<SwapForm>, then: (kit: Kit) => Promise<void> = async () => {}) {
  return async (kit: Kit) => {
    const api = await kit.use(swapToken)
    const stop = api.follow()
    const { amount = '', isMax = false, ...tokens } = form
    api.fill(tokens)
    await until(kit, () => {
      const { from, to, balances } = api.facts.peek()
      return from?.address === api.form.peek().from && to?.address === (tokens.to ?? null) && balances !== undefined
    })
    api.fill({ amount, isMax })
    if (amount || isMax) await until(kit, () => !['none', 'reading'].includes(api.quote.peek().status))
    await then(kit)
    // The view follows by itself from then on.
    void kit.host.clock.sleep(200).then(stop)
  }
}

async function until(kit: Kit, holds: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !holds(); tries += 1) await kit.host.clock.sleep(10)
}

async function switchTo(kit: Kit, id: CaipNetworkId): Promise<void> {
  const { switchTo: move } = await kit.use(networkSwitch)
  await move(id, new AbortController().signal)
}

/** Reviews what is filled in. */
async function review(kit: Kit): Promise<void> {
  const api = await kit.use(swapToken)
  await api.review()
}

const coins = { to: USDC, amount: '0.5' }
const tokens = { from: USDC, to: DAI, amount: '250' }
const preview: Omit<GalleryState, 'id'> = { ...base, view: 'SwapPreview', from: ['Account', 'Swap'] }
const select = { ...base, view: 'SwapSelectToken', from: ['Account', 'Swap'], params: { side: 'to' } }
const unresolved = {
  id: 'f0',
  hash: null,
  address: galleryAddress,
  caipNetworkId: 'eip155:1',
  at: 1_700_000_000_000 - 200_000,
  operationType: 'trade',
  to: USDC,
  amount: null,
  nonce: null,
  status: 'unknown',
  seen: { nonce: 7, block: '1' },
  digest: '0x00',
  by: null,
  isLate: false,
}

/** Swapping. */
export const swapStates: readonly GalleryState[] = [
  { id: 'swap', ...base },
  { id: 'swap-filled', ...base, story: filled(coins) },
  { id: 'swap-tokens', ...base, fetch: swapBackend({ rate: 995n }), story: filled(tokens) },
  { id: 'swap-max', ...base, story: filled({ to: USDC, isMax: true }) },
  { id: 'swap-insufficient', ...base, story: filled({ ...coins, amount: '99' }) },
  { id: 'swap-impact', ...base, fetch: swapBackend({ rate: 900n }), story: filled(tokens) },
  { id: 'swap-no-route', ...base, fetch: swapBackend({ hasRoute: false }), story: filled({ ...coins, to: WBTC }) },
  {
    id: 'swap-standing',
    ...base,
    fetch: swapBackend({ rate: 995n }),
    chain: swapChain({ allowance: 1_250n * 10n ** 18n }),
    story: filled(tokens),
  },
  { id: 'swap-unresolved', ...base, saved: { submitted: [unresolved] }, story: filled(coins) },
  {
    id: 'swap-reverted',
    ...base,
    chain: swapChain({ refuses: 'UniswapV2: K' }),
    story: filled(coins, review),
  },
  {
    id: 'swap-mismatch',
    ...base,
    fetch: swapBackend({ build: (tx) => ({ ...tx, to: `eip155:1:${LINK}` }) }),
    story: filled(coins, review),
  },
  {
    id: 'swap-details',
    ...base,
    story: filled(coins),
    acts: { '.mk-swap-details summary': (summary) => summary.click() },
    shows: '.mk-swap-details[open]',
  },
  { id: 'swap-unsupported', ...base, story: (kit) => switchTo(kit, 'eip155:11155111') },
  { id: 'swap-select-token', ...select },
  { id: 'swap-select-none', ...select, types: 'nothing of that name' },
  { id: 'swap-select-down', ...select, fetch: swapBackend({ hasList: false }), shows: '.mk-view .mk-note' },
  { id: 'swap-select-unlisted', ...select, types: '0x1111111111111111111111111111111111111111' },
  { id: 'swap-preview', ...preview, story: filled(coins, review) },
  {
    id: 'swap-preview-approve',
    ...preview,
    fetch: swapBackend({ rate: 995n }),
    story: filled(tokens, review),
  },
  {
    id: 'swap-preview-permit',
    ...preview,
    fetch: swapBackend({ rate: 995n, source: 'uniswap-v3' }),
    chain: swapChain({ hasPermits: true }),
    story: filled(tokens, review),
  },
  {
    id: 'swap-preview-at-once',
    ...preview,
    wallets: someWallets({ says: { wallet_getCapabilities: { '0x1': { atomic: { status: 'ready' } } } } }),
    fetch: swapBackend({ rate: 995n }),
    story: filled(tokens, review),
  },
  { id: 'swap-preview-blind', ...preview, chain: swapChain({ isBlind: true }), story: filled(coins, review) },
  {
    id: 'swap-asking',
    ...preview,
    chain: swapChain({ submit: never }),
    story: filled(coins, async (kit) => {
      await review(kit)
      const api = await kit.use(swapToken)
      void api.confirm()
      await until(kit, () => api.step.peek().step === 'asking')
    }),
  },
]
