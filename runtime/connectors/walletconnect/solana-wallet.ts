import { ModalError } from '../../../schema/error.js'
import type { RequestOf } from '../../contract/requests.js'
import type { StandardWallet } from '../../contract/standard-wallet.js'
import { coreError } from '../../core/errors.js'
import { toSolanaError } from '../../core/solana-error.js'
import { sessionWallet } from '../solana/session-wallet.js'
import { readSolanaCall, solanaRequest } from '../solana/solana-call.js'
import type { NamespaceConnectorDeps } from './deps.js'
import { walletConnectName } from './link.js'
import { sessionProvider } from './session-provider.js'
import { askPeer } from './solana-requests.js'

/** The wallet of the session on Solana: how it is asked, and as an object of Wallet Standard. */
export interface SolanaWallet {
  readonly provider: StandardWallet
  readonly request: RequestOf<'solana'>
}

/** Makes it over the shared session. What it throws is a `ModalError`. */
export function solanaWallet(
  deps: Pick<NamespaceConnectorDeps, 'hub' | 'namespace' | 'namespaceSession'>,
): SolanaWallet {
  const { hub, namespace, namespaceSession } = deps
  const toWallet = sessionProvider(deps)

  const request = solanaRequest(async (method, params) => {
    const name = hub.session()?.peer.name ?? walletConnectName
    const call = readSolanaCall(method, params, name)
    const shared = namespaceSession.current()
    if (!shared) throw coreError('wallet/session-ended', { wallet: name })
    if (!shared.accounts.some(({ address }) => address === call.pubkey))
      throw coreError('wallet/unauthorized', { wallet: name })
    const ask = (asked: string, given: object) =>
      toWallet.request({ method: asked, params: given }).catch((cause: unknown) => {
        // What the session itself says is there as the cause; the rest are words of the wallet.
        const { cause: own } = Object(cause) as { cause?: unknown }
        throw ModalError.is(own) ? own : toSolanaError(cause, name, asked)
      })
    return askPeer({ name, ask }, call)
  })

  const provider = sessionWallet({
    name: walletConnectName,
    request,
    current: namespaceSession.current,
    methods: namespaceSession.methods,
    disconnect: () => hub.leave(namespace),
    watch: namespaceSession.watch,
  })
  return { provider, request }
}
