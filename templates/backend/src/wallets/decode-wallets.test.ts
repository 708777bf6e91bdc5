import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeWallets, WALLETS_LIMIT } from './decode-wallets.js'

const whole = {
  id: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
  name: 'MetaMask',
  image_id: 'e30d09fe-c0dd-4b61-81e2-d6dc09eb9700',
  badge_type: 'certified',
  chains: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  homepage: 'https://metamask.io/',
  rdns: 'io.metamask',
  mobile_link: 'metamask://',
  link_mode: 'https://metamask.app.link',
  desktop_link: 'metamask://',
  webapp_link: 'https://portfolio.metamask.io/',
  app_store: 'https://apps.apple.com/us/app/metamask/id1438144202',
  play_store: 'https://play.google.com/store/apps/details?id=io.metamask',
  chrome_store: 'https://chrome.google.com/webstore/detail/x',
  injected: [{ namespace: 'eip155', injected_id: 'isMetaMask' }],
}

test('behavior: a whole row comes out as it was, from an array and from an answer of /getWallets', () => {
  expect(decodeWallets([whole])).toEqual({ wallets: [whole], refused: [] })
  expect(decodeWallets({ data: [whole], count: 1 })).toEqual({ wallets: [whole], refused: [] })
})

test('behavior: what a source does not say is absent', () => {
  const { wallets } = decodeWallets([
    { id: 'a', name: 'A', homepage: null, rdns: '', chains: [], injected: null, app_store: 7 },
  ])
  expect(wallets).toEqual([{ id: 'a', name: 'A' }])
})

test('behavior: unusable fields go, the row stays', () => {
  const { wallets } = decodeWallets([
    {
      id: 'a',
      name: ' A\u0000\u202e ',
      image_id: '../../etc/passwd',
      image_url: 'https://tracker.example/a.png',
      badge_type: '<b>',
      chains: ['eip155:1', 'eip155:1', 'eip155', 4, "eip155:1' or 1=1"],
      homepage: 'javascript:alert(1)',
      rdns: 'no domain',
      mobile_link: 'data:text/html,x',
      injected: [{ injected_id: 'is MetaMask' }, { namespace: 'eip155', injected_id: { a: 1 } }, 'x'],
      __proto__: { play_store: 'https://evil.example' },
      extra: 'x',
    },
  ])
  expect(wallets).toEqual([{ id: 'a', name: 'A', chains: ['eip155:1'], injected: [{ namespace: 'eip155' }] }])
})

test('error: rows without a usable id or name are left out and told; of one id, the first row stays', () => {
  const rows = [
    null,
    'x',
    { id: '../a', name: 'A' },
    { id: 'a' },
    { id: 'a', name: '\u200b' },
    { id: 'b', name: 'B' },
    { id: 'b', name: 'C' },
  ]
  const { wallets, refused } = decodeWallets(rows)
  expect(wallets).toEqual([{ id: 'b', name: 'B' }])
  expect(refused.map(({ index }) => index)).toEqual([0, 1, 2, 3, 4, 6])
  expect(refused[5]?.reason).toContain('twice')
})

test.each([null, 'x', 7, {}, { data: 'x' }, { data: null }])('error: %j is no list', (input) => {
  expect(() => decodeWallets(input)).toThrow(TypeError)
})

test('error: a list without end is not read', () => {
  expect(() => decodeWallets(Array.from({ length: WALLETS_LIMIT + 1 }))).toThrow(RangeError)
})

test('behavior: decoding any rows never throws, and decoding its result changes nothing', () => {
  const field = fc.oneof(fc.string({ unit: 'binary' }), fc.anything(), fc.webUrl())
  const row = fc.record(Object.fromEntries(Object.keys(whole).map((name) => [name, field])), { requiredKeys: ['id'] })
  const usable = row.chain((rest) => fc.stringMatching(/^[a-z]{3}$/).map((id) => ({ ...rest, id, name: id })))
  fc.assert(
    fc.property(fc.array(fc.oneof(row, usable, fc.anything())), (rows) => {
      const { wallets, refused } = decodeWallets(rows)
      expect(wallets.length + refused.length).toBe(rows.length)
      expect(decodeWallets(JSON.parse(JSON.stringify(wallets)))).toEqual({ wallets, refused: [] })
    }),
  )
}, 60_000)
