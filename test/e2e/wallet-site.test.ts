import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { rowsOfThisRun } from '../setup/choose-rows.js'
import { serveWalletSite, type WalletSiteServer } from '../setup/wallet-site-server.js'
import { runWalletSiteSuite, type SuiteResults } from './wallet-site-suite.js'

const projectId = 'shop'
const origins = ['http://app.localhost', 'http://shop.localhost:8080']
const browsers = ['partitioned', 'unpartitioned'] as const
/** In the others only what needs an account is asked this time. */
const whole = rowsOfThisRun(browsers, 1)

let server: WalletSiteServer
let results: SuiteResults
// One run for all of it: starting Playwright and its browsers takes longer than a rule.
beforeAll(async () => {
  server = await serveWalletSite({ projectId, origins })
  const port = { name: 'port', url: server.url(), protocol: 5 } as const
  const envelope = { name: 'envelope', url: server.url({ protocol: 4 }), protocol: 4 } as const
  results = await runWalletSiteSuite({
    kit: inject('kit').unpacked,
    projectId,
    origins,
    sites: [port, envelope],
    browsers,
    accountsOnly: browsers.filter((browser) => !whole.includes(browser)),
  })
}, 600_000)
afterAll(() => server?.stop())

describe.each(browsers)('storage %s', (browser) => {
  test('behavior: the browser has it so', () => {
    expect(results[`${browser} browser`]).toEqual({ passed: ['keeps storage apart as its name says'], failed: [] })
  })
  test.each([
    ['port', 43, 10],
    ['envelope', 19, 5],
  ] as const)('behavior: a right site of the %s keeps every rule', (site, rules, rulesOfAccounts) => {
    const { passed = [], failed } = results[`${browser} ${site}`] ?? {}
    expect([failed, passed.length]).toEqual([[], whole.includes(browser) ? rules : rulesOfAccounts])
  })
})
