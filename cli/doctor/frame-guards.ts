import { isLoopback } from '../../schema/url.js'
import type { Finding } from './check.js'
import type { Facts, FrameAnswer, FrameSite } from './facts.js'
import { readReason } from './read-reason.js'
import { isPage } from './served-pages.js'

/** A reserved name, as sent by a page that points its own name at a server (DNS rebinding). */
export const FOREIGN_HOST = 'rebound.invalid'

/** A machine with more addresses than this is asked at these. */
const MOST_ADDRESSES = 5
/** Scripts of the frame's document that are looked at. */
const MOST_SCRIPTS = 5

type Site = FrameSite & { readonly document: FrameAnswer & { readonly isThere: true } }

/** The wallet's site of the kit's own making, where it answers with its document; another check says where it does not. */
async function ownSite({ frame }: Pick<Facts, 'frame'>): Promise<Site | undefined> {
  if (!frame || frame.isForeign) return undefined
  const document = await frame.answered
  if (!document.isThere || document.status !== 200 || !isPage(document)) return undefined
  return new URL(document.url).origin === frame.origin ? { ...frame, document } : undefined
}

/** What lets other sites, or readers of mails, at the wallet's site: its host, its transport, the inbox of development. */
export async function guardsOfFrame(facts: Facts): Promise<readonly Finding[]> {
  const site = await ownSite(facts)
  if (!site) return []
  const found = [foreignHost(site, facts)]
  if (!isLoopback(site.origin)) found.push(inbox(site, facts))
  return [...transport(site), ...(await Promise.all(found)).flat()]
}

/** Where the wallet's site of this machine answers other machines. */
export async function openFrame(facts: Facts): Promise<readonly Finding[]> {
  const site = await ownSite(facts)
  const { askHead, addresses = [] } = facts
  if (!site || !askHead || !isLoopback(site.origin)) return []
  const { host, protocol, port, pathname, search } = new URL(site.document.url)
  const asked = addresses.slice(0, MOST_ADDRESSES).map(async (address) => {
    const place = `${protocol}//${address}${port && `:${port}`}`
    const head = await askHead(`${place}${pathname}${search}`, { host })
    return head.isThere && head.status === 200 ? [place] : []
  })
  const open = (await Promise.all(asked)).flat()
  if (open.length === 0) return []
  return [
    {
      what: `The wallet site in development mode is reached from other machines too: ${open.join(', ')}.`,
      why: 'Its keys are for development: anyone on the network can use them.',
      fix: 'Start it with HOST=127.0.0.1, or leave HOST out.',
    },
  ]
}

/** Scripts of the wallet's site that name a source map which is served with them. */
export async function mapsOfFrame(facts: Facts): Promise<readonly Finding[]> {
  const site = await ownSite(facts)
  const { ask } = facts
  if (!site || !ask) return []
  const sources = [...(site.document.text ?? '').matchAll(/<script\b[^>]*?\bsrc=["']?([^"'\s>]+)/gi)]
  const asked = sources.slice(0, MOST_SCRIPTS).map(async ([, source = '']) => {
    const url = new URL(source, site.document.url).href
    const script = await ask(url)
    if (!script.isThere || script.answer.status !== 200) return []
    const { headers, text } = script.answer
    return headers.has('sourcemap') || /\n\/\/# sourceMappingURL=(?!data:)/.test(text) ? [url] : []
  })
  const [first] = (await Promise.all(asked)).flat()
  if (first === undefined) return []
  return [
    {
      what: `${first} names a source map that is served with it.`,
      why: 'Each visitor of the wallet site can read its sources with their comments.',
      fix: 'Serve the files of the wallet site as the kit ships them, without maps.',
    },
  ]
}

function transport({ origin, document }: Site): readonly Finding[] {
  const seconds = /max-age\s*=\s*"?(\d+)/i.exec(document.headers.get('strict-transport-security') ?? '')?.[1] ?? '0'
  if (isLoopback(origin) || Number(seconds) > 0) return []
  return [
    {
      what: `${origin} doesn't send Strict-Transport-Security.`,
      why: "A browser's first http: request to the wallet can be read and changed on the way.",
      fix: 'Run its backend with MODE=production, or send it from what speaks TLS: Strict-Transport-Security: max-age=63072000.',
      severity: 'warning',
    },
  ]
}

async function foreignHost({ origin, document }: Site, { askHead }: Facts): Promise<readonly Finding[]> {
  const url = new URL(document.url)
  // Resolvers of machines know none of the names that browsers take for this one.
  if (isLoopback(origin)) url.hostname = '127.0.0.1'
  const head = await askHead?.(url.href, { host: FOREIGN_HOST })
  if (!head?.isThere || head.status !== 200) return []
  return [
    {
      what: `${origin} also answers requests that name another host.`,
      why: "A page that points its own name at the wallet site gets the wallet's document.",
      fix: 'Let the proxy pass the Host header on unchanged, and refuse every name but its own.',
    },
  ]
}

async function inbox({ origin }: Site, { ask }: Facts): Promise<readonly Finding[]> {
  const asked = await ask?.(`${origin}/inbox.json`)
  if (!asked?.isThere) return []
  const { status, text } = asked.answer
  if (status !== 200 && readReason(text) !== 'inbox_locked') return []
  return [
    {
      what: `${origin} has the development inbox, where sign-in codes can be read.`,
      fix: 'Start its backend with `npm start`, and pass only the wallet site on at this origin.',
    },
  ]
}
