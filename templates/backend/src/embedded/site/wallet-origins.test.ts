import { expect, test } from 'vitest'
import { walletOriginMatcher, walletOrigins } from './wallet-origins.js'

const development = { mode: 'development' } as const
const production = { mode: 'production' } as const

test.each([
  ['https://app.example', true, true],
  ['http://localhost:3000', true, true],
  ['capacitor://localhost', true, true],
  ['http://localhost:*', true, false],
  ['https://127.0.0.1:*', true, false],
  ['http://wallet.localhost:*', true, false],
  ['https://app.example:*', false, false],
  ['https://*.example.com', false, false],
  ['https://*.localhost:*', false, false],
  ['localhost:*', false, false],
  ['app.example', false, false],
  ['*', false, false],
  ['null', false, false],
  ['https://app.example/', false, false],
  ['https://app.example;sandbox', false, false],
  ["https://app.example,'self'", false, false],
  ['https://app.example https://evil.example', false, false],
  ['http://localhost;:*', false, false],
])('behavior: %j may embed a wallet in development: %s, in production: %s', (pattern, inDevelopment, inProduction) => {
  expect(walletOrigins([pattern], development)).toEqual(inDevelopment ? [pattern] : [])
  expect(walletOrigins([pattern], production)).toEqual(inProduction ? [pattern] : [])
})

test('behavior: a hundred origins are fine; with one more nobody may', () => {
  const origins = Array.from({ length: 101 }, (_, n) => `https://app${n}.example`)
  expect(walletOrigins(origins.slice(1), development)).toHaveLength(100)
  expect(walletOrigins(origins, development)).toEqual([])
})

test.each([
  ['http://localhost:5173', true],
  ['http://localhost', true],
  ['https://localhost:5173', false],
  ['http://localhost.evil.example:5173', false],
  ['http://127.0.0.1:5173', false],
  ['https://x.vercel.app', false],
  ['null', false],
  ['', false],
])('behavior: with http://localhost:* listed a page of %j: %s', (origin, isAllowed) => {
  expect(walletOriginMatcher(['http://localhost:*', 'https://*.vercel.app'], development)(origin)).toBe(isAllowed)
})
