import { describe, expect, test } from 'vitest'
import { fakeConnector } from '../../../test/unit/fake-connector.js'
import { external, metamask, qr, rabby, rowIds, rowsOf } from '../../../test/unit/row-sources.js'
import type { Connector } from '../../contract/connector.js'

const legacy = fakeConnector({ id: 'injected', name: 'Browser Wallet', type: 'INJECTED' })

test('behavior: groups come in the order of SPEC §9, recent ones newest first', () => {
  const connectors = [external, metamask, rabby, qr]
  const recent = [
    { id: 'io.rabby', name: 'Rabby' },
    { id: 'coinbase', name: 'Coinbase' },
  ]
  expect(rowIds({ connectors })).toEqual(['walletConnect', 'io.metamask', 'io.rabby', 'coinbase'])
  expect(rowIds({ connectors, recent })).toEqual(['walletConnect', 'io.rabby', 'coinbase', 'io.metamask'])
})

test('behavior: on a phone what leads to another device comes last, unless the app orders the groups', () => {
  const connectors = [qr, metamask, external]
  const customWallets = [{ id: 'own', name: 'Own', mobile_link: 'own://' }]
  const phone = { connectors, isMobile: true, isLinking: true }
  expect(rowIds(phone, { customWallets })).toEqual(['io.metamask', 'own', 'coinbase', 'walletConnect'])
  expect(rowIds(phone, { customWallets, connectorTypeOrder: ['walletConnect'] })[0]).toBe('walletConnect')
})

test('FACTS 6.2: the developer may order the groups; those that are not named follow in the usual order', () => {
  const connectors = [metamask, qr, external]
  expect(rowIds({ connectors }, { connectorTypeOrder: ['external', 'injected'] })).toEqual([
    'coinbase',
    'io.metamask',
    'walletConnect',
  ])
  const recent = [{ id: 'io.metamask', name: 'MetaMask' }]
  const used = rowsOf({ connectors, recent }, { connectorTypeOrder: ['external'] })
  expect(used.map(({ id, group }) => [id, group])).toEqual([
    ['coinbase', 'external'],
    ['walletConnect', 'walletConnect'],
    ['io.metamask', 'recent'],
  ])
})

test('SPEC §2: the embedded wallet is no row, also of a browser that has no other: its logins lead to it', () => {
  const embedded = (['eip155', 'solana'] as const).map((namespace) =>
    fakeConnector({ id: 'AUTH', name: 'Embedded wallet', type: 'AUTH', namespace }),
  )
  expect(rowIds({ connectors: embedded })).toEqual([])
  expect(rowIds({ connectors: [...embedded, metamask], recent: [{ id: 'AUTH', name: 'Embedded wallet' }] })).toEqual([
    'io.metamask',
  ])
})

