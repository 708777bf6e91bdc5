import { expect, test } from 'vitest'
import { alice } from '../../../test/unit/fake-wallet.js'
import { walletAssets } from './wallet-assets.js'

const list = [{ address: '0xa0b8' }]
const able = { '0x89': { assetDiscovery: { supported: true } } }
const account = { caipNetworkId: 'eip155:137', address: alice } as const

function asking(answers: Readonly<Record<string, unknown>>, isKnown = false) {
  const asked: unknown[] = []
  const request = async (method: string, params: unknown) => {
    asked.push([method, params])
    return answers[method]
  }
  return walletAssets({ name: 'A', request }, account, isKnown).then((found) => ({ found, asked }))
}

test('behavior: a wallet that can is asked for the chain of the account (ERC-7811); the list is not decoded', async () => {
  const answers = { wallet_getCapabilities: able, wallet_getAssets: { '0x89': list, '0x1': 'rubbish' } }
  const capabilities = ['wallet_getCapabilities', [alice]]
  const assets = ['wallet_getAssets', [{ account: alice, chainFilter: ['0x89'] }]]
  expect(await asking(answers)).toEqual({ found: list, asked: [capabilities, assets] })
  expect(await asking(answers, true)).toEqual({ found: list, asked: [assets] })
})

test.each([[null], [{}], [{ '0x1': able['0x89'] }], [{ '0x89': { assetDiscovery: { supported: 'true' } } }], ['x']])(
  'behavior: %j is no word of a wallet that can',
  async (said) => {
    const { found, asked } = await asking({ wallet_getCapabilities: said, wallet_getAssets: { '0x89': list } })
    expect([found, asked.length]).toEqual([undefined, 1])
  },
)

test.each([[null], ['x'], [[]], [{ '0x1': list }]])('error: %j has nothing of the chain', async (answer) => {
  expect((await asking({ wallet_getAssets: answer }, true)).found).toBeUndefined()
})
