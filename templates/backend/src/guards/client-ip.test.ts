import { expect, test } from 'vitest'
import { clientIpReader, hashClient, isLoopback, readRange } from './client-guard.js'

test('behavior: without trusted proxies nobody can say who they are', () => {
  const read = clientIpReader([])
  expect(read('203.0.113.9', '10.0.0.1')).toBe('203.0.113.9')
  expect(read('::ffff:203.0.113.9')).toBe('203.0.113.9')
})

test('behavior: behind trusted proxies the last address that is not theirs counts', () => {
  const read = clientIpReader(['10.0.0.0/8', '2001:db8::1'])
  expect(read('10.0.0.1', '203.0.113.9')).toBe('203.0.113.9')
  expect(read('10.0.0.1', '6.6.6.6, 203.0.113.9, 10.9.9.9')).toBe('203.0.113.9')
  expect(read('2001:db8::1', ' 2001:db8:5::7 ')).toBe('2001:db8:5::7')
  expect(read('203.0.113.1', '6.6.6.6')).toBe('203.0.113.1')
  expect(read('10.0.0.1')).toBe('10.0.0.1')
  for (const garbage of ['', 'unknown', '<script>', '203.0.113.9:4711', ','.repeat(5_000)]) {
    expect(read('10.0.0.1', garbage)).toBe('10.0.0.1')
  }
})

test('error: a proxy without a range is that address alone', () => {
  const read = clientIpReader(['10.0.0.1', '2001:db8::1'])
  expect(read('10.0.0.1', '6.6.6.6, 10.0.0.2')).toBe('10.0.0.2')
  expect(read('2001:db8::1', '6.6.6.6, 2001:db8::2')).toBe('2001:db8::2')
})

test('error: of a chain of proxies the last twenty are looked at, however long somebody made it', () => {
  const read = clientIpReader(['10.0.0.0/8'])
  const chain = (proxies: number) =>
    ['6.6.6.6', ...Array.from({ length: proxies }, (_, index) => `10.0.1.${index}`)].join(',')
  expect(read('10.0.0.1', chain(19))).toBe('6.6.6.6')
  expect(read('10.0.0.1', chain(20))).toBe('10.0.1.0')
})

test('behavior: the hash of an address is keyed, and one for a household of IPv6', () => {
  const [one, other] = ['a'.repeat(32), 'b'.repeat(32)]
  expect(hashClient(one, '203.0.113.9')).not.toBe(hashClient(other, '203.0.113.9'))
  expect(hashClient(one, '203.0.113.9')).not.toBe(hashClient(one, '203.0.113.8'))
  expect(hashClient(one, '::ffff:203.0.113.9')).toBe(hashClient(one, '203.0.113.9'))
  expect(hashClient(one, '2001:db8:1:2:aaaa::1')).toBe(hashClient(one, '2001:db8:1:2:bbbb::2'))
  expect(hashClient(one, '2001:db8:1:2::1')).not.toBe(hashClient(one, '2001:db8:1:3::1'))
  expect(hashClient(one, '2001:db8:1:23::1')).not.toBe(hashClient(one, '2001:db8:12:3::1'))
  expect(hashClient(one, 'unknown')).not.toBe(hashClient(one, ''))
  expect(hashClient(one, '203.0.113.9')).toMatch(/^[A-Za-z0-9_-]{22}$/)
})

test('behavior: loopback is 127.0.0.0/8 and ::1; a range that is none is refused', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true)
  expect(['10.0.0.1', '0.0.0.0', 'localhost', ''].some(isLoopback)).toBe(false)
  expect(() => readRange('10.0.0.0/99')).toThrow()
  expect(() => readRange('load-balancer')).toThrow()
})
