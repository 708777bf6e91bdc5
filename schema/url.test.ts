import { describe, expect, test } from 'vitest'
import { isLoopback, originOf, socketUrl, webUrl } from './url.js'

const problemOf = (url: string, schema = webUrl) => schema.safeParse(url).error?.issues[0]?.message

describe('webUrl', () => {
  test.each([
    'https://example.com',
    'https://example.com:8443/v2/key?x=1',
    'http://127.0.0.1:8545',
    'http://localhost:5173',
    'http://wallet.localhost:8788/sdk',
    'http://[::1]:8545',
  ])('param: %s is taken', (url) => {
    expect(problemOf(url)).toBeUndefined()
  })

  test.each([
    ['http://example.com', 'must be https:// (http:// is for this machine only)'],
    ['http://localhost.evil.example', 'must be https:// (http:// is for this machine only)'],
    ['http://127.0.0.1.evil.example', 'must be https:// (http:// is for this machine only)'],
    ['https://user:pass@example.com', 'must not hold a user name or password'],
    ['javascript:alert(1)', 'must be a https:// address'],
    ['wss://example.com', 'must be a https:// address'],
    ['example.com', 'must be a https:// address'],
    ['https://', 'must be a well-formed https:// address'],
    ['https://exa mple.com', 'must be a well-formed https:// address'],
    [`https://example.com/${'a'.repeat(2048)}`, 'must not be longer than 2048 characters'],
  ])('error: %s', (url, problem) => {
    expect(problemOf(url)).toBe(problem)
  })
})

test('param: a socket is wss, or ws on this machine', () => {
  expect(problemOf('wss://relay.example', socketUrl)).toBeUndefined()
  expect(problemOf('ws://127.0.0.1:8787/relay', socketUrl)).toBeUndefined()
  expect(problemOf('ws://relay.example', socketUrl)).toBe('must be wss:// (ws:// is for this machine only)')
})

test('error: the fix names the scheme to write', () => {
  const fixOf = (schema: typeof webUrl) => schema.safeParse('example.com').error?.issues[0]
  expect(fixOf(webUrl)).toMatchObject({ params: { fix: 'Write the whole address, https://…' } })
  expect(fixOf(socketUrl)).toMatchObject({ params: { fix: 'Write the whole address, wss://…' } })
})

test('behavior: loopback is this machine by any of its names', () => {
  expect(['http://localhost', 'http://127.9.9.9:1', 'http://[::1]', 'ws://a.localhost'].every(isLoopback)).toBe(true)
  expect(['https://example.com', 'https://localhost.example', 'http://10.0.0.1'].some(isLoopback)).toBe(false)
})

test('behavior: an origin has no path, no case and no default port', () => {
  expect(originOf('https://Example.com:443/v2/key')).toBe('https://example.com')
  expect(originOf('http://127.0.0.1:80/')).toBe('http://127.0.0.1')
  expect(originOf('https://example.com:8443?x=1')).toBe('https://example.com:8443')
  for (const other of [
    'http://127.0.0.1:8080',
    'http://127.0.0.1:801',
    'https://example.com:4430',
    'ws://localhost:443',
  ])
    expect(originOf(other)).toBe(other)
})
