import { held } from '../held.js'

type Work = (...args: never[]) => Promise<unknown>

/** What is replaced in the provider of the SDK: its types keep most of it private. */
export interface HeldProvider {
  /** An extension that the SDK has found has none. */
  readonly communicator?: {
    postMessage: Work
    onMessage: (predicate: (message: object) => unknown) => Promise<unknown>
  }
}

/**
 * Holds what the SDK starts and does not wait for: a failure in it would reach the page as an unhandled rejection, and
 * what a window sends that is no object as an error of a handler. `onLost` hears that the `socket` to the app on a
 * phone, which is opened once that app is chosen, does not open. `test/e2e/coinbase-faults.test.ts` has the failures.
 */
export function holdFailures(
  { communicator = Object() }: HeldProvider,
  socket: { connect: Work },
  onLost: (cause: unknown) => void,
): void {
  const { onMessage, postMessage } = communicator
  communicator.onMessage = (predicate) => onMessage((message) => predicate(Object(message)))
  communicator.postMessage = held(postMessage)
  socket.connect = held(socket.connect, onLost)
}
