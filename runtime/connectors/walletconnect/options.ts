import type { CaipNetworkId, Namespace } from '../../../schema/caip.js'

/** Lists by namespace. */
export type ByNamespace = Readonly<Partial<Record<Namespace, readonly string[]>>>

/** What replaces parts of the session request; a list stands in place of the whole list of its namespace. */
export interface WalletConnectOptions {
  /** Methods a wallet is asked to allow. */
  readonly methods?: ByNamespace
  /** Events a wallet is asked to send. */
  readonly events?: ByNamespace
  /** CAIP-2 ids of the networks a wallet is asked to connect. */
  readonly chains?: ByNamespace
  /** Nodes to read from, by CAIP-2 id. The first one of a namespace takes the place of all its `rpcUrls`. */
  readonly rpcMap?: Readonly<Partial<Record<CaipNetworkId, string>>>
  /** The project that the relay counts for; that of the app when left out. */
  readonly projectId?: string
  /** The app makes the pairing URI itself and hands it to the modal. */
  readonly manualControl?: boolean
}
