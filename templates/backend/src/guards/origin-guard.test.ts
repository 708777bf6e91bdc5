import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalBackend, makeLocalBackend } from '../../../../test/setup/local-backend.js'
import { knownOrigins } from './origin-guard.js'

let local: LocalBackend
beforeAll(async () => {
  local = await makeLocalBackend({ hasDatabase: true })
})
afterAll(() => local.stop())

test.each([
  [undefined, true],
  [true, true],
  [false, false],
])(
  'behavior: with DEFAULT_ORIGINS %s a page of this machine is known before its project is: %s',
  async (defaultOrigins, isKnown) => {
    const { db, clock, settings } = local.backend
    const known = knownOrigins({
      db,
      clock,
      settings: { ...settings, ...(defaultOrigins !== undefined && { defaultOrigins }) },
    })
    expect(await known('http://localhost:5173')).toBe(isKnown)
    expect(await known('https://elsewhere.example')).toBe(false)
  },
)
