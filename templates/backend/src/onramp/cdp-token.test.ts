import { generateKeyPairSync, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { cdpToken } from './cdp-token.js'

const wish = {
  method: 'POST',
  url: new URL('https://api.developer.coinbase.com/onramp/v1/token?a=1'),
  now: 1_700_000_000_500,
}

function read(token: string) {
  const [header = '', claims = '', signature = ''] = token.split('.')
  const parse = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString())
  return {
    header: parse(header),
    claims: parse(claims),
    signed: Buffer.from(`${header}.${claims}`),
    signature: Buffer.from(signature, 'base64url'),
  }
}

test('behavior: an Ed25519 key signs for one call and two minutes', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const seed = privateKey.export({ format: 'der', type: 'pkcs8' }).subarray(-32)
  const point = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
  const secret = Buffer.concat([seed, point]).toString('base64')
  const { header, claims, signed, signature } = read(cdpToken({ id: 'key-1', secret }, wish))
  expect(header).toEqual({ alg: 'EdDSA', kid: 'key-1', typ: 'JWT', nonce: expect.stringMatching(/^[0-9a-f]{32}$/) })
  expect(claims).toEqual({
    sub: 'key-1',
    iss: 'cdp',
    nbf: 1_700_000_000,
    iat: 1_700_000_000,
    exp: 1_700_000_120,
    uris: ['POST api.developer.coinbase.com/onramp/v1/token'],
  })
  expect(verify(null, signed, publicKey, signature)).toBe(true)
})

test('behavior: a P-256 key in PEM, also on one line, signs ES256', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const pem = privateKey.export({ format: 'pem', type: 'sec1' }).toString()
  for (const secret of [pem, pem.replaceAll('\n', '\\n')]) {
    const { header, signed, signature } = read(cdpToken({ id: 'key-2', secret }, wish))
    expect(header.alg).toBe('ES256')
    expect(signature).toHaveLength(64)
    expect(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, signature)).toBe(true)
  }
})

test('error: what is no key is said so, without the secret', () => {
  expect(() => cdpToken({ id: 'key', secret: 'c2VjcmV0' }, wish)).toThrow(/neither PEM nor base64/)
})
