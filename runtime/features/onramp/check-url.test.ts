import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkedPage, type PageTerms } from './check-url.js'

const address = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const solana = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
const backend = 'http://127.0.0.1:4500/api'
const terms = (changes: Partial<PageTerms> = {}): PageTerms => ({
  provider: 'coinbase',
  address,
  own: { backend },
  ...changes,
})

test.each([
  ['coinbase', 'https://pay.coinbase.com/buy/select-asset?sessionToken=abc'],
  ['coinbase', `https://pay.coinbase.com/buy?destinationWallets=${encodeURIComponent(JSON.stringify([{ address }]))}`],
  ['coinbase', `https://pay.coinbase.com/buy?walletAddress=${address.toLowerCase()}`],
  [
    'meld',
    `https://meldcrypto.com/?publicKey=k&destinationCurrencyCode=USDC&walletAddress=${address}&externalCustomerId=p`,
  ],
  ['meld', 'https://sb.meldcrypto.com/?token=1'],
  ['meld', 'https://app.meld.io/pay'],
  ['sandbox', 'http://127.0.0.1:4500/sandbox/onramp/0123456789abcdef0123456789abcdef'],
] as const)('the page of %s is opened: %s', (provider, url) => {
  expect(checkedPage(url, terms({ provider }))?.href).toBe(new URL(url).href)
})

test('the account of Solana is told apart by the case of its letters', () => {
  const page = (wallet: string) =>
    checkedPage(`https://meld.io/?walletAddress=${wallet}`, terms({ provider: 'meld', address: solana }))
  expect(page(solana)).toBeDefined()
  expect(page(solana.toLowerCase())).toBeUndefined()
  expect(page(solana.toUpperCase())).toBeUndefined()
})

test('a page of Meld that the config sets is the only one', () => {
  const own = { meld: 'https://pay.example' }
  expect(checkedPage(`https://pay.example/?walletAddress=${address}`, terms({ provider: 'meld', own }))).toBeDefined()
  expect(checkedPage('https://meldcrypto.com/', terms({ provider: 'meld', own }))).toBeUndefined()
})

/** SECURITY 3: none of these is ever opened. */
const hostile: readonly (readonly [PageTerms['provider'], unknown])[] = [
  ['coinbase', 'javascript:alert(1)'],
  ['coinbase', ' javascript:alert(1)//https://pay.coinbase.com'],
  ['coinbase', 'JAVASCRIPT://pay.coinbase.com/%0aalert(1)'],
  ['coinbase', 'data:text/html,<script>alert(1)</script>'],
  ['coinbase', 'blob:https://pay.coinbase.com/1'],
  ['coinbase', 'file:///etc/passwd'],
  ['coinbase', 'vbscript:x'],
  ['coinbase', 'about:blank'],
  ['coinbase', 'filesystem:https://pay.coinbase.com/x'],
  ['coinbase', 'view-source:https://pay.coinbase.com'],
  ['coinbase', 'intent://pay.coinbase.com#Intent;scheme=https;end'],
  ['coinbase', 'ws://pay.coinbase.com'],
  ['coinbase', 'ftp://pay.coinbase.com'],
  ['coinbase', 'http://pay.coinbase.com/buy'],
  ['coinbase', '//pay.coinbase.com/buy'],
  ['coinbase', '/buy'],
  ['coinbase', 'pay.coinbase.com'],
  ['coinbase', 'https://pay.coinbase.com:8443/buy'],
  ['coinbase', 'https://user@pay.coinbase.com/buy'],
  ['coinbase', 'https://user:secret@pay.coinbase.com/buy'],
  ['coinbase', 'https://pay.coinbase.com@evil.example/buy'],
  ['coinbase', 'https://pay.coinbase.com.evil.example/buy'],
  ['coinbase', 'https://evilpay.coinbase.com.example/'],
  ['coinbase', 'https://notpay.coinbase.com/'],
  ['coinbase', 'https://coinbase.com/'],
  ['coinbase', 'https://pay.coinbase.com\\@evil.example/'.replace('pay.coinbase.com\\', 'evil.example\\')],
  ['coinbase', 'https://pay.coinbase.com./buy'],
  ['coinbase', 'https://рay.coinbase.com/'],
  ['coinbase', 'https://meldcrypto.com/'],
  ['coinbase', `https://pay.coinbase.com/?walletAddress=${other}`],
  ['coinbase', `https://pay.coinbase.com/?walletAddress=${address}&walletAddress=${other}`],
  ['coinbase', `https://pay.coinbase.com/?WALLETADDRESS=${other}`],
  [
    'coinbase',
    `https://pay.coinbase.com/?addresses=${encodeURIComponent(JSON.stringify({ [address]: ['base'], [other]: ['base'] }))}`,
  ],
  [
    'coinbase',
    `https://pay.coinbase.com/?destinationWallets=${encodeURIComponent(JSON.stringify([{ address: other }]))}`,
  ],
  ['coinbase', 'https://pay.coinbase.com/?address='],
  ['coinbase', `https://pay.coinbase.com/?address=${address}00`],
  ['coinbase', `https://pay.coinbase.com/?x=${'a'.repeat(8_000)}`],
  ['meld', 'https://meldcrypto.com.evil.example/'],
  ['meld', 'https://xmeld.io/'],
  ['meld', `https://meldcrypto.com/?walletAddress=${other}`],
  ['sandbox', 'javascript://127.0.0.1/%0aalert(1)'],
  ['sandbox', 'http://127.0.0.1.evil.example/sandbox/onramp/1'],
  ['sandbox', 'http://evil.example/sandbox/onramp/1'],
  ['sandbox', 'https://api.example/sandbox/onramp/1'],
  ['coinbase', undefined],
  ['coinbase', null],
  ['coinbase', 7],
  ['coinbase', {}],
  ['coinbase', ''],
]

test.each(hostile)('nothing of %s is opened: %j', (provider, url) => {
  expect(checkedPage(url, terms({ provider }))).toBeUndefined()
})

test('there are forty of them at least', () => {
  expect(hostile.length).toBeGreaterThanOrEqual(40)
})

test('the pretended seller is on this machine alone, wherever the backend is', () => {
  const own = { backend: 'https://api.example' }
  expect(checkedPage('https://api.example/sandbox/onramp/1', terms({ provider: 'sandbox', own }))).toBeUndefined()
})

test('Z-03: whatever the address, what is opened is https on a host of the row, without credentials', () => {
  const part = fc.oneof(
    fc.webUrl(),
    fc.string(),
    fc.constantFrom('https://pay.coinbase.com', 'javascript:', '@', '\\', '//', '%00'),
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
      const page = checkedPage(parts.join(''), terms())
      if (page)
        expect([page.protocol, page.hostname, page.username, page.port]).toEqual(['https:', 'pay.coinbase.com', '', ''])
    }),
  )
})
