import type { Namespace } from '../../../schema/caip.js'
import type { Clock, Log } from '../../core/host.js'
import type { FrameClient } from '../../frame/frame-client.js'
import type { MemoryStore } from './memory.js'
import type { WalletUser } from './wallet.js'

/** How long an answer that is neither yes nor no is asked for again (SECURITY 2.7). */
const RETRY_MS = [1_000, 3_000, 5_000] as const

/** What resuming needs. */
export interface ResumeDeps {
  readonly client: FrameClient
  readonly clock: Clock
  readonly log: Log
  readonly memory: MemoryStore
  /** Makes sure of the frame. */
  sync(): void
  signIn(namespace: Namespace): Promise<WalletUser>
  /** The site says that no one is signed in. */
  onSignedOut(): void
}

/** An earlier login, taken up again. */
export interface ResumedLogin {
  /** Asks once at a time for a namespace; `undefined` where there is no login. */
  resume(namespace: Namespace): Promise<WalletUser | undefined>
  /** Asks once whether the site still knows who it is. Only where it says that it does not, everything is forgotten. */
  isStillIn(): Promise<boolean>
  /** What is being asked counts no more. */
  forget(): void
}

/** Takes an earlier login up after a reload, without a question to the user (SPEC §4, SECURITY 2.7). */
export function resumeLogin(deps: ResumeDeps): ResumedLogin {
  const { client, clock, log, memory, sync } = deps
  const resumed = new Map<Namespace, Promise<WalletUser | undefined>>()
  const { signal } = new AbortController()

  /** What the site says; `undefined` where it does not know. */
  async function ask(): Promise<boolean | undefined> {
    const { token } = memory.read()
    const answer = await client.call('IS_CONNECTED', token === undefined ? undefined : { token }, { signal })
    return 'isUnknown' in answer && answer.isUnknown ? undefined : answer.isConnected
  }

  /** SPEC §4: what does not answer, after some patience, counts as not connected. */
  async function isConnected(): Promise<boolean> {
    sync()
    for (const ms of [0, ...RETRY_MS]) {
      if (ms > 0) await clock.sleep(ms)
      try {
        const is = await ask()
        if (is !== undefined) return is
      } catch (cause) {
        log('warn', 'the embedded wallet was not reached', cause)
        // It is known to be out of reach: what is remembered stays for the next visit.
        if (client.state.peek() === 'failed') throw cause
      }
    }
    return false
  }

  async function resumeOnce(namespace: Namespace): Promise<WalletUser | undefined> {
    if (!memory.read().isUsed) return undefined
    if (await isConnected()) return deps.signIn(namespace)
    deps.onSignedOut()
    return undefined
  }

  return {
    resume(namespace) {
      const known = resumed.get(namespace)
      if (known) return known
      const work = resumeOnce(namespace)
      resumed.set(namespace, work)
      const drop = () => resumed.get(namespace) === work && resumed.delete(namespace)
      work.then(drop, drop)
      return work
    },
    async isStillIn() {
      const isOut = (await ask().catch(() => undefined)) === false
      if (isOut) deps.onSignedOut()
      return !isOut
    },
    forget: () => resumed.clear(),
  }
}
