import type { UnsafeMethod } from '../../frame/methods.data.js'
import type { SiteUser } from '../answers.js'
import type { Approvals } from '../approval/approval.js'
import { addressOn, type SiteNetwork } from '../networks.js'
import type { SigningOutcome, SigningServer } from '../signing-server.js'
import { SiteError } from '../site-error.js'
import { plainHex } from './hex.js'
import { type Plan, planOf } from './plan.js'
import { readWish } from './read-wish.js'
import { needsWindow, rejected } from './refusals.js'
import type { Signer } from './signer.js'
import type { WishContext } from './wish.js'

/** What signing is made of. */
export interface SignWishDeps {
  readonly server: SigningServer
  readonly signer: Signer
  readonly approvals: Approvals
  readonly subtle: Pick<SubtleCrypto, 'digest'>
  /** Who is signed in, as the server says now. Throws `SiteError` where nobody is. */
  user(signal: AbortSignal): Promise<SiteUser>
  /** The origin of the app that is bound. */
  readonly app: string
}

/** A request that signs, sends or grants. */
export interface SignRequest {
  readonly id: string
  readonly method: UnsafeMethod
  readonly params: unknown
  readonly network: SiteNetwork
  readonly signal: AbortSignal
}

/** Signs for the person, who is asked each time. */
export interface Signing {
  /** The answer to the app. Throws `SiteError`, and the signal's reason. */
  sign(request: SignRequest): Promise<unknown>
  /** The person signs out: keys are overwritten. */
  forget(): void
}

/**
 * Makes it. Requests wait for each other from the look at the network to the sending: two that are prepared at once would
 * have one nonce.
 */
export function createSigning({ server, signer, approvals, subtle, user, app }: SignWishDeps): Signing {
  let turn: Promise<unknown> = Promise.resolve()

  /** What the person is asked, and whether the answer still counts. Gives the signed bytes. */
  async function decide(plan: Plan, request: SignRequest, address: string): Promise<readonly Uint8Array[]> {
    const { network, signal } = request
    let outcome: SigningOutcome['outcome'] = 'aborted'
    try {
      const answer = plan.isForWindow ? 'window' : await approvals.ask(plan.approval, signal)
      signal.throwIfAborted()
      if (answer !== 'approved') {
        outcome = answer === 'rejected' ? 'rejected' : 'window'
        throw answer === 'rejected' ? rejected() : needsWindow()
      }
      await checkUser(network, address, signal)
      const signed: Uint8Array[] = []
      for (const task of plan.tasks) signed.push(await signer.sign(task, signal))
      // What has been signed by now goes to nobody (SECURITY 2.3).
      signal.throwIfAborted()
      outcome = 'approved'
      return signed
    } finally {
      tell(request, plan.shown, outcome)
    }
  }

  /** The session may have ended while the card was shown, here or elsewhere. */
  async function checkUser(network: SiteNetwork, address: string, signal: AbortSignal): Promise<void> {
    try {
      if (addressOn(network, await user(signal)) === address) return
    } catch (cause) {
      if (!signal.aborted) signer.forget()
      throw cause
    }
    signer.forget()
    throw new SiteError('Sign in first.')
  }

  /** The answer to the app does not wait for it, and does not fail with it. */
  function tell({ id, method }: SignRequest, shown: Uint8Array<ArrayBuffer>, outcome: SigningOutcome['outcome']): void {
    const { signal } = new AbortController()
    subtle
      .digest('SHA-256', shown)
      .then((digest) => server.tell({ id, method, digest: plainHex(new Uint8Array(digest)), outcome }, signal))
      .catch(() => {})
  }

  async function signInTurn(request: SignRequest, address: string, work: () => Promise<Plan>): Promise<unknown> {
    request.signal.throwIfAborted()
    const plan = await work()
    request.signal.throwIfAborted()
    const signed = await decide(plan, request, address)
    return plan.finish(signed)
  }

  return {
    async sign(request) {
      const { id, method, params, network, signal } = request
      const address = addressOn(network, await user(signal))
      const { namespace } = network
      const context: WishContext = { app, namespace, reference: network.id.slice(namespace.length + 1), address }
      const wish = readWish(method, params, context)
      const work = () => planOf(wish, { server, context, chainId: network.id, id, signal })
      const next = turn.then(() => signInTurn(request, address, work))
      turn = next.catch(() => {})
      return next
    },
    forget: () => signer.forget(),
  }
}
