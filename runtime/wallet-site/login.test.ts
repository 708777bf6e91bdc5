import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fakeClock } from '../../test/unit/fakes.js'
import { email, json } from '../../test/unit/played-wallet-server.js'
import { type SiteTab, signIn, siteWorld } from '../../test/unit/wallet-site-world.js'
import type { Api, ApiCall } from './api.js'
import type { DeviceRecord } from './device.js'
import { createLogin } from './login.js'
import { RefusedError, UnreachableError } from './site-error.js'

const over = ['ERROR', { message: 'This sign-in has expired. Start again.' }]
const start = ({ ask }: SiteTab) => ask('CONNECT_EMAIL', { email })

describe('the code', () => {
  test.each(['', '12345', '1234567', 'abcdef', '12 34', '１２３４５６'])(
    'error: %j is no code, and uses up no try',
    async (otp) => {
      const world = siteWorld()
      const tab = world.tab()
      await start(tab)
      const count = world.server.requests.length
      expect(await tab.ask('CONNECT_OTP', { otp })).toEqual([
        'ERROR',
        { message: 'Enter the 6 digits from the email.' },
      ])
      expect(world.server.requests).toHaveLength(count)
    },
  )

  test('error: a wrong one is told in the words of the server, and the right one works after it', async () => {
    const world = siteWorld()
    const tab = world.tab()
    await start(tab)
    expect(await tab.ask('CONNECT_OTP', { otp: '000000' })).toEqual(['ERROR', { message: 'This code isn’t right.' }])
    expect(await tab.ask('CONNECT_OTP', { otp: '123\u00a0456' })).toEqual(['SUCCESS', undefined])
  })

  test('error: without a login there is nothing to enter it for; and a code works once', async () => {
    const world = siteWorld()
    const tab = world.tab()
    expect(await tab.ask('CONNECT_OTP', { otp: '123456' })).toEqual(over)
    expect(await tab.ask('CONNECT_DEVICE')).toEqual(over)
    await signIn(tab, world.server)
    expect(await tab.ask('CONNECT_OTP', { otp: '123456' })).toEqual(over)
  })

  test('behavior: a login goes on in the next document, as the app does after a refresh', async () => {
    const world = siteWorld()
    await start(world.tab())
    expect(await world.tab().ask('CONNECT_OTP', { otp: '123456' })).toEqual(['SUCCESS', undefined])
  })

  test('behavior: an answer that was lost leaves the session that it made', async () => {
    const jar = {}
    const world = siteWorld({ jar })
    const tab = world.tab()
    await start(tab)
    const real = world.server.fetch(jar)
    world.server.next('login/code', async ({ path, text, headers, signal }) => {
      await real(path, { method: 'POST', body: text, headers, signal })
      throw new TypeError('Failed to fetch')
    })
    expect((await tab.ask('CONNECT_OTP', { otp: '123456' }))[0]).toBe('ERROR')
    expect(await tab.ask('IS_CONNECTED')).toEqual(['SUCCESS', { isConnected: true }])
  })
})

describe('what the server answers to an address', () => {
  test.each([
    ['no login', { action: 'VERIFY_OTP' }],
    ['another action', { action: 'VERIFY_PHONE', login: 'l' }],
    ['a number that is none', { action: 'VERIFY_DEVICE', login: 'l', number: '<b>' }],
  ])('error: with %s it is no answer', async (_, answer) => {
    const world = siteWorld()
    const tab = world.tab()
    world.server.next('login/email', () => json(answer))
    expect(await start(tab)).toEqual(['ERROR', { message: 'The wallet didn’t answer. Try again.' }])
    expect(await tab.ask('CONNECT_OTP', { otp: '123456' })).toEqual(over)
  })

  test('behavior: the mail is asked for in the language of the browser', async () => {
    const world = siteWorld()
    await start(world.tab())
    expect(JSON.parse(world.server.requests.at(-1)?.text ?? '')).toEqual({ email, language: 'de-AT' })
  })

  test('error: a limit is told in its words', async () => {
    const world = siteWorld()
    world.server.next('login/email', () => json({ code: 'rate_limited', message: 'Try again in 20 seconds.' }, 429))
    expect(await start(world.tab())).toEqual(['ERROR', { message: 'Try again in 20 seconds.' }])
  })
})

