import type { Log } from '../../core/host.js'
import type { Relay } from './relay.js'
import type { SignClient } from './sign-client.js'

/** What keeps the client's socket open while it is in use, and no longer. */
export interface Socket {
  /** Opens the socket and follows the session, where that has stopped. */
  wake(): void
  /** Opens the socket; it stays until every holder has called the returned function. */
  hold(): () => void
  /** Closes the socket as soon as it has no holder. */
  rest(): void
}

/** What it is made of. */
export interface SocketDeps {
  readonly client: SignClient
  readonly relay: Pick<Relay, 'start' | 'stop'>
  /** Follows the session; the returned function stops. */
  follow(): () => void
  readonly log: Log
}

/** Makes it over a client that has just started by itself. */
export function createSocket({ client, relay, follow, log }: SocketDeps): Socket {
  const { heartbeat, relayer } = client.core
  let holders = 0
  let isAwake = false
  let unfollow = () => {}
  /** Opened and closed one after the other: the client mixes up what it is told at once. */
  let turning: Promise<unknown> = Promise.resolve()

  function turn(words: string, work: () => Promise<unknown>): void {
    turning = turning.then(work).catch((cause: unknown) => log('warn', words, cause))
  }

  function begin(): void {
    isAwake = true
    relay.start()
    unfollow = follow()
  }

  function wake(): void {
    if (isAwake) return
    begin()
    turn('the relay is not reached', () => Promise.all([heartbeat.init(), relayer.restartTransport()]))
  }

  function sleep(): void {
    if (holders > 0 || !isAwake) return
    isAwake = false
    unfollow()
    relay.stop()
    turn('the relay was not left', () => {
      heartbeat.stop()
      return relayer.transportClose()
    })
  }

  // A user may end one session and begin another at once, and React stops a kit and starts it again.
  const rest = () => queueMicrotask(sleep)

  begin()
  return {
    wake,
    rest,
    hold() {
      let isHeld = true
      holders += 1
      wake()
      return () => {
        if (isHeld) holders -= 1
        isHeld = false
        rest()
      }
    },
  }
}
