import { expect, test } from 'vitest'
import type { Namespace } from '../../../schema/caip.js'
import { meldOf } from '../../../schema/onramp-providers.js'
import { onramp } from './schema.js'
import { isSoldIn, sellersOn } from './settings.js'

const flag = onramp.flags.onramp

test.each([
  [undefined, ['sandbox', 'meld', 'coinbase']],
  [true, ['sandbox', 'meld', 'coinbase']],
  [false, []],
  [[], []],
  [
    ['coinbase', 'meld'],
    ['coinbase', 'meld'],
  ],
  [{ coinbase: true, meld: { publicKey: 'k' } }, ['coinbase', 'meld']],
  [{ meld: false, coinbase: true }, ['coinbase']],
  [{ sandbox: true }, ['sandbox']],
  [{ restrictedTimeZones: [] }, ['sandbox', 'meld', 'coinbase']],
] as const)('SPEC §9: %j sells through %j, in that order', (config, sellers) => {
  expect(flag.safeParse(config).success).toBe(true)
  expect(
    sellersOn(
      { namespace: 'eip155', backend: 'http://127.0.0.1:4500' },
      config === undefined ? {} : { onramp: config },
    ),
  ).toEqual(sellers)
})

test('SPEC §9: Coinbase does not sell on Solana, and no provider elsewhere', () => {
  const on = (namespace: Namespace) => sellersOn({ namespace, backend: 'https://api.example' }, {})
  expect([on('eip155'), on('solana'), on('bip122')]).toEqual([['meld', 'coinbase'], ['meld'], []])
})

test('behavior: the one that pretends sells on this machine alone, whatever the config says', () => {
  const at = (backend: string | undefined) => sellersOn({ namespace: 'eip155', backend }, { onramp: ['sandbox'] })
  expect([at('https://api.example'), at(undefined), at('http://localhost:4500')]).toEqual([[], [], ['sandbox']])
})

test.each([
  ['moonpay'],
  [['moonpay']],
  [{ moonpay: true }],
  [{ meld: { url: 'http://meldcrypto.com' } }],
  [{ meld: { key: '' } }],
])('error: %j is no setting', (config) => {
  expect(flag.safeParse(config).success).toBe(false)
})

test.each([
  ['Asia/Shanghai', false],
  ['ASIA/URUMQI', false],
  ['Asia/Chongqing', false],
  ['Asia/Harbin', false],
  ['Asia/Kashgar', false],
  ['Asia/Macau', false],
  ['Asia/Hong_Kong', false],
  ['Asia/Macao', false],
  ['Asia/Beijing', false],
  ['Asia/Taipei', true],
  ['Europe/Zurich', true],
  ['', true],
])('SPEC §9: in %s it is sold: %s', (zone, isSold) => {
  expect(isSoldIn(zone, {})).toBe(isSold)
})

test('behavior: a host may empty the list of zones, or have its own', () => {
  expect(isSoldIn('Asia/Shanghai', { onramp: { restrictedTimeZones: [] } })).toBe(true)
  expect(isSoldIn('Europe/Zurich', { onramp: { coinbase: true, restrictedTimeZones: ['europe/zurich'] } })).toBe(false)
})

test('behavior: what is set for Meld is read only where it is set', () => {
  expect([meldOf(true), meldOf(['meld']), meldOf({ meld: true })]).toEqual([{}, {}, {}])
  expect(meldOf({ meld: { publicKey: 'k' } })).toEqual({ publicKey: 'k' })
})

test.each([
  [undefined, ['https://meldcrypto.com', 'https://pay.coinbase.com']],
  [['coinbase'], ['https://pay.coinbase.com']],
  [{ meld: { url: 'https://shop.meld.example/buy' } }, ['https://shop.meld.example']],
  [['sandbox'], []],
])('behavior: of %j the ledger names these pages alone', (config, pages) => {
  const contacts = onramp.contactsOf?.(config === undefined ? {} : { onramp: config }) ?? []
  expect(contacts.map((each) => 'origin' in each && each.origin)).toEqual(pages)
  expect(contacts.every(({ directive }) => directive === 'none')).toBe(true)
})
