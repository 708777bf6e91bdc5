import { expect, test } from 'vitest'
import { type BrowseSurroundings, browseLink } from './browse-link.js'

const phantom = 'a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'
const solflare = '1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79'
const coinbase = 'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa'
const metamask = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'
const at: BrowseSurroundings = {
  href: 'https://app.example/swap?to=A B#x',
  namespace: 'solana',
  isPhone: true,
  injected: () => undefined,
}
const page = 'https%3A%2F%2Fapp.example%2Fswap%3Fto%3DA%2520B%23x'

test.each([
  ['Phantom', phantom, `https://phantom.app/ul/browse/${page}?ref=https%3A%2F%2Fapp.example`],
  ['Solflare', solflare, `https://solflare.com/ul/v1/browse/${page}?ref=${page}`],
  ['Coinbase', coinbase, `https://go.cb-w.com/dapp?cb_url=${page}`],
])('behavior: %s', (_, id, link) => {
  expect(browseLink(id, at)).toBe(link)
})

// https://docs.phantom.com/phantom-deeplinks/other-methods/browse
// https://docs.cdp.coinbase.com/coinbase-wallet/developer-guidance/mobile-dapp-integration
test.each([
  [
    'Phantom',
    phantom,
    'https://magiceden.io/item-details/8yjN8iRuoiYiKW487cnW9vn6mLBR5E8aCNKsBRmTP9vN',
    'https://phantom.app/ul/browse/https%3A%2F%2Fmagiceden.io%2Fitem-details%2F8yjN8iRuoiYiKW487cnW9vn6mLBR5E8aCNKsBRmTP9vN?ref=https%3A%2F%2Fmagiceden.io',
  ],
  [
    'Coinbase',
    coinbase,
    'https://nft.coinbase.com/@barmstrong?param1=hello&param2=world',
    'https://go.cb-w.com/dapp?cb_url=https%3A%2F%2Fnft.coinbase.com%2F%40barmstrong%3Fparam1%3Dhello%26param2%3Dworld',
  ],
])('behavior: the example of the documentation of %s', (_, id, href, link) => {
  expect(browseLink(id, { ...at, href })).toBe(link)
})

test('behavior: every other wallet pairs', () => {
  expect(browseLink(metamask, at)).toBeUndefined()
  expect(browseLink('', at)).toBeUndefined()
})

test('param: namespace says whether this wallet is opened so', () => {
  expect(browseLink(phantom, { ...at, namespace: 'eip155' })).toBeDefined()
  expect(browseLink(phantom, { ...at, namespace: 'polkadot' })).toBeUndefined()
  expect(browseLink(coinbase, { ...at, namespace: 'eip155' })).toBeUndefined()
})

test('behavior: not on a desk, and not in the browser of the wallet', () => {
  expect(browseLink(phantom, { ...at, isPhone: false })).toBeUndefined()
  const injected = (name: string) => (name === 'coinbaseSolana' ? {} : undefined)
  expect(browseLink(coinbase, { ...at, injected })).toBeUndefined()
  expect(browseLink(solflare, { ...at, injected })).toBeDefined()
})

test('error: a page that is none, and the password in the address of one', () => {
  expect(browseLink(phantom, { ...at, href: 'about:srcdoc' })).toBeUndefined()
  expect(browseLink(phantom, { ...at, href: 'javascript:alert(1)' })).toBeUndefined()
  expect(browseLink(coinbase, { ...at, href: 'https://me:secret@app.example/' })).toBe(
    'https://go.cb-w.com/dapp?cb_url=https%3A%2F%2Fapp.example%2F',
  )
})
