import { describe, expect, test } from 'vitest'
import { findSecrets } from './find-secrets.js'

const hex = 'a1b2c3d4'.repeat(8)

describe('secrets', () => {
  test.each([
    [`const privateKey = '0x${hex}'`, 'a private key'],
    [`DEPLOYER_PRIVATE_KEY=${hex}`, 'a private key'],
    ['-----BEGIN EC PRIVATE KEY-----', 'a private key in PEM form'],
    [`stripe: 'sk_${'live'}_${'a1'.repeat(12)}'`, 'a secret key of Stripe'],
    [`token: "ghp_${'a1'.repeat(18)}"`, 'a token of GitHub'],
    [`AKIA${'A1'.repeat(8)}`, 'an access key of AWS'],
    [`clientSecret: '${'a1b2'.repeat(6)}'`, 'a client secret'],
    [`"${'legal winner thank '.repeat(4).trim()}"`, 'a secret recovery phrase'],
    [`MNEMONIC=${'legal winner thank '.repeat(4).trim()}`, 'a secret recovery phrase'],
  ])('error: %s', (line, what) => {
    expect(findSecrets(`\n${line}\n`)).toEqual([{ what, line: 2, kind: 'secret' }])
  })

  test.each([
    [`const hash = '0x${hex}'`],
    [`const root = '${hex}' // of the tree`],
    ["owner: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'"],
    [`projectId: '${hex.slice(0, 32)}'`],
    ['privateKey: process.env.PRIVATE_KEY'],
    ["'connect your wallet and then sign the message with your own account please today'"],
    ['// this line explains that your wallet will sign the message'],
    ["clientSecret: env['SECRET']"],
  ])('behavior: %s is none', (line) => {
    expect(findSecrets(line)).toEqual([])
  })
})

describe('RPC addresses with a key', () => {
  const url = `https://eth-mainnet.g.alchemy.com/v2/${'aB3_'.repeat(8)}`

  test('error: are found once a line', () => {
    expect(findSecrets(`['${url}', '${url}']`)).toEqual([{ what: 'an RPC address with a key', line: 1, kind: 'rpc' }])
  })

  test('behavior: are none where somebody has said that they are public', () => {
    expect(findSecrets(`'${url}' // public, for our origins`)).toEqual([])
    expect(findSecrets(`# public\nVITE_RPC=${url}`)).toEqual([])
    expect(findSecrets("'https://ethereum-rpc.publicnode.com'")).toEqual([])
  })
})
