import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowedByPattern, origins } from '../../../../test/setup/origin-table.data.js'
import { defaultOrigins } from './default-origins.data.js'
import { matchesExactly, matchOrigins } from './origins.js'

test('behavior: A-47 60 origins against 30 patterns give what was written down by hand', () => {
  for (const [pattern, allowed] of Object.entries(allowedByPattern)) {
    const matches = matchOrigins([pattern])
    const found = origins.filter((origin) => matches(origin))
    expect({ pattern, found }).toEqual({ pattern, found: origins.filter((origin) => allowed.includes(origin)) })
    // Every origin that was written down is one of the table.
    expect(allowed.filter((origin) => !origins.includes(origin))).toEqual([])
  }
})

const label = fc.stringMatching(/^[a-z]([a-z0-9-]{0,10}[a-z0-9])?$/).filter((each) => !each.startsWith('xn--'))
const port = fc.integer({ min: 1, max: 65_535 }).filter((each) => each !== 443 && each !== 80)

/** A host below `example.com`, which labels of its pattern are `*`, and a port. */
const place = fc.record({
  labels: fc.array(fc.record({ label, isAny: fc.boolean() }), { minLength: 1, maxLength: 4 }),
  port: fc.option(port, { nil: undefined }),
  isAnyPort: fc.boolean(),
})

function write({ labels, port: number, isAnyPort }: typeof place extends fc.Arbitrary<infer T> ? T : never) {
  const suffix = number === undefined ? '' : `:${number}`
  const host = (names: readonly string[]) => `https://${[...names, 'example', 'com'].join('.')}`
  return {
    origin: host(labels.map((each) => each.label)) + suffix,
    pattern: host(labels.map((each) => (each.isAny ? '*' : each.label))) + (isAnyPort ? ':*' : suffix),
  }
}

test('behavior: A-47 a pattern matches the origin it was made of, and nothing that differs in a part', () => {
  fc.assert(
    fc.property(place, label, fc.nat(3), (made, other, at) => {
      const { origin, pattern } = write(made)
      const matches = matchOrigins([pattern])
      expect(matches(origin)).toBe(true)
      expect(matches(origin.replace('https:', 'http:'))).toBe(false)
      expect(matches(`${origin}.evil.test`)).toBe(false)
      expect(matches(origin.replace('.example.com', '.example.com.evil.test'))).toBe(false)
      expect(matches(origin.replace('.example.com', '.evil-example.com'))).toBe(false)
      expect(matches(origin.replace('.example.com', '.example.com.'))).toBe(false)
      expect(matches(origin.replace('https://', `https://${other}.`))).toBe(false)
      expect(matches(origin.replace('https://', 'https://user@'))).toBe(false)
      expect(matches(origin.toUpperCase())).toBe(false)
      expect(matches(`${origin}/`)).toBe(false)
      // Another port is another origin, unless any will do.
      const moved = write({ ...made, port: made.port === 1 ? 2 : 1 }).origin
      expect(matches(moved)).toBe(made.isAnyPort)
      // A label that is not any label must be the one.
      const index = at % made.labels.length
      const renamed = made.labels.map((each, place) =>
        place === index ? { ...each, label: `${other}x${each.label}` } : each,
      )
      expect(matches(write({ ...made, labels: renamed }).origin)).toBe(made.labels[index]?.isAny)
    }),
  )
})

test('behavior: A-47 no text at all makes the matcher throw or match what is no origin', () => {
  const matches = matchOrigins(['https://*.example.com', 'http://localhost:*'], defaultOrigins)
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.webUrl(),
        fc.string().map((text) => `https://${text}.example.com`),
      ),
      (text) => {
        if (matches(text)) expect(new URL(text).origin).toBe(text)
        matchOrigins([text])('https://app.example.com')
      },
    ),
  )
})

test('behavior: the defaults allow local and preview origins to ordinary wallets only', () => {
  const matches = matchOrigins([], defaultOrigins)
  for (const origin of [
    'http://localhost:5173',
    'https://127.0.0.1',
    'https://my-app-git-x.vercel.app',
    'https://a.pages.dev',
  ]) {
    expect(matches(origin)).toBe(true)
    expect(matchesExactly(defaultOrigins, origin)).toBe(false)
  }
  expect(matches('https://vercel.app')).toBe(false)
  expect(matches('https://a.b.vercel.app')).toBe(false)
  expect(matches('http://a.vercel.app')).toBe(false)
  expect(matches('http://localhost.evil.test')).toBe(false)
})

test('behavior: an embedded wallet takes exact patterns with a scheme only', () => {
  const patterns = [
    'https://app.example.com',
    'https://*.example.com',
    'http://localhost:*',
    'shop.example',
    'https://Other.example:443',
  ]
  expect(matchesExactly(patterns, 'https://app.example.com')).toBe(true)
  expect(matchesExactly(patterns, 'https://other.example')).toBe(true)
  for (const origin of ['https://x.example.com', 'http://localhost:3000', 'https://shop.example', 'null', '']) {
    expect(matchesExactly(patterns, origin)).toBe(false)
  }
})
