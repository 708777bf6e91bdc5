import type { NetworkInfo } from './network-info.js'
import type { NetworkName as Name } from './networks.data.js'
import { networkTable } from './networks.data.js'

/** A network the kit knows by name: the export names of `viem/chains`. */
export type NetworkName = Name

/** The networks the kit knows, by viem's export names. Any of them may stand in the config's `networks`. */
export const networks: Readonly<Record<NetworkName, NetworkInfo>> = networkTable
