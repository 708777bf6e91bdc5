import { connectionIdOf, entriesOf, liveIn, liveOf } from '../../runtime/session/connections.js'
import type { World, WorldTab } from './wallet-world.js'
import { type Family, sharedBy, type WorldConnector } from './world-wallet.js'

/** Cheaper than `expect`, which millions of these would wait for. */
export function must(isSo: boolean, told: string): void {
  if (!isSo) throw new Error(told)
}

/** Nothing is shown that no wallet gave, and what the namespaces and the list show is what the connections say. */
export function check(world: World, told: string): void {
  for (const tab of world.tabs) {
    checkConnections(tab, told)
    for (const family of world.families) checkShown(tab, family, told)
    const { kit, connectors, api } = tab
    for (const { connectorId, namespace, accounts, status } of api?.connections.peek() ?? []) {
      const connector = connectors.find((item) => item.id === connectorId && item.namespace === namespace)
      const isListed = connector?.listed.includes(accounts[0]?.address ?? '') === true
      must(status === 'disconnected' || isListed, `${told}: ${connectorId} is ${status} and lists nothing`)
      const isShown = kit.session.connectorOf(namespace)?.id === connectorId
      must((status === 'connected') === isShown, `${told}: ${connectorId} is ${status} in the list alone`)
    }
  }
}

/** Live means that this very provider listed these addresses, and was on that network, since its last event. */
function checkConnections({ kit: { session }, connectors, api }: WorldTab, told: string): void {
  const counts = new Map<string, number>()
  for (const [id, state] of entriesOf(session.state.peek().connections)) {
    const live = liveOf(state)
    const connector = connectors.find((item) => item === session.connectorOf(id))
    must((connector !== undefined) === (live !== undefined), `${told}: ${id} is ${state.status} without its wallet`)
    if (!live || !connector) continue
    must(connectionIdOf(connector) === id, `${told}: another wallet is behind ${id}`)
    for (const { address } of live.accounts)
      must(connector.listed.includes(address), `${told}: ${address} of ${id} is not listed`)
    must(connector.networks.includes(live.caipNetworkId), `${told}: ${id} was never on ${live.caipNetworkId}`)
    must(connector.followers() > 0, `${told}: ${id} is not followed`)
    counts.set(connector.namespace, (counts.get(connector.namespace) ?? 0) + 1)
  }
  const isOne = [...counts.values()].every((count) => count === 1)
  must(isOne || api !== undefined, `${told}: a family has several connections`)
}

function checkShown({ kit: { session }, connectors }: WorldTab, family: Family, told: string): void {
  const state = session.state.peek().namespaces[family]
  const live = liveIn(state)
  const connector = connectors.find((item) => item === session.connectorOf(family))
  must(connector?.id === live?.connectorId, `${told}: another wallet is behind the account`)
  if (live) must(connector?.listed.includes(live.address) === true, `${told}: ${live.address} is not listed`)
  const account = state?.status === 'connected' ? live : undefined
  must(session.account(family) === account, `${told}: an account that is not connected`)
}

/** No live wallet of a tab that is awake is one whose extension has come back as another provider. */
export function checkReplaced(world: World): void {
  for (const { isAsleep, connectors, ...tab } of world.tabs) {
    for (const connector of isAsleep ? [] : liveOnes({ ...tab, connectors })) {
      const newest = connectors.findLast((item) => item.wallet === connector.wallet)
      must(!connector.end || newest === connector, `${connector.id} of ${connector.wallet.family} is dead and replaced`)
    }
  }
}

/** The wallets a tab calls connected, those beside the one shown included. */
export function liveOnes({
  kit,
  connectors,
  api,
}: Pick<WorldTab, 'kit' | 'connectors' | 'api'>): readonly WorldConnector[] {
  const list = (api?.connections.peek() ?? []).filter(({ status }) => status === 'active')
  return connectors.filter(
    (item) =>
      item === kit.session.connectorOf(item.wallet.family) ||
      list.some(({ connectorId, namespace }) => connectorId === item.id && namespace === item.namespace),
  )
}

/**
 * A tab that has come back knows what its wallets share now. One that is silent for ever may as well sleep: it keeps what
 * it said last, until it comes back as another provider.
 */
export function checkAwake(world: World): void {
  checkReplaced(world)
  for (const tab of world.tabs) {
    for (const connector of liveOnes(tab)) {
      must(connector.end !== 'throws', `${connector.id} is dead, and says so`)
      if (connector.end) continue
      const { wallet, listed } = connector
      must(sharedBy(wallet).includes(listed[0] ?? ''), `${connector.id} does not share ${listed[0]} any more`)
      const account = tab.kit.session.account(wallet.family)
      if (account?.connectorId !== connector.id) continue
      must(sharedBy(wallet).includes(account.address), `${account.address} is not shared any more`)
      must(account.caipNetworkId === wallet.chain, `${account.connectorId} is on another network`)
    }
  }
}
