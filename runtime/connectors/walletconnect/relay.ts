import { cell, type WritableCell } from '../../core/cell.js'
import { deadline } from '../../core/deadline.js'
import { toModalError } from '../../core/errors.js'
import type { Host } from '../../core/host.js'
import { createWaiters } from '../waiters.js'
import type { LinkState } from './link.js'
import { toRelayError } from './relay-error.js'
import type { Relayer } from './sign-client.js'

/** The socket to the relay, watched. */
export interface Relay {
  /**
   * Does `work`, which needs the relay, for 25 s at most; the relay is `silent` from the fourth second on. Throws
   * `relay/*`, or what the work throws.
   */
  through<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>
  /** Resolves when the relay can be reached, and tries to. Throws `relay/*`. */
  reach(signal: AbortSignal): Promise<void>
  /**
   * Rejects with `relay/unreachable` when the relay was lost and has not come back for 15 s; it is `silent` from the
   * fourth second on. One that takes every connection and ends it again has not come back.
   */
  lost(signal: AbortSignal): Promise<never>
  /** Follows the socket until `stop`. */
  start(): void
  stop(): void
}

/**
 * Milliseconds that an answer may take. The client sends what a lost connection has taken with it once more, after 15 s and
 * up to 5 s until the next beat of its heart.
 */
const REACH_MS = 25_000
/** Milliseconds that the connection may be lost while a code is shown. */
const LOST_MS = 15_000
/** Milliseconds after which a relay that does not answer is said to be silent. */
const SILENT_MS = 4_000
/** Milliseconds that a connection lasts before the relay counts as back. */
const STEADY_MS = 2_000

/** Makes what follows the socket. It is opened again when the page comes back, since a sleeping tab has lost it. */
export function createRelay(
  relayer: Relayer,
  host: Pick<Host, 'clock' | 'page' | 'log'>,
  url: string,
  state: Pick<LinkState, 'relay'>,
): Relay {
  const { clock, page, log } = host
  const waiters = createWaiters()
  const isUp = cell(true)
  /** How many have waited for the relay for too long. */
  let waiting = 0
  const show = () => {
    const now = isUp.peek() ? 'here' : 'lost'
    state.relay.value = waiting > 0 ? 'silent' : now
  }
  const turn = (isNowUp: boolean) => {
    isUp.value = isNowUp
    show()
  }
  const listeners = {
    relayer_connect: () => turn(true),
    relayer_disconnect: () => turn(false),
    relayer_error(cause?: unknown) {
      turn(false)
      waiters.fail(cause)
    },
  } as const
  const names = ['relayer_connect', 'relayer_disconnect', 'relayer_error'] as const

  const reopen = () =>
    relayer.restartTransport().catch((cause: unknown) => log('warn', 'the relay is not reached', cause))
  const onReturn = () => {
    if (!relayer.connected && !isUp.peek()) void reopen()
  }
  let stops: readonly (() => void)[] = []

  async function through<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    try {
      const done = await patiently(signal, () =>
        deadline({ clock, ms: REACH_MS, name: url, signal }, () => waiters.until(work())),
      )
      if (relayer.connected) turn(true)
      return done
    } catch (cause) {
      signal.throwIfAborted()
      const isSilent = toModalError(cause).code === 'flow/timeout'
      throw toRelayError(isSilent ? `no answer within ${REACH_MS / 1_000} seconds` : cause, url)
    }
  }

  /** Says that the relay is silent while `work` waits for it for longer than that. */
  async function patiently<T>(signal: AbortSignal, work: (inner: AbortSignal) => Promise<T>): Promise<T> {
    const done = new AbortController()
    const inner = AbortSignal.any([signal, done.signal])
    let isLate = 0
    const count = (by: number) => {
      isLate += by
      waiting += by
      show()
    }
    clock.sleep(SILENT_MS, inner).then(
      () => !inner.aborted && count(1),
      () => {},
    )
    try {
      return await work(inner)
    } finally {
      done.abort()
      count(-isLate)
    }
  }

  /** Resolves once the connection is up, and has stayed so. */
  async function steady(signal: AbortSignal): Promise<void> {
    for (;;) {
      await until(isUp, true, signal)
      const isDown = (inner: AbortSignal) => until(isUp, false, inner).then(() => true)
      const stays = (inner: AbortSignal) => clock.sleep(STEADY_MS, inner).then(() => false)
      if (!(await firstOf(signal, [isDown, stays]))) return
    }
  }

  /** Rejects once the connection has been gone for too long, and is gone. */
  async function late(signal: AbortSignal): Promise<void> {
    await clock.sleep(LOST_MS, signal)
    await until(isUp, false, signal)
    throw toRelayError('the connection was lost', url)
  }

  return {
    through,
    async reach(signal) {
      if (relayer.connected) return
      await through(async () => {
        // It does nothing while the client itself is trying; then its success counts.
        const opened = connected(relayer)
        try {
          await Promise.race([relayer.restartTransport().then(() => opened.promise), opened.promise])
        } finally {
          opened.stop()
        }
      }, signal)
    },
    async lost(signal) {
      for (;;) {
        await until(isUp, false, signal)
        await patiently(signal, (inner) => firstOf(inner, [steady, late]))
      }
    },
    start() {
      for (const name of names) relayer.on(name, listeners[name])
      stops = ['visibilitychange', 'pageshow', 'online'].map((type) => page.on(type, onReturn))
    },
    stop() {
      for (const name of names) relayer.off(name, listeners[name])
      for (const stop of stops) stop()
    },
  }
}

function connected(relayer: Relayer) {
  let stop = () => {}
  const promise = new Promise<void>((resolve) => {
    const listener = () => resolve()
    relayer.on('relayer_connect', listener)
    stop = () => void relayer.off('relayer_connect', listener)
  })
  return { promise, stop }
}

/** Resolves as soon as the cell has the value; rejects with the signal's reason. */
function until(source: WritableCell<boolean>, value: boolean, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    let stop = () => {}
    const onAbort = () => {
      stop()
      reject(signal.reason)
    }
    signal.addEventListener('abort', onAbort, { once: true })
    let isDone = false
    stop = source.subscribe((now) => {
      if (now !== value || isDone) return
      isDone = true
      signal.removeEventListener('abort', onAbort)
      queueMicrotask(() => stop())
      resolve()
    })
  })
}

/** What the first of them gives; the others are aborted. */
async function firstOf<T>(signal: AbortSignal, works: readonly ((inner: AbortSignal) => Promise<T>)[]): Promise<T> {
  const done = new AbortController()
  const inner = AbortSignal.any([signal, done.signal])
  const running = works.map((work) => work(inner))
  for (const each of running) each.catch(() => {})
  try {
    return await Promise.race(running)
  } finally {
    done.abort()
  }
}
