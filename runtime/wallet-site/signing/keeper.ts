import type { Clock } from '../../core/host.js'
import { type Derivation, deriveKey } from './derive-seed.js'
import type { KeeperAnswer, KeeperError, KeeperQuestion, KeyRelease, SignTask } from './keeper-protocol.js'
import { type KeeperCrypto, newReleaseKey, openRelease, type ReleaseKey } from './open-release.js'

/** What keys are kept with. */
export interface KeeperDeps {
  readonly crypto: KeeperCrypto
  readonly clock: Clock
  readonly account: KeeperAccount
}

/** One account of the wallet, and what its key signs. */
export interface KeeperAccount {
  readonly derivation: Derivation
  addressOf(key: Uint8Array): string
  /** The signature in hex; `undefined` for what this wallet does not sign. */
  sign(key: Uint8Array, task: SignTask): string | undefined
}

/** Keeps the key of one account in memory, and signs with it. */
export interface Keeper {
  /** Answers what the frame asks; nothing for what is no question. Never throws, and never tells a secret. */
  answer(data: unknown): Promise<KeeperAnswer | undefined>
}

/** A key is forgotten after so many milliseconds without use (SECURITY 2.6). */
const IDLE_MS = 900_000

interface Kept {
  readonly key: Uint8Array<ArrayBuffer>
  readonly address: string
}

/**
 * Makes the keeper. It has no key until a release was opened; each release has a key of its own. What is kept is
 * overwritten when it is forgotten: copies that the engine has made on the way are not within reach.
 */
export function createKeeper({ crypto, clock, account }: KeeperDeps): Keeper {
  let begun: ReleaseKey | undefined
  let kept: Kept | undefined
  let usedAt = 0
  /** Goes up when all is forgotten: a release that is being opened then is of no use. */
  let era = 0
  let timer = new AbortController()

  function forget(): void {
    timer.abort(new Error('The keys are used, or forgotten.'))
    kept?.key.fill(0)
    kept = undefined
    begun = undefined
    era += 1
  }

  function use(): void {
    timer.abort(new Error('The keys are used.'))
    timer = new AbortController()
    usedAt = clock.now()
    clock.sleep(IDLE_MS, timer.signal).then(forget, () => {})
  }

  async function open(projectId: string, release: KeyRelease): Promise<string | undefined> {
    const key = begun
    // One key is for one release.
    begun = undefined
    if (!key) return undefined
    const own = era
    const entropy = await openRelease(crypto, key, projectId, release)
    try {
      const derived = await deriveKey(crypto.subtle, entropy, account.derivation)
      if (own !== era) {
        derived.fill(0)
        return undefined
      }
      forget()
      kept = { key: derived, address: account.addressOf(derived) }
      use()
      return kept.address
    } finally {
      entropy.fill(0)
    }
  }

  function sign(task: SignTask): string | KeeperError {
    // A device that slept has not counted the time.
    if (kept && clock.now() - usedAt >= IDLE_MS) forget()
    if (kept?.address !== task.address) {
      forget()
      return 'locked'
    }
    use()
    return account.sign(kept.key, task) ?? 'refused'
  }

  async function answerTo(question: KeeperQuestion): Promise<KeeperAnswer> {
    const { id } = question
    switch (question.ask) {
      case 'begin':
        begun = await newReleaseKey(crypto)
        return { id, key: begun.point }
      case 'open': {
        const address = await open(question.projectId, question.release)
        return address === undefined ? { id, error: 'refused' } : { id, address }
      }
      case 'sign': {
        const signed = sign(question.task)
        return signed === 'locked' || signed === 'refused' ? { id, error: signed } : { id, signed }
      }
      case 'forget':
        forget()
        return { id, isForgotten: true }
    }
  }

  return {
    async answer(data) {
      const { id } = Object(data) as { readonly id?: unknown }
      if (typeof id !== 'number') return undefined
      try {
        // What is asked is looked at where it is used, and what it is not throws there.
        return (await answerTo(data as KeeperQuestion)) ?? { id, error: 'refused' }
      } catch {
        // What went wrong may be told by what it was tried with.
        return { id, error: 'refused' }
      }
    },
  }
}