test('param: a row says what it is', () => {
  const [row] = rowsOf({ connectors: [metamask], recent: [{ id: 'io.metamask', name: 'MetaMask' }] })
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

test('behavior: the nameless window.ethereum is listed only where no wallet has a name', () => {
  expect(rowIds({ connectors: [legacy] })).toEqual(['injected'])
  expect(rowIds({ connectors: [legacy, metamask] })).toEqual(['io.metamask'])
  expect(rowIds({ connectors: [legacy, metamask], isMobile: true })).toEqual(['injected', 'io.metamask'])
})

test('behavior: it is never a second row of a wallet that announced itself', () => {
  const { provider } = metamask
  const same = fakeConnector({ id: 'injected', type: 'INJECTED', provider })
  expect(rowIds({ connectors: [same, metamask], isMobile: true })).toEqual(['io.metamask'])
})

test('behavior: wallets are left out by id, rdns and name, in any case', () => {
  const connectors = [metamask, rabby, qr]
  expect(rowIds({ connectors }, { exclude: { rdns: ['IO.METAMASK'] } })).toEqual(['walletConnect', 'io.rabby'])
  expect(rowIds({ connectors }, { exclude: { names: ['rabby'] } })).toEqual(['walletConnect', 'io.metamask'])
  expect(rowIds({ connectors }, { exclude: { ids: ['walletconnect'] } })).toEqual(['io.metamask', 'io.rabby'])
})

test('behavior: two wallets of one rdns are both marked, wherever the third one is', () => {
  const second: Connector = fakeConnector({ id: 'io.metamask#2', rdns: 'io.metamask' })
  const third = fakeConnector({ id: 'io.metamask', rdns: 'io.metamask', namespace: 'solana' })
  const marked = rowsOf({ connectors: [metamask, second, rabby, third, legacy] })
  expect(marked.map(({ id, isAmbiguous }) => [id, isAmbiguous])).toEqual([
    ['io.metamask', true],
    ['io.metamask#2', true],
    ['io.rabby', false],
    ['io.metamask', true],
  ])
})

describe('a wallet of several namespaces', () => {
  const onSolana = fakeConnector({ id: 'rabby-solana', rdns: 'io.rabby', name: 'Rabby', namespace: 'solana' })
  const connectors = [metamask, rabby, onSolana]

  test('behavior: is one row that says so', () => {
    const found = rowsOf({ connectors })
    expect(found.map(({ id, tag }) => [id, tag])).toEqual([
      ['io.metamask', 'installed'],
      ['io.rabby', 'multichain'],
    ])
    expect(found[1]?.connectors).toEqual([rabby, onSolana])
  })

  test('behavior: is recent whichever namespace was used', () => {
    const recent = [{ id: 'rabby-solana', name: 'Rabby' }]
    const [first] = rowsOf({ connectors, recent })
    expect([first?.id, first?.group, first?.tag]).toEqual(['io.rabby', 'recent', 'multichain'])
  })

  test('param: namespace lists the wallets of one namespace', () => {
    const found = rowsOf({ connectors, namespace: 'solana' })
    expect(found.map(({ tag, connectors: [only] }) => [tag, only])).toEqual([['installed', onSolana]])
    expect(rowIds({ connectors, namespace: 'bip122' })).toEqual([])
    expect(rowIds({ connectors, namespace: 'eip155' })).toEqual(['io.metamask', 'io.rabby'])
  })
})

describe('wallets of the app’s own choice', () => {
  const fern = { id: 'fern', name: 'Fern', image_url: 'data:image/png;base64,AAAA', homepage: 'https://fern.example' }
  const all = { customWallets: [fern, { id: 'mm', name: 'Metamask' }, { id: 'x', name: 'X', rdns: 'IO.Rabby' }] }

  test('behavior: are listed where they are not here yet, without a tag', () => {
    expect(rowIds({}, all)).toEqual(['fern', 'mm', 'x'])
    expect(rowIds({ connectors: [metamask, rabby] }, all)).toEqual(['io.metamask', 'io.rabby', 'fern'])
    expect(rowsOf({}, all)[0]).toEqual({
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

  test('behavior: a wallet of another namespace is here', () => {
    expect(rowIds({ connectors: [metamask], namespace: 'solana' }, all)).toEqual(['fern', 'x'])
  })

  test('behavior: are ordered like the others, and never recent', () => {
    const recent = [{ id: 'fern', name: 'Fern' }]
    expect(rowIds({ connectors: [external], recent }, all)).toEqual(['fern', 'mm', 'x', 'coinbase'])
    expect(rowIds({ connectors: [metamask] }, { ...all, connectorTypeOrder: ['custom'] })).toEqual([
      'fern',

      'x',
      'io.metamask',
    ])
    expect(rowIds({}, { ...all, exclude: { names: ['fern'], rdns: ['io.rabby'] } })).toEqual(['mm'])
  })
})

test('behavior: a wallet used before that is not here is not listed', () => {
  expect(rowIds({ connectors: [rabby], recent: [{ id: 'io.metamask', name: 'MetaMask' }] })).toEqual(['io.rabby'])
})

test('behavior: the list of connectors stays as it was', () => {
  const connectors = Object.freeze([external, qr])
  expect(rowIds({ connectors })).toEqual(['walletConnect', 'coinbase'])
})
