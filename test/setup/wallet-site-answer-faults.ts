import { browserHost } from '../../runtime/core/host.js'

/** What a site does wrong where it answers. */
export type AnswerFault = keyof typeof changes | SessionFault

/** What a site does wrong with the session that it keeps over a reload. */
export type SessionFault = 'forgets-reload' | 'survives-sign-out'

/** A request that a handler of the site is about to answer. */
export interface Asked {
  readonly name: string
  readonly payload: unknown
  /** Whether a person is signed in. */
  isIn(): boolean
  /** Whether one has ever been in this browser. */
  wasIn(): boolean
}

/** Answers with what the handler says to this payload. */
type Answer = (payload: unknown) => Promise<unknown>

/** Answers in the place of the handler, by what it would say. */
type AnswerChange = (asked: Asked, answer: Answer) => Promise<unknown>

interface Signing {
  readonly method?: unknown
  readonly params?: readonly unknown[]
}

const isSigning = ({ name, payload }: Asked) =>
  name === 'RPC_REQUEST' && (Object(payload) as Signing).method === 'personal_sign'

/** Milliseconds: a busy machine paints later. */
const UNSEEN_MS = 5_000

/** An account of no one. */
const guest = { email: null, address: '0x000000000000000000000000000000000000dEaD', chainId: 1 }

const changes = {
  /** A site that is not to be covered, and takes every frame that is not painted for one that is. */
  'refuses-unseen': () => async (asked, answer) => {
    const unseen = Symbol('unseen')
    const painted = new Promise((resolve) => requestAnimationFrame(resolve))
    const waited = browserHost()
      .clock.sleep(UNSEEN_MS)
      .then(() => unseen)
    if ((await Promise.race([painted, waited])) === unseen) throw new Error('The wallet can’t be seen')
    return answer(asked.payload)
  },
  'theme-as-markup': () => async (asked, answer) => {
    const { themeVariables } = Object(asked.payload) as { readonly themeVariables?: Readonly<Record<string, unknown>> }
    if (asked.name === 'SYNC_THEME')
      for (const value of Object.values(themeVariables ?? {}))
        document.body.insertAdjacentHTML('beforeend', `<style>body { color: ${value} }</style>`)
    return answer(asked.payload)
  },
  'guest-account': () => async (asked, answer) =>
    asked.name === 'GET_USER' && !asked.isIn() && !asked.wasIn() ? guest : answer(asked.payload),
  'sends-for-all': () => async (asked, answer) => {
    const { method } = Object(asked.payload) as Signing
    return method === 'eth_sendTransaction' && !asked.isIn() ? `0x${'ab'.repeat(32)}` : answer(asked.payload)
  },
  'any-code': () => async (asked, answer) => answer(asked.name === 'CONNECT_OTP' ? { otp: '123456' } : asked.payload),
  'stays-on-network': () => async (asked, answer) =>
    asked.name === 'SWITCH_NETWORK' ? asked.payload : answer(asked.payload),
  'bare-signatures': () => async (asked, answer) => {
    const given = await answer(asked.payload)
    return isSigning(asked) ? String(given).slice(2) : given
  },
  'other-text': () => async (asked, answer) => {
    const { params: [text, ...others] = [], ...rest } = Object(asked.payload) as Signing
    return answer(isSigning(asked) ? { ...rest, params: [`${text}21`, ...others] } : asked.payload)
  },
  'waits-in-line': () => {
    let signing: Promise<unknown> = Promise.resolve()
    return async (asked, answer) => {
      if (!isSigning(asked)) {
        await signing.catch(() => {})
        return answer(asked.payload)
      }
      signing = answer(asked.payload)
      return signing
    }
  },
} as const satisfies Readonly<Record<string, () => AnswerChange>>

/** Makes the faults of one document, one around the other. */
export function answersWith(faults: readonly string[]): AnswerChange {
  const made: readonly AnswerChange[] = faults.flatMap((fault) =>
    Object.hasOwn(changes, fault) ? changes[fault as keyof typeof changes]() : [],
  )
  return made.reduce<AnswerChange>(
    (inner, outer) => (asked, answer) => outer(asked, (payload) => inner({ ...asked, payload }, answer)),
    (asked, answer) => answer(asked.payload),
  )
}
