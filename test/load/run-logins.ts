import { answerOf, makeDevice, type SiteAnswer, type SiteDevice } from '../setup/site-device.js'
import { codePattern, linkPattern, readInbox } from './inbox.js'
import type { LoadResult } from './run-clients.js'
import type { SiteBackend } from './site-backends.js'
import type { ProcessDoor } from './site-door.js'

/** Who signs in, and where. */
export interface LoginOptions {
  readonly backends: readonly SiteBackend[]
  /** The projects that people sign in to in turn: each may send a thousand mails an hour. */
  readonly projects: readonly string[]
  /** The page that embeds them. */
  readonly app: string
  readonly clients: number
  readonly seconds: number
  readonly signal: AbortSignal
}

/** What they saw, and how many have come through. */
export interface LoginResult extends Pick<LoadResult, 'latencies' | 'statuses' | 'failures' | 'failedOver'> {
  readonly logins: number
}

/** One client after the other signs in on a new device, uses its session, and signs out, until the time is up. */
export async function runLogins({
  backends,
  projects,
  app,
  clients,
  seconds,
  signal,
}: LoginOptions): Promise<LoginResult> {
  const latencies: number[] = []
  const statuses = new Map<number, number>()
  const failures = new Map<string, number>()
  const inbox = readInbox(() => backends.map(({ inboxUrl }) => inboxUrl))
  const end = performance.now() + seconds * 1_000
  let [failedOver, people, logins] = [0, 0, 0]

  async function client(): Promise<void> {
    while (performance.now() < end && !signal.aborted) {
      people += 1
      if (await signIn(people)) logins += 1
    }
  }

  /** `false` where an answer on the way was none: it was lost with a process, or it is in `failures`. */
  async function signIn(person: number): Promise<boolean> {
    const door = doorOf(person)
    const device = makeDevice(door, Date.now)
    const email = `person${person}@example.com`
    // Each is of a network of its own.
    const ip = `10.${Math.floor(person / 256) % 256}.${person % 256}.1`
    const project = projects[person % projects.length] ?? ''
    const ask = (name: string, body = {}) =>
      inTurn(person, name, (site) => device.ask(name, body, { site, project, app, ip }))
    await ask('hello')
    const { login, number } = (await ask('login/email', { email }))?.body ?? {}
    if (login === undefined) return false
    const approved = ask('login/device', { login })
    const token = await inbox.next(email, linkPattern)
    await inTurn(person, 'the link', (site) => open(site, token))
    await inTurn(person, 'the number', (site) => press(site, token, String(number)))
    if ((await approved)?.body['isApproved'] !== true) return false
    const code = await inbox.next(email, codePattern)
    const signedIn = await ask('login/code', { login, code })
    if (typeof signedIn?.body['token'] !== 'string') return false
    device.token = signedIn.body['token']
    await ask('session')
    const block = await ask('rpc', { chainId: 'eip155:1', method: 'eth_blockNumber' })
    return (await leave(device, ask)) && block?.status === 200
  }

  function doorOf(turn: number): ProcessDoor {
    const backend = backends[turn % backends.length]
    if (!backend) throw new Error('There is no process')
    return backend.door
  }

  /** Asks the processes in turn, each with a proof of its own, until the connection holds. */
  async function inTurn(
    person: number,
    name: string,
    send: (site: ProcessDoor) => Promise<SiteAnswer>,
  ): Promise<SiteAnswer | undefined> {
    for (let index = 0; index < backends.length; index += 1) {
      const start = performance.now()
      const answer = await send(doorOf(person + index)).catch(() => undefined)
      if (answer) {
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
        // The wait for the link takes as long as the person.
        if (answer.status < 300 && name !== 'login/device') latencies.push(performance.now() - start)
        if (answer.status >= 300) fail(`${name}: ${answer.status} ${answer.text.slice(0, 160)}`)
        return answer
      }
      if (index === 0) failedOver += 1
    }
    statuses.set(0, (statuses.get(0) ?? 0) + 1)
    fail(`${name}: no process answers`)
    return undefined
  }

  function fail(line: string): void {
    failures.set(line, (failures.get(line) ?? 0) + 1)
  }

  try {
    await Promise.all(Array.from({ length: clients }, client))
  } finally {
    inbox.stop()
  }
  return { latencies, statuses, failures, failedOver, logins }
}

async function leave(device: SiteDevice, ask: (name: string) => Promise<SiteAnswer | undefined>): Promise<boolean> {
  const answer = await ask('sign-out')
  device.token = undefined
  return answer?.status === 200
}

async function open(site: ProcessDoor, token: string): Promise<SiteAnswer> {
  const headers = { host: site.host }
  return answerOf(await site.request(`http://${site.host}/device?token=${token}`, { headers }))
}

async function press(site: ProcessDoor, token: string, number: string): Promise<SiteAnswer> {
  const body = new URLSearchParams({ token, number }).toString()
  const type = 'application/x-www-form-urlencoded'
  const headers = { host: site.host, origin: `http://${site.host}`, 'content-type': type }
  return answerOf(await site.request(`http://${site.host}/device`, { method: 'POST', headers, body }))
}
