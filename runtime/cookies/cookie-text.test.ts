import fc from 'fast-check'
import { expect, test } from 'vitest'
import { savedSession } from '../../test/unit/saved-session.js'
import { readCookieText, writeCookieText } from './cookie-text.js'
import { readKitCookie } from './read-kit-cookie.js'

const evm = {
  connectorId: 'com.example',
  address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  caipNetworkId: 'eip155:1',
} as const
const solana = {
  connectorId: 'com.other',
  address: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
} as const

test('behavior: addresses and networks, the active namespace first, and no word of the wallet', () => {
  const text = writeCookieText(savedSession({ eip155: evm, solana }, 'solana'))
  expect(text).toBe(`1|${solana.caipNetworkId}:${solana.address}|eip155:1:${evm.address}`)
  expect(readCookieText(text ?? '')).toEqual({
    active: 'solana',
    current: { solana: 'solana/', eip155: 'eip155/' },
    connections: {
      'solana/': { status: 'remembered', remembered: { ...solana, connectorId: '' } },
      'eip155/': { status: 'remembered', remembered: { ...evm, connectorId: '' } },
    },
  })
})

test('behavior: nobody is no cookie', () => {
  expect(writeCookieText(savedSession({}))).toBeUndefined()
  expect(writeCookieText({ ...savedSession({ eip155: evm }), current: {} })).toBeUndefined()
})

test('behavior: it stays small, and what would break out of a cookie is left out', () => {
  const long = { ...evm, address: 'a'.repeat(2000) }
  expect(writeCookieText(savedSession({ eip155: long }))).toBeUndefined()
  for (const address of ['a;b', 'a b', 'a|b', 'a\r\nSet-Cookie: x', 'ä', ''])
    expect(writeCookieText(savedSession({ eip155: { ...evm, address } }))).toBeUndefined()
})

test.each([
  '',
  '1',
  '1|',
  '2|eip155:1:0xab',
  '1|eip155:1',
  '1|EIP155:1:0xab',
  '1|eip155:1:<script>',
  `1|eip155:1:${'a'.repeat(129)}`,
  `1${'|eip155:1:0xab'.repeat(100)}`,
])('error: %s counts as none', (text) => {
  expect(readCookieText(text)).toBeUndefined()
  expect(readKitCookie(`modal-kit=${text}`)).toBeUndefined()
})

test('behavior: a bad entry is left out alone', () => {
  const saved = readCookieText('1|nonsense|eip155:137:0xab|eip155')
  const remembered = { connectorId: '', address: '0xab', caipNetworkId: 'eip155:137' }
  expect(saved).toEqual({
    active: 'eip155',
    current: { eip155: 'eip155/' },
    connections: { 'eip155/': { status: 'remembered', remembered } },
  })
})

test('behavior: any text is read without an error', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `1|${text}`),
      ),
      (text) => {
        const saved = readCookieText(text)
        if (saved) expect(Object.keys(saved.current)).toContain(saved.active)
        readKitCookie(text)
      },
    ),
  )
})

test.each([
  [null, undefined],
  [undefined, undefined],
  ['', undefined],
  ['theme=dark', undefined],
  ['my-modal-kit=1|eip155:1:0xab', undefined],
  ['theme=dark; modal-kit=1|eip155:1:0xab; a=b', '1|eip155:1:0xab'],
  ['modal-kit=broken; modal-kit=1|eip155:1:0xab', '1|eip155:1:0xab'],
  ['modal-kit=1%7Ceip155%3A1%3A0xab', '1|eip155:1:0xab'],
])('param: header %s', (header, text) => expect(readKitCookie(header)).toBe(text))
