import type { Kysely } from 'kysely'
import { getDomain } from 'tldts'
import type { Database } from './db/tables.js'
import { readRange } from './guards/client-guard.js'
import { checkForProduction, isLoopbackHost, matchOrigins } from './origins/origins.js'
import type { Variables } from './read-variables.js'
import type { Settings } from './settings.js'
import { SettingsError } from './settings-error.js'
import { walletProblems } from './wallet-problems.js'

/** The secret of development, which is public. */
export const DEVELOPMENT_SECRET = 'development-only-secret-that-everybody-knows'

/** Load balancers have at most this share of all addresses: four IPv4 networks of /8, or the private ones of IPv6. */
const PROXY_SHARE = 1 / 64

/** The most problems that are listed. */
const SHOWN = 10

/** Why production must not start with these, one line each; empty when it may. */
export function productionProblems(settings: Settings, given: Variables): readonly string[] {
  const problems: string[] = []
  const say = (wrong: boolean, problem: string) => {
    if (wrong) problems.push(problem)
  }
  say(!given.PUBLIC_URL, 'PUBLIC_URL: is not set. Write where browsers reach the API: https://api.example.com')
  say(
    given.PUBLIC_URL !== undefined && !given.PUBLIC_URL.startsWith('https:'),
    `PUBLIC_URL=${given.PUBLIC_URL}: is not https. Write https://…, and let your load balancer speak TLS`,
  )
  say(!given.SECRET_KEY, 'SECRET_KEY: is not set. Make one with: openssl rand -base64 32')
  say(settings.secret === DEVELOPMENT_SECRET && given.SECRET_KEY !== undefined, 'SECRET_KEY: is the one of development')
  say(
    given.TRUSTED_PROXIES === undefined,
    'TRUSTED_PROXIES: is not set. Write the addresses of your load balancers, or none',
  )
  say(
    isNearlyAll(settings.trustedProxies),
    'TRUSTED_PROXIES: covers so much that clients could write their own address. Write your load balancers only',
  )
  say(
    given.DEFAULT_ORIGINS === true,
    'DEFAULT_ORIGINS=on: lets pages of this machine and of preview hosts in. Write off, and list origins by project',
  )
  say(
    settings.mail.kind === 'inbox',
    'MAIL_URL: the inbox is for development. Write smtp://user:password@host:587, or leave it out',
  )
  say(settings.providers.sandboxOnramp, 'SANDBOX_ONRAMP=on: pretends to sell. Write off')
  say(
    settings.database.kind === 'memory',
    'DATA_DIR=memory: rows go with the process. Write a folder, or set DATABASE_URL',
  )
  for (const { chainId, rpcUrls } of settings.chains) {
    const local = rpcUrls.filter((url) => isLoopbackHost(new URL(url).hostname))
    say(local.length > 0, `CHAINS_FILE: ${chainId} has an RPC URL on this machine (${local[0]}). Write that of a node`)
  }
  for (const domain of settings.ownDomains ?? []) {
    const isBelowOwner = getDomain(domain, { allowPrivateDomains: true }) !== null
    say(!isBelowOwner, `OWN_DOMAINS=${domain}: anybody can get a name below it. Write a domain of your own`)
  }
  return [...problems, ...walletProblems(given)]
}

/** Whether ranges of proxies cover more of a family of addresses than load balancers have, alone or together. */
function isNearlyAll(proxies: readonly string[]): boolean {
  const share = { ipv4: 0, ipv6: 0 }
  for (const [address, bits] of [...new Set(proxies)].map(readRange)) share[address.kind()] += 2 ** -bits
  return Math.max(share.ipv4, share.ipv6) > PROXY_SHARE
}

/**
 * Looks at rows that production must not start with: origins with a `*` outside the operator's domains, or without TLS,
 * and the origin of the wallet's site, whose pages would be an app's. Throws a `SettingsError` that names each with the command that takes it away. Development starts with any.
 */
export async function checkStart(db: Kysely<Database>, { mode, ownDomains = [], walletUrl }: Settings): Promise<void> {
  if (mode !== 'production') return
  const rows = await db.selectFrom('project_origins').select(['project_id', 'pattern']).orderBy('pattern').execute()
  const problems = rows.flatMap(({ project_id, pattern }) => {
    const problem = checkForProduction(pattern, ownDomains) ?? checkForWallet(pattern, walletUrl)
    const way = `npm run admin -- origin remove ${project_id} '${pattern}'`
    return problem ? [`origin ${pattern} of project ${project_id}: ${problem}. Take it away: ${way}`] : []
  })
  const more = problems.length > SHOWN ? [`and ${problems.length - SHOWN} more origins`] : []
  if (problems.length > 0) throw new SettingsError([...problems.slice(0, SHOWN), ...more])
}

/** Why the pattern must not be there beside a wallet's site: it names the site. A `*` is no name: no page of it gets a wallet. */
function checkForWallet(pattern: string, walletUrl: string | undefined): string | undefined {
  if (walletUrl === undefined || pattern.includes('*')) return undefined
  return matchOrigins([pattern])(walletUrl) ? 'is the wallet’s own origin (WALLET_URL)' : undefined
}
