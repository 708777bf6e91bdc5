import { describe, expect, test } from 'vitest'
import { findWalletSecrets } from './find-secrets.js'

const key = `0x${'a1b2c3d4'.repeat(8)}`
const bare = key.slice(2)
const lines = (text: string) => findWalletSecrets(text).map(({ line, what }) => `${line} ${what}`)

describe('private keys', () => {
  test.each([
    [`const privateKey = '${key}'`, 1],
    [`const PRIVATE_KEY: Hex =\n  '${key}'`, 2],
    [`const key = "${bare}"`, 1],
    [`export const account = privateKeyToAccount(\n  '${key}',\n)`, 2],
    [`const wallet = new ethers.Wallet('${key}', provider)`, 1],
    [`const keys = [\n  '${key}',\n  '${key.replace('a', 'b')}',\n]`, 2],
    [`{ "deployerPrivateKey": "${key}" }`, 1],
    [`const account = { address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', privateKey: '${key}' }`, 1],
    [`createClient({ signerKey: process.env.KEY ?? '${key}' })`, 1],
    [`const pk = \`${key}\``, 1],
    [`const pem = \`-----BEGIN PRIVATE KEY-----\nMIIEvQIBADANBgkqhkiG9w0BAQEFAASC\``, 1],
  ])('error: %s', (text, line) => {
    const found = lines(text)
    expect(found[0]).toMatch(new RegExp(`^${line} a private key`))
    expect(JSON.stringify(found)).not.toContain(bare)
  })

  test.each([
    [`const hash = '${key}'`],
    [`const transactionHash: Hex = '${key}'`],
    [`const topics = [\n  '${key}',\n  '${key}',\n]`],
    [`const privateKeyHash = '${key}'`],
    [`sign(privateKey, '${key}')`],
    [`{ privateKey: read(), hash: '${key}' }`],
    [`const merkleRoot = '${key}' // not the private key`],
    [`const IMPLEMENTATION_SLOT = '${key}'`],
    [`{ "salt": "${key}", "digest": "${key}", "id": "${key}" }`],
    [`publicKey: '${key}'`],
    [`const blockId =\n  '${key}'`],
    [`href={'https://etherscan.io/tx/${key}'}`],
    [`const privateKey = '0x${'0'.repeat(24)}d8da6bf26964af9d7eed9e03e53415d37aa96045'`],
    [`const maxKey = '0x${'f'.repeat(64)}'`],
    [`const bytecode = '${key}${bare}'`],
    ['privateKey: process.env.PRIVATE_KEY'],
    ["pem.replace('-----BEGIN PRIVATE KEY-----', '')"],
    [`item('${key}')`],
  ])('behavior: %s is none', (text) => {
    expect(lines(text)).toEqual([])
  })
})

describe('recovery phrases', () => {
  const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow'
  test.each([[`const words = '${phrase}'`], [`mnemonic: ${phrase}`], [`{ "seed": "${phrase}" }`]])(
    'error: %s',
    (text) => {
      expect(lines(text)).toEqual(['1 a secret recovery phrase'])
    },
  )

  test.each([
    ["className='flex grid block hidden static sticky inline table isolate visible truncate italic'"],
    ["title: 'choose another wallet before your current account loses access because something failed'"],
    [`// ${phrase}`],
  ])('behavior: %s is none', (text) => {
    expect(lines(text)).toEqual([])
  })
})
