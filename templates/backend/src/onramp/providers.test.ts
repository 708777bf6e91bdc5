import { generateKeyPairSync } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { appOf, makeLocalBackend } from '../../../../test/setup/local-backend.js'
import { ADDRESS, coinbaseAnswers, meldAnswers, urlWish, wish } from '../../../../test/setup/onramp-answers.js'
import {
  type Mood,
  type ProviderCall,
  type ProviderServer,
  startProvider,
} from '../../../../test/setup/provider-server.js'
import { coinbaseProvider } from './coinbase-provider.js'
import { defaultOptions } from './default-options.data.js'
import { meldProvider } from './meld-provider.js'
import { onrampRoutes } from './routes.js'

let server: ProviderServer
let local: Awaited<ReturnType<typeof makeLocalBackend>>
/** Short only where nothing answers: a busy machine is slow as well. */
let deadlineMs = 10_000
beforeAll(async () => {
  server = await startProvider(({ path }: ProviderCall) => coinbaseAnswers[path] ?? meldAnswers[path])
  local = await makeLocalBackend()
})
afterEach(() => {
  deadlineMs = 10_000
  server.setMood('good')
  server.calls.length = 0
})
afterAll(async () => {
  await local.stop()
  await server.stop()
})

function makeApp() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const key = privateKey.export({ format: 'pem', type: 'sec1' }).toString()
  const shared = { url: server.url, deadlineMs }
  const providers = [
    coinbaseProvider(local.backend, { ...shared, key, appId: 'key-id' }),
    meldProvider(local.backend, { ...shared, key: 'meld-key' }),
  ]
  return appOf(onrampRoutes(local.backend, { providers }))
}

async function ask(path: string, body?: unknown) {
  const response = await makeApp().request(
    path,
    body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) },
  )
  return { status: response.status, body: await response.json() }
}

test('behavior: Coinbase tells its options, a quote and a page, each with a token of its own', async () => {
  expect((await ask('/v1/onramp/options')).body).toEqual({
    paymentCurrencies: [{ id: 'USD', payment_method_limits: [{ id: 'card', min: '2', max: '7500' }] }],
    purchaseCurrencies: [
      {
        id: '2b92315d-eab7-5bef-84fa-089a131333f5',
        name: 'USDC',
        symbol: 'USDC',
        networks: [
          {
            name: 'base',
            display_name: 'Base',
            chain_id: '8453',
            contract_address: '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913',
          },
        ],
      },
    ],
  })
  expect((await ask('/v1/onramp/quote?projectId=local', wish)).body).toEqual({
    paymentTotal: { amount: '100.00', currency: 'USD' },
    paymentSubtotal: { amount: '97.00', currency: 'USD' },
    purchaseAmount: { amount: '97', currency: 'USDC' },
    networkFee: { amount: '0.50', currency: 'USD' },
    coinbaseFee: { amount: '2.50', currency: 'USD' },
    quoteId: 'quote-1',
  })
  const page = new URL((await ask('/v1/generators/onrampurl?projectId=local', urlWish)).body.url)
  expect([page.origin, page.pathname]).toEqual(['https://pay.coinbase.com', '/buy/select-asset'])
  expect(Object.fromEntries(page.searchParams)).toEqual({
    sessionToken: 'session-token',
    defaultExperience: 'buy',
    defaultNetwork: 'base',
    partnerUserRef: ADDRESS,
    presetFiatAmount: '50',
  })
  const [options, quote, token] = server.calls
  expect(options?.query).toEqual({ country: 'US', subdivision: 'CA' })
  expect(quote?.body).toMatchObject({
    paymentAmount: '100',
    purchaseNetwork: 'base',
    paymentCurrency: 'USD',
    country: 'US',
  })
  expect(token?.body).toEqual({
    addresses: [{ address: ADDRESS, blockchains: ['base', 'ethereum'] }],
    clientIp: '192.0.2.7',
    assets: ['USDC'],
  })
  const tokens = server.calls.map(({ headers }) => headers.authorization)
  expect(new Set(tokens).size).toBe(3)
  for (const each of tokens) expect(each).toMatch(/^Bearer [\w-]+\.[\w-]+\.[\w-]+$/)
})

