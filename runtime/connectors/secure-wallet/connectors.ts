import type { Connector, ConnectorAccounts } from '../../contract/connector.js'
import { coreError } from '../../core/errors.js'
import type { Host } from '../../core/host.js'
import { ownProviderConnector } from '../eip1193/own-provider.js'
import { sessionWallet } from '../solana/session-wallet.js'
import { readSolanaCall, solanaRequest } from '../solana/solana-call.js'
import { frameProvider } from './frame-provider.js'
import { asWalletError } from './outcome.js'
import { askFrame } from './solana-requests.js'
import type { SecureWallet, WalletUser } from './wallet.js'

/** What tells the connectors from others. */
export type SecureWalletIdentity = Pick<Connector, 'id' | 'name' | 'type'> & { readonly icon?: string }

/** What the connector of a namespace works with. */
export interface ConnectorDeps {
  readonly host: Pick<Host, 'clock' | 'log'>
  readonly identity: SecureWalletIdentity
  readonly wallet: SecureWallet
  /** Whether the wallet's site knows the network. */
  isSupported(caipNetworkId: string): boolean
}

/** The connector of the embedded wallet on eip155 or solana. */
export function secureWalletConnector(deps: ConnectorDeps, namespace: 'eip155' | 'solana'): Connector {
  return namespace === 'eip155' ? onEip155(deps) : onSolana(deps)
}

function onEip155(deps: ConnectorDeps): Connector {
  const { host, identity, wallet } = deps
  const user = () => wallet.users.peek().eip155
  const provider = frameProvider({ name: identity.name, wallet: async () => wallet, user })
  const own = ownProviderConnector({ ...identity, provider }, host)
  return { ...own, ...common(deps, 'eip155', provider.announce) }
}

function onSolana(deps: ConnectorDeps): Connector {
  const { identity, wallet } = deps
  const { name } = identity
  const shared = common(deps, 'solana', () => {})
  const user = () => wallet.users.peek().solana
  const request = solanaRequest(async (method, params) => {
    const call = readSolanaCall(method, params, name)
    if (user()?.address !== call.pubkey) throw coreError('wallet/unauthorized', { wallet: name })
    const ask = (asked: string, given: object) =>
      wallet.request({ method: asked, params: given, namespace: 'solana' }).catch((cause: unknown) => {
        throw asWalletError(cause, name, asked)
      })
    return askFrame(ask, call, name)
  })
  const provider = sessionWallet({
    name,
    request,
    current: () => {
      const known = user()
      return known && answerOf(known)
    },
    methods: () => [
      'solana_signMessage',
      'solana_signTransaction',
      'solana_signAllTransactions',
      'solana_signAndSendTransaction',
    ],
    disconnect: shared.disconnect,
    watch: shared.watch,
  })
  // It reads whatever method and parameters it is given.
  return { ...identity, ...shared, namespace: 'solana', provider, request: request as Connector['request'] }
}

/** One address per session (SPEC §4): the one of the account type in use. */
function answerOf({ address, type, caipNetworkId }: WalletUser): ConnectorAccounts {
  return { accounts: [{ address, type }], caipNetworkId }
}

type Common = Pick<Connector, 'restore' | 'connect' | 'disconnect' | 'switchNetwork' | 'canSwitchTo' | 'watch'>

function common(
  { wallet, identity, isSupported }: ConnectorDeps,
  namespace: 'eip155' | 'solana',
  announce: () => void,
): Common {
  const user = () => wallet.users.peek()[namespace]
  const tell = (cause: unknown): never => {
    throw asWalletError(cause, identity.name)
  }
  return {
    async restore() {
      const known = user() ?? (await wallet.resume(namespace).catch(tell))
      return known && answerOf(known)
    },
    async connect(signal) {
      if (signal.aborted) throw coreError('flow/cancelled')
      return answerOf(await wallet.signIn(namespace, signal).catch(tell))
    },
    disconnect: () => wallet.leave(namespace).catch(() => {}),
    async switchNetwork({ caipNetworkId }, signal) {
      return (await wallet.switchNetwork(caipNetworkId, signal).catch(tell)).caipNetworkId
    },
    canSwitchTo: ({ caipNetworkId }) => isSupported(caipNetworkId),
    watch(onChange) {
      let before = user()
      return wallet.users.subscribe(() => {
        const now = user()
        if (now === before) return
        const last = before
        before = now
        announce()
        if (!now) return onChange({ type: 'disconnect' })
        if (now.caipNetworkId !== last?.caipNetworkId)
          onChange({ type: 'chainChanged', caipNetworkId: now.caipNetworkId })
        if (now.address !== last?.address || now.type !== last?.type)
          onChange({ type: 'accountsChanged', accounts: answerOf(now).accounts })
      })
    },
  }
}
