import { ModalError } from '../../../schema/error.js'
import { coreError, detailOf, toModalError } from '../../core/errors.js'
import type { Host } from '../../core/host.js'
import { toWalletError } from '../../core/wallet-error.js'
import { type LinkState, pairingLifeMs, walletConnectName } from './link.js'
import type { ProposedNamespace } from './namespaces.js'
import { pairingTopicOf, topicOfUri } from './pairing-topic.js'
import type { Relay } from './relay.js'
import { toProviderError } from './session-error.js'
import type { SignClient } from './sign-client.js'

/** What proposing needs. */
export interface ProposalDeps {
  readonly host: Pick<Host, 'clock' | 'log'>
  readonly client: SignClient
  readonly relay: Relay
  readonly state: LinkState
  readonly namespaces: Readonly<Record<string, ProposedNamespace>>
  /** Keeps the socket until the returned function is called. */
  hold(): () => void
  /** Approvals that came after their wait had ended. */
  onLate(session: unknown): void
}

interface Waiting {
  answer(session: unknown): void
  fail(cause: unknown): void
}

/** SPEC §9: a pairing counts as expired when it has ten seconds left. */
const SPARE_MS = 10_000
/** A device that slept has lost time: the clock is looked at this often. */
const LOOK_MS = 5_000
/** Milliseconds that what an earlier page had begun may come before this one waits for it. */
const EARLY_MS = 10_000

/** Pairing with wallets elsewhere, one at a time. */
export interface Proposals {
  /**
   * Shows a new URI and waits until a wallet has answered; gives the raw session. A wallet that is still busy with an
   * earlier URI of the same attempt counts as well, and one that answers a page that was killed meanwhile. Throws `wallet/pairing-expired`, `wallet/rejected`, `wallet/failed`, `relay/*`.
   */
  next(signal: AbortSignal): Promise<unknown>
  /**
   * Hears of what an earlier page had begun, and the client has finished: its proposals and their keys are in a store of
   * its own. The returned function stops.
   */
  follow(): () => void
}

/** Makes the pairing of one client. */
export function createProposals({ host, client, relay, state, namespaces, hold, onLate }: ProposalDeps): Proposals {
  const { clock, log } = host
  /** Topics of pairings that no wallet has answered. */
  const open = new Set<string>()
  let waiting: Waiting | undefined
  /** Approvals that came before their wait began. */
  let early: { readonly session: unknown; readonly taken: AbortController } | undefined

  function drop(): void {
    for (const topic of open) {
      client.core.pairing
        .disconnect({ topic })
        .catch((cause: unknown) => log('warn', 'a pairing was not dropped', cause))
        .finally(hold())
    }
    open.clear()
  }

  async function propose(): Promise<string> {
    const { uri, approval } = await client.connect({ optionalNamespaces: { ...namespaces } })
    const topic = topicOfUri(uri)
    const answer = approval()
    if (uri === undefined || topic === undefined) {
      answer.catch(() => {})
      throw unreadable()
    }
    open.add(topic)
    answer.then(
      (session) => {
        open.delete(topic)
        if (waiting) waiting.answer(session)
        else onLate(session)
      },
      (cause: unknown) => {
        // The client ends an unanswered proposal; the code on the screen is a newer one, or has expired here.
        if (open.delete(topic) && !/expired/i.test(detailOf(cause))) waiting?.fail(cause)
      },
    )
    return uri
  }

  async function expired(expiresAt: number, signal: AbortSignal): Promise<never> {
    for (;;) {
      const left = expiresAt - clock.now()
      // A clock that was set back has no say either.
      if (left <= SPARE_MS || left > pairingLifeMs) throw coreError('wallet/pairing-expired')
      await clock.sleep(Math.min(LOOK_MS, left - SPARE_MS), signal)
    }
  }

  function onConnect(args: unknown): void {
    const { session } = Object(args) as { session?: unknown }
    const topic = pairingTopicOf(session)
    if (topic === undefined || open.has(topic)) return
    if (waiting) waiting.answer(session)
    else keep(session)
  }

  /**
   * The screen that waits for it comes in while the client already works; an approval without a waiting screen is late.
   */
  function keep(session: unknown): void {
    const mine = { session, taken: new AbortController() }
    early = mine
    clock
      .sleep(EARLY_MS, mine.taken.signal)
      .then(
        () => {
          if (early === mine) early = undefined
          onLate(session)
        },
        () => {},
      )
      .finally(hold())
  }

  function takeEarly(): void {
    if (!early) return
    waiting?.answer(early.session)
    early.taken.abort()
    early = undefined
  }

  return {
    follow() {
      client.on('session_connect', onConnect)
      return () => client.off('session_connect', onConnect)
    },
    async next(signal) {
      // One at a time: an earlier wait is superseded.
      waiting?.fail(coreError('flow/cancelled'))
      const done = new AbortController()
      const inner = AbortSignal.any([signal, done.signal])
      const answered = new Promise<unknown>((answer, reject) => {
        waiting = { answer, fail: (cause) => reject(refusal(cause)) }
      })
      const mine = waiting
      takeEarly()
      answered.catch(() => {})
      try {
        const uri = await relay.through(propose, inner)
        const expiresAt = clock.now() + pairingLifeMs
        state.pairing.value = { uri, expiresAt }
        const session = await Promise.race([answered, expired(expiresAt, inner), relay.lost(inner)])
        end()
        return session
      } catch (cause) {
        const { code } = toModalError(cause)
        // An expired code stays until the next one is there: a wallet may be busy with it, and nothing flickers.
        if (code !== 'wallet/pairing-expired' && waiting === mine) end()
        throw signal.aborted ? coreError('flow/cancelled', {}, cause) : cause
      } finally {
        done.abort()
        if (waiting === mine) waiting = undefined
      }
    },
  }

  function end(): void {
    drop()
    state.pairing.value = null
  }
}

function refusal(cause: unknown): ModalError {
  if (ModalError.is(cause)) return cause
  return toWalletError(toProviderError(cause, walletConnectName), walletConnectName, 'wc_sessionPropose')
}

function unreadable() {
  return coreError('wallet/bad-answer', { wallet: walletConnectName, method: 'wc_sessionPropose', expected: 'a URI' })
}
