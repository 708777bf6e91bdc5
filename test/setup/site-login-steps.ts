import { expect } from 'vitest'
import { rules } from '../../templates/backend/src/embedded/rules.data.js'
import type { Mail } from '../../templates/backend/src/mail/mailer.js'
import type { SiteAnswer } from './site-device.js'
import {
  askLogin,
  type GuessOutcome,
  guess,
  isLinkOpen,
  type ModelLogin,
  type SiteModel,
  waitFor,
} from './site-model.js'
import { deviceOf, hasLogin, loginOf, type Step, timeOf } from './site-story.js'
import { codeIn, tokenIn, wrongCode } from './site-world.js'

/** A device asks for a login; `isLinked` presses the right number where there is a link. */
export function start(emailIndex: number, index: number, isLinked: boolean): Step {
  return {
    name: `device ${index} asks for email ${emailIndex}${isLinked ? ' and opens the link' : ''}`,
    isReady: () => true,
    async run(model, site) {
      const email = site.emails[emailIndex] ?? ''
      const at = timeOf(site)
      const wanted = askLogin(model, index, email, at)
      const answer = await deviceOf(site, index).ask('login/email', { email })
      const mails = await site.world.mails()
      const isStarted = wanted === 'VERIFY_OTP' || wanted === 'VERIFY_DEVICE'
      const { action, code } = answer.body
      expect([action ?? code, mails.map(({ to }) => to)]).toEqual([wanted, isStarted ? [email] : []])
      if (isStarted) model.logins.push({ ...startedLogin(answer, mails, at), email, device: index })
      else if (wanted !== 'CONNECT') expect([answer.status, answer.headers.has('retry-after')]).toEqual([429, true])
      if (wanted === 'VERIFY_DEVICE' && isLinked) await press(0, true, 1).run(model, site)
    },
  }
}

/** An address with a user and one without are told the same. */
function startedLogin({ body }: SiteAnswer, mails: readonly Mail[], at: number): Omit<ModelLogin, 'email' | 'device'> {
  const login = expect.stringMatching(/^[\w-]{22}$/)
  const about = { id: String(body['login']), createdAt: at, tries: 0 }
  if (body['action'] === 'VERIFY_OTP') {
    expect(body).toEqual({ action: 'VERIFY_OTP', login })
    return { ...about, link: undefined, state: 'code', code: { text: codeIn(mails), until: at + rules.codeMs } }
  }
  expect(body).toEqual({ action: 'VERIFY_DEVICE', login, number: expect.stringMatching(/^[0-9]{2}$/) })
  const link = { token: tokenIn(mails), number: String(body['number']), until: at + rules.linkMs }
  return { ...about, link, state: 'link', code: undefined }
}

/** The number of the link is pressed, `count` times at once. */
export function press(back: number, isRight: boolean, count: number): Step {
  return {
    name: `${isRight ? 'the right' : 'a wrong'} number of login -${back}, ${count} times`,
    isReady: hasLogin,
    async run(model, site) {
      const { world } = site
      const login = loginOf(model, back)
      const at = timeOf(site)
      if (!login.link) return
      const { token, number } = login.link
      const wrong = number === '10' ? '11' : '10'
      const answers = await Promise.all(
        Array.from({ length: count }, () => world.choose(isRight ? number : wrong, token)),
      )
      const isTaken = isLinkOpen(login, at)
      const statuses = answers.map(({ status }) => status).sort()
      expect(statuses).toEqual(Array.from({ length: count }, (_, index) => (isTaken && index === 0 ? 200 : 404)))
      const mails = await world.mails()
      expect(mails).toHaveLength(isTaken && isRight ? 1 : 0)
      if (!isTaken) return
      login.state = isRight ? 'code' : 'refused'
      if (isRight) login.code = { text: codeIn(mails), until: at + rules.codeMs }
    },
  }
}

/** Reads the page of a link, as mail scanners do. */
export function open(back: number, method: string): Step {
  return {
    name: `${method} of the link of login -${back}`,
    isReady: hasLogin,
    async run(model, site) {
      const login = loginOf(model, back)
      const { status } = await site.world.open(`/device?token=${login.link?.token ?? 'A'.repeat(22)}`, { method })
      expect(status).toBe(isLinkOpen(login, timeOf(site)) ? 200 : 404)
    },
  }
}

/** Waits for the link, as the frame does. */
export function wait(back: number): Step {
  return {
    name: `the wait for the link of login -${back}`,
    isReady: hasLogin,
    async run(model, site) {
      const login = loginOf(model, back)
      const at = timeOf(site)
      const { answer, ms } = waitFor(login, at)
      const { body } = await deviceOf(site, login.device).ask('login/device', { login: login.id })
      expect([body['isApproved'] ?? body['code'], timeOf(site) - at]).toEqual([answer, ms])
    },
  }
}

/** What is typed: the code, another one, or the code with a space. */
export type Try = 'right' | 'wrong' | 'spaces'

/** Guesses at once, by the device that asked or by another one. */
export function guessing(back: number, by: number | undefined, tries: readonly Try[]): Step {
  return {
    name: `guesses of ${by === undefined ? 'the own device' : `device ${by}`} at login -${back}: ${tries}`,
    isReady: hasLogin,
    async run(model, site) {
      const { id, code, device } = loginOf(model, back)
      const index = by ?? device
      const text = code?.text ?? '123456'
      const codes = { right: text, wrong: wrongCode(text), spaces: `${text.slice(0, 3)} ${text.slice(3)}` }
      const asker = deviceOf(site, index)
      const at = timeOf(site)
      const { site: one, other } = site.world
      const answers = await Promise.all(
        tries.map((each, n) =>
          asker.ask('login/code', { login: id, code: codes[each] }, { site: n % 2 ? one : other }),
        ),
      )
      const told = answers.map(({ status, body }) => (status === 200 ? 'right' : String(body['code'])))
      const counted = tries.filter((each) => each !== 'spaces')
      const refused = tries.flatMap((each) => (each === 'spaces' ? ['invalid_input'] : []))
      const wanted =
        index === device ? judge(model, id, { told, refused, counted, at }) : counted.map(() => 'wrong_code')
      expect(told.toSorted()).toEqual([...wanted, ...refused].toSorted())
      const token = answers.map(({ body }) => body['token']).find((each) => typeof each === 'string')
      if (typeof token === 'string') asker.token = token
    },
  }
}

interface Guesses {
  readonly told: readonly string[]
  readonly refused: readonly string[]
  readonly counted: readonly Try[]
  readonly at: number
}

/** What one order of these guesses comes to, the order that explains the answers where there is one. */
function judge(model: SiteModel, id: string, { told, refused, counted, at }: Guesses): readonly GuessOutcome[] {
  const rights = counted.filter((each) => each === 'right')
  const wrongs = counted.filter((each) => each === 'wrong')
  for (let before = wrongs.length; ; before -= 1) {
    const order = [...wrongs.slice(0, before), ...rights, ...wrongs.slice(before)]
    const trial = structuredClone(model)
    const outcomes = order.map((each) => guess(trial, id, each === 'right', at))
    const isSame = String([...outcomes, ...refused].toSorted()) === String(told.toSorted())
    if (!isSame && before > 0) continue
    Object.assign(model, trial)
    return outcomes
  }
}
