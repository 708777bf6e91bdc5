import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ModalError } from '../../schema/error.js'
import { limit } from '../../test/setup/runs.js'
import { type FakeFramesOptions, fakeFrames } from '../../test/unit/fake-frames.js'
import { fakeClock, later, settle } from '../../test/unit/fakes.js'
import { createFrameClient } from './frame-client.js'
import type { FrameProtocol } from './messages.js'
import { serveFrame } from './serve-frame.js'
import type { FrameHandlers } from './serve-requests.js'

const origin = 'https://wallet.example'

/** One turn of a schedule. `at` picks among what there is. */
interface Turn {
  readonly act: (typeof acts)[number]
  readonly at: number
  /** Everything that can happen by itself happens after it. */
  readonly isWaited: boolean
}

const acts = [
  'sign',
  'read',
  'login',
  'sign-out',
  'finish',
  'fail',
  'deliver',
  'deliver twice',
  'lose',
  'abort',
  'abort open',
  'restart',
  'silence',
  'speak',
  'wait',
  'wait long',
  'retry',
] as const

const turn: fc.Arbitrary<Turn> = fc.record({
  act: fc.constantFrom(...acts),
  at: fc.nat(20),
  isWaited: fc.boolean(),
})

/** How one call ended. */
interface Call {
  readonly mark: string
  readonly isUnsafe: boolean
  readonly ends: { readonly value?: unknown; readonly code?: string }[]
  readonly controller: AbortController
}

/** A wallet's site and its client, driven turn by turn. */
function model(protocol: FrameProtocol) {
  const clock = fakeClock()
  const stored = new Map<string, string>()
  const done = new Map<string, number>()
  const calls: Call[] = []
  let listeners = 0
  let held: { readonly deliver: () => void }[] = []
  let pending: { finish(isFine: boolean): void }[] = []

  const site: NonNullable<FakeFramesOptions['site']> = (parent) => {
    let isAlive = true
    const handle = (mark: string, signal: AbortSignal) => {
      const answer = later()
      pending.push({
        finish(isFine) {
          if (!isAlive || signal.aborted) return
          if (isFine) done.set(mark, (done.get(mark) ?? 0) + 1)
          if (isFine) answer.resolve(mark)
          else answer.reject(new Error('Declined'))
        },
      })
      return answer.promise
    }
    const handlers: FrameHandlers = {
      RPC_REQUEST: ({ params }, { signal }) => handle((params as [string])[0], signal),
      CONNECT_OTP: async ({ otp }, { signal }) => void (await handle(otp, signal)),
      SIGN_OUT: async (_, { id, signal }) => void (await handle(id, signal)),
    }
    const served = serveFrame({
      parent,
      allowedOrigins: ['https://app.example'],
      versions: protocol === 5 ? [5] : 'envelope',
      handlers,
      // What a document that is gone still runs is of no effect.
      storage: { get: (key) => stored.get(key) ?? null, set: (key, value) => void (isAlive && stored.set(key, value)) },
      clock: { now: clock.now, sleep: (_, signal) => new Promise((_, no) => signal?.addEventListener('abort', no)) },
    })
    return {
      stop() {
        isAlive = false
        served.stop()
      },
    }
  }

  const frames = fakeFrames({
    site,
    tap(message, deliver) {
      if ((message as { id?: unknown }).id === undefined) deliver(message)
      else held.push({ deliver: () => deliver(message) })
    },
  })
  const client = createFrameClient({
    frames,
    clock,
    log: () => {},
    url: `${origin}/sdk`,
    origin,
    protocol,
    projectId: 'p',
    sdk: 'kit-0',
    title: 'Wallet',
  })

  function watched(): AbortController {
    const controller = new AbortController()
    const { signal } = controller
    const [add, remove] = [signal.addEventListener.bind(signal), signal.removeEventListener.bind(signal)]
    const own = new Set<unknown>()
    signal.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions) => {
      own.add(listener)
      listeners += 1
      add(type, listener, options)
    }
    signal.removeEventListener = (type: string, listener: EventListener) => {
      if (own.delete(listener)) listeners -= 1
      remove(type, listener)
    }
    return controller
  }

  function call(kind: 'sign' | 'read' | 'login' | 'sign-out'): void {
    const mark = `m${calls.length}`
    const made: Call = { mark, isUnsafe: kind === 'sign', ends: [], controller: watched() }
    const options = { signal: made.controller.signal }
    calls.push(made)
    const rpc = (method: 'personal_sign' | 'eth_call') =>
      client.call('RPC_REQUEST', { method, params: [mark] }, options)
    const started = {
      sign: () => rpc('personal_sign'),
      read: () => rpc('eth_call'),
      login: () => client.call('CONNECT_OTP', { otp: mark }, options),
      'sign-out': () => client.call('SIGN_OUT', undefined, options),
    }[kind]() as Promise<unknown>
    started.then(
      (value) => made.ends.push({ value }),
      (error: ModalError) => made.ends.push({ code: error.code }),
    )
  }

  function take<T>(list: readonly T[], at: number): readonly [T | undefined, readonly T[]] {
    const index = list.length === 0 ? 0 : at % list.length
    return [list[index], list.filter((_, each) => each !== index)]
  }

  async function play({ act, at, isWaited }: Turn): Promise<void> {
    const [message, others] = take(held, at)
    const [work, rest] = take(pending, at)
    switch (act) {
      case 'finish':
      case 'fail':
        work?.finish(act === 'finish')
        pending = [...rest]
        break
      case 'deliver':
      case 'lose':
        if (act === 'deliver') message?.deliver()
        held = [...others]
        break
      case 'deliver twice':
        message?.deliver()
        break
      case 'abort':
        take(calls, at)[0]?.controller.abort()
        break
      case 'abort open':
        client.abortOpen()
        break
      case 'restart':
        if (frames.opened.length > 0 && frames.last().isInPage()) frames.last().restart()
        break
      case 'silence':
        frames.set({ site: () => ({ stop() {} }) })
        break
      case 'speak':
        frames.set({ site })
        break
      case 'wait':
      case 'wait long':
        await clock.advance(act === 'wait' ? 1_000 + at * 200 : 60_000)
        break
      case 'retry':
        client.retry()
        break
      default:
        call(act)
    }
    if (isWaited) await settle()
  }

  return { play, client, clock, frames, done, calls, listeners: () => listeners }
}

test.each([5, 4] as const)(
  'property: in any schedule of protocol %s each request settles once, and nothing that signs is done twice',
  async (protocol) => {
    await fc.assert(
      fc.asyncProperty(fc.array(turn, { maxLength: 40 }), async (turns) => {
        const { play, client, clock, frames, done, calls, listeners } = model(protocol)
        for (const each of turns) await play(each)
        await settle()
        client.stop()
        await settle()
        for (const { mark, isUnsafe, ends } of calls) {
          const [end] = ends
          expect(ends.length, mark).toBe(1)
          const times = done.get(mark) ?? 0
          if (isUnsafe) expect(times, mark).toBeLessThanOrEqual(1)
          if (end?.value !== undefined) expect([end.value, times > 0], mark).toEqual([mark, true])
          // The only words that say that nothing was sent.
          if (isUnsafe && end?.code === 'frame/restarted') expect(times, mark).toBe(0)
        }
        expect([clock.pending(), frames.leftovers(), listeners()]).toEqual([0, 0, 0])
      }),
    )
  },
  limit(60_000),
)
