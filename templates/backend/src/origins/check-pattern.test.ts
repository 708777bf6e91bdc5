import { expect, test } from 'vitest'
import { checkForProduction, checkPattern } from './origins.js'

test('behavior: a row may be an exact origin, a * below an own domain, or any port', () => {
  for (const pattern of [
    'https://app.example.com',
    'https://*.example.com',
    'https://*.my-app.vercel.app',
    'http://localhost:*',
    'https://*.corp.internal',
    'capacitor://localhost',
    'http://[::1]:3000',
  ]) {
    expect([pattern, checkPattern(pattern)]).toEqual([pattern, undefined])
  }
})

test('error: a * where anybody can get a name is refused, with what to write', () => {
  for (const pattern of [
    'https://*.com',
    'https://*.co.uk',
    'https://*.vercel.app',
    'https://*.github.io',
    'https://*',
    '*',
    'https://app.*.com',
    'https://*.internal',
  ]) {
    expect([pattern, checkPattern(pattern)]).toEqual([pattern, expect.stringContaining('below a domain of your own')])
  }
  for (const pattern of [
    'https://app-*.example.com',
    'https://example.com/path',
    'file://x',
    '',
    'a b',
    'https://example.com:99999',
    'x'.repeat(400),
  ]) {
    expect(checkPattern(pattern)).toBeTypeOf('string')
  }
})

test('behavior: production wants exact https origins, or a * below a domain that the operator names', () => {
  const own = ['example.com', 'my-app.vercel.app']
  for (const pattern of [
    'https://shop.test',
    'https://*.example.com',
    'https://*.my-app.vercel.app',
    'https://a.example.com:*',
    'http://localhost:*',
    'capacitor://localhost',
  ]) {
    expect([pattern, checkForProduction(pattern, own)]).toEqual([pattern, undefined])
  }
  for (const pattern of [
    'https://*.shop.test',
    'http://shop.example.com',
    'https://*.example.com.evil.test',
    'https://*.evilexample.com',
    'https://shop.test:*',
    'https://*.vercel.app',
  ]) {
    expect(checkForProduction(pattern, own)).toBeTypeOf('string')
  }
  expect(checkForProduction('https://*.example.com', [])).toContain('OWN_DOMAINS')
})
