import { expect, test } from 'vitest'
import { checks } from './checks.data.js'
import { laterChecks } from './later.data.js'

const built = checks.map(({ id }) => id)
const later = laterChecks.map(({ id }) => id)
const numbered = Array.from({ length: 42 }, (_, index) => `D-${String(index + 1).padStart(2, '0')}`)

/** What people of other kits were hurt by, and what would have told them. */
const pains: Readonly<Record<string, readonly string[]>> = {
  'every deploy, preview and local origin is on the list of the project': ['D-04', 'D-05', 'D-39'],
  "metadata.url equals the page's origin": ['D-24'],
  'project id has the right shape, exists, plan covers enabled features': ['U-config', 'D-09', 'U-plan', 'D-42'],
  'CSP allows exactly what the config needs; no wildcard': ['D-02', 'D-20'],
  'COOP is not same-origin when a popup method is on': ['D-06'],
  'frame-ancestors and X-Frame-Options of the secure site accept us': ['D-03'],
  'config and wiring import cleanly in Node': ['U-config', 'U-server'],
  'client directive present, no server import of client functions': ['D-15'],
  'one copy of react, wagmi, viem, our packages': ['D-11'],
  'versions of our packages agree': ['U-versions'],
  'no Node globals needed': ['U-node-globals'],
  'RPC URLs answer, match their chain ids': ['D-26', 'D-27'],
  'device clock within tolerance': ['D-37'],
  'cookies and storage available in the embedding context': ['U-storage'],
  'no remote font or script in built output': ['U-built-remote', 'U-remote'],
  'budgets: bytes, origins, storage keys': ['U-budgets', 'D-17', 'D-18'],
  'generated files unchanged since generation, theme tokens complete': ['D-21', 'U-theme'],
  'account type chosen explicitly': ['U-account-type'],
  'locale files complete; dir right': ['D-21', 'U-locale'],
  'advisories and provenance of installed packages': ['D-12', 'D-23', 'U-provenance'],
  'moduleResolution too old for exports': ['D-34'],
}

test('behavior: every numbered check is there, or says what it waits for', () => {
  expect([...built, ...later].filter((id) => id.startsWith('D-')).sort()).toEqual(numbered)
})

test('behavior: every known pain has a check, or one that waits', () => {
  const known = new Set([...built, ...later])
  const missing = Object.entries(pains).flatMap(([pain, ids]) =>
    ids.filter((id) => !known.has(id)).map((id) => [pain, id]),
  )
  expect(missing).toEqual([])
  expect(Object.values(pains).every((ids) => ids.length > 0)).toBe(true)
})

test('behavior: no check is both there and waited for, or there twice', () => {
  expect(built.filter((id) => later.includes(id))).toEqual([])
  expect(new Set(built).size).toBe(built.length)
  expect(new Set(later).size).toBe(later.length)
})
