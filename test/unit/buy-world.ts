import type { Transfers } from '../../runtime/contract/transfer.js'
import type { PageWindow } from '../../runtime/core/host-windows.js'
import { account } from '../../runtime/features/account/feature.js'
import { connect } from '../../runtime/features/connect/feature.js'
import { onrampToken } from '../../runtime/features/onramp/contract.js'
import { onramp } from '../../runtime/features/onramp/feature.js'
import { fakeChain } from './fake-chain.js'
import { fakeConnector } from './fake-connector.js'
import { ethereum, fakeKit, polygon } from './fake-kit.js'
import { type FakeDisk, fakeDisk, fakeHost, settle } from './fakes.js'

const API = 'https://api.example'
const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
/** Where the seller of these tests sends people. */
export const PAGE = 'https://pay.coinbase.com/buy/select-asset?sessionToken=one'

const options = {
  paymentCurrencies: [{ id: 'USD', payment_method_limits: [{ id: 'card', min: '10.00', max: '7500.00' }] }],
  purchaseCurrencies: [
    {
      id: 'USDC',
      name: 'USD Coin',
      symbol: 'USDC',
      networks: [
        { name: 'ethereum-mainnet', display_name: 'Ethereum', chain_id: '1', contract_address: USDC },
        { name: 'base', display_name: 'Base', chain_id: '8453', contract_address: USDC },
      ],
    },
    { id: 'ETH', name: 'Ether', symbol: 'ETH', networks: [{ name: 'ethereum', display_name: '', chain_id: '1' }] },
  ],
}

/** A quote for so many dollars. */
export const quoteOf = (amount: string) => ({
  paymentTotal: { amount, currency: 'USD' },
  paymentSubtotal: { amount: '98', currency: 'USD' },
  purchaseAmount: { amount: '97.5', currency: 'USDC' },
  networkFee: { amount: '0', currency: 'USD' },
  coinbaseFee: { amount: '2', currency: 'USD' },
  quoteId: 'q',
})

/** A window of a browser that opens one. */
export function fakeWindow() {
  const seen: string[] = []
  const opened = {
    isClosed: false,
    lead: (href: string) => void seen.push(href),
    onMessage: () => () => {},
    close: () => void seen.push('closed'),
  }
  return { opened: opened as PageWindow & { isClosed: boolean }, seen }
}

/** What the surroundings of a page do. */
export interface Setting {
  readonly disk?: FakeDisk
  readonly window?: PageWindow | null
  readonly isMobile?: boolean
  /** Answers of the backend by path; a function is asked with the body. */
  readonly answers?: Readonly<Record<string, (body: unknown) => unknown>>
  /** What the account has of the token, in base units. */
  readonly balance?: () => bigint
  readonly feature?: ReturnType<typeof onramp>
}

/** Buying from a connected account, with everything that the backend is asked. */
export async function buying({
  disk = fakeDisk(),
  window = fakeWindow().opened,
  isMobile = false,
  answers = {},
  balance = () => 0n,
  feature = onramp({ onramp: ['coinbase'] }),
}: Setting = {}) {
  const asked: { readonly path: string; readonly body: unknown; readonly search: URLSearchParams }[] = []
  const followed: string[] = []
  const plain: Readonly<Record<string, (body: unknown) => unknown>> = {
    '/v1/onramp/options': () => options,
    '/v1/onramp/quote': (body) => quoteOf((body as { amount: string }).amount),
    '/v1/generators/onrampurl': () => ({ url: PAGE }),
    history: () => ({ data: [], next: null }),
    ...answers,
  }
  const base = fakeHost({
    storage: disk.tab(),
    fetch: async (request) => {
      const { pathname, searchParams } = new URL(request.url)
      const text = await request.text()
      const body: unknown = text ? JSON.parse(text) : undefined
      asked.push({ path: pathname, body, search: searchParams })
      const answer = plain[pathname.endsWith('/history') ? 'history' : pathname]?.(body)
      if (answer instanceof Response) return answer
      return answer === undefined ? new Response('', { status: 404 }) : Response.json(answer)
    },
  })
  const host = {
    ...base,
    tabs: null,
    windows: { open: () => window },
    page: { ...base.page, isMobile: () => isMobile },
    links: {
      look: () => ({
        href: 'https://app.example/',
        userAgent: '',
        touchPoints: 0,
        isFramed: false,
        hasTelegramBridge: false,
        isVisible: true,
      }),
      open: (href: string, target: string) => void followed.push(`${target} ${href}`),
    },
  }
  const transfers = {
    readAsset: async (network, address) => ({
      caipNetworkId: network.caipNetworkId,
      address,
      symbol: 'USDC',
      decimals: 6,
    }),
    balances: async () => ({ asset: balance(), native: 0n }),
  } as Partial<Transfers> as Transfers
  const { kit } = fakeKit(
    {
      features: [connect(), account(), feature],
      chains: [fakeChain({ transfers: async () => transfers })],
      services: { api: API },
      networks: [ethereum, polygon],
    },
    host,
  )
  await kit.session.connect(fakeConnector(), new AbortController().signal)
  const api = await kit.use(onrampToken)
  const stop = api.follow()
  await settle()
  return { api, kit, asked, followed, stop, clock: host.clock, disk, page: base.page }
}

/** The same with an amount filled in, and its quotes here. */
export const filled = async (setting?: Setting) => {
  const all = await buying(setting)
  all.api.fill({ amount: '100' })
  await all.clock.advance(500)
  await settle()
  return all
}
