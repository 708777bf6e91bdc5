import { describe, expect, test } from 'vitest'
import { resolvedConfig, resolvedNetwork } from '../../test/unit/resolved-config.js'
import { printPolicy } from './directive.js'
import { policyOf } from './policy.js'

const resolved = (...rpcUrls: readonly string[]) => resolvedConfig({ networks: [resolvedNetwork(1, ...rpcUrls)] })

test('behavior: the strict policy of a page, and what the kit contacts', () => {
  expect(printPolicy(policyOf(resolved('https://rpc.example/v1/?key=secret'))).split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self' https://rpc.example",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ])
})

test('behavior: an origin stands once, with its port, and a host of other letters in ASCII', () => {
  const policy = policyOf(
    resolved('https://bücher.example/a', 'https://bücher.example/b', 'http://127.0.0.1:8545', 'https://a_b.example'),
  )
  expect(policy.find(({ name }) => name === 'connect-src')?.sources).toEqual([
    "'self'",
    'http://127.0.0.1:8545',
    'https://a_b.example',
    'https://xn--bcher-kva.example',
  ])
})

describe('an address that would change the policy or that browsers ignore there', () => {
  test.each([
    ['http://[::1]:8545', 'http://[::1]:8545'],
    ['https://a.example;script-src', 'https://a.example;script-src'],
    ['https://a.example,b.example/x', 'https://a.example,b.example'],
    ['https://$host.example', 'https://$host.example'],
    ["https://'unsafe-inline'", "https://'unsafe-inline'"],
    ['https://*.example', 'https://*.example'],
  ])('error: %s', (url, origin) => {
    expect(() => policyOf(resolved(url))).toThrow(
      expect.objectContaining({ code: 'csp/unwritable-origin', message: expect.stringContaining(origin) }),
    )
  })
})
