import { expect, test } from 'vitest'
import { alice } from '../../../test/unit/fake-wallet.js'
import { tokenRow, tokensKit } from '../../../test/unit/tokens-kit.js'
import type { Services } from '../../contract/app.js'
import type { RequestParams } from '../../contract/requests.js'
import { coreError } from '../../core/errors.js'

const asset = {
  address: '0xa0b8',
  balance: '0xf4240',
  type: 'ERC20',
  metadata: { name: 'USD Coin', symbol: 'USDC', decimals: 6, price: 1, iconUrl: '' },
}
const able = { '0x1': { assetDiscovery: { supported: true } } }

/** A wallet that answers by method: a value, an `Error`, or nothing at all. */
async function withWallet(
  answers: Readonly<Record<string, unknown>>,
  services: Services = { api: 'https://api.example' },
) {
  const asked: unknown[] = []
  const request = (method: string, params: RequestParams) => {
    asked.push([method, params])
    const answer = answers[method]
    if (answer === 'never') return new Promise(() => {})
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)
  }
  const all = await tokensKit([tokenRow('ETH')], { connector: { request }, services })
  return { ...all, asked }
}

test('FACTS 3.4: a wallet that knows its assets is asked, and the backend is not', async () => {
  const { tokens, asked, requests, symbols } = await withWallet({
    wallet_getCapabilities: able,
    wallet_getAssets: { '0x1': [asset] },
  })
  await tokens.refresh()
  expect(asked).toEqual([
    ['wallet_getCapabilities', [alice]],
    ['wallet_getAssets', [{ account: alice, chainFilter: ['0x1'] }]],
  ])
  expect([symbols(), requests]).toEqual([['USDC'], []])
  await tokens.refresh()
  expect(asked.map((each) => (each as readonly unknown[])[0])).toEqual([
    'wallet_getCapabilities',
    'wallet_getAssets',
    'wallet_getAssets',
  ])
})

test('behavior: it needs no backend', async () => {
  const answers = { wallet_getCapabilities: able, wallet_getAssets: { '0x1': [] } }
  const { tokens, state } = await withWallet(answers, {})
  await tokens.refresh()
  expect(state()).toMatchObject({ status: 'ready', data: [] })
})

const laterFaults: readonly (readonly [what: string, answer: unknown, code: string])[] = [
  ['refuses', coreError('wallet/unauthorized', { wallet: 'a' }), 'wallet/unauthorized'],
  ['hangs', 'never', 'flow/timeout'],
  ['answers rubbish', { '0x1': [{ ...asset, balance: 7 }] }, 'wallet/bad-answer'],
]

test.each(laterFaults)(
  'error: without a backend one that %s later keeps its list, and is asked again',
  async (_, answer, code) => {
    const answers: Record<string, unknown> = { wallet_getCapabilities: able, wallet_getAssets: { '0x1': [asset] } }
    const { tokens, state, symbols, clock, settled } = await withWallet(answers, {})
    tokens.follow()
    await settled()
    expect(symbols()).toEqual(['USDC'])
    answers['wallet_getAssets'] = answer
    const reading = tokens.refresh()
    await clock.advance(5_000)
    await reading
    expect(state()).toMatchObject({ status: 'failed', error: { code }, data: [{ symbol: 'USDC' }] })
    answers['wallet_getAssets'] = { '0x1': [] }
    await clock.advance(60_000)
    await settled()
    expect(state()).toMatchObject({ status: 'ready', data: [] })
  },
)

test.each(laterFaults)(
  'error: one that %s for ten minutes is asked every 30 s at most; its last list stays on disk',
  async (_, answer) => {
    const answers: Record<string, unknown> = { wallet_getCapabilities: able, wallet_getAssets: { '0x1': [asset] } }
    const { tokens, asked, disk, clock, symbols, settled } = await withWallet(answers, {})
    tokens.follow()
    await settled()
    const kept = new Map(disk.data)
    expect(kept.get('@modal-kit/1/tokens')).toContain('"symbol":"USDC"')
    answers['wallet_getAssets'] = answer
    const before = asked.length
    for (let second = 0; second < 600; second += 1) {
      void tokens.refresh()
      await clock.advance(1_000)
    }
    expect([symbols(), disk.data]).toEqual([['USDC'], kept])
    expect(asked.length - before).toBeGreaterThan(10)
    expect(asked.length - before).toBeLessThanOrEqual(21)
  },
)

const falls: readonly (readonly [what: string, answers: Readonly<Record<string, unknown>>])[] = [
  ['refuses', { wallet_getCapabilities: new Error('4200') }],
  ['does not know the method', { wallet_getCapabilities: null }],
  ['has other capabilities', { wallet_getCapabilities: { '0x1': { atomic: { status: 'supported' } } } }],
  ['knows them on another network', { wallet_getCapabilities: { '0x89': able['0x1'] } }],
  ['says it does not', { wallet_getCapabilities: { '0x1': { assetDiscovery: { supported: 'true' } } } }],
  ['refuses its assets', { wallet_getCapabilities: able, wallet_getAssets: new Error('4100') }],
  ['answers rubbish', { wallet_getCapabilities: able, wallet_getAssets: 'rubbish' }],
  ['answers for another network', { wallet_getCapabilities: able, wallet_getAssets: { '0x89': [asset] } }],
  [
    'has one item that is none',
    { wallet_getCapabilities: able, wallet_getAssets: { '0x1': [asset, { ...asset, balance: 7 }] } },
  ],
  [
    'has an item without a price',
    { wallet_getCapabilities: able, wallet_getAssets: { '0x1': [{ ...asset, metadata: { name: 'x' } }] } },
  ],
]

test.each(falls)('error: a wallet that %s is passed over, and not asked again', async (_, answers) => {
  const { tokens, asked, requests, symbols } = await withWallet(answers)
  await tokens.refresh()
  const times = asked.length
  await tokens.refresh()
  expect([symbols(), requests.length, asked.length]).toEqual([['ETH'], 2, times])
})

test.each(['wallet_getCapabilities', 'wallet_getAssets'])(
  'error: a wallet that hangs in %s has 5 s',
  async (method) => {
    const all = await withWallet({ wallet_getCapabilities: able, [method]: 'never' })
    const reading = all.tokens.refresh()
    await all.clock.advance(4_999)
    expect(all.requests).toEqual([])
    await all.clock.advance(1)
    await reading
    expect(all.symbols()).toEqual(['ETH'])
    await all.tokens.refresh()
    expect([all.requests.length, all.asked.length]).toEqual([2, method === 'wallet_getAssets' ? 2 : 1])
  },
)

test('behavior: another account of the wallet is asked about', async () => {
  const { tokens, asked, connector, settled } = await withWallet({ wallet_getCapabilities: null })
  tokens.follow()
  await settled()
  connector.change({ type: 'accountsChanged', accounts: [{ address: '0x00000000000000000000000000000000000000aa' }] })
  await settled()
  expect(asked).toHaveLength(2)
})
