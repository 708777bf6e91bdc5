import { localPortOf } from '../../../schema/services.js'
import type { Check, Finding } from '../check.js'
import { allowsAncestor, policiesOf } from '../csp.js'
import type { Facts, FrameAnswer, FrameSite } from '../facts.js'
import { missingForEmbedder, originsFor } from '../frame-site.js'
import { lineOf } from '../line-of.js'
import { isPage, pageOrigins } from '../served-pages.js'

/** The wallet's site is there, and its headers let the app show it, and no other site. */
export const frameHeaders: Check = {
  id: 'D-03',
  severity: 'error',
  title: 'The frame may be embedded by the app',
  why: 'Browsers keep the wallet out of the page. Logging in by e-mail fails.',
  async run(facts) {
    const { frame, config } = facts
    if (!frame || (await isStackDown(facts))) return []
    const answer = await frame.answered
    const origins = originsFor(frame, await appOrigins(facts))
    const found = absence(frame, answer, facts) ?? headerFindings(frame, answer, origins, facts)
    const { source } = config
    return found.map((finding) => ({
      ...finding,
      ...(source && { file: source.file, ...lineOf(source.text, frame.place) }),
    }))
  },
}

/** A local stack that is not running is what the check of the project says. */
async function isStackDown({ config, project }: Facts): Promise<boolean> {
  return localPortOf(config.value?.services) !== undefined && !(await project)?.isThere
}

async function appOrigins(facts: Facts): Promise<readonly string[]> {
  const url = facts.config.value?.app.url
  return [...new Set([...(url === undefined ? [] : [new URL(url).origin]), ...(await pageOrigins(facts))])]
}

/** What is wrong where there is no page of a wallet at all. */
function absence({ place, origin }: FrameSite, answer: FrameAnswer, facts: Facts): readonly Finding[] | undefined {
  const isLocal = localPortOf(facts.config.value?.services) !== undefined
  const fix = isLocal
    ? "Start `npx modal-kit dev` of this version, or write services: { …, frame: 'https://…' }, or set email to false."
    : 'Correct services.frame and projectId in the config, or start the site there.'
  if (!answer.isThere) return [{ what: `No wallet site answers at ${place}: ${answer.reason}.`, fix }]
  const { url, status, headers } = answer
  if (status !== 200) return [{ what: `No wallet site answers at ${place}: status ${status}.`, fix }]
  if (!isPage(answer)) return [{ what: `${place} isn't a page; it's served as ${headers.get('content-type')}.`, fix }]
  const end = new URL(url)
  if (end.origin === origin) return undefined
  return [
    {
      what: `${place} leads to ${end.origin}, and the app speaks to ${origin} only.`,
      fix: `Write the site's own address into services.frame, such as '${end.origin}${end.pathname}'.`,
    },
  ]
}

function headerFindings(
  frame: FrameSite,
  answer: FrameAnswer,
  origins: readonly string[],
  facts: Facts,
): readonly Finding[] {
  if (!answer.isThere) return []
  const { place, isForeign } = frame
  const { headers } = answer
  // In a page itself these directives say nothing.
  const ancestors = policiesOf(headers, '').filter((policy) => policy.has('frame-ancestors'))
  const found: Finding[] = []
  if (headers.has('x-frame-options') && !(isForeign && ancestors.length > 0))
    found.push({
      what: `${place} is served with X-Frame-Options, which keeps it out of every app.`,
      fix: who(frame, 'Leave X-Frame-Options out; frame-ancestors says it.'),
    })
  const isOpen = ancestors.every((policy) => isForAll(policy.get('frame-ancestors') ?? []))
  if (isOpen)
    found.push({
      what: `${place} may be shown by any site: no frame-ancestors in its policy keeps others out.`,
      why: 'A foreign page can put the wallet under its own buttons.',
      fix: who(frame, `Serve Content-Security-Policy: frame-ancestors ${origins.join(' ') || 'https://…'}.`),
    })
  if (origins.length === 0 && ancestors.some((policy) => isForNone(policy.get('frame-ancestors') ?? [])))
    found.push({
      what: `${place} may be shown by no site at all: its frame-ancestors are 'none'.`,
      fix: who(frame, 'Name the origins of the app in frame-ancestors.'),
    })
  const kept = origins.filter((origin) => ancestors.some((policy) => !allowsAncestor(policy, origin, frame.origin)))
  if (kept.length > 0)
    found.push({
      what: `The frame-ancestors of ${place} don't name ${kept.join(', ')}.`,
      fix: listFix(frame, kept, facts),
    })
  const missing = isForeign ? [] : missingForEmbedder(headers)
  if (missing.length > 0)
    found.push({
      what: `${place} is served without ${missing.map((line) => line.split(':')[0]).join(' and ')} for other sites.`,
      why: "A page with COEP can't show it.",
      fix: `Serve ${missing.join(' and ')}.`,
    })
  return found
}

/** Sources that stand for any site. */
function isForAll(sources: readonly string[]): boolean {
  return sources.some((source) => ['*', 'https:', 'http:'].includes(source.toLowerCase()))
}

function isForNone(sources: readonly string[]): boolean {
  return sources.every((source) => source.toLowerCase() === "'none'")
}

/** What to do, to be done by others where the site is theirs. */
function who({ isForeign, origin }: FrameSite, fix: string): string {
  return isForeign ? `Ask those who run ${origin}: ${fix}` : fix
}

function listFix(frame: FrameSite, kept: readonly string[], { config: { value, resolved } }: Facts): string {
  if (value?.services === 'reown')
    return `Add ${kept.join(', ')} to the project's domains at https://dashboard.reown.com.`
  if (frame.isForeign)
    return `Have ${kept.join(', ')} put on the list of project ${resolved?.projectId} at ${frame.origin}.`
  return `Put ${kept.join(', ')} on the project's list; the site takes its frame-ancestors from there.`
}
