import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { rulesFor } from '../../../runtime/testing/playwright/site-rules/rules-for.js'
import { serveWalletSite, type WalletSiteServer } from '../../setup/wallet-site-server.js'
import { runWalletSiteSuite, type SuiteResults, type SuiteSite } from '../wallet-site-suite.js'
import { type FaultRow, faultTable, putOnSites } from './wallet-site-faults.data.js'

const projectId = 'shop'
const origins = ['http://app.localhost', 'http://shop.localhost:8080'] as const
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
const sitesOf = (protocol: 4 | 5) => sites.filter((site) => site.protocol === protocol)
const brokenBy = (site?: FaultySite) => (site?.rows ?? []).flatMap(({ breaks }) => breaks)
/**
 * What a site is asked for: the rules that its faults break, and those that the faults of the site after it break, which it keeps.
 * All rules of all sites take a quarter of an hour.
 */
const askedOf = (site: FaultySite) => {
  const own = sitesOf(site.protocol)
  return [...new Set([...brokenBy(site), ...brokenBy(own[(own.indexOf(site) + 1) % own.length])])]
}

let server: WalletSiteServer
let results: SuiteResults
const resultOf = ({ name }: FaultySite) => results[`partitioned ${name}`] ?? { passed: [], failed: [] }
// One run for all of it: starting Playwright and its browsers takes longer than a rule.
beforeAll(async () => {
  server = await serveWalletSite({ projectId, origins })
  const [first, ...others] = sites.map((site): SuiteSite => {
    const { name, protocol, rows } = site
    const url = server.url({ protocol, faults: rows.map(({ fault }) => fault) })
    return { name, protocol, url, rules: askedOf(site), breaks: brokenBy(site) }
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
  const own = sitesOf(protocol)

  test('behavior: every rule of the suite has a fault that breaks it', () => {
    const login = { email: '', code: () => '' }
    const approve = () => Promise.resolve()
    const rules = rulesFor({ url: server.url(), protocol, projectId, origins, level: 'hardened', login, approve })
    const broken = own.flatMap(brokenBy)
    expect(rules.filter(({ name }) => !broken.includes(name))).toEqual([])
  })

  test.each(own.map((site) => [site.rows.map(({ fault }) => fault).join(', '), site] as const))(
    'error: a site with %s breaks the rule of each, and keeps those of others',
    (_, site) => {
      const { passed, failed } = resultOf(site)
      expect([...failed].sort()).toEqual(brokenBy(site).sort())
      expect([...passed, ...failed].sort()).toEqual([...askedOf(site)].sort())
    },
  )
})
