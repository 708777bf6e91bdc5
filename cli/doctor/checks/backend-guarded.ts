import { type BackendHealth, backendHealth } from '../backend-health.js'
import type { Check, Finding } from '../check.js'
import type { Facts } from '../facts.js'
import { openSocket } from '../open-socket.js'
import { readReason } from '../read-reason.js'

/** A reserved name, as sent by a page that points its own name at the backend (DNS rebinding). */
const FOREIGN_HOST = 'rebound.invalid'

/** A backend of the app's own answers under its own names and to its own pages only. */
export const backendGuarded: Check = {
  id: 'D-30',
  severity: 'error',
  title: 'The backend answers under its own name only, and has nothing of development in it',
  why: 'Another site can reach it in the name of the people who visit that site.',
  async run(facts) {
    const health = await backendHealth(facts)
    const known = await facts.project
    if (!health || !known?.isThere || known.answer.status !== 200) return []
    const found = [checkHost(health, facts)]
    if (!health.isLocal) found.push(checkTransport(health, known.answer.headers))
    // A backend in development mode that others reach is another finding.
    if (health.mode === 'production') found.push(checkInbox(health, facts), checkRelay(health, facts))
    return (await Promise.all(found)).flat()
  },
}

async function checkHost({ api }: BackendHealth, { askHead, config }: Facts): Promise<readonly Finding[]> {
  const id = encodeURIComponent(config.resolved?.projectId ?? '')
  const head = await askHead?.(`${api}/appkit/v1/config?projectId=${id}`, { host: FOREIGN_HOST })
  if (!head?.isThere || head.status !== 200) return []
  return [
    {
      what: `${api} also answers requests that name another host.`,
      fix: 'Let what stands before the backend pass the Host header on as it came, and name the own host in PUBLIC_URL.',
    },
  ]
}

async function checkTransport({ api }: BackendHealth, headers: Headers): Promise<readonly Finding[]> {
  const seconds = /max-age\s*=\s*"?(\d+)/i.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? '0'
  if (Number(seconds) > 0) return []
  return [
    {
      what: `${api} does not send Strict-Transport-Security.`,
      why: 'The first request of a browser that is led to the http: address can be read and changed on the way.',
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
      what: `${api} has the inbox of development, where codes to sign in are read.`,
      fix: 'Start the backend with `npm start`, not with its development command.',
    },
  ]
}

async function checkRelay({ api }: BackendHealth, { askHead }: Facts): Promise<readonly Finding[]> {
  const opened = askHead && (await openSocket(`${api}/relay`, askHead))
  if (opened?.kind !== 'open') return []
  return [
    {
      what: `${api} has the relay of development, which keeps messages of everybody for everybody.`,
      fix: 'Start the backend with `npm start`, not with its development command.',
    },
  ]
}
