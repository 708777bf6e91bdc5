import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { serveWalletSite, type WalletSiteServer } from '../../setup/wallet-site-server.js'
import { runWalletSiteSuite, type SuiteResults, type SuiteSite } from '../wallet-site-suite.js'
import { type FaultRow, faultTable, putOnSites } from './wallet-site-faults.data.js'

const projectId = 'shop'
const origins = ['http://app.localhost', 'http://shop.localhost:8080']
const protocols = [5, 4] as const

/** A site with several faults. */
interface FaultySite {
  readonly name: string
  readonly protocol: 4 | 5
  readonly rows: readonly FaultRow[]
}

const sites = protocols.flatMap((protocol) =>
  putOnSites(faultTable[protocol]).map((rows, index): FaultySite => ({ name: `${protocol}-${index}`, protocol, rows })),
)

let server: WalletSiteServer
let results: SuiteResults
const resultOf = ({ name }: FaultySite) => results[`partitioned ${name}`] ?? { passed: [], failed: [] }
// One run for all of it: starting Playwright and its browsers takes longer than a rule.
beforeAll(async () => {
  server = await serveWalletSite({ projectId, origins })
  const [first, ...others] = sites.map(({ name, protocol, rows }): SuiteSite => {
    return { name, protocol, url: server.url({ protocol, faults: rows.map(({ fault }) => fault) }) }
  })
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

describe.each(protocols)('protocol %s', (protocol) => {
  const own = sites.filter((site) => site.protocol === protocol)

  test('behavior: every rule of the suite has a fault that breaks it', () => {
    const rules = own.flatMap((site) => [...resultOf(site).passed, ...resultOf(site).failed])
    const broken = new Set(faultTable[protocol].flatMap(({ breaks }) => breaks))
    expect([...new Set(rules)].filter((rule) => !broken.has(rule))).toEqual([])
    // Each site was asked for each of them.
    expect(rules.length).toBe(new Set(rules).size * own.length)
  })

  test.each(own.map((site) => [site.rows.map(({ fault }) => fault).join(', '), site] as const))(
    'error: a site with %s breaks the rule of each, and no other',
    (_, site) => {
      expect([...resultOf(site).failed].sort()).toEqual(site.rows.flatMap(({ breaks }) => breaks).sort())
    },
  )
})
