import { expect, test } from 'vitest'
import { fakeConnector } from '../../../test/unit/fake-connector.js'
import { walletRows } from '../connect/rows.js'
import { withListed } from './late-rows.js'

const metamask = fakeConnector({ id: 'io.metamask', rdns: 'io.metamask', name: 'MetaMask' })
const rabby = fakeConnector({ id: 'io.rabby', rdns: 'io.rabby', name: 'Rabby' })
const qr = fakeConnector({ id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT' })
const connectors = [qr, metamask, rabby]
const recent = [{ id: 'used', name: 'Used' }]
const customWallets = [{ id: 'own', name: 'Own' }]

test('behavior: what the directory knows to be left out goes, here or used before; the code and the own wallets stay', () => {
  const sources = { connectors, recent, isMobile: false, isLinking: true }
  const rows = walletRows(sources, { customWallets })
  const ids = (hidden: readonly string[]) =>
    withListed(
      { rows, connectors, listed: [], isMobile: false, hides: ({ id }) => hidden.includes(id) },
      { customWallets },
    ).map(({ id }) => id)
  expect(ids([])).toEqual(['walletConnect', 'used', 'io.metamask', 'io.rabby', 'own'])
  expect(ids(['io.metamask', 'used'])).toEqual(['walletConnect', 'io.rabby', 'own'])
  expect(ids(['walletConnect', 'own'])).toEqual(['walletConnect', 'used', 'io.metamask', 'io.rabby', 'own'])
})

test('behavior: on a phone the wallets that open on it come before what leads to another device', () => {
  const listed = ['a', 'b'].map((id) => ({ id, name: id, group: 'recommended' as const }))
  const ids = (isMobile: boolean) => {
    const rows = walletRows({ connectors: [qr], recent: [], isMobile, isLinking: true }, {})
    return withListed({ rows, connectors: [qr], listed, isMobile }, {}).map(({ id }) => id)
  }
  expect(ids(true)).toEqual(['a', 'b', 'walletConnect'])
  expect(ids(false)).toEqual(['walletConnect', 'a', 'b'])
})
