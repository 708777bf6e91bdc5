import { type BackendHealth, backendHealth } from '../backend-health.js'
import type { Check, Finding } from '../check.js'
import type { Facts } from '../facts.js'
import { FOREIGN_HOST, guardsOfFrame } from '../frame-guards.js'
import { openSocket } from '../open-socket.js'
import { readReason } from '../read-reason.js'

/** A backend of the app's own, and its wallet's site, answer under their own names and to their own pages only. */
export const backendGuarded: Check = {
  id: 'D-30',
  severity: 'error',
  title: 'The backend and the wallet site answer to their own names only, and have no development parts',
  why: 'Another site can reach it as one of its own visitors.',
  async run(facts) {
    return (await Promise.all([guardsOfBackend(facts), guardsOfFrame(facts)])).flat()
  },
}

async function guardsOfBackend(facts: Facts): Promise<readonly Finding[]> {
  const health = await backendHealth(facts)
  const known = await facts.project
  if (!health || !known?.isThere || known.answer.status !== 200) return []
  const found = [checkHost(health, facts)]
  if (!health.isLocal) found.push(checkTransport(health, known.answer.headers))
  // A backend in development mode that others reach is another finding.
  if (health.mode === 'production') found.push(checkInbox(health, facts), checkRelay(health, facts))
  return (await Promise.all(found)).flat()
}

async function checkHost({ api }: BackendHealth, { askHead, config }: Facts): Promise<readonly Finding[]> {
  const id = encodeURIComponent(config.resolved?.projectId ?? '')
  const head = await askHead?.(`${api}/appkit/v1/config?projectId=${id}`, { host: FOREIGN_HOST })
  if (!head?.isThere || head.status !== 200) return []
  return [
    {
      what: `${api} also answers requests that name another host.`,
      fix: 'Let the proxy pass the Host header on unchanged, and set PUBLIC_URL to your host.',
    },
  ]
}

async function checkTransport({ api }: BackendHealth, headers: Headers): Promise<readonly Finding[]> {
  const seconds = /max-age\s*=\s*"?(\d+)/i.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? '0'
  if (Number(seconds) > 0) return []
  return [
    {
      what: `${api} doesn't send Strict-Transport-Security.`,
      why: "A browser's first http: request can be read and changed on the way.",
      fix: 'Send it from what speaks TLS for the backend: Strict-Transport-Security: max-age=31536000.',
      severity: 'warning',
    },
  ]
}

async function checkInbox({ api }: BackendHealth, { ask }: Facts): Promise<readonly Finding[]> {
  const asked = await ask?.(`${api}/inbox.json`)
  if (!asked?.isThere) return []
  const { status, text } = asked.answer
  if (status !== 200 && readReason(text) !== 'inbox_locked') return []
  return [
    {
      what: `${api} has the development inbox, where sign-in codes can be read.`,
      fix: 'Start the backend with `npm start`, not with its development command.',
    },
  ]
}

async function checkRelay({ api }: BackendHealth, { askHead }: Facts): Promise<readonly Finding[]> {
  const opened = askHead && (await openSocket(`${api}/relay`, askHead))
  if (opened?.kind !== 'open') return []
  return [
    {
      what: `${api} has the development relay, where anyone can read all messages.`,
      fix: 'Start the backend with `npm start`, not with its development command.',
    },
  ]
}
