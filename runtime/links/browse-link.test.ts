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
