import { expect, test } from 'vitest'
import { announcement } from '../../../test/unit/fake-wallet.js'
import { readAnnouncement } from './announcement.js'

const provider = { request: async () => null }
const info = { uuid: 'u-1', name: 'Good Wallet', rdns: 'com.example.good', icon: 'data:image/png;base64,AAAA' }
const read = (changes: object) => readAnnouncement(announcement({ info: { ...info, ...changes }, provider }))

test('param: a good announcement is read as it is', () => {
  expect(read({})).toEqual({ ...info, provider })
})

test('behavior: an unusable icon is left out alone', () => {
  const icons = [
    'http://example.com/icon.png',
    'https://example.com/icon.svg',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/bmp;base64,AAAA',
    `data:image/png;base64,${'A'.repeat(1_000_000)}`,
    'blob:http://example.com/1',
    42,
    undefined,
  ]
  expect(icons.map((icon) => read({ icon })?.icon)).toEqual(icons.map(() => undefined))
  expect(icons.map((icon) => read({ icon })?.name)).toEqual(icons.map(() => info.name))
  const good = ['data:image/svg+xml,<svg/>', 'data:image/webp;base64,AA', 'DATA:IMAGE/JPEG;base64,AA']
  expect(good.map((icon) => read({ icon })?.icon)).toEqual(good)
})

test('behavior: a name loses what hides in it, and its length', () => {
  expect(read({ name: 'Meta\u200bMa\u202esk\u0000\u0007' })?.name).toBe('MetaMask')
  expect(read({ name: 'MetaMask\u3164\u2800' })?.name).toBe('MetaMask')
  expect(read({ name: 'a\u2028b\u2029c\nd' })?.name).toBe('abcd')
  expect(read({ name: `  ${'x'.repeat(1_000_000)}` })?.name).toHaveLength(64)
})

test('behavior: reverse domains are compared without regard to case', () => {
  expect(read({ rdns: 'IO.MetaMask' })?.rdns).toBe('io.metamask')
})

test('error: what is no wallet is left out', () => {
  const bad = [
    { uuid: '' },
    { uuid: 1 },
    { uuid: 'x'.repeat(65) },
    { rdns: 'metamask' },
    { rdns: 'io..metamask' },
    { rdns: 'https://io.metamask' },
    { rdns: 'io.meta mask' },
    { rdns: `com.${'x'.repeat(300)}` },
    { rdns: 7 },
    { name: '' },
    { name: ' \u200b ' },
    ...['\u3164', '\u2800', '\u115f\u1160', '\uffa0', '\u034f', '\u00ad', '\ufe0f', '\u180e\u00a0\u3000'].map(
      (name) => ({ name }),
    ),
    { name: null },
  ]
  expect(bad.map(read)).toEqual(bad.map(() => undefined))
  const events = [
    new Event('eip6963:announceProvider'),
    announcement(null),
    announcement({}),
    announcement({ info: null, provider }),
    announcement({ info, provider: null }),
    announcement({ info, provider: { request: 'no function' } }),
    announcement('text'),
  ]
  expect(events.map(readAnnouncement)).toEqual(events.map(() => undefined))
})

test('error: getters that throw, anywhere', () => {
  const throwing = (key: string) =>
    Object.defineProperty({ ...info }, key, {
      get() {
        throw new Error(key)
      },
    })
  const details = Object.keys(info).map((key) => ({ info: throwing(key), provider }))
  const proxy = new Proxy(provider, {
    has() {
      throw new Error('has')
    },
  })
  const all = [...details, { info, provider: proxy }].map((detail) => readAnnouncement(announcement(detail)))
  expect(all).toEqual(all.map(() => undefined))
})

test('behavior: every field is read once, so that a second look finds nothing else', () => {
  const reads: string[] = []
  const counted = new Proxy(info, {
    get(target, key) {
      reads.push(String(key))
      return Reflect.get(target, key)
    },
  })
  readAnnouncement(announcement({ info: counted, provider }))
  expect(reads.sort()).toEqual(['icon', 'name', 'rdns', 'uuid'])
})
