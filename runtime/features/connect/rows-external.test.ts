import { expect, test } from 'vitest'
import { fakeConnector } from '../../../test/unit/fake-connector.js'
import type { Connector } from '../../contract/connector.js'
import { walletRows } from './rows.js'

const rdns = 'com.coinbase.wallet'
const provider = {}
const announced = fakeConnector({ id: rdns, rdns, name: 'Coinbase Wallet', provider })
const external = (more: Partial<Connector> = {}) => {
  return fakeConnector({
    id: 'coinbaseWalletSDK',
    name: 'Coinbase Wallet',
    type: 'EXTERNAL',
    provider: undefined,
    ...more,
  })
}

function rows(...connectors: readonly Connector[]) {
  return walletRows({ connectors, recent: [], isMobile: false }, {}).map(({ id, isAmbiguous }) => [id, isAmbiguous])
}

test('behavior: a wallet of an SDK or of the app is listed where it has not announced itself', () => {
  expect(rows(external({ rdns }))).toEqual([['coinbaseWalletSDK', false]])
  expect(rows(announced, external({ id: 'other', rdns: 'com.example.other' }))).toEqual([
    [rdns, false],
    ['other', false],
  ])
})

test('behavior: one that has is one row, its own, whichever came first', () => {
  for (const twin of [external({ rdns }), external({ provider })]) {
    expect(rows(announced, twin)).toEqual([[rdns, false]])
    expect(rows(twin, announced)).toEqual([[rdns, false]])
  }
})

test('behavior: on another namespace it is there all the same', () => {
  expect(rows(announced, external({ rdns, namespace: 'solana' })).flat()).toContain(rdns)
  expect(rows(fakeConnector({ id: rdns, rdns, namespace: 'solana' }), external({ rdns })).length).toBe(1)
  expect(
    walletRows(
      {
        connectors: [fakeConnector({ id: rdns, rdns, namespace: 'solana' }), external({ rdns })],
        recent: [],
        isMobile: false,
      },
      {},
    )[0]?.connectors.map(({ namespace }) => namespace),
  ).toEqual(['solana', 'eip155'])
})
