import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readListedWallet } from './listed-wallet.js'
import { getWallets } from './wallet-page.js'

const whole = {
  id: 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96',
  name: 'MetaMask',
  rdns: 'io.metamask',
  image_id: '018b2d52-10e9-4158-1fde-a5d5bac5aa00',
  badge_type: 'certified',
  chains: ['eip155:1', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
  homepage: 'https://metamask.io/',
  mobile_link: 'metamask://',
  link_mode: 'https://metamask.app.link',
  desktop_link: 'metamask:',
  webapp_link: 'https://web.metamask.io',
  app_store: 'https://apps.apple.com/us/app/metamask/id1438144202',
  play_store: 'https://play.google.com/store/apps/details?id=io.metamask',
  chrome_store: 'https://chrome.google.com/webstore/detail/metamask/nkbihfbeogaeaoehlefnkodbefgpgknn',
  injected: [{ namespace: 'eip155', injected_id: 'isMetaMask' }],
}

test('param: a good row is read as it is, and what is not known is dropped', () => {
  expect(readListedWallet({ ...whole, order: 10, evil: true, image_url: null })).toEqual(whole)
  expect(readListedWallet({ id: 'a', name: 'A' })).toEqual({ id: 'a', name: 'A' })
})

test.each([
  [null],
  [undefined],
  ['MetaMask'],
  [[]],
  [{ id: 'a' }],
  [{ name: 'A' }],
  [{ id: 7, name: 'A' }],
  [{ id: '../x', name: 'A' }],
  [{ id: 'a b', name: 'A' }],
  [{ id: 'a'.repeat(200), name: 'A' }],
  [{ id: 'a', name: '' }],
  [{ id: 'a', name: ' \u200b\u202e ' }],
  [{ id: 'a', name: '\u3164' }],
  [{ id: 'a', name: '\u2800\uffa0' }],
  [{ id: 'a', name: '...' }],
  [{ id: 'a', name: { toString: (): string => 'A' } }],
])('error: %j is no wallet', (row) => {
  expect(readListedWallet(row)).toBeUndefined()
})

test.each([
  ['homepage', 'http://metamask.io'],
  ['homepage', 'javascript:alert(1)'],
  ['app_store', 'https://a@evil.example'],
  ['play_store', '//evil.example'],
  ['chrome_store', 7],
  ['webapp_link', 'metamask://'],
  ['link_mode', 'data:text/html,x'],
  ['mobile_link', 'javascript://%0aalert(1)'],
  ['mobile_link', 'intent://x#Intent;end'],
  ['desktop_link', 'file:///etc/passwd'],
  ['image_id', '../../admin'],
  ['image_url', 'https://elsewhere.example/pixel.png'],
  ['image_url', `data:image/png;base64,${'A'.repeat(40_000)}`],
  ['rdns', '"><script>'],
  ['badge_type', 'Very Certified'],
  ['chains', 'eip155:1'],
  ['chains', [7, null, 'nothing']],
  ['injected', [{ injected_id: '"><b>' }, null, 'x']],
] as const)('error: a bad %s (%j) hides that field alone', (field, value) => {
  const { [field as keyof typeof whole]: _, ...rest } = whole
  expect(readListedWallet({ ...whole, [field]: value })).toEqual(rest)
})

test('behavior: a name shows what it says: nothing unseen, nothing that turns the text, no more than 64 letters', () => {
  const nameOf = (name: string) => readListedWallet({ id: 'a', name })?.name
  expect(nameOf('  Meta\u202eMask\u0000\n\tWallet ')).toBe('Meta Mask Wallet')
  expect([...(nameOf('𝕏'.repeat(100)) ?? '')]).toEqual(Array.from({ length: 64 }, () => '𝕏'))
  expect(nameOf('محفظة')).toBe('محفظة')
})

test('behavior: whatever is sent, what is read is safe', () => {
  const value = fc.oneof(fc.anything(), fc.string(), fc.webUrl(), fc.constantFrom(...Object.values(whole).flat()))
  const row = fc.dictionary(fc.constantFrom(...Object.keys(whole), 'image_url', '__proto__'), value)
  fc.assert(
    fc.property(fc.oneof(row, fc.anything()), (input) => {
      const read = readListedWallet(input)
      if (!read) return
      expect(read.id).toMatch(/^[\w.:-]{1,128}$/)
      expect([...read.name].length).toBeLessThanOrEqual(64)
      expect(read.name).not.toMatch(/[\p{Cc}\p{Cf}]/u)
      for (const [field, said] of Object.entries(read)) {
        if (typeof said === 'string') expect(said).not.toMatch(/^\s*(javascript|vbscript|file|blob):/i)
        expect([...Object.keys(whole), 'image_url']).toContain(field)
      }
      if (read.homepage) expect(new URL(read.homepage).protocol).toBe('https:')
      if (read.image_url) expect(read.image_url).toMatch(/^data:image\//)
    }),
  )
})

test('param: a page is its readable rows, how many rows it had, and a count that is one', () => {
  expect(getWallets.decode({ data: [whole, null, { id: 'a', name: 'A' }], count: 3 })).toEqual({
    wallets: [whole, { id: 'a', name: 'A' }],
    rows: 3,
    count: 3,
  })
  for (const count of [-1, 1.5, '3', null, Number.NaN])
    expect(getWallets.decode({ data: [], count })?.count).toBeUndefined()
  for (const page of [null, [], {}, { data: {} }, 'x', undefined, 7]) expect(getWallets.decode(page)).toBeUndefined()
})
