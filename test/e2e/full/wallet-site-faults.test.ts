import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { SitePageFault } from '../../setup/wallet-site-faults.js'
import { serveWalletSite, type WalletSiteServer } from '../../setup/wallet-site-server.js'
import { runWalletSiteSuite, type SuiteResults, type SuiteSite } from '../wallet-site-suite.js'

const projectId = 'shop'
const origins = ['http://app.localhost', 'http://shop.localhost:8080']

/** The rule that each fault breaks, and no other. */
const faults: Readonly<Record<SitePageFault, string>> = {
  'no-nonce': 'answers the introduction with its version, the nonce and its build',
  'answers-twice': 'answers each request once, by its id and name',
  'any-origin': 'hears no origin that the project doesn’t allow, in a browser that shows it to all',
  'signs-again': 'does a request once per id, and answers it alike again',
  'unknown-fields': 'refuses fields that it doesn’t know',
  'dies-on-large': 'refuses messages over 256 KiB',
  'no-frame-ancestors': 'is shown by the origins of the project alone',
  'forgets-status': 'tells by STATUS what is open, done or never began, after a reload too',
}
const names = Object.keys(faults) as SitePageFault[]

let server: WalletSiteServer
let results: SuiteResults
beforeAll(async () => {
  server = await serveWalletSite({ projectId, origins })
  const siteOf = (fault: SitePageFault): SuiteSite => ({ name: fault, url: server.url({ fault }), protocol: 5 })
  const [first, ...others] = names.map(siteOf)
  if (!first) throw new Error('There is no fault.')
  results = await runWalletSiteSuite({
    kit: inject('kit').unpacked,
    projectId,
    origins,
    sites: [first, ...others],
    browsers: ['partitioned'],
  })
}, 1_200_000)
afterAll(() => server?.stop())

test.each(names)('error: a site with the fault %s breaks the rule that names it, and no other', (fault) => {
  const { passed = [], failed } = results[`partitioned ${fault}`] ?? {}
  expect([failed, passed.length]).toEqual([[faults[fault]], 42])
})
