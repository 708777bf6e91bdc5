import type { Connector, ConnectorAccounts, ConnectorType } from '../../runtime/contract/connector.js'
import type { CaipNetworkId, Namespace } from '../../schema/caip.js'
import { ModalError } from '../../schema/error.js'

/** What a wallet of the gallery answers: accounts, an error by code, or nothing at all. */
export type Answer = 'yes' | 'never' | { readonly code: string; readonly slots?: Readonly<Record<string, string>> }

/** What a wallet of the gallery is made of. */
export interface WalletPlan {
  readonly id: string
  readonly name: string
  readonly icon?: string
  readonly rdns?: string
  readonly connects?: Answer
  /** Whether it gives its account without being opened. */
  readonly remembers?: boolean
  /** Its accounts; one that everybody knows when left out. */
  readonly accounts?: readonly [string, ...string[]]
  readonly switches?: Answer
  readonly caipNetworkId?: CaipNetworkId
  readonly type?: ConnectorType
  readonly namespace?: Namespace
  /** The only networks it can switch to. */
  readonly reaches?: readonly CaipNetworkId[]
  /** What it answers to requests, by method: `null` to any other. */
  readonly says?: Readonly<Record<string, unknown>>
}

/** An account everybody knows from a local chain. */
export const galleryAddress = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

/** A connector that answers by plan. */
export function galleryWallet({
  connects = 'yes',
  switches = 'yes',
  caipNetworkId = 'eip155:1',
  remembers = false,
  accounts: addresses = [galleryAddress],
  reaches,
  says = {},
  ...plan
}: WalletPlan): Connector {
  const [first, ...rest] = addresses
  const others = rest.map((address) => ({ address }))
  const accounts: ConnectorAccounts = { accounts: [{ address: first }, ...others], caipNetworkId }
  return {
    type: 'ANNOUNCED',
    namespace: 'eip155',
    ...plan,
    rdns: plan.rdns ?? plan.id,
    provider: {},
    restore: async () => (remembers ? accounts : undefined),
    connect: (signal) => answer(connects, plan.name, accounts, signal),
    disconnect: async () => {},
    request: async (method) => says[method] ?? null,
    switchNetwork: (network, signal) => answer(switches, plan.name, network.caipNetworkId, signal),
    watch: () => () => {},
    ...(reaches && { canSwitchTo: (network) => reaches.includes(network.caipNetworkId) }),
  }
}

function answer<T>(how: Answer, wallet: string, value: T, signal: AbortSignal): Promise<T> {
  if (how === 'yes') return Promise.resolve(value)
  if (how !== 'never') return Promise.reject(new ModalError(how.code, { wallet, ...how.slots }))
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))
}
