import { expect, test } from 'vitest'
import { accountKey } from './account-key.js'
import { addressKey, isSameAddress } from './same-address.js'

const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const solana = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
const segwit = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
const legacy = '1BoatSLRHtKNngkdXEeobR76b53LETtpyT'
const cosmos = 'cosmos1zcjduepq0vu2zgkgk49efa0nqwzndanq5m4c7pa3u4apz4g2r9gspqg6g9cq'

test.each([
  ['eip155', first, first.toLowerCase(), true],
  ['eip155', first, `0x${first.slice(2).toUpperCase()}`, true],
  ['eip155', first, '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', false],
  ['eip155', first, undefined, false],
  ['solana', solana, solana, true],
  ['solana', solana, solana.toLowerCase(), false],
  // A key may begin like an address of Bitcoin, and base58 has both cases of most letters.
  ['solana', `bc1${solana.slice(3)}`, `BC1${solana.slice(3)}`, false],
  ['polkadot', solana, solana.toLowerCase(), false],
  ['bip122', legacy, legacy.toLowerCase(), false],
  ['bip122', segwit, segwit.toUpperCase(), true],
  ['bip122', `tb1${segwit.slice(3)}`, `TB1${segwit.slice(3).toUpperCase()}`, true],
  ['cosmos', cosmos, cosmos.toUpperCase(), true],
  ['cosmos', cosmos, cosmos.slice(1), false],
] as const)('param: on %s %s and %s are one address: %s', (namespace, one, other, is) =>
  expect(isSameAddress(namespace, one, other)).toBe(is),
)

test('behavior: what is kept for an address is found however it is written', () => {
  expect([addressKey('eip155', first), addressKey('solana', solana)]).toEqual([first.toLowerCase(), solana])
  expect(accountKey('eip155:1', first)).toBe(`eip155:1:${first.toLowerCase()}`)
  expect(accountKey('solana:5eykt', solana)).toBe(`solana:5eykt:${solana}`)
})
