import type { Chain } from '../../contract/chain.js'
import type { Kit } from '../../contract/kit.js'
import { accountKey } from '../../core/account-key.js'
import type { Network } from '../../core/network.js'

/** Who sends, and where. */
export interface Sender {
  readonly address: string
  readonly network: Network
  /** Account and network; another key is another sender. */
  readonly key: string
}

/** The active account on its network; `undefined` where nobody is connected, or nothing is sent there (SPEC §5, Supported). */
export function senderOf({ session, modal, network }: Pick<Kit, 'session' | 'modal' | 'network'>): Sender | undefined {
  const live = session.account()
  const on = live && network(live.caipNetworkId)
  if (!on || !canSend(modal.peek()?.chains ?? [], on)) return undefined
  return { address: live.address, network: on, key: accountKey(on.caipNetworkId, live.address) }
}

/** Whether something can be sent on a network. */
export function canSend(chains: readonly Chain[], { chainNamespace }: Network): boolean {
  return chains.some(({ namespace, sends }) => namespace === chainNamespace && sends === true)
}
