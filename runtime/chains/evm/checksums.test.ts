import { expect, test } from 'vitest'
import { writeAddress } from './checksums.js'

// The addresses of EIP-55 itself.
test.each([
  '0x52908400098527886E0F7030069857D2E4169EE7',
  '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
  '0xde709f2102306220921060314715629080e2fb77',
  '0x27b1fdb04752bbc536007a920d24acb045561c26',
  '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
  '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
])('param: %s, however it was written', (address) => {
  const digits = address.slice(2)
  const swapped = [...digits].map((digit) =>
    digit === digit.toLowerCase() ? digit.toUpperCase() : digit.toLowerCase(),
  )
  for (const given of [digits, digits.toLowerCase(), digits.toUpperCase(), swapped.join('')])
    expect(writeAddress(`0x${given}`)).toBe(address)
})

test.each([
  '',
  '0x',
  '0xab',
  `0x${'g'.repeat(40)}`,
  `0x${'a'.repeat(41)}`,
  'a'.repeat(42),
  '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
])('param: %j is no address of an EVM chain, and stays', (text) => expect(writeAddress(text)).toBe(text))
