import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { coinbase } from './schema.js'

/** Every address the SDK has in it, as it is installed here. */
const constants = readFileSync(
  new URL('../../../node_modules/@coinbase/wallet-sdk/dist/core/constants.js', import.meta.url),
  'utf8',
)

test('behavior: every host the SDK knows is told, and a socket where it keeps one open', () => {
  const hosts = [...constants.matchAll(/'(https:\/\/[^/']+)/g)].map(([, origin]) => origin)
  expect(hosts).toHaveLength(4)
  const told = coinbase.contacts.map(({ origin }) => origin)
  expect(told.toSorted()).toEqual([...hosts, "'self'", 'wss://www.walletlink.org'].toSorted())
})

test('behavior: the config takes what the SDK takes', () => {
  const { coinbasePreference } = coinbase.flags
  for (const value of ['all', 'smartWalletOnly', 'eoaOnly', undefined])
    expect(coinbasePreference.safeParse(value).success).toBe(true)
  expect(coinbasePreference.safeParse('extensionOnly').success).toBe(false)
})
