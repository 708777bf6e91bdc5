import type { Namespace } from '../../schema/caip.js'
import type { Connector } from '../connectors/connector.js'
import type { Host } from '../core/host.js'
import type { Network } from '../core/network.js'
import type { Connection } from '../session/machine.js'

/** An amount of a currency in its base units. */
export interface Amount {
  /** Base units: wei, lamports. */
  readonly value: bigint
  readonly decimals: number
  readonly symbol: string
}

/** Who signs: a connector, whose errors are translated already. */
export type Signer = Pick<Connector, 'name' | 'request'>

/** What a chain family can do once its library is there. Everything thrown is a `ModalError`. */
export interface ChainAdapter {
  /**
   * Native balance of `address` on `network`; failures that may pass are tried again for 19 s. `signal` aborts once
   * nobody wants to read any more: until then the nodes are compared. Throws `rpc/unreachable`, `rpc/wrong-chain`.
   */
  balance(network: Network, address: string, signal: AbortSignal): Promise<Amount>
  /** Signs a text with the provider of a live account; a remembered one does not compile. Throws `wallet/*`. */
  signMessage(signer: Signer, account: Connection, message: string): Promise<string>
}

/** A chain family. Its library is fetched by `load`, on first need and never on page load. */
export interface Chain {
  readonly namespace: Namespace
  load(host: Host): Promise<ChainAdapter>
}
