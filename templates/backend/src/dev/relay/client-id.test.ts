import { generateKeyPairSync, sign } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readClientId } from './client-id.js'

const read = (auth: string) => readClientId(new URL(`ws://127.0.0.1/relay?auth=${encodeURIComponent(auth)}`))

/** A signed JWT as the SDKs make it, with a key of its own. */
function jwt(change: (parts: string[]) => string[] = (parts) => parts): string {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  let value = BigInt(`0xed01${raw.toString('hex')}`)
  let base58 = ''
  for (; value > 0n; value /= 58n)
    base58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'[Number(value % 58n)] + base58
  const part = (input: unknown) => Buffer.from(JSON.stringify(input)).toString('base64url')
  const text = `${part({ alg: 'EdDSA', typ: 'JWT' })}.${part({ iss: `did:key:z${base58}` })}`
  return change([...text.split('.'), sign(null, Buffer.from(text), privateKey).toString('base64url')]).join('.')
}

test('behavior: the id of a client is the key it signed with', () => {
  expect(read(jwt())).toMatch(/^did:key:z6Mk/)
  const signed = jwt()
  expect(read(signed)).toBe(read(signed))
})

test('behavior: clients without a JWT are different ones', () => {
  const url = new URL('ws://127.0.0.1/relay')
  expect(readClientId(url)).toMatch(/^anonymous:/)
  expect(readClientId(url)).not.toBe(readClientId(url))
})

test('error: a JWT that is not signed by who it names has no id', () => {
  const forged = jwt().split('.')[1] ?? ''
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url')
  const bad = [
    'a.b.c',
    'x',
    jwt(([header = '', payload = '']) => [header, payload, Buffer.alloc(64).toString('base64url')]),
    jwt(([header = '', , signature = '']) => [header, forged, signature]),
    jwt(([, payload = '', signature = '']) => [unsigned, payload, signature]),
    jwt(([header = '']) => [header, Buffer.from('{"iss":"did:key:z6MkX"}').toString('base64url'), '']),
    jwt((parts) => [...parts, 'x']),
    'a'.repeat(5_000),
  ]
  for (const each of bad) expect(read(each), each).toBeUndefined()
})

test('error: no text passes for a JWT', () => {
  const part = fc.oneof(
    fc.string(),
    fc.jsonValue().map((value) => Buffer.from(JSON.stringify(value)).toString('base64url')),
  )
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 4 }), (parts) => {
      fc.pre(parts.join('.') !== '')
      expect(read(parts.join('.'))).toBeUndefined()
    }),
  )
})