describe('the link', () => {
  /** A login that waits, of a server that answers as it is told: approved or not, or with an error. */
  function waiting(answers: readonly (boolean | Error)[]) {
    const clock = fakeClock()
    const begun = clock.now()
    const asked: { readonly at: number; readonly ms: number | undefined; readonly body: object }[] = []
    const left = [...answers]
    const api = {
      async call({ body, ms, answer }: ApiCall<z.ZodMiniType>) {
        asked.push({ at: clock.now() - begun, ms, body })
        const next = left.shift()
        if (next instanceof Error) throw next
        if (next === undefined) return new Promise<never>(() => {})
        return { answer: z.parse(answer, { isApproved: next }), token: undefined }
      },
    }
    const own = new AbortController()
    const kept = { login: 'l' } as DeviceRecord
    const device = { read: async () => kept, change: async () => kept }
    const login = createLogin({ api: api as Api, clock, device, session: { prepare: async () => {} }, language: 'en' })
    const done = login.approve(own.signal).then(
      () => 'approved',
      (cause: Error) => cause.message,
    )
    return { clock, asked, own, done }
  }
  const times = (asked: readonly { readonly at: number }[]) => asked.map(({ at }) => at)

  test('behavior: it is waited for in questions of half a minute, with a pause between', async () => {
    const { clock, asked, done } = waiting([false, false, true])
    await clock.advance(5_000)
    expect([await done, times(asked), asked[0]]).toEqual([
      'approved',
      [0, 1_000, 2_000],
      { at: 0, ms: 30_000, body: { login: 'l' } },
    ])
    expect(clock.pending()).toBe(0)
  })

  test('behavior: questions that are lost are asked again, five in a row', async () => {
    const lost = Array.from({ length: 5 }, () => new UnreachableError())
    const found = waiting([...lost, false, ...lost, true])
    await found.clock.advance(20_000)
    expect([await found.done, found.asked.length]).toEqual(['approved', 12])
    const dead = waiting([...lost, new UnreachableError(), true])
    await dead.clock.advance(20_000)
    expect([await dead.done, dead.asked.length]).toEqual(['The wallet didn’t answer. Try again.', 6])
  })

  test('error: a login that was refused with a wrong number is over at once', async () => {
    const { done, asked } = waiting([new RefusedError('The sign-in was refused.', 403, 'login_refused'), true])
    expect([await done, asked.length]).toEqual(['The sign-in was refused.', 1])
  })

  test('behavior: when the app waits no longer the server is asked no more', async () => {
    const { clock, own, done, asked } = waiting([false, true])
    await clock.advance(500)
    own.abort(new Error('Request was aborted'))
    expect([await done, clock.pending()]).toEqual(['Request was aborted', 0])
    await clock.advance(5_000)
    expect(asked).toHaveLength(1)
  })
})

describe('storage that goes between two steps', () => {
  const steps = ['start', 'link', 'code', 'user'] as const
  const stories = steps.flatMap((step) => [
    [step, 'cleared'] as const,
    [step, 'denied'] as const,
    [step, 'cleared, with a cookie'] as const,
  ])
  test.each(stories)('behavior: before the step %s it is %s: this document goes on', async (step, how) => {
    const world = siteWorld(how === 'cleared, with a cookie' ? { jar: {} } : {})
    const tab = world.tab()
    const damage = (now: (typeof steps)[number]) => {
      if (now !== step) return
      if (how === 'denied') world.disk.fault = 'denied'
      else world.disk.record = undefined
    }
    damage('start')
    expect(await start(tab)).toEqual(['SUCCESS', { action: 'VERIFY_DEVICE', number: '42' }])
    damage('link')
    world.server.approve()
    expect(await tab.ask('CONNECT_DEVICE')).toEqual(['SUCCESS', undefined])
    damage('code')
    expect(await tab.ask('CONNECT_OTP', { otp: '123456' })).toEqual(['SUCCESS', undefined])
    damage('user')
    expect((await tab.ask('GET_USER'))[0]).toBe('SUCCESS')
    // The next document may be a new device: a person signs in anew there, and has the same addresses.
    const next = world.tab()
    expect((await signIn(next, world.server))[0]).toBe('SUCCESS')
    expect((await next.ask('GET_USER'))[0]).toBe('SUCCESS')
  })
})