test('behavior: Meld tells its options, the best quote, and a page of that seller', async () => {
  expect((await ask('/v1/onramp/options?provider=meld')).body).toEqual({
    paymentCurrencies: [{ id: 'EUR', payment_method_limits: [{ id: 'card', min: '5', max: '30000.5' }] }],
    purchaseCurrencies: [
      {
        id: 'USDC',
        name: 'USD Coin',
        symbol: 'USDC',
        networks: [
          {
            name: 'ETH',
            display_name: 'Ethereum',
            chain_id: '1',
            contract_address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
          },
        ],
      },
      {
        id: 'USDC_BASE',
        name: 'USDC_BASE',
        symbol: 'USDC',
        networks: [{ name: 'BASE', display_name: 'Base', chain_id: '8453', contract_address: '' }],
      },
    ],
  })
  expect((await ask('/v1/onramp/quote?provider=meld', wish)).body).toEqual({
    paymentTotal: { amount: '100', currency: 'USD' },
    paymentSubtotal: { amount: '96.5', currency: 'USD' },
    purchaseAmount: { amount: '96.2', currency: 'USDC' },
    networkFee: { amount: '0.5', currency: 'USD' },
    coinbaseFee: { amount: '3', currency: 'USD' },
    quoteId: 'meld-moonpay',
  })
  const { body } = await ask('/v1/generators/onrampurl?provider=meld', urlWish)
  expect(body).toEqual({ url: 'https://meldcrypto.com/?token=t' })
  const widget = server.calls.at(-1)
  expect(widget?.headers).toMatchObject({ authorization: 'BASIC meld-key', 'meld-version': '2023-12-19' })
  expect(widget?.body).toEqual({
    sessionType: 'BUY',
    externalCustomerId: ADDRESS,
    sessionData: {
      countryCode: 'US',
      sourceAmount: '50',
      sourceCurrencyCode: 'USD',
      destinationCurrencyCode: 'USDC_BASE',
      walletAddress: ADDRESS,
      serviceProvider: 'MOONPAY',
    },
  })
})

const moods: readonly Mood[] = ['garbage', 'wrong-shape', 'broken', 'redirecting', 'slow', 'endless']
test.each(moods.flatMap((mood) => [[mood, 'coinbase'] as const, [mood, 'meld'] as const]))(
  'error: of a provider that is %s (%s) the defaults are told; a quote and a page are 502, without its words',
  async (mood, provider) => {
    server.setMood(mood)
    if (mood === 'slow') deadlineMs = 300
    const options = await ask(`/v1/onramp/options?provider=${provider}`)
    expect(options).toEqual({ status: 200, body: defaultOptions })
    for (const [path, body] of [
      ['/v1/onramp/quote', wish],
      ['/v1/generators/onrampurl', urlWish],
    ] as const) {
      const answer = await ask(`${path}?provider=${provider}`, body)
      expect([answer.status, answer.body.reasons[0].name]).toEqual([502, 'provider_failed'])
      expect(JSON.stringify(answer.body)).not.toContain('secret')
    }
  },
)

test('error: what a provider refuses is told as 400', async () => {
  server.setMood('refusing')
  const { status, body } = await ask('/v1/onramp/quote', wish)
  expect([status, body.reasons[0].name]).toEqual([400, 'not_sold'])
})

test('behavior: without a provider there are no options, and a quote is 404', async () => {
  const app = appOf(onrampRoutes(local.backend))
  expect(await (await app.request('/v1/onramp/options')).json()).toEqual({
    paymentCurrencies: [],
    purchaseCurrencies: [],
  })
  const quote = await app.request('/v1/onramp/quote', { method: 'POST', body: JSON.stringify(wish) })
  expect(quote.status).toBe(404)
})

test.each([
  ['no amount', '/v1/onramp/quote', { ...wish, amount: '0.00' }],
  ['an amount with three decimals', '/v1/onramp/quote', { ...wish, amount: '1.001' }],
  ['no currency', '/v1/onramp/quote', { ...wish, paymentCurrency: { id: 'usd' } }],
  ['no wallet', '/v1/generators/onrampurl', { ...urlWish, destinationWallets: [] }],
  [
    'an address that is none',
    '/v1/generators/onrampurl',
    { ...urlWish, destinationWallets: [{ address: 'http://169.254.169.254' }] },
  ],
  ['a wild preset', '/v1/generators/onrampurl', { ...urlWish, presetFiatAmount: 1e300 }],
])('error: a wish with %s is refused before anybody is asked', async (_, path, body) => {
  const answer = await ask(path, body)
  expect([answer.status, answer.body.reasons[0].name]).toEqual([400, 'invalid_input'])
  expect(server.calls).toEqual([])
})
