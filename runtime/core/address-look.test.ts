import { expect, test } from 'vitest'
import { shortAddress } from './address-look.js'

test('param: address', () => {
  expect(shortAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).toBe('0xf3…b92266')
})

test('behavior: an address that is short stays whole', () => {
  expect(shortAddress('0x1234567890')).toBe('0x1234567890')
})
