import { expect, test } from 'vitest'
import { hashOfCode, makeCode } from './login-code.js'

const owner = { id: 'login', device: 'device', project_id: 'shop', origin: 'https://app.example' }
const backend = (secret: string) => ({ settings: { secret } }) as Parameters<typeof hashOfCode>[0]

test('behavior: a code has six digits, zeros at the front included, and is rarely the same', () => {
  const codes = Array.from({ length: 1_000 }, makeCode)
  expect(codes.every((code) => /^[0-9]{6}$/.test(code))).toBe(true)
  expect(new Set(codes).size).toBeGreaterThan(900)
  expect(codes.some((code) => code.startsWith('0'))).toBe(true)
})

test.each([
  ['login', { id: 'another' }],
  ['device', { device: 'another' }],
  ['project', { project_id: 'another' }],
  ['origin', { origin: 'https://second.example' }],
])('error: the hash of a code is of one %s (SECURITY 2.9)', (_, change) => {
  const hash = hashOfCode(backend('secret'), owner, '123456')
  expect(hashOfCode(backend('secret'), { ...owner }, '123456')).toBe(hash)
  expect(hashOfCode(backend('secret'), { ...owner, ...change }, '123456')).not.toBe(hash)
  expect(hashOfCode(backend('another'), owner, '123456')).not.toBe(hash)
  expect(hashOfCode(backend('secret'), owner, '123457')).not.toBe(hash)
})
