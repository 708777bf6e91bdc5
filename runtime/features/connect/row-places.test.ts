import { describe, expect, test } from 'vitest'
import { fakeConnector } from '../../../test/unit/fake-connector.js'
import type { WalletGroup, WalletRow } from '../../contract/wallet-row.js'
import { groupOrder } from '../../wallets/wallet-groups.js'
import { type PlacedRows, placeRows } from './row-places.js'

const order = groupOrder(false)
const row = (id: string, group: WalletGroup): WalletRow => ({
  id,
  name: id,
  group,
  tag: group,
  isAmbiguous: false,
  connectors: [],
})
const announced = (id: string): WalletRow => ({ ...row(id, 'injected'), connectors: [fakeConnector({ id })] })
const shown = ({ first, late }: PlacedRows) => [
  first.map((place) => place.row?.id ?? '-').join(' '),
  ...late.map(({ id }) => id),
]

const code = row('code', 'walletConnect')
const own = announced('own')
const custom = row('custom', 'custom')

describe('before the list is seen', () => {
  test('behavior: places of rows that are on their way stand where their group does', () => {
    const coming = ['featured', 'featured'] as const
    const list = placeRows([code, own, custom], { order, coming })
    expect(shown(list)).toEqual(['code own - - custom'])
    expect(list.first.map(({ group }) => group)).toEqual([
      'walletConnect',
      'injected',
      'featured',
      'featured',
      'custom',
    ])
  })
})

describe('while the list is seen', () => {
  test('behavior: what was on its way takes its places, and a place that is left stays', () => {
    const before = placeRows([code, own, custom], { order, coming: ['featured', 'featured'] })
    const rows = [code, own, row('a', 'featured'), custom]
    expect(shown(placeRows(rows, { order, coming: [], before }))).toEqual(['code own a - custom'])
  })

  test('behavior: a wallet that announces itself late has the place of a recommended one, and no other’s', () => {
    const late = announced('late')
    const one = placeRows([code], { order, coming: ['recommended', 'recommended'] })
    const two = placeRows([code, late], { order, coming: ['recommended'], before: one })
    expect(shown(two)).toEqual(['code late -'])
    const three = placeRows([code, late, row('a', 'recommended')], { order, coming: [], before: two })
    expect(shown(three)).toEqual(['code late a'])
    const chosen = placeRows([code], { order, coming: ['featured'] })
    expect(shown(placeRows([code, late], { order, coming: ['featured'], before: chosen }))).toEqual(['code -', 'late'])
  })

  test('behavior: once nothing is on its way, any place that is left is taken; the rest comes below, and stays there', () => {
    const before = placeRows([code, own], { order, coming: ['featured'] })
    const [late, later] = [announced('late'), announced('later')]
    const one = placeRows([code, own, late], { order, coming: [], before })
    expect(shown(one)).toEqual(['code own late'])
    const two = placeRows([code, own, late, later], { order, coming: [], before: one })
    expect(shown(two)).toEqual(['code own late', 'later'])
    expect(shown(placeRows([code, own, late, later], { order, coming: [], before: two }))).toEqual([
      'code own late',
      'later',
    ])
  })

  test('behavior: one that was only listed stays where it is when it is announced', () => {
    const listed = [row('x', 'custom'), row('y', 'custom')]
    const before = placeRows(listed, { order, coming: [] })
    expect(shown(placeRows([announced('y'), ...listed.slice(0, 1)], { order, coming: [], before }))).toEqual(['x y'])
  })

  test('behavior: the same id on two namespaces is two rows', () => {
    const [one = own, other = own] = (['eip155', 'solana'] as const).map((namespace) => ({
      ...row('id', 'injected'),
      connectors: [fakeConnector({ id: 'id', namespace })],
    }))
    const before = placeRows([one], { order, coming: [] })
    const after = placeRows([other, one], { order, coming: [], before })
    expect(after.first[0]?.row).toBe(one)
    expect(after.late).toEqual([other])
  })

  test('behavior: a row that goes leaves its place', () => {
    const before = placeRows([code, own, custom], { order, coming: [] })
    expect(shown(placeRows([code, custom], { order, coming: [], before }))).toEqual(['code - custom'])
  })
})
