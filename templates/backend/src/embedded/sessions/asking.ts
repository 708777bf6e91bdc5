import type { Caller } from '../part.js'
import type { Session } from './sessions.js'

/** A request of somebody who is signed in. */
export interface Asking {
  readonly caller: Caller
  readonly session: Session
  /** Beginning of the client's address: `203.0.113.*`. */
  readonly network: string
}

/** The address of the session's wallet in a namespace. */
export function accountOf({ session }: Pick<Asking, 'session'>, namespace: 'eip155' | 'solana'): string {
  const account = session.user.accounts.find((each) => each.namespace === namespace)
  if (!account) throw new Error(`The wallet has no account of ${namespace}`)
  return account.address
}
