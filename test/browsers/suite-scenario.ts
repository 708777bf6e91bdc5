import type { WalletSiteSubject } from '../../runtime/testing/playwright/site-rules/rule.js'
import { rulesFor, siteIn } from '../../runtime/testing/playwright/site-rules/rules-for.js'
import { answerCard, press } from './acts.js'
import { drivenContext } from './driven-context.js'
import { type Driver, until } from './driver.js'
import { type RoutedServer, startRoutedServer } from './routed-server.js'
import { findMail, type SiteWorld } from './site-scenario.js'

/** What the suite of wallet sites is run with. */
export interface SuiteWorld extends Pick<SiteWorld, 'mails'> {
  /** The host of the site, by the name that its backend gives it. */
  readonly host: string
  /** Lists an origin of this machine, which the wallet may ask in. */
  allow(origin: string): Promise<void>
}

/** Some rules wait up to a minute by themselves. */
const RULE_MS = 90_000
const device = /http\S+\/device\S+/

/**
 * The rules that `describeWalletSite` asks a site for, against the site of the backend, in any browser: its own driver does what
 * Playwright does there. Says how many were kept. Rejects with those that were not.
 */
export async function suiteScenario(driver: Driver, world: SuiteWorld): Promise<string> {
  const { context, routing } = drivenContext(driver)
  const servers: RoutedServer[] = []
  const start = async (behind?: string) => {
    const server = await startRoutedServer(routing, behind)
    servers.push(server)
    return server.port
  }
  try {
    const [own, other, site] = [await start(), await start(), await start(world.host)]
    const origins = [`http://localhost:${own}`, `http://127.0.0.1:${other}`] as const
    for (const origin of origins) await world.allow(origin)
    const email = `suite-${driver.name.toLowerCase().replace(/[^a-z]+/g, '-')}${Date.now()}@meadow.example`
    return await check(siteIn(context, subjectOf({ driver, world, email, origins, site })))
  } finally {
    await Promise.all(servers.map((server) => server.stop()))
  }
}

async function check(site: ReturnType<typeof siteIn>): Promise<string> {
  const rules = rulesFor(site.subject)
  const broken: string[] = []
  for (const { name, check: keep } of rules)
    await within(RULE_MS, keep(site)).catch((cause: unknown) => broken.push(`${name}: ${cause}`))
  if (broken.length > 0) throw new Error(`${broken.length} of ${rules.length} rules: ${broken.join('; ')}`)
  return `${rules.length} rules`
}

/** Rejects when the rule is not done in this time: a browser may never answer its driver. */
async function within(ms: number, done: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not done in ${ms} ms.`)), ms)
  })
  await Promise.race([done, late]).finally(() => clearTimeout(timer))
}

interface SubjectParts {
  readonly driver: Driver
  readonly world: SuiteWorld
  readonly email: string
  readonly origins: readonly [string, string]
  /** The port at which the browser meets the site. */
  readonly site: number
}

function subjectOf({ driver, world, email, origins, site }: SubjectParts): WalletSiteSubject {
  const before = 0
  return {
    url: `http://wallet.localhost:${site}/sdk?projectId=local`,
    protocol: 5,
    projectId: 'local',
    origins,
    login: {
      email,
      code: () => findMail(world, { email, before }, /^\d{6}$/m),
      async openLink(_, { number = '' }) {
        await driver.inTab(await findMail(world, { email, before }, device), async (tab) => {
          await press(tab, number)
          await until(tab, `(document.querySelector('[role="status"]')?.textContent ?? '') !== ''`)
        })
      },
    },
    approve: () => driver.inFrame('/sdk', (frame) => answerCard(frame, 'Approve')),
  }
}
