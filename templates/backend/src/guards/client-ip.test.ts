import { expect, test } from 'vitest'
import { clientIpReader, hashClient, isLoopback, readRange } from './client-ip.js'

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

test('behavior: the hash of an address is keyed, and one for a household of IPv6', () => {
  const [one, other] = ['a'.repeat(32), 'b'.repeat(32)]
  expect(hashClient(one, '203.0.113.9')).not.toBe(hashClient(other, '203.0.113.9'))
  expect(hashClient(one, '203.0.113.9')).not.toBe(hashClient(one, '203.0.113.8'))
  expect(hashClient(one, '::ffff:203.0.113.9')).toBe(hashClient(one, '203.0.113.9'))
  expect(hashClient(one, '2001:db8:1:2:aaaa::1')).toBe(hashClient(one, '2001:db8:1:2:bbbb::2'))
  expect(hashClient(one, '2001:db8:1:2::1')).not.toBe(hashClient(one, '2001:db8:1:3::1'))
  expect(hashClient(one, '203.0.113.9')).not.toContain('203')
})

test('behavior: loopback is 127.0.0.0/8 and ::1; a range that is none is refused', () => {
  expect(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'].every(isLoopback)).toBe(true)
  expect(['10.0.0.1', '0.0.0.0', 'localhost', ''].some(isLoopback)).toBe(false)
  expect(() => readRange('10.0.0.0/99')).toThrow()
  expect(() => readRange('load-balancer')).toThrow()
})
