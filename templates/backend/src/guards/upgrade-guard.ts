import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Backend } from '../backend.js'
import { isKnownHost } from './host-guard.js'
import { knownOrigins } from './known-origins.js'
import { refuseUpgrade } from './refuse-upgrade.js'

/** Takes the upgrade of a connection, as `server.on('upgrade')` gives it. */
export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/**
 * WebSockets do not pass the guards of requests, and browsers open them to anywhere: the same checks of `Host` and
 * `Origin` stand before them. 403 for a name that is not served, or a page that no project allows.
 */
export function upgradeGuard(
  backend: Pick<Backend, 'db' | 'clock' | 'settings' | 'log'>,
  take: UpgradeHandler,
): UpgradeHandler {
  const isKnown = knownOrigins(backend)

  async function isAllowed({ headers: { host = '', origin } }: IncomingMessage): Promise<boolean> {
    if (!isKnownHost(backend.settings.hosts, host)) return false
    return origin === undefined || (await isKnown(origin))
  }

  return (request, socket, head) => {
    // The socket has no owner while the check runs.
    const drop = () => socket.destroy()
    socket.on('error', drop)
    isAllowed(request).then(
      (allowed) => {
        socket.off('error', drop)
        if (allowed) take(request, socket, head)
        else refuseUpgrade(socket, '403 Forbidden')
      },
      (err) => {
        backend.log.error({ err }, 'a WebSocket could not be checked')
        refuseUpgrade(socket, '503 Service Unavailable')
      },
    )
  }
}
