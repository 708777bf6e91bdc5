import { randomInt } from 'node:crypto'
import fc from 'fast-check'
import { codePattern, type Inbox, linkPattern } from '../load/inbox.js'
import type { ProcessDoor } from '../load/site-door.js'
import { APP, answerOf, makeDevice, type SiteAnswer, type SiteDevice } from '../setup/site-device.js'
import { wrongCode } from '../setup/site-world.js'

/** What a person and an attacker do at one login. */
interface LoginPlan {
  readonly isRightNumber: boolean
  /** Posts of the form at once. */
  readonly presses: number
  /** Guesses, those of a round at once. */
  readonly rounds: readonly (readonly ('right' | 'wrong' | 'stranger')[])[]
}

/** One address: its logins one after the other, each from a new device. */
export interface LoginStory {
  readonly logins: readonly LoginPlan[]
  readonly leaves: 'no' | 'one' | 'everywhere'
}

/** Random stories. Most numbers are right, for stories that come to a code. */
export function storyOf(): fc.Arbitrary<LoginStory> {
  const tries = fc.constantFrom('right' as const, 'wrong' as const, 'wrong' as const, 'stranger' as const)
  const round = fc.array(tries, { minLength: 1, maxLength: 5 })
  const login = fc.record({
    isRightNumber: fc.integer({ min: 1, max: 10 }).map((one) => one > 1),
    presses: fc.integer({ min: 1, max: 3 }),
    rounds: fc.array(round, { minLength: 1, maxLength: 4 }),
  })
  return fc.record({
    logins: fc.array(login, { minLength: 1, maxLength: 2 }),
    leaves: fc.constantFrom('no', 'no', 'one', 'everywhere'),
  })
}

/** What a story saw. */
export interface StoryFacts {
  /** How often each answer came: `login/code 200`. */
  readonly answers: Map<string, number>
  /** Logins by their id, with the answers of their own device's guesses. */
  readonly guesses: Map<string, string[]>
  /** Sessions that a device was given and has not ended, by its thumbprint. */
  readonly live: Set<string>
  /** Requests whose answer was lost with a process, and which were sent again: what came of the first is not known. */
  lost: number
}

/** Where a story takes place. */
export interface StoryPlace {
  /** The sites of the processes there are, at the moment. */
  doors(): readonly ProcessDoor[]
  readonly inbox: Inbox
  readonly project: string
  readonly email: string
  /** Of a network of its own. */
  readonly ip: string
}

/**
 * How long a request is sent again, and how long a person waits for a process in between, in ms: the wait for the link
 * breaks with each process that is killed, and ends after the mail, which comes late on a busy machine.
 */
const PATIENCE_MS = 300_000
const AGAIN_MS = 250

/** Plays a story to its end, or to where the answer that it needed was lost with a process. */
export async function playStory(place: StoryPlace, { logins, leaves }: LoginStory): Promise<StoryFacts> {
  const facts: StoryFacts = { answers: new Map(), guesses: new Map(), live: new Set(), lost: 0 }
  for (const plan of logins) await playLogin({ place, facts, leaves }, plan)
  return facts
}

interface Playing {
  readonly place: StoryPlace
  readonly facts: StoryFacts
  readonly leaves: LoginStory['leaves']
}

async function playLogin(playing: Playing, { isRightNumber, presses, rounds }: LoginPlan): Promise<void> {
  const { place, facts, leaves } = playing
  const device = makeDevice(doorAt(place, 0), Date.now)
  const { body } = await ask(playing, device, 'login/email', { email: place.email })
  const [login, number] = [body['login'], Number(body['number'])]
  if (typeof login !== 'string') return
  facts.guesses.set(login, [])
  // Nothing is compared before the link.
  await guess(playing, device, login, '000000')
  // Another one of two digits.
  const chosen = String(isRightNumber ? number : 10 + ((number + 1) % 90))
  const waiting = new AbortController()
  const [isApproved] = await Promise.all([
    waitForLink(playing, device, login).finally(() => waiting.abort()),
    pressLinks(playing, { chosen, presses }, waiting.signal),
  ])
  if (!isApproved) return
  const code = await place.inbox.next(place.email, codePattern)
  for (const round of rounds) {
    await Promise.all(
      round.map((each, step) => {
        const asker = each === 'stranger' ? makeDevice(doorAt(place, 0), Date.now) : device
        return guess(playing, asker, login, each === 'wrong' ? wrongCode(code, step + 1) : code)
      }),
    )
  }
  if (device.token === undefined) return
  const { body: told } = await ask(playing, device, 'session')
  count(facts, `session ${told['session']}`)
  await ask(playing, device, 'hello')
  if (leaves === 'no') facts.live.add(device.thumbprint)
  else await leave(playing, device, leaves === 'everywhere')
}

