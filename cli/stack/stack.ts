import type { CaipNetworkId } from '../../schema/caip.js'
import type { LocalChain } from './chains/local-chain.js'
import type { MissingPart } from './chains/missing-part.js'
import type { LocalSolana } from './solana/local-solana.js'

/** What is told about a part of the stack: where it is, or, without a URL, why it is not there. */
export interface ServiceLine {
  /** `API`, `secure frame`, `inbox`, `relay`, `Ethereum`, …, `Solana`. */
  readonly name: string
  readonly url?: string
  /** What is special about it, or what is missing and the command that gets it. */
  readonly note?: string
}

/** What to start. */
export interface StackOptions {
  /** Absolute folder whose `.modal-kit/` keeps the data. */
  readonly dir: string
  /** Port of the API, the rest on the ports after it; 0 for any. Without it everything is where DESIGN 3.5 says. */
  readonly port?: number
  /** CAIP-2 ids of the app's networks; EVM chains that are not seeded run with native coins alone. */
  readonly chainIds?: readonly CaipNetworkId[]
  /** Keeps everything in memory. */
  readonly isEphemeral?: boolean
  /** Starts local chains; true unless given. */
  readonly chains?: boolean
  /** File in the folder whose `node_modules` has the packages of the stack; those that the kit finds by default. */
  readonly packages?: string | undefined
  /** What adds a package for development, for the lines that name a missing one; `npm install -D` unless given. */
  readonly addCommand?: string
  /** Ends a start that is under way; a stack that runs is ended by `stop`. */
  readonly signal: AbortSignal
  /** Hears of every service, in a fixed order, before `startStack` resolves. */
  onService?(service: ServiceLine): void
}

/** Where everything of a stack is. */
export interface StackPlaces {
  readonly url: string
  readonly frameUrl: string
  /** Whether the wallet site has its files; it answers 404 without them. */
  readonly isSiteServed: boolean
  readonly inboxUrl: string
  readonly relayUrl: string
  /** What runs of the EVM chains, with what is seeded on each. */
  readonly chains: readonly LocalChain[]
  /** What runs of the clusters of Solana. */
  readonly clusters: readonly LocalSolana[]
}

/** A local stack that serves. */
export interface Stack extends StackPlaces {
  /** Parts that are not installed. */
  readonly missing: readonly MissingPart[]
  /** Ends everything; resolves when no process, port and timer of it is left. May be called twice. */
  stop(): Promise<void>
}
