import { expect, test } from 'vitest'
import type { WalletGroup, WalletRow } from '../../contract/wallet-row.js'
import { type ListItem, listItems } from './list-items.js'

const row = (group: WalletGroup, id: string = group): WalletRow => ({
  id,
  name: id,
  group,
  tag: group,
  isAmbiguous: false,
  connectors: [],
})
const lines = (items: readonly ListItem[]) =>
  items.flatMap(({ heading, row: shown }) => [...(heading ? [`# ${heading}`] : []), shown?.id ?? '-'])
function list(groups: readonly WalletGroup[], hasMore = false, late: readonly WalletGroup[] = []) {
  const placed = {
    first: groups.map((group) => ({ group, row: row(group) })),
    late: late.map((group) => row(group, `late ${group}`)),
  }
  const { items, moreHeading, late: below } = listItems(placed, hasMore)
  return [...lines(items), ...(moreHeading ? [`# ${moreHeading}`] : []), ...(hasMore ? ['more'] : []), ...lines(below)]
}

test('behavior: a heading where the group changes; the code that leads the list has none', () => {
  expect(list(['walletConnect', 'recent', 'injected', 'featured', 'custom'], true)).toEqual([
    'walletConnect',
    '# recent',
    'recent',
    '# installed',
    'injected',
    '# ways',
    'featured',
    'custom',
    'more',
  ])
})

test('behavior: the code that comes last is one more way', () => {
  expect(list(['injected', 'walletConnect'])).toEqual(['# installed', 'injected', '# ways', 'walletConnect'])
})

test('behavior: what features put below is set apart from the wallets of this browser', () => {
  expect(list(['injected'], true)).toEqual(['# installed', 'injected', '# ways', 'more'])
})

test.each([[['injected', 'injected']], [['custom', 'featured']], [['recent']]] as const)(
  'behavior: a list of one group has no heading: %o',
  (groups) => {
    expect(list(groups)).toEqual(groups)
  },
)

test('behavior: what came late has its heading below the others', () => {
  expect(list(['walletConnect', 'injected'], true, ['injected'])).toEqual([
    'walletConnect',
    '# installed',
    'injected',
    '# ways',
    'more',
    '# installed',
    'late injected',
  ])
  expect(list(['injected'], false, ['injected'])).toEqual(['injected', 'late injected'])
})

test('behavior: keys tell rows, places and namespaces apart', () => {
  const first = [
    { group: 'featured' as const },
    { group: 'featured' as const },
    { group: 'injected' as const, row: row('injected') },
  ]
  const keys = listItems({ first, late: [row('recent')] }, false)
  expect(new Set([...keys.items, ...keys.late].map(({ key }) => key)).size).toBe(4)
})
