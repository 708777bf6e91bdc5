import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fakeConnector } from '../../../test/unit/fake-connector.js'
import { isSameWallet } from '../../wallets/same-wallet.js'
import { type DirectorySources, directoryRows } from './directory-rows.js'

const metamask = fakeConnector({
  id: 'io.metamask',
  rdns: 'io.metamask',
  name: 'MetaMask',
  icon: 'data:image/png;base64,AA',
})
const rabby = fakeConnector({ id: 'io.rabby', rdns: 'io.rabby', name: 'Rabby' })
const onSolana = fakeConnector({ id: 'rabby', rdns: 'io.rabby', name: 'Rabby', namespace: 'solana' })
const coinbase = fakeConnector({ id: 'coinbase', rdns: 'com.coinbase', name: 'Coinbase', type: 'EXTERNAL' })
const qr = fakeConnector({ id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT' })
const listed = [
  { id: '1', name: 'Fern' },
  { id: '2', name: 'MetaMask', rdns: 'io.metamask', image_url: 'https://pictures.example/2' },
  { id: '3', name: 'Coinbase Wallet', rdns: 'com.coinbase' },
]

const rows = (more: Partial<DirectorySources>) =>
  directoryRows({ connectors: [], wallets: [], hides: () => false, query: '', isCertified: false, ...more })
const shown = (more: Partial<DirectorySources>) =>
  rows(more).map(({ id, isInstalled, connectors }) => `${id}${isInstalled ? ' here' : ''} ${connectors.length}`)

test('behavior: those of this browser first, each once with every namespace of its own', () => {
  const connectors = [qr, metamask, rabby, onSolana, coinbase]
  expect(shown({ connectors, wallets: listed })).toEqual(['io.metamask here 1', 'io.rabby here 2', '1 0', '3 1'])
  expect(rows({ connectors, wallets: listed })[0]?.icon).toBe(metamask.icon)
})

test('behavior: a search finds what is here by its name, and what the directory found leads to what is here', () => {
  const connectors = [metamask, rabby]
  expect(shown({ connectors, query: 'rab', wallets: [] })).toEqual(['io.rabby here 1'])
  expect(shown({ connectors, query: 'io.meta', wallets: listed.slice(1, 2) })).toEqual(['2 here 1'])
})

test('behavior: where only certified ones are asked for, what is here needs an entry', () => {
  expect(shown({ connectors: [metamask, rabby], isCertified: true, wallets: listed.slice(1, 2) })).toEqual([
    'io.metamask here 1',
  ])
})

test('param: of one namespace, without what the app leaves out', () => {
  const connectors = [metamask, rabby, onSolana]
  expect(shown({ connectors, namespace: 'solana' })).toEqual(['rabby here 1'])
  expect(shown({ connectors, hides: ({ rdns }) => rdns === 'io.rabby' })).toEqual(['io.metamask here 1'])
})

test('behavior: two that call themselves the same are two', () => {
  const twin = fakeConnector({ id: 'io.metamask#2', rdns: 'io.metamask', name: 'MetaMask' })
  expect(shown({ connectors: [metamask, twin], wallets: listed })).toEqual([
    'io.metamask here 1',
    'io.metamask#2 here 1',
    '1 0',
    '3 0',
  ])
})

test('behavior: one wallet, one row', () => {
  const word = fc.constantFrom('a', 'b', 'c', 'd', 'e')
  const wallet = fc
    .record({
      id: word,
      name: word,
      rdns: fc.option(
        word.map((name) => `io.${name}`),
        { nil: undefined },
      ),
    })
    .map(({ rdns, ...more }) => ({ ...more, ...(rdns && { rdns }) }))
  const connector = fc
    .record({ rdns: word.map((name) => `io.${name}`), name: word, namespace: fc.constantFrom('eip155', 'solana') })
    .map(({ rdns, name, namespace }) => fakeConnector({ id: rdns, rdns, name, namespace: namespace as 'eip155' }))
  const connectors = fc.uniqueArray(connector, { selector: ({ id, namespace }) => `${namespace}/${id}` })
  const wallets = fc.uniqueArray(wallet, { selector: ({ id }) => id })
  fc.assert(
    fc.property(connectors, wallets, (here, found) => {
      const all = rows({ connectors: here, wallets: found })
      const used = all.flatMap((row) => row.connectors)
      expect(new Set(used)).toEqual(new Set(here))
      expect(used).toHaveLength(here.length)
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
      for (const row of all.filter(({ connectors: own }) => own.length === 0))
        expect(here.some((one) => isSameWallet(one, row))).toBe(false)
    }),
  )
})
