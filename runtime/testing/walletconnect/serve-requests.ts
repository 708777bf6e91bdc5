import type { LocalAccount } from 'viem'
import type { Person } from '../person.js'
import { errorOf, providerError } from '../provider-error.js'
import { answerRequest } from './peer-requests.js'
import type { PeerSessions } from './peer-sessions.js'
import type { SdkWallet } from './sdk-wallet.js'

/** What answering needs of the wallet. */
export interface ServeRequestsOptions {
  readonly wallet: SdkWallet
  readonly person: Person
  readonly sessions: PeerSessions
  account(): LocalAccount
  count(method: string): void
  fail(cause: unknown): void
}

/** Answers every `session_request` once the person has decided: a "no" is 4001, as wallets answer. */
export function serveRequests({ wallet, person, sessions, account, count, fail }: ServeRequestsOptions): void {
  const { chains, addChain, moveTo } = sessions
  wallet.on('session_request', ({ id, topic, params: { request, chainId } }) => {
    const { method, params } = request
    count(method)
    const respond = (outcome: { result: unknown } | { error: { code: number; message: string } }) =>
      wallet.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...outcome } })
    person
      .decide({ method, params })
      .then((isApproved) =>
        isApproved ? answerRequest({ account, chains, addChain, moveTo }, chainId, { method, params }) : refuse(),
      )
      .then(
        (result) => respond({ result }),
        (cause) => respond({ error: errorOf(cause) }),
      )
      .catch(fail)
  })
}

function refuse(): never {
  throw providerError(4001, 'User rejected the request.')
}
