import type { CaipNetworkId } from '../../../schema/caip.js'
import type { AppSettings } from '../../contract/app.js'
import type { Connector, ConnectorAccounts, ConnectorChange } from '../../contract/connector.js'
import type { Session } from '../../contract/session.js'
import type { StandardWallet } from '../../contract/standard-wallet.js'
import { deadline } from '../../core/deadline.js'
import { coreError, toModalError } from '../../core/errors.js'
import type { Host } from '../../core/host.js'
import { toSolanaError } from '../../core/solana-error.js'
import type { ConnectorIdentity } from '../late-connector.js'
import { solanaRequest } from '../solana/solana-call.js'
import { networksOf, readAccounts, sharedAccounts } from './accounts.js'
import { askedWallet } from './asked-wallet.js'
import { follow } from './follow.js'
import { canBeUsed } from './read-wallet.js'
import { answerCall } from './sign.js'

/** What the connector of a wallet is made of. */
export interface StandardConnectorDeps {
  readonly identity: Omit<ConnectorIdentity, 'namespace'>
  readonly wallet: StandardWallet
  readonly host: Pick<Host, 'clock' | 'log'>
  readonly wiring: Pick<AppSettings, 'networks' | 'defaultNetwork'>
  readonly session: Pick<Session, 'state'> | undefined
  /** Aborts when the wallet has left the page. */
  readonly left: AbortSignal
}

const DISCONNECT_MS = 3_000

/** The connector of one wallet that registered itself. It is asked by the features that it has at that moment. */
export function standardConnector(deps: StandardConnectorDeps): Connector<'solana'> {
  const { identity, wallet, host, wiring, session, left } = deps
  const { id, name } = identity
  const { networks } = wiring
  const asked = askedWallet(name, wallet, left)
  let selected: CaipNetworkId | undefined

  /** Networks that are meant, the best first: the one in use, the one that the app shows, the one of an earlier visit. */
  function preferred(): readonly (CaipNetworkId | undefined)[] {
    const { caipNetworkId: shown, connections } = session?.state.peek() ?? {}
    const known = connections?.[`solana/${id.toLowerCase()}`]
    const before = known && ('connection' in known ? known.connection : known.remembered)
    return [selected, shown, before?.caipNetworkId, wiring.defaultNetwork]
  }

  function share(accounts: unknown): ConnectorAccounts | undefined {
    const shared = sharedAccounts(readAccounts(accounts, name), networks, preferred())
    selected = shared?.caipNetworkId ?? selected
    return shared
  }

  async function connect(...options: readonly { readonly silent: true }[]): Promise<ConnectorAccounts | undefined> {
    const method = 'standard:connect'
    const answer = await asked.call(method, options)
    try {
      return share(Object(answer).accounts)
    } catch (cause) {
      // What it has answered may throw as well.
      throw toSolanaError(cause, name, method)
    }
  }

  /** What an announcement of the wallet comes to. Throws `wallet/bad-answer`, and what getters of the wallet throw. */
  function changesOf(properties: unknown): readonly ConnectorChange[] {
    if (!canBeUsed(wallet)) return [{ type: 'disconnect' }]
    const before = selected
    const { accounts = wallet.accounts } = Object(properties) as { accounts?: unknown }
    const shared = shareable(accounts)
    if (!shared) return [{ type: 'accountsChanged', accounts: [] }]
    const moved = { type: 'chainChanged', caipNetworkId: shared.caipNetworkId } as const
    const held = { type: 'accountsChanged', accounts: shared.accounts } as const
    return before === undefined || before === shared.caipNetworkId ? [held] : [moved, held]
  }

  /** Nothing as well where no account has a network of the app. */
  function shareable(accounts: unknown): ConnectorAccounts | undefined {
    try {
      return share(accounts)
    } catch (cause) {
      if (toModalError(cause).code === 'wallet/no-chains') return undefined
      throw cause
    }
  }

  const canSwitchTo = (network: CaipNetworkId) => {
    const [first] = asked.accounts()
    return first !== undefined && networksOf(first, networks).includes(network)
  }

  return {
    ...identity,
    namespace: 'solana',
    provider: wallet,
    async restore() {
      const shared = share(asked.accounts())
      if (shared) return shared
      try {
        return await connect({ silent: true })
      } catch (cause) {
        const { code } = toModalError(cause)
        // So do wallets say that the page has no permission yet.
        if (code === 'wallet/rejected' || code === 'wallet/unauthorized') return undefined
        throw cause
      }
    },
    async connect(signal) {
      if (signal.aborted) throw coreError('flow/cancelled', {}, signal.reason)
      const shared = await connect()
      if (!shared) throw coreError('wallet/no-accounts', { wallet: name })
      return shared
    },
    async disconnect() {
      const { signal } = new AbortController()
      const bounds = { clock: host.clock, ms: DISCONNECT_MS, name, signal }
      await deadline(bounds, () => asked.call('standard:disconnect', [])).catch(() => {
        // Not every wallet knows how; it keeps its permission then.
      })
    },
    async switchNetwork({ caipNetworkId, name: method }) {
      if (!canSwitchTo(caipNetworkId)) throw coreError('wallet/unsupported', { wallet: name, method })
      selected = caipNetworkId
      return caipNetworkId
    },
    canSwitchTo({ caipNetworkId }) {
      try {
        return canSwitchTo(caipNetworkId)
      } catch {
        return false
      }
    },
    request: solanaRequest((method, params) => answerCall(asked, selected, method, params)),
    watch: (onChange) => follow(asked, { left, log: host.log, changesOf }, onChange),
  }
}
