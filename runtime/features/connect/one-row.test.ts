import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fakeConnector } from '../../../test/unit/fake-connector.js'
import { external, metamask, qr, rabby, rowIds, rowsOf } from '../../../test/unit/row-sources.js'
import { isSameWallet } from '../../wallets/same-wallet.js'
import type { ShelfWallet } from '../all-wallets/contract.js'
import { withListed } from '../all-wallets/late-rows.js'
import { walletRows } from './rows.js'

describe('wallets that are elsewhere', () => {
  const fern: ShelfWallet = { id: 'fern-id', rdns: 'org.fern', name: 'Fern', group: 'featured' }
  const moss: ShelfWallet = { id: 'moss-id', name: 'Moss', group: 'recommended' }
  const reed: ShelfWallet = { id: 'reed-id', name: 'Reed', group: 'recommended' }
  const dune: ShelfWallet = { id: 'dune-id', name: 'Dune', group: 'recommended' }
  const all = [moss, reed, dune]

  test('behavior: groups come in the order of SPEC §9', () => {
    const custom = { id: 'own', name: 'Own', mobile_link: 'own://' }
    const sources = { connectors: [external, metamask, qr], listed: [fern, moss], isLinking: true }
    const recent = [{ id: 'old-id', rdns: 'org.old', name: 'Old' }]
    const found = rowsOf({ ...sources, recent }, { customWallets: [custom] })
    expect(found.map(({ id, group, tag, isLinked }) => [id, group, tag, isLinked])).toEqual([
      ['walletConnect', 'walletConnect', 'walletConnect', true],
      ['old-id', 'recent', 'recent', true],
      ['io.metamask', 'injected', 'installed', false],
      ['fern-id', 'featured', 'featured', true],
      ['own', 'custom', 'custom', true],
      ['coinbase', 'external', 'external', false],
    ])
  })

  test('behavior: two are recommended, less those the user has, and none where the app has chosen some', () => {
    expect(rowIds({ listed: all })).toEqual(['moss-id', 'reed-id'])
    expect(rowIds({ listed: all, connectors: [qr, metamask] })).toEqual(['walletConnect', 'io.metamask', 'moss-id'])
    expect(rowIds({ listed: all, connectors: [rabby, metamask] })).toEqual(['io.rabby', 'io.metamask'])
    expect(rowIds({ listed: [fern, ...all], isMobile: false })).toEqual(['fern-id'])
    expect(rowIds({ listed: all }, { customWallets: [{ id: 'own', name: 'Own' }] })).toEqual(['own'])
    const recent = [{ id: 'old-id', name: 'Old' }]
    expect(rowIds({ listed: all, recent, isLinking: true })).toEqual(['old-id', 'moss-id'])
  })

  test('behavior: the code is one row whatever the namespaces, and never recent', () => {
    const onSolana = fakeConnector({ ...qr, namespace: 'solana' })
    const found = rowsOf({ connectors: [qr, onSolana] })
    expect(found.map(({ id, tag, isHere, connectors }) => [id, tag, isHere, connectors.length])).toEqual([
      ['walletConnect', 'walletConnect', false, 2],
    ])
  })

  test('behavior: a recent one has its picture from the directory, and leads to the one that came to this browser', () => {
    const image_url = 'https://pictures.example/1'
    const recent = [{ id: 'fern-id', rdns: 'org.fern', name: 'Fern' }]
    const [row] = rowsOf({ recent, listed: [{ ...fern, image_url }], isLinking: true })
    expect([row?.group, row?.icon, row?.connectors]).toEqual(['recent', image_url, []])
    const here = fakeConnector({ id: 'org.fern', rdns: 'org.fern', name: 'Fern' })
    const found = rowsOf({ recent, listed: [fern], connectors: [here], isLinking: true })
    expect(found.map(({ id, group }) => [id, group])).toEqual([['org.fern', 'recent']])
  })

  test('behavior: a wallet that takes the name of another one is neither it nor recent', () => {
    const fake = fakeConnector({ id: 'evil.fern', rdns: 'evil.fern', name: 'Fern' })
    const recent = [{ id: 'fern-id', rdns: 'org.fern', name: 'Fern' }]
    const found = rowsOf({ recent, listed: [fern], connectors: [fake], isLinking: true })
    expect(found.map(({ id, group }) => [id, group])).toEqual([
      ['fern-id', 'recent'],
      ['evil.fern', 'injected'],
    ])
  })

  test('behavior: rows that come late move none above them', () => {
    const connectors = [qr, metamask, external]
    const before = walletRows({ connectors, recent: [], isMobile: false }, {})
    const after = withListed({ rows: before, connectors, listed: [fern, ...all], isMobile: false }, {})
    expect(after.map(({ id }) => id)).toEqual(['walletConnect', 'io.metamask', 'fern-id', 'coinbase'])
    expect(after.filter((row) => before.includes(row))).toEqual(before)
  })

  test('behavior: a group the developer does not name comes after those that are named', () => {
    const connectorTypeOrder = ['recommended'] as const
    expect(rowIds({ listed: [fern] }, { connectorTypeOrder })).toEqual(['fern-id'])
    expect(rowIds({ listed: all }, { connectorTypeOrder })).toEqual(['moss-id', 'reed-id'])
  })
})

