import type { FrameHandlers, ServedRequest } from '../../frame/serve-requests.js'

/** How people come in at a site that is played. */
export interface FakeLoginOptions {
  /** The code of every mail; 123456 when left out. */
  readonly code?: string | undefined
  /** What an e-mail address leads to: a code, the link of a new device and then a code, or a login at once. */
  readonly login?: 'code' | 'device' | 'known' | undefined
  /** What the page of a new device shows, to be found again in the mail. */
  readonly number?: string | undefined
  /** What the page of a provider does: it lets the person in, or not, or waits for `answerSocial`. `yes` when left out. */
  readonly social?: 'yes' | 'no' | 'ask' | undefined
  /** The name of the person at every provider, and at Farcaster; alice when left out. */
  readonly userName?: string | undefined
  /** Whose code a change of the address asks for first; that of the present one when left out. */
  readonly change?: 'present' | 'next' | undefined
}

/** Who has come in. */
export interface FakeSession {
  readonly email?: string | undefined
  readonly userName?: string | undefined
}

/** What logins need of the site. */
export interface FakeLoginDeps extends FakeLoginOptions {
  /** The origin of the site, where its pages for providers are. */
  readonly origin: string
  /** Called before a session begins. */
  permit(): Promise<void>
}

/** What a page of a provider ends with: the address that its window hands to the app. */
export interface SocialOutcome {
  readonly resultUri: string
}

/** Messages of logins. */
type LoginHandlers = Pick<
  FrameHandlers,
  | 'CONNECT_EMAIL'
  | 'CONNECT_DEVICE'
  | 'CONNECT_OTP'
  | 'GET_SOCIAL_REDIRECT_URI'
  | 'GET_FARCASTER_URI'
  | 'CONNECT_FARCASTER'
  | 'UPDATE_EMAIL'
  | 'UPDATE_EMAIL_PRIMARY_OTP'
  | 'UPDATE_EMAIL_SECONDARY_OTP'
>

/** Logins of a site that is played. */
export interface FakeLogins {
  readonly handlers: LoginHandlers
  /** Ends a login at a provider, by the address that its window came back with. Gives the name of the person there. */
  comeBack(uri: string, request: ServedRequest): Promise<string>
  session(): FakeSession | undefined
  end(): void
  /** Logins under way are forgotten. */
  forget(): void
  mails(): readonly string[]
  approveDevice(): void
  answerSocial(answer: 'yes' | 'no'): void
  approveFarcaster(): void
  /** Loaded in a window: settles once the person has answered the provider there. */
  visit(href: string): Promise<SocialOutcome>
}

/** Codes that may be tried before a new mail is needed. */
const TRIES = 5

/** Plays the logins: no mail is sent, and no provider is asked. */
export function createFakeLogins(deps: FakeLoginDeps): FakeLogins {
  const { code = '123456', login = 'code', number, social = 'yes', userName = 'alice', change = 'present' } = deps
  const mails: string[] = []
  let asked: { readonly email: string; tries: number; isApproved: boolean } | undefined
  let changing: { readonly email: string; isKnown: boolean } | undefined
  let session: FakeSession | undefined
  let link = gate<'yes' | 'no'>()
  let farcaster = gate<'yes' | 'no'>()
  let provider = gate<'yes' | 'no'>()
  let visits = 0

  async function enter(person: FakeSession): Promise<void> {
    await deps.permit()
    session = person
    asked = undefined
  }

  function check(otp: string): void {
    if (otp !== code) throw new Error('This code isn’t right')
  }

  function someone(): FakeSession {
    if (!session) throw new Error('Not signed in')
    return session
  }

  const handlers: LoginHandlers = {
    async CONNECT_EMAIL({ email }) {
      if (login === 'known') {
        await enter({ email })
        return { action: 'CONNECT' }
      }
      mails.push(email)
      link = gate()
      asked = { email, tries: 0, isApproved: login === 'code' }
      if (login === 'code') return { action: 'VERIFY_OTP' }
      return { action: 'VERIFY_DEVICE', ...(number !== undefined && { number }) }
    },
    async CONNECT_DEVICE(_, request) {
      const waiting = asked
      await unlessAborted(link.promise, request)
      if (waiting) waiting.isApproved = true
      return undefined
    },
    async CONNECT_OTP({ otp }) {
      if (!asked?.isApproved) throw new Error('This code has expired')
      asked.tries += 1
      if (asked.tries > TRIES) throw new Error('Too many attempts')
      check(otp)
      await enter({ email: asked.email })
      return undefined
    },
    GET_SOCIAL_REDIRECT_URI(payload) {
      visits += 1
      provider = gate()
      if (social !== 'ask') provider.release(social)
      return { uri: `${deps.origin}/login/${payload.provider}?visit=${visits}` }
    },
    GET_FARCASTER_URI() {
      farcaster = gate()
      return { url: 'https://farcaster.example/~/sign-in?channelToken=test' }
    },
    async CONNECT_FARCASTER(_, request) {
      await unlessAborted(farcaster.promise, request)
      await enter({ userName })
      return { userName }
    },
    UPDATE_EMAIL({ email }) {
      const { email: present } = someone()
      const first = present === undefined ? 'next' : change
      mails.push(first === 'present' && present !== undefined ? present : email)
      changing = { email, isKnown: first === 'next' }
      return { action: first === 'next' ? 'VERIFY_SECONDARY_OTP' : 'VERIFY_PRIMARY_OTP' }
    },
    UPDATE_EMAIL_PRIMARY_OTP({ otp }) {
      if (!changing) throw new Error('This code has expired')
      check(otp)
      changing.isKnown = true
      mails.push(changing.email)
      return undefined
    },
    UPDATE_EMAIL_SECONDARY_OTP({ otp }) {
      // The second code alone changes nothing.
      if (!changing?.isKnown) throw new Error('This code has expired')
      check(otp)
      const { email } = changing
      session = { ...someone(), email }
      changing = undefined
      return { newEmail: email }
    },
  }

  return {
    handlers,
    async comeBack(uri, request) {
      // A login that is over is not begun again by its address.
      if (!uri.includes(`visit=${visits}`)) throw new Error('This sign-in has expired')
      if ((await unlessAborted(provider.promise, request)) === 'no') throw new Error('access_denied')
      await enter({ userName })
      return userName
    },
    session: () => session,
    end() {
      session = undefined
    },
    forget() {
      session = undefined
      asked = undefined
      changing = undefined
    },
    mails: () => [...mails],
    approveDevice: () => link.release('yes'),
    answerSocial: (answer) => provider.release(answer),
    approveFarcaster: () => farcaster.release('yes'),
    async visit(href) {
      const answer = await provider.promise
      return { resultUri: answer === 'yes' ? href : `${href}&error=access_denied` }
    },
  }
}

/** What is waited for while the request is. */
function unlessAborted<T>(promise: Promise<T>, { signal }: ServedRequest): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('Request was aborted')), { once: true })
    promise.then(resolve, reject)
  })
}

/** Something that is waited for until it is let go. */
export function gate<T>(): { readonly promise: Promise<T>; release(value: T): void } {
  let release = (_: T) => {}
  const promise = new Promise<T>((resolve) => {
    release = resolve
  })
  return { promise, release: (value) => release(value) }
}
