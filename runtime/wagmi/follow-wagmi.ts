import { ModalError } from '../../schema/error.js'
import type { AnyKit } from '../bridge/any-kit.js'
import type { WagmiConfig } from './config-shape.js'
import { identityOf } from './wallet-identity.js'

/** The parts of a kit that follow wagmi. */
export type FollowingKit = Pick<AnyKit, 'session' | 'registry' | 'host'>

/**
 * Makes the kit follow the connection in use of the host's wagmi: what is connected through wagmi's hooks is then the
 * kit's account, without the wallet being opened again. The kit must list wagmi's wallets (`wagmiSource`). The returned
 * function stops; in React it belongs into an effect.
 */
export function followWagmi({ session, registry, host }: FollowingKit, config: WagmiConfig): () => void {
  const controller = new AbortController()
  const { signal } = controller

  function follow(): void {
    const { current, status } = config.state
    const wallet = status === 'connected' && config.connectors.find(({ uid }) => uid === current)
    const identity = wallet ? identityOf(wallet) : undefined
    const connector = identity && registry.find('eip155', identity.id)
    if (!connector || session.connectorOf('eip155') === connector) return
    // A wallet that is being asked here is already on its way; one that answers by itself is live when it has.
    session.restore(connector, signal).catch((cause: unknown) => {
      const isOvertaken = ModalError.is(cause) && cause.code === 'flow/cancelled'
      if (!isOvertaken) host.log('warn', `${connector.name} is connected in wagmi and was not taken over`, cause)
    })
  }

  const stops = [
    config.subscribe(({ current, status }) => `${status} ${current}`, follow),
    registry.list.subscribe(follow),
  ]
  return () => {
    controller.abort()
    for (const stop of stops) stop()
  }
}