describe('one wallet, one row', () => {
  const few = fc.constantFrom('a', 'b', 'c', 'd')
  const domain = fc.option(fc.constantFrom('io.a', 'io.b', 'io.c'), { nil: undefined })
  const named = fc.record({ id: few, rdns: domain, name: few.map((name) => name.toUpperCase()) })
  const entry = fc
    .tuple(named, fc.constantFrom('featured', 'recommended'))
    .map(([{ rdns, ...wallet }, group]) => ({ ...wallet, ...(rdns && { rdns }), group }) as ShelfWallet)
  const connector = fc
    .record({
      rdns: fc.option(fc.constantFrom('io.a', 'io.b', 'io.c', 'io.d'), { nil: undefined }),
      name: few,
      namespace: fc.constantFrom('eip155', 'solana', 'bip122'),
      type: fc.constantFrom('ANNOUNCED', 'EXTERNAL', 'WALLET_CONNECT'),
    })
    .map(({ rdns, type, ...more }) =>
      type === 'WALLET_CONNECT'
        ? fakeConnector({ id: 'walletConnect', name: 'WalletConnect', type, namespace: more.namespace as 'eip155' })
        : fakeConnector({
            ...more,
            // A wallet of Wallet Standard has nothing but its name.
            ...(rdns ? { id: rdns, rdns } : { id: more.name }),
            type: type as 'ANNOUNCED',
            namespace: more.namespace as 'eip155',
          }),
    )
  const distinct = fc.uniqueArray(connector, { selector: ({ id, namespace }) => `${namespace}/${id}`, maxLength: 8 })

  test('behavior: whatever announces itself, was used before, was chosen and is listed', () => {
    const cases = fc.record({
      connectors: distinct,
      listed: fc.array(entry, { maxLength: 8 }),
      recent: fc.array(named, { maxLength: 2 }),
      custom: fc.uniqueArray(named, { selector: ({ id }) => id, maxLength: 4 }),
      isMobile: fc.boolean(),
    })
    fc.assert(
      fc.property(cases, ({ connectors, listed, recent, custom, isMobile }) => {
        const customWallets = custom.map(({ rdns, ...wallet }) => ({ ...wallet, ...(rdns && { rdns }) }))
        const found = rowsOf({ connectors, listed, recent, isMobile, isLinking: true }, { customWallets })
        // Every connector is in exactly one row.
        const used = found.flatMap((row) => row.connectors)
        expect(new Set(used)).toEqual(new Set(connectors))
        expect(used).toHaveLength(connectors.length)
        // No wallet that is elsewhere is there twice, or is one that is here.
        for (const row of found.filter((one) => one.connectors.length === 0))
          for (const other of found.filter((one) => one !== row)) {
            const others = other.connectors.length > 0 ? other.connectors : [other]
            expect(others.some((one) => isSameWallet(one, row))).toBe(false)
          }
        // None that was chosen or used is lost.
        for (const wallet of [...customWallets, ...recent])
          expect(found.some((row) => [row, ...row.connectors].some((one) => isSameWallet(one, wallet)))).toBe(true)
      }),
    )
  })
})
