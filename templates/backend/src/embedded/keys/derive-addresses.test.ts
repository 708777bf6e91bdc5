import { createHash } from 'node:crypto'
import { mnemonicToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { base58 } from './base58.js'
import { deriveAddresses } from './derive-addresses.js'
import { seedOf } from './entropy-words.js'

/** Of the vectors of BIP-39, with no passphrase in place of `TREZOR`: words, computed by others, and what viem makes of them. */
const known = [
  ['00'.repeat(32), `${'abandon '.repeat(23)}art`],
  [
    '7f'.repeat(32),
    `${'legal winner thank year wave sausage worth useful '.repeat(2)}legal winner thank year wave sausage worth title`,
  ],
  [
    '80'.repeat(32),
    'letter advice cage absurd amount doctor acoustic avoid '.repeat(2) +
      'letter advice cage absurd amount doctor acoustic bless',
  ],
  ['ff'.repeat(32), `${'zoo '.repeat(23)}vote`],
  [
    '68a79eaca2324873eacc50cb9c6eca8cc68ea5d936f98787c60c7ebc74e6ce7c',
    'hamster diagram private dutch cause delay private meat slide toddler razor book happy fancy gospel tennis maple dilemma loan word shrug inflict delay length',
  ],
] as const

test.each(known)('behavior: entropy %s has the EVM address of its words', async (entropy, words) => {
  const { eip155 } = await deriveAddresses(Buffer.from(entropy, 'hex'))
  expect(eip155).toBe(mnemonicToAccount(words).address)
})

test('behavior: the seed is that of BIP-39, and another length is refused', async () => {
  const seed = await seedOf(Buffer.alloc(32))
  expect(Buffer.from(seed).toString('hex')).toBe(
    '408b285c123836004f4b8842c89324c1f01382450c0d439af345ba7fc49acf705489c6fc77dbd4e3dc1dd8cc6bc9f043db8ada1e243c4a0eafb290d399480840',
  )
  await expect(seedOf(Buffer.alloc(31))).rejects.toThrow('31 bytes')
})

test('behavior: the Solana address is the one that wallets show for the same words', async () => {
  const { solana } = await deriveAddresses(Buffer.alloc(32))
  // `solana-keygen pubkey 'prompt://?key=0/0'` for 23 times "abandon" and "art".
  expect(solana).toMatch(/^[1-9A-HJ-NP-Za-km-z]{32,44}$/)
  expect(solana).toBe('3Cy3YNTFywCmxoxt8n7UH6hg6dLo5uACowX3CFceaSnx')
})

test('behavior: base58 keeps the zeros at the front', () => {
  expect(base58(new Uint8Array())).toBe('')
  expect(base58(new Uint8Array(32))).toBe('1'.repeat(32))
  expect(base58(Buffer.from('0000287fb4cd', 'hex'))).toBe('11233QC4')
  expect(base58(createHash('sha256').update('').digest())).toBe('GKot5hBsd81kMupNCXHaqbhv3huEbxAFMLnpcX2hniwn')
})
