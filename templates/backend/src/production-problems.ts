import type { Kysely } from 'kysely'
import { getDomain } from 'tldts'
import type { Database } from './db/tables.js'
import { checkForProduction, isLoopbackHost } from './origins/origins.js'
import type { Variables } from './read-variables.js'
import type { Settings } from './settings.js'
import { SettingsError } from './settings-error.js'

/** The secret of development, which is public. */
export const DEVELOPMENT_SECRET = 'development-only-secret-that-everybody-knows'

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
  return problems
}

/**
 * Looks at rows that production must not start with: origins with a `*` outside the operator's domains, or without TLS.
 * Throws a `SettingsError` that names each with the command that takes it away. Development starts with any.
 */
export async function checkStart(db: Kysely<Database>, { mode, ownDomains = [] }: Settings): Promise<void> {
  if (mode !== 'production') return
  const rows = await db.selectFrom('project_origins').select(['project_id', 'pattern']).orderBy('pattern').execute()
  const problems = rows.flatMap(({ project_id, pattern }) => {
    const problem = checkForProduction(pattern, ownDomains)
    const way = `npm run admin -- origin remove ${project_id} '${pattern}'`
    return problem ? [`origin ${pattern} of project ${project_id}: ${problem}. Take it away: ${way}`] : []
  })
  const more = problems.length > SHOWN ? [`and ${problems.length - SHOWN} more origins`] : []
  if (problems.length > 0) throw new SettingsError([...problems.slice(0, SHOWN), ...more])
}
