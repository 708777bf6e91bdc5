import { factsOf } from '../../explain/facts.js'
import type { Check } from '../check.js'
import type { Facts } from '../facts.js'
import { servedPages } from '../served-pages.js'

/** The page may do what features ask the browser for. */
export const pagePermissions: Check = {
  id: 'U-permissions',
  severity: 'warning',
  title: 'The Permissions-Policy of the page allows what the features do',
  why: 'The browser refuses it without asking, so a click does nothing.',
  async run(facts) {
    const needed = permissionsOf(facts)
    return (await servedPages(facts)).flatMap(({ url, answer }) => {
      const policy = readPolicy(answer.headers.get('permissions-policy') ?? '')
      const blocked = needed.filter(({ permission }) => !allowsSelf(policy.get(permission), url.origin))
      return blocked.map(({ permission, when }) => ({
        what: `${url.href} is served with a Permissions-Policy that forbids ${permission}: ${when}.`,
        fix: `Write ${permission}=(self) in that header, or leave ${permission} out of it.`,
      }))
    })
  },
}

function permissionsOf({ config: { resolved } }: Facts) {
  const ids = resolved ? ['shell', ...resolved.features.map(({ id }) => id)] : []
  const all = ids.flatMap((id) => factsOf(id).permissions)
  return all.filter(({ permission }, index) => all.findIndex((other) => other.permission === permission) === index)
}

/** What each feature is allowed to: the last word on a feature counts. */
function readPolicy(header: string): ReadonlyMap<string, string> {
  const rows = [...header.matchAll(/([a-z][a-z0-9-]*)\s*=\s*(\([^)]*\)|[^,;]*)/gi)]
  return new Map(rows.map(([, name = '', value = '']) => [name.toLowerCase(), value.trim()]))
}

/** Whether an allowlist holds the page itself; a feature that is not named is allowed to it. */
function allowsSelf(value: string | undefined, origin: string): boolean {
  if (value === undefined) return true
  const items = value.replace(/^\(|\)$/g, '').split(/\s+/)
  return items.some((item) => item === '*' || item === 'self' || item === `"${origin}"`)
}
