import { expect, test } from 'vitest'
import { isAddress } from './address.js'

const hex = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const key = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'

test.each([
  ['eip155', hex, true],
  ['eip155', hex.toLowerCase(), true],
  ['eip155', hex.slice(0, -1), false],
  ['eip155', `${hex}0`, false],
  ['eip155', key, false],
  ['solana', key, true],
  ['solana', '1'.repeat(32), true],
  ['solana', '1'.repeat(31), false],
  ['solana', '1'.repeat(45), false],
  // No zero, capital O, capital I or small l in base58.
  ...['0', 'O', 'I', 'l'].map((letter) => ['solana', `${key.slice(1)}${letter}`, false] as const),
  ['solana', hex, false],
  ['bip122', '1BoatSLRHtKNngkdXEeobR76b53LETtpyT', true],
  ['bip122', '<script>', false],
  ['polkadot', '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY', true],
  ['cosmos', '', false],
  ['cosmos', 'a'.repeat(129), false],
] as const)('param: on %s %s is an address: %s', (namespace, text, is) => expect(isAddress(namespace, text)).toBe(is))
