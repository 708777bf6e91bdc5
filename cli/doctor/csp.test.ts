import { expect, test } from 'vitest'
import { allows, policiesOf } from './csp.js'

const page = 'https://app.example'
function isAllowed(text: string, origin: string, directive = 'connect-src') {
  const policies = policiesOf(new Headers({ 'content-security-policy': text }), '')
  return policies.every((policy) => allows(policy, directive, { origin, page }))
}

test.each([
  ['connect-src https://rpc.example', 'https://rpc.example'],
  ['connect-src https://*.example', 'https://rpc.example'],
  ['connect-src rpc.example', 'https://rpc.example'],
  ['connect-src http://rpc.example', 'https://rpc.example'],
  ['connect-src https:', 'https://rpc.example'],
  ['connect-src *', 'https://rpc.example'],
  ["default-src 'none'; CONNECT-SRC https://rpc.example:*", 'https://rpc.example:8443'],
  ["connect-src 'self'", page],
  ["img-src 'none'", 'https://rpc.example'],
])('behavior: %s allows %s', (text, origin) => {
  expect(isAllowed(text, origin)).toBe(true)
})

test.each([
  ["connect-src 'self'", 'https://rpc.example'],
  ["default-src 'none'", 'https://rpc.example'],
  ['connect-src', 'https://rpc.example'],
  ['connect-src https://*.example', 'https://example'],
  ['connect-src https://rpc.example', 'https://rpc.example:8443'],
  ['connect-src https://rpc.example', 'http://rpc.example'],
  ["connect-src 'none'; connect-src *", 'https://rpc.example'],
  ["connect-src *, connect-src 'self'", 'https://rpc.example'],
])('behavior: %s blocks %s', (text, origin) => {
  expect(isAllowed(text, origin)).toBe(false)
})

test('behavior: data: is a source of its own', () => {
  expect(isAllowed('img-src data:', 'data:', 'img-src')).toBe(true)
  expect(isAllowed('img-src *', 'data:', 'img-src')).toBe(false)
})

test('behavior: a policy of the page itself counts, with its quotes escaped or not', () => {
  const html = `<meta content="connect-src &#39;self&#39;" http-equiv=Content-Security-Policy><meta name="x" content="y">`
  const [policy, other] = policiesOf(new Headers(), html)
  expect(policy?.get('connect-src')).toEqual(["'self'"])
  expect(other).toBeUndefined()
})
