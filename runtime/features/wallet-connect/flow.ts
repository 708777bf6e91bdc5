import { ModalError } from '../../../schema/error.js'
import { isWalletConnect } from '../../connectors/walletconnect/link.js'
import type { WalletConnectOptions } from '../../connectors/walletconnect/options.js'
import type { Connection } from '../../contract/connection.js'
import type { Kit } from '../../contract/kit.js'
import { coreError, toModalError } from '../../core/errors.js'
import { createFlow, type Flow } from '../../core/flow.js'
import type { WalletConnectInput, WalletConnectStep } from './contract.js'
import { rememberPaired } from './paired-wallet.js'
import { connectSiblings } from './siblings.js'

/** What the flow works on. */
export type WalletConnectKit = Pick<Kit, 'host' | 'session' | 'events' | 'registry' | 'use'>

/** How often a code is replaced by itself before the user has to ask for one. */
const RENEWALS = 3
/** A little longer than the session waits itself, so that its own error is the one shown. */
const CONNECT_MS = 310_000

/**
 * Pairs with a wallet: a code that expires is replaced, three times by itself; after that the flow fails with
 * `wallet/pairing-expired`, and starting it again is the button. Under manual control the app makes the code, and the
 * flow waits until it is cancelled. Leaving drops the pairing.
 */
export function createWalletConnectFlow(
  kit: WalletConnectKit,
  { manualControl }: Pick<WalletConnectOptions, 'manualControl'> = {},
): Flow<WalletConnectInput, WalletConnectStep> {
  const { host, session, events } = kit
  return createFlow<WalletConnectInput, WalletConnectStep>(host.clock, async (input, flow) => {
    const { connector, wallet, method = () => 'qrcode' } = input
    const { name: chosen } = wallet ?? connector
    if (!isWalletConnect(connector)) throw coreError('wallet/no-connector')
    flow.go({ step: 'pairing' })
    if (manualControl) return
    events.emit('SELECT_WALLET', { name: chosen, platform: method() })
    try {
      for (let renewals = 0; ; renewals += 1) {
        const connection = await attempt(renewals < RENEWALS)
        if (!connection) continue
        const peer = connector.link.peer.peek()
        const name = peer?.name ?? chosen
        void rememberPaired(kit, { wallet, peer })
        events.emit('CONNECT_SUCCESS', { name, method: method(), reconnect: false })
        return flow.go({ step: 'done', connection })
      }
    } catch (cause) {
      const { code } = toModalError(cause)
      if (code === 'wallet/rejected') events.emit('USER_REJECTED', { message: code })
      else if (code !== 'flow/cancelled') events.emit('CONNECT_ERROR', { message: code })
      throw toldOf(cause, connector.name, chosen)
    } finally {
      connector.link.pairing.value = null
    }

    /** Gives `undefined` when the code has expired and another one may be shown. */
    async function attempt(mayRenew: boolean): Promise<Connection | undefined> {
      try {
        return await flow.within(CONNECT_MS, connector.name, async (signal) => {
          const connection = await session.connect(connector, signal)
          await connectSiblings(kit, connector, signal)
          return connection
        })
      } catch (cause) {
        const { code } = toModalError(cause)
        if (code === 'wallet/pairing-expired' && mayRenew) return undefined
        if (code !== 'wallet/no-chains') throw cause
        // The wallet approved nothing in this namespace; what it approved in another one still counts.
        const other = await flow.within(CONNECT_MS, connector.name, (signal) => connectSiblings(kit, connector, signal))
        if (!other) throw cause
        return other
      }
    }
  })
}

/** Users know the wallet that they have chosen, not the connector that leads to it. */
function toldOf(cause: unknown, connector: string, chosen: string): ModalError {
  const error = toModalError(cause)
  const { code, slots } = error
  return slots['wallet'] === connector ? new ModalError(code, { ...slots, wallet: chosen }, cause) : error
}
