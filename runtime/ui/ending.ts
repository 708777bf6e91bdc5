import type { Namespace } from '../../schema/caip.js'
import type { Kit } from '../contract/kit.js'
import { toModalError } from '../core/errors.js'

/** Tells that a wallet threw when a click ended its connection (FACTS 11). */
export function tellDisconnectError({ events }: Pick<Kit, 'events'>, cause: unknown): void {
  events.emit('DISCONNECT_ERROR', { message: toModalError(cause).code })
}

/** Ends connections at a click: for the page they have ended, whatever their wallets do. What one throws is told and logged. */
export function endConnections(kit: Pick<Kit, 'session' | 'events' | 'host'>, namespace?: Namespace): void {
  kit.session.disconnect(namespace).catch((cause: unknown) => {
    tellDisconnectError(kit, cause)
    kit.host.log('warn', 'a wallet did not disconnect', cause)
  })
}
