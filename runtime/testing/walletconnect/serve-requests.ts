import type { LocalAccount } from 'viem'
import type { Person } from '../person.js'
import { errorOf, providerError } from '../provider-error.js'
import type { SolanaPeer } from '../solana/solana-peer.js'
import type { WalletRequest } from '../wallet-provider.js'
import { answerRequest } from './peer-requests.js'
import type { PeerSessions } from './peer-sessions.js'
import type { SdkWallet } from './sdk-wallet.js'

/** What answering needs of the wallet. */
export interface ServeRequestsOptions {
  readonly wallet: SdkWallet
  readonly person: Person
  readonly sessions: PeerSessions
  /** The part of the wallet that is of Solana. */
  readonly solana: SolanaPeer | undefined
  account(): LocalAccount
  count(method: string): void
  fail(cause: unknown): void
}

/** Answers every `session_request` once the person has decided: a "no" is 4001, as wallets answer. */
export function serveRequests(options: ServeRequestsOptions): void {
  const { wallet, person, sessions, solana, account, count, fail } = options
  const { chains, addChain, moveTo } = sessions
  const answer = (chainId: string, request: WalletRequest) =>
    solana && chainId.startsWith('solana:')
      ? solana.answer(chainId, request)
      : answerRequest({ account, chains, addChain, moveTo }, chainId, request)
  wallet.on('session_request', ({ id, topic, params: { request, chainId } }) => {
    const { method, params } = request
    count(method)
    const respond = (outcome: { result: unknown } | { error: { code: number; message: string } }) =>
      wallet.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', ...outcome } })
    person
      .decide({ method, params })
      .then((isApproved) => (isApproved ? answer(chainId, { method, params }) : refuse()))
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
