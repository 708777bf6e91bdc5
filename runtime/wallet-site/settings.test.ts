import { expect, test } from 'vitest'
import { isListed, readSettings } from './settings.js'

const settings = {
  projectId: 'local',
  origins: ['https://a.example'],
  trusted: ['https://a.example'],
  name: 'W',
  build: 'b',
  api: '/api/v1',
}

test('behavior: an origin is listed exactly, or on any port where the list says so', () => {
  const origins = ['https://app.example', 'http://localhost:*', 'http://[::1]:*', 'https://*.wild.example']
  const yes = [
    'https://app.example',
    'http://localhost',
    'http://localhost:1',
    'http://localhost:65535',
    'http://[::1]:3000',
  ]
  const no = [
    'null',
    '',
    'https://app.example:443',
    'https://app.example.evil',
    'https://app.example/',
    'HTTPS://app.example',
    'https://localhost:3000',
    'http://localhost.evil:3000',
    'http://localhost:',
    'http://localhost:3000.evil',
    'http://localhost:3000@evil',
    'http://localhost:123456',
    'http://evil.localhost:3000',
    // Only the server knows whose name stands before a domain.
    'https://a.wild.example',
  ]
  expect([...yes, ...no].filter((origin) => isListed(origins, origin))).toEqual(yes)
})

test('behavior: the name is cleaned, and one that shows nothing has another', () => {
  expect(readSettings(JSON.stringify({ ...settings, name: 'My\u202e  wallet' }))?.name).toBe('My wallet')
  expect(readSettings(JSON.stringify({ ...settings, name: '\u200b' }))?.name).toBe('Wallet')
})

test('behavior: no page is trusted that the server does not name', () => {
  const { trusted: _, ...others } = settings
  expect(readSettings(JSON.stringify(others))?.trusted).toEqual([])
})

test.each([
  ['projectId', ''],
  ['projectId', 7],
  ['origins', 'https://a.example'],
  ['trusted', true],
  ['name', null],
  ['build', undefined],
  ['api', '//evil.example'],
  ['api', 'https://evil.example'],
  ['api', '/api/../v1'],
  ['api', ''],
])('error: with %s %j they are none', (key, value) => {
  expect(readSettings(JSON.stringify(settings))).toEqual(settings)
  expect(readSettings(JSON.stringify({ ...settings, [key]: value }))).toBeUndefined()
})
