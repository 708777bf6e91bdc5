import type { Log } from '../../core/host.js'
import type { SignClient } from './sign-client.js'

/** The socket of a client that several tabs use: open while one of them does. */
export interface SharedSocket {
  /** A tab has come that uses it: opens it where it was closed, and leaves a client alone that opens it by itself. */
  join(tab: string): void
  /** A tab uses it, and misses it. Rejects with what the client throws. */
  open(tab: string): Promise<void>
  /** A tab no longer uses it. Never rejects. */
  rest(tab: string): Promise<void>
}

/** Makes it over a client that has just started by itself. */
export function createSharedSocket({ core: { heartbeat, relayer } }: SignClient, log: Log): SharedSocket {
  const users = new Set<string>()
  let isBeating = true
  /** One thing after the other: the client mixes up what it is told at once. */
  let turning: Promise<unknown> = Promise.resolve()

  function turn(work: () => Promise<void>): Promise<void> {
    const done = turning.then(work)
    turning = done.catch(() => {})
    return done
  }

  function open(isMissed: boolean): Promise<void> {
    return turn(async () => {
      const wasBeating = isBeating
      if (users.size === 0 || (wasBeating && (relayer.connected || !isMissed))) return
      isBeating = true
      await Promise.all([wasBeating || heartbeat.init(), relayer.restartTransport()])
    })
  }

  return {
    join(tab) {
      users.add(tab)
      open(false).catch((cause: unknown) => log('warn', 'the relay is not reached', cause))
    },
    open(tab) {
      users.add(tab)
      return open(true)
    },
    rest(tab) {
      users.delete(tab)
      const close = async () => {
        if (users.size > 0 || !isBeating) return
        isBeating = false
        heartbeat.stop()
        await relayer.transportClose()
      }
      return turn(close).catch((cause: unknown) => log('warn', 'the relay was not left', cause))
    },
  }
}