async function leave({ place, facts, leaves }: Playing, device: SiteDevice, everywhere: boolean): Promise<void> {
  await ask({ place, facts, leaves }, device, 'sign-out', { everywhere })
  if (everywhere) facts.live.clear()
}

async function guess(playing: Playing, device: SiteDevice, login: string, code: string): Promise<void> {
  const { status, body } = await ask(playing, device, 'login/code', { login, code })
  if (typeof body['token'] === 'string') device.token = body['token']
  const answer = status === 200 ? 'right' : String(body['code'])
  playing.facts.guesses.get(login)?.push(answer)
  count(playing.facts, `guess ${answer}`)
}

/** Waits as the frame does, which asks again after 25 s. `false` when the login ended without the link. */
async function waitForLink(playing: Playing, device: SiteDevice, login: string): Promise<boolean> {
  const end = performance.now() + PATIENCE_MS
  while (performance.now() < end) {
    const { status, body } = await ask(playing, device, 'login/device', { login })
    if (status !== 200 || body['isApproved'] === true) return status === 200
  }
  throw new Error(`The login ${login} neither ended nor went on`)
}

/**
 * Presses the link of each mail that comes while the device waits. There is more than one where the answer with the login
 * was lost with a process: the login that was asked for again ended the first, whose link is over.
 */
async function pressLinks(
  playing: Playing,
  { chosen, presses }: { chosen: string; presses: number },
  waiting: AbortSignal,
): Promise<void> {
  const { inbox, email } = playing.place
  while (!waiting.aborted) {
    const token = await inbox.next(email, linkPattern, waiting).catch((cause: unknown) => {
      if (!waiting.aborted) throw cause
    })
    if (token === undefined) return
    await Promise.all(Array.from({ length: presses }, () => press(playing, token, chosen)))
  }
}

function press({ place, facts }: Playing, token: string, number: string): Promise<SiteAnswer> {
  const body = new URLSearchParams({ token, number }).toString()
  const type = 'application/x-www-form-urlencoded'
  return again(place, facts, 'device', async (door) => {
    const headers = { host: door.host, origin: `http://${door.host}`, 'content-type': type }
    return answerOf(await door.request(`http://${door.host}/device`, { method: 'POST', headers, body }))
  })
}

function ask({ place, facts }: Playing, device: SiteDevice, name: string, body: object = {}): Promise<SiteAnswer> {
  const { project, ip } = place
  return again(place, facts, name, (site) => device.ask(name, body, { site, project, app: APP, ip }))
}

/** Asks one of the processes; the other one, with a proof of its own, where the connection broke. */
async function again(
  place: StoryPlace,
  facts: StoryFacts,
  name: string,
  send: (door: ProcessDoor) => Promise<SiteAnswer>,
): Promise<SiteAnswer> {
  const first = randomInt(2)
  const end = performance.now() + PATIENCE_MS
  for (let tries = 1; ; tries += 1) {
    try {
      const answer = await send(doorAt(place, first + tries))
      count(facts, `${name} ${answer.status}`)
      return answer
    } catch (cause) {
      if (performance.now() > end) throw new Error(`${name} broke ${tries} times: ${cause}`, { cause })
      // A port that is closed got nothing of it.
      if (!(cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED')) facts.lost += 1
      if (tries % 2 === 0) await new Promise((resolve) => setTimeout(resolve, AGAIN_MS))
    }
  }
}

function doorAt({ doors }: StoryPlace, turn: number): ProcessDoor {
  const there = doors()
  const door = there[turn % there.length]
  if (!door) throw new Error('There is no process')
  return door
}

function count({ answers }: StoryFacts, answer: string): void {
  answers.set(answer, (answers.get(answer) ?? 0) + 1)
}
