import { expect, test } from 'vitest'
import { fakeConnector } from '../../../test/unit/fake-connector.js'
import type { Connector } from '../../connectors/connector.js'
import { type RowSources, walletRows } from './rows.js'

const metamask = fakeConnector({ id: 'io.metamask', rdns: 'io.metamask', name: 'MetaMask' })
const rabby = fakeConnector({ id: 'io.rabby', rdns: 'io.rabby', name: 'Rabby' })
const legacy = fakeConnector({ id: 'injected', name: 'Browser Wallet', type: 'INJECTED' })
const qr = fakeConnector({ id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT' })
const external = fakeConnector({ id: 'coinbase', name: 'Coinbase', type: 'EXTERNAL' })

function ids(sources: Partial<RowSources>, options: Parameters<typeof walletRows>[1] = {}): readonly string[] {
  return rows(sources, options).map(({ id }) => id)
}

function rows(sources: Partial<RowSources>, options: Parameters<typeof walletRows>[1] = {}) {
  return walletRows({ connectors: [], recent: [], isMobile: false, ...sources }, options)
}

test('behavior: groups come in the order of SPEC §9, recent ones newest first', () => {
  const connectors = [external, metamask, rabby, qr]
  const recent = [
    { id: 'io.rabby', name: 'Rabby' },
    { id: 'coinbase', name: 'Coinbase' },
  ]
  expect(ids({ connectors })).toEqual(['walletConnect', 'io.metamask', 'io.rabby', 'coinbase'])
  expect(ids({ connectors, recent })).toEqual(['walletConnect', 'io.rabby', 'coinbase', 'io.metamask'])
})

test('behavior: the developer may order the groups, and leave some out', () => {
  const connectors = [metamask, qr, external]
  expect(ids({ connectors }, { connectorTypeOrder: ['external', 'injected'] })).toEqual(['coinbase', 'io.metamask'])
})

test('param: a row says what it is', () => {
  const [row] = rows({ connectors: [metamask], recent: [{ id: 'io.metamask', name: 'MetaMask' }] })
  expect(row).toEqual({
    id: 'io.metamask',
    name: 'MetaMask',
    rdns: 'io.metamask',
    tag: 'recent',
    isAmbiguous: false,
    connector: metamask,
  })
})

test('behavior: the nameless window.ethereum is listed only where nobody has a name', () => {
  expect(ids({ connectors: [legacy] })).toEqual(['injected'])
  expect(ids({ connectors: [legacy, metamask] })).toEqual(['io.metamask'])
  expect(ids({ connectors: [legacy, metamask], isMobile: true })).toEqual(['injected', 'io.metamask'])
})

test('behavior: it is never a second row of a wallet that announced itself', () => {
  const { provider } = metamask
  const same = fakeConnector({ id: 'injected', type: 'INJECTED', provider })
  expect(ids({ connectors: [same, metamask], isMobile: true })).toEqual(['io.metamask'])
})

test('behavior: wallets are left out by id, rdns and name, in any case', () => {
  const connectors = [metamask, rabby, qr]
  expect(ids({ connectors }, { exclude: { rdns: ['IO.METAMASK'] } })).toEqual(['walletConnect', 'io.rabby'])
  expect(ids({ connectors }, { exclude: { names: ['rabby'] } })).toEqual(['walletConnect', 'io.metamask'])
  expect(ids({ connectors }, { exclude: { ids: ['walletconnect'] } })).toEqual(['io.metamask', 'io.rabby'])
})

test('behavior: two wallets of one rdns are both marked, those of two families are not', () => {
  const second: Connector = fakeConnector({ id: 'io.metamask#2', rdns: 'io.metamask' })
  const onSolana = fakeConnector({ id: 'io.rabby', rdns: 'io.rabby', namespace: 'solana' })
  const marked = rows({ connectors: [metamask, second, rabby, onSolana, legacy] }).map(({ isAmbiguous }) => isAmbiguous)
  expect(marked).toEqual([true, true, false, false])
})

test('behavior: the list of connectors stays as it was', () => {
  const connectors = Object.freeze([external, qr])
  expect(ids({ connectors })).toEqual(['walletConnect', 'coinbase'])
})
