import { deadline } from '../../core/deadline.js'
import { toModalError } from '../../core/errors.js'
import type { Host } from '../../core/host.js'
import type { LinkState } from './link.js'
import { toRelayError } from './relay-error.js'
import type { Relayer } from './sign-client.js'

/** The socket to the relay, watched. */
export interface Relay {
  /** Does `work`, which needs the relay, for 20 s at most. Throws `relay/*`, or what the work throws. */
  through<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>
  /** Resolves when the relay can be reached, and tries to. Throws `relay/*`. */
  reach(signal: AbortSignal): Promise<void>
  /** Rejects with `relay/unreachable` when the relay was lost and has not come back for 15 s. */
  lost(signal: AbortSignal): Promise<never>
  /** Follows the socket until `stop`. */
  start(): void
  stop(): void
}

const REACH_MS = 20_000
/** Milliseconds that the connection may be lost while a code is shown. */
const LOST_MS = 15_000

/** Makes what follows the socket. It is opened again when the page comes back, since a sleeping tab has lost it. */
export function createRelay(
  relayer: Relayer,
  host: Pick<Host, 'clock' | 'page' | 'log'>,
  url: string,
  { isOnline }: Pick<LinkState, 'isOnline'>,
): Relay {
  const { clock, page, log } = host
  const failures = new Set<(cause: unknown) => void>()
  const listeners = {
    relayer_connect() {
      isOnline.value = true
    },
    relayer_disconnect() {
      isOnline.value = false
    },
    relayer_error(cause?: unknown) {
      isOnline.value = false
      for (const fail of [...failures]) fail(cause)
    },
  } as const
  const names = ['relayer_connect', 'relayer_disconnect', 'relayer_error'] as const

  const reopen = () =>
    relayer.restartTransport().catch((cause: unknown) => log('warn', 'the relay is not reached', cause))
  const onReturn = () => {
    if (!relayer.connected && !isOnline.peek()) void reopen()
  }
  let stops: readonly (() => void)[] = []

  async function through<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    let fail: (cause: unknown) => void = () => {}
    const refused = new Promise<never>((_, reject) => {
      fail = reject
    })
    failures.add(fail)
    try {
      return await deadline({ clock, ms: REACH_MS, name: url, signal }, () => Promise.race([work(), refused]))
    } catch (cause) {
      signal.throwIfAborted()
      const isSilent = toModalError(cause).code === 'flow/timeout'
      throw toRelayError(isSilent ? `no answer within ${REACH_MS / 1_000} seconds` : cause, url)
    } finally {
      failures.delete(fail)
    }
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
        await until(isOnline, false, signal)
        const back = new AbortController()
        const waiting = AbortSignal.any([signal, back.signal])
        const isBack = until(isOnline, true, waiting).then(() => true)
        const isLate = clock.sleep(LOST_MS, waiting).then(() => false)
        try {
          if (!(await Promise.race([isBack, isLate]))) throw toRelayError('the connection was lost', url)
        } finally {
          back.abort()
          isBack.catch(() => {})
          isLate.catch(() => {})
        }
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
function until(source: LinkState['isOnline'], value: boolean, signal: AbortSignal): Promise<void> {
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
