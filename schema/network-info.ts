import type { Namespace } from './caip.js'
import type { LocalPorts } from './services.js'

/** What is known of an eip155 chain without a request; shaped like viem's chains. */
export interface NetworkInfo {
  readonly id: number
  readonly name: string
  readonly nativeCurrency: { readonly name: string; readonly symbol: string; readonly decimals: number }
  readonly blockExplorers?: { readonly default: { readonly name: string; readonly url: string } }
  readonly testnet?: true
  /** A public endpoint of the chain. The kit never asks it: it is what a wallet is told to add the chain with. */
  readonly publicRpcUrl?: string
}

/** What is wrong with a network, and what to write. */
export interface NetworkProblem {
  readonly message: string
  readonly fix: string
}

/** Why a number is no eip155 chain id, or `undefined` (SPEC §5). */
export function chainIdProblem(id: number): NetworkProblem | undefined {
  if (Number.isInteger(id) && id > 0 && id < 0x80000000) return undefined
  return { message: 'Invalid chainId', fix: 'Use an id from 1 to 2147483647.' }
}

/** What is known of a network without a request. */
export interface KnownNetwork extends Omit<NetworkInfo, 'id'> {
  /** The chain's own id: a number on eip155, the reference of its CAIP-2 id elsewhere. */
  readonly id: number | string
  /** The reference of an older CAIP-2 id of it, which a config may name as well. */
  readonly formerId?: string
}

/** A function of the package that a generated file calls: `name` of this subpath. */
export interface PrintedCall {
  readonly name: string
  readonly from: string
}

/** What the CLI has to know about the chains of a namespace. It is data: nothing of it reaches the browser. */
export interface ChainManifest {
  readonly namespace: Namespace
  /** Its folder below `chains/`, and the function `modal.ts` calls: `evm`. */
  readonly name: string
  /** A few words for sentences: `EVM chains`. */
  readonly title: string
  /** What its nodes are read for, in a few words: `network-ledger.json` tells it. */
  readonly reads: string
  /** How it writes addresses, where it has a way of its own: printed into `generated.ts`. */
  readonly addresses?: PrintedCall
  /** What finds its wallets in the browser: with the page, or with the modal's code, so that the page pays nothing for it. */
  readonly source?: PrintedCall & { readonly with: 'page' | 'modal' }
  /** The networks it knows, by the names that a config may use. */
  readonly networks: Readonly<Record<string, KnownNetwork>>
  /** Why the reference of a CAIP-2 id is none of its networks; `undefined` for one that is. */
  problemOf(reference: string): NetworkProblem | undefined
  /** Why the id of a network that a config describes itself cannot be one; `undefined` for one that can. */
  idProblem(id: number | string): NetworkProblem | undefined
  /** How its nodes are asked which chain they serve, without parameters, and the reference (CAIP-2) that a result names. */
  readonly question: { readonly method: string; read(result: unknown): string | undefined }
  /** Where the local stack has the network; `undefined` where it has none. */
  localPort(ports: LocalPorts, id: number | string): number | undefined
  /** Packages of the host that it needs, with the version `init` writes: optional peers of the kit. */
  readonly packages: Readonly<Record<string, string>>
}

/** Declares the chains of a namespace to the CLI; keeps the names of the networks, so that the config's type follows. */
export function defineChain<const Declared extends ChainManifest>(manifest: Declared): Declared {
  return manifest
}
