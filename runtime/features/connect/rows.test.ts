import { describe, expect, test } from 'vitest'
import { fakeConnector } from '../../../test/unit/fake-connector.js'
import type { Connector } from '../../connectors/connector.js'
import type { ShelfWallet } from '../all-wallets/directory.js'
import { withListed } from '../all-wallets/late-rows.js'
import { type RowSources, walletRows } from './rows.js'

const metamask = fakeConnector({ id: 'io.metamask', rdns: 'io.metamask', name: 'MetaMask' })
const rabby = fakeConnector({ id: 'io.rabby', rdns: 'io.rabby', name: 'Rabby' })
const legacy = fakeConnector({ id: 'injected', name: 'Browser Wallet', type: 'INJECTED' })
const qr = fakeConnector({ id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT' })
const external = fakeConnector({ id: 'coinbase', name: 'Coinbase', type: 'EXTERNAL' })

/** What the list is made of, the directory's part included. */
type Sources = Partial<RowSources & { readonly listed: readonly ShelfWallet[] }>

function ids(sources: Sources, options: Parameters<typeof walletRows>[1] = {}): readonly string[] {
  return rows(sources, options).map(({ id }) => id)
}

/** The rows as they are once the directory has answered. */
function rows({ listed = [], ...sources }: Sources, options: Parameters<typeof walletRows>[1] = {}) {
  const all = { connectors: [], recent: [], isMobile: false, ...sources }
  return withListed({ rows: walletRows(all, options), connectors: all.connectors, listed }, options)
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
    icon: undefined,
    group: 'recent',
    tag: 'recent',
    isAmbiguous: false,
    isHere: true,
    isLinked: false,
    connectors: [metamask],
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

test('behavior: two wallets of one rdns are both marked, wherever the third one is', () => {
  const second: Connector = fakeConnector({ id: 'io.metamask#2', rdns: 'io.metamask' })
  const third = fakeConnector({ id: 'io.metamask', rdns: 'io.metamask', namespace: 'solana' })
  const marked = rows({ connectors: [metamask, second, rabby, third, legacy] })
  expect(marked.map(({ id, isAmbiguous }) => [id, isAmbiguous])).toEqual([
    ['io.metamask', true],
    ['io.metamask#2', true],
    ['io.rabby', false],
    ['io.metamask', true],
  ])
})

describe('a wallet of several chain families', () => {
  const onSolana = fakeConnector({ id: 'rabby-solana', rdns: 'io.rabby', name: 'Rabby', namespace: 'solana' })
  const connectors = [metamask, rabby, onSolana]

  test('behavior: is one row that says so', () => {
    const found = rows({ connectors })
    expect(found.map(({ id, tag }) => [id, tag])).toEqual([
      ['io.metamask', 'installed'],
      ['io.rabby', 'multichain'],
    ])
    expect(found[1]?.connectors).toEqual([rabby, onSolana])
  })

  test('behavior: is recent whichever family was used', () => {
    const recent = [{ id: 'rabby-solana', name: 'Rabby' }]
    const [first] = rows({ connectors, recent })
    expect([first?.id, first?.group, first?.tag]).toEqual(['io.rabby', 'recent', 'multichain'])
  })

  test('param: namespace lists the wallets of one family', () => {
    const found = rows({ connectors, namespace: 'solana' })
    expect(found.map(({ tag, connectors: [only] }) => [tag, only])).toEqual([['installed', onSolana]])
    expect(ids({ connectors, namespace: 'bip122' })).toEqual([])
    expect(ids({ connectors, namespace: 'eip155' })).toEqual(['io.metamask', 'io.rabby'])
  })
})

describe('wallets of the app’s own choice', () => {
  const fern = { id: 'fern', name: 'Fern', image_url: 'data:image/png;base64,AAAA', homepage: 'https://fern.example' }
  const all = { customWallets: [fern, { id: 'mm', name: 'Metamask' }, { id: 'x', name: 'X', rdns: 'IO.Rabby' }] }

  test('behavior: are listed where they are not here yet, without a tag', () => {
    expect(ids({}, all)).toEqual(['fern', 'mm', 'x'])
    expect(ids({ connectors: [metamask, rabby] }, all)).toEqual(['io.metamask', 'io.rabby', 'fern'])
    expect(rows({}, all)[0]).toEqual({
      id: 'fern',
      name: 'Fern',
      icon: fern.image_url,
      rdns: undefined,
      group: 'custom',
      tag: 'custom',
      isAmbiguous: false,
      isLinked: false,
      connectors: [],
    })
  })

  test('behavior: a wallet of another family is here', () => {
    expect(ids({ connectors: [metamask], namespace: 'solana' }, all)).toEqual(['fern', 'x'])
  })

  test('behavior: are ordered and left out like the others, and never recent', () => {
    const recent = [{ id: 'fern', name: 'Fern' }]
    expect(ids({ connectors: [external], recent }, all)).toEqual(['fern', 'mm', 'x', 'coinbase'])
    expect(ids({ connectors: [metamask] }, { ...all, connectorTypeOrder: ['injected'] })).toEqual(['io.metamask'])
    expect(ids({}, { ...all, exclude: { names: ['fern'], rdns: ['io.rabby'] } })).toEqual(['mm'])
  })
})

test('behavior: a wallet used before that is not here is not listed', () => {
  expect(ids({ connectors: [rabby], recent: [{ id: 'io.metamask', name: 'MetaMask' }] })).toEqual(['io.rabby'])
})

test('behavior: the list of connectors stays as it was', () => {
  const connectors = Object.freeze([external, qr])
  expect(ids({ connectors })).toEqual(['walletConnect', 'coinbase'])
})
