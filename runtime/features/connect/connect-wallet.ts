import type { Connection } from '../../contract/connection.js'
import type { Connector } from '../../contract/connector.js'
import type { Kit } from '../../contract/kit.js'
import type { RecentWallet } from '../../contract/provided.js'
import { toModalError } from '../../core/errors.js'
import { networksToken } from '../networks/contract.js'
import { type ConnectApi, connectToken } from './contract.js'
import { recentWallets } from './recent.js'
import { createRecentList } from './recent-list.js'

/** What connecting needs of the kit. */
export type ConnectKit = Pick<Kit, 'session' | 'events' | 'storage' | 'options'>

/** Makes the API of the feature. */
export function createConnect(kit: Kit): ConnectApi {
  const { refresh, ...list } = createRecentList(kit)
  /** Waits for its screen. */
  let asked: Asked | undefined
  return {
    ...list,
    connect(connector, signal, wallet) {
      const waiting = asked
      asked = undefined
      if (!wallet && waiting?.isOf(connector)) return waiting.take(signal)
      return connectWallet(kit, connector, signal, wallet)
    },
    askAtOnce(connector, wait) {
      const isFirst = kit.session.account() === undefined
      if (!isFirst || !kit.router.state.peek().isOpen) return wait()
      void askAtOnce(kit, connector, (it) => {
        asked = it
        wait()
      })
    },
    remember(wallet) {
      remember(kit, wallet)
      refresh()
    },
  }
}

/**
 * Connects, tells the events of it, and remembers the wallet as used: `wallet` where the connector only leads to it, and
 * none where it is not known which one it led to. Throws what `session.connect` throws.
 */
export async function connectWallet(
  kit: ConnectKit,
  connector: Connector,
  signal: AbortSignal,
  wallet?: RecentWallet,
): Promise<Connection> {
  const { session, events } = kit
  const { name } = wallet ?? connector
  const used = wallet ?? (connector.type === 'WALLET_CONNECT' ? undefined : connector)
  events.emit('SELECT_WALLET', { name, platform: 'browser' })
  try {
    const connection = await session.connect(connector, signal)
    if (used) remember(kit, used)
    events.emit('CONNECT_SUCCESS', { name, method: 'browser', reconnect: false })
    return connection
  } catch (cause) {
    const { code } = toModalError(cause)
    if (code === 'wallet/rejected') events.emit('USER_REJECTED', { message: code })
    else if (code !== 'flow/cancelled') events.emit('CONNECT_ERROR', { message: code })
    throw cause
  }
}

function remember(kit: ConnectKit, wallet: RecentWallet): void {
  recentWallets(kit.storage, kit.options(connectToken)?.recentLimit).add(wallet)
}

/** A wallet that is asked while no screen waits for it yet. */
export interface Asked {
  /** Whether it is this one that is asked. */
  isOf(connector: Connector): boolean
  /** Takes over what is under way: from here on `signal` ends it. Throws what `connectWallet` throws. */
  take(signal: AbortSignal): Promise<Connection>
}

/** What asking inside a click needs of the kit. */
type AskingKit = Pick<Kit, 'session' | 'events' | 'storage' | 'options' | 'host' | 'router' | 'network' | 'has'>

/**
 * Asks a wallet inside the click on it, so that the browser still knows of the click when the wallet opens a window.
 * `wait` shows the screen that takes over, unless the wallet has answered in the same turn: one that has given its permission
 * before does. Closing the modal ends it while nothing has taken it over.
 */
export async function askAtOnce(kit: AskingKit, connector: Connector, wait: (asked: Asked) => void): Promise<void> {
  const leaving = new AbortController()
  let isTaken = false
  const work = connectWallet(kit, connector, leaving.signal)
  const stop = kit.router.state.subscribe(({ isOpen }) => isOpen || isTaken || leaving.abort())
  const isOver = work.then(
    ({ caipNetworkId }) => {
      if (!isTaken) arrive(kit, caipNetworkId, kit.router.close)
      return true
    },
    () => leaving.signal.aborted,
  )
  work.then(stop, stop)
  const turn = kit.host.clock.sleep(0).then(() => false)
  if (await Promise.race([isOver, turn])) return
  if (!leaving.signal.aborted)
    wait({
      isOf: (other) => other === connector,
      take(signal) {
        isTaken = true
        signal.addEventListener('abort', () => leaving.abort(), { once: true })
        return work
      },
    })
}

/** Where the modal goes once a wallet has connected: on with `done`, unless the wallet is on a network that is not the app's. */
export function arrive(
  { network, has, router }: Pick<Kit, 'network' | 'has' | 'router'>,
  on: Connection['caipNetworkId'],
  done: () => void,
): void {
  if (!network(on) && has(networksToken)) router.show([{ view: 'UnsupportedChain' }], 'forward')
  else done()
}
