import type { z } from 'zod'
import type { TextBlock } from '../runtime/core/words.js'
import type { Namespace } from './caip.js'

/** Feature flags a feature reads, by the name SPEC §3 gives them, each with the shape of its value. */
export type FlagShape = Readonly<Record<string, z.ZodType>>

/** An origin a feature contacts, as `network-ledger.json` and the Content-Security-Policy say it. */
export interface OriginUse {
  /** What for and when, in a few words each. */
  readonly why: string
  readonly when: string
  /** What the browser fetches there; `connect-src` when left out, `none` for a window or an app, which no policy holds. */
  readonly directive?: 'img-src' | 'frame-src' | 'none'
}

/** What a feature contacts: a service, which the config places, or a fixed host that the maker of a wallet runs. */
export type Contact = OriginUse & {
  /** The feature can do without it; it is contacted where the config places it. */
  readonly isOptional?: true
} & ({ readonly service: 'api' | 'blockchain' | 'relay' | 'frame' | 'images' } | { readonly origin: string })

/** Something kept in the browser's local storage. */
export interface Kept {
  readonly key: string
  readonly holds: string
}

/** A permission the browser may ask the user for, or that a frame must be given. */
export interface Asked {
  readonly permission: string
  readonly when: string
}

/** A line of `features` in a new config. */
export interface InitLine {
  readonly flag: string
  /** What stands above it. */
  readonly comment: string
  /** What is written where it is on; `true` where it is left out. */
  readonly on?: Readonly<Record<string, readonly string[]>>
  /** With these services it is off, unless it is asked for: they do not have what it needs. */
  readonly notWith?: readonly ('local' | 'reown')[]
  /** It is offered with these services alone, and off until it is chosen; then there is no line of it. */
  readonly offeredWith?: readonly ('local' | 'reown')[]
}

/** What the CLI has to know about a feature. It is data: nothing of it reaches the browser. */
export interface Manifest {
  /** Import name and the function `modal.ts` calls: `connect`, `allWallets`. Its folder is the same with hyphens. */
  readonly id: string
  /** Its place among the features, in lists and in `modal.ts`: 1 is the first. Without one it comes behind those that have one. */
  readonly place?: number
  /** A few words for lists and questions. */
  readonly title: string
  /** Ids of features that must be on as well. */
  readonly requires: readonly string[]
  /** It has no switch of its own: it is on where one of these features is. */
  readonly impliedBy?: readonly string[]
  /** Namespaces it works on; every namespace when left out. */
  readonly namespaces?: readonly Namespace[]
  /** Views by their spec names, each with the subpath of the package that holds it. */
  readonly views: Readonly<Record<string, string>>
  /** It adds to the views behind the first one: printed into `late.ts`, from its subpath `late`. */
  readonly late?: true
  /** Every block of texts it shows, those of its lazily loaded views as well; what locale packs translate. */
  readonly texts: readonly TextBlock[]
  /** Its stylesheet under `create-modal-kit/css/`, where it has something to see. */
  readonly css?: string
  /** Stylesheets of parts of the modal that only some features use, under the same path. */
  readonly styles?: readonly string[]
  /** What it contacts; nothing else is ever contacted. */
  readonly contacts?: readonly Contact[]
  /** What its options name beside that. */
  readonly contactsOf?: (options: Readonly<Record<string, unknown>>) => readonly Contact[]
  /** What it keeps in the browser. */
  readonly storage?: readonly Kept[]
  /** What it needs the browser's permission for. */
  readonly permissions?: readonly Asked[]
  /** What `init` writes of it, with the value of SPEC §9; a feature that is off by default, or has none there, only where it is asked for. */
  readonly init?: readonly InitLine[]
  /** Packages of the host that it needs, with the version `init` and `add` write: optional peers of the kit. */
  readonly packages?: Readonly<Record<string, string>>
  /** What it looks for at page load: printed into `generated.ts` as a call of `name` from this subpath of the package. */
  readonly source?: { readonly name: string; readonly from: string }
  /** What the page itself has to know of it: printed into `generated.ts`. */
  readonly wiring?: Readonly<Record<string, boolean>>
  /** The flag that turns it on; a feature without one is always on. */
  readonly switch?: string
  /** The key of the config that turns it on as well, by holding something. What it holds becomes options of the feature. */
  readonly key?: 'legal'
  /** Keys of the config whose values become options of the feature as they are. */
  readonly keys?: readonly ('secureWallet' | 'swap' | 'walletConnectProjectId')[]
  /** Keys of the block `connect` of the config that become options of the feature. */
  readonly connect?: readonly ('customWallets' | 'exclude' | 'featured' | 'include' | 'recentLimit')[]
  /** Every flag of `features` that it reads. Flags the config names become the options of the feature. */
  readonly flags: FlagShape
  /** Flags that do nothing unless one of these features is on; with `entries` each entry of the list is such a feature. */
  readonly needs?: Readonly<Record<string, readonly string[] | 'entries'>>
}

/** The folder of a feature, which is also its subpath: `allWallets` is `all-wallets`. */
export function folderOf(id: string): string {
  return id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

/** Declares a feature to the CLI; keeps the literal types, so that the config's type follows the registry. */
export function defineManifest<const Declared extends Manifest>(manifest: Declared): Declared {
  return manifest
}
