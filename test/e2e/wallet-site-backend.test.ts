import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type ServedBackend, serveBackend } from '../backend/served-backend.js'
import { freePort } from '../setup/free-port.js'
import { runWalletSiteSuite, type SuiteResults } from './wallet-site-suite.js'

let backend: ServedBackend
let results: SuiteResults
// One run for all of it: starting Playwright and its browsers takes longer than a rule.
beforeAll(async () => {
  backend = await serveBackend({ kind: 'memory' })
  const inbox = new URL(backend.inboxUrl)
  inbox.pathname = '/inbox.json'
  results = await runWalletSiteSuite({
    kit: inject('kit').unpacked,
    projectId: 'local',
    // Nothing listens there: the suite answers for these pages itself.
    origins: [`http://localhost:${await freePort()}`, `http://127.0.0.1:${await freePort()}`],
    sites: [{ name: 'own site', url: `${backend.frameUrl}/sdk?projectId=local`, protocol: 5 }],
    browsers: ['partitioned', 'unpartitioned'],
    accountsOnly: ['unpartitioned'],
    inbox: inbox.href,
  })
}, 600_000)
afterAll(() => backend?.stop())

describe.each([
  ['partitioned', 43],
  ['unpartitioned', 10],
] as const)('storage %s', (browser, rules) => {
  test('behavior: the browser has it so', () => {
    expect(results[`${browser} browser`]).toEqual({ passed: ['keeps storage apart as its name says'], failed: [] })
  })
  test('behavior: the site of the backend keeps every rule, with the mails and the cards that people get', () => {
    const { passed = [], failed } = results[`${browser} own site`] ?? {}
    expect([failed, passed.length]).toEqual([[], rules])
  })
})
