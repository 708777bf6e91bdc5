import { z } from 'zod'
import type { Namespace } from './caip.js'
import { customWallets } from './custom-wallet.js'
import { defaults } from './defaults.data.js'
import { localeSchema } from './locale.js'
import { networkEntry, networkReference } from './network-entry.js'
import type { ChainManifest } from './network-info.js'
import { plannedShape, unimplemented } from './planned.js'
import { type BuiltFeature, chains, features } from './registry.js'
import { servicesSchema } from './services.js'
import { discriminate, list, strict } from './shapes.js'
import { themeSchema } from './theme.js'
import { webUrl } from './url.js'

const text = z.string().trim().min(1)
const names = list(text)
const anything = z.record(z.string(), z.unknown())

type BuiltFlags = UnionToIntersection<BuiltFeature['flags']>
type UnionToIntersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  both: infer Both,
) => void
  ? Both
  : never

/** One picture, or one for each color scheme, by its path on the app's own site. */
export type Logo = string | { readonly light: string; readonly dark: string }

const ownPath = z.string().superRefine((value, context) => {
  if (/^\/[^/\\]/.test(value)) return
  const fix = "Write where it is on the app's own site, as '/logo.svg': no other site is asked for it."
  context.addIssue({ code: 'custom', message: 'must be a path that begins with one slash', params: { fix } })
})

const app = strict({
  /** Shown by wallets when they ask their user. */
  name: text.max(80),
  description: text.max(300).optional(),
  /** Origin the app is served from. */
  url: webUrl.optional(),
  icons: list(webUrl).optional(),
  /** Square; stands beside the app's name in Connect. The first icon where it is left out and that is on the app's own site. */
  logo: discriminate<Logo>((value) =>
    typeof value === 'object' ? strict({ light: ownPath, dark: ownPath }) : ownPath,
  ).optional(),
})

const connect = strict({
  /**
   * What is looked for in the page, beside what features connect with: `injected` are the wallets of this browser (EIP-6963,
   * `window.ethereum`). With `[]` and WalletConnect alone the modal opens on its code (SPEC §2, opening, 2).
   */
  connectors: list(z.enum(['injected'])).default(['injected']),
  /** Ids of the only wallets of the directory that are listed; wallets of this browser are listed all the same. */
  include: names.default([]),
  /** Wallets that never enter the list. */
  exclude: strict({ ids: names.default([]), rdns: names.default([]), names: names.default([]) }).prefault({}),
  /** Ids of the wallets of the directory that stand in Connect itself, in this order. */
  featured: names.default([]),
  /** Wallets that are listed where they are not in this browser yet, and where to get them. */
  customWallets: customWallets.default([]),
  /** How many wallets are remembered as recent; 2 by SPEC §9, 0 remembers none. */
  recentLimit: z.int().min(0).max(10).default(defaults.connect.recentLimit),
  /** `false`: a reload does not reconnect. */
  enableReconnect: z.boolean().default(true),
})

const accounts = strict({
  /** `eoa` is the wallet's own account, `smartAccount` the contract of the embedded wallet, with `features.email`. */
  eip155: z.enum(['eoa', 'smartAccount']).optional(),
  solana: ofBuilt('solana', z.enum(['eoa'])).optional(),
  polkadot: ofBuilt('polkadot', z.enum(['eoa'])).optional(),
  bip122: ofBuilt('bip122', z.enum(['payment', 'ordinal'])).optional(),
})

/** Taken in a version that has the chains of the namespace. */
function ofBuilt<Schema extends z.ZodType>(
  namespace: Namespace,
  schema: Schema,
): z.ZodType<z.input<Schema>, z.input<Schema>> {
  const manifests: readonly ChainManifest[] = chains
  const isBuilt = manifests.some((chain) => chain.namespace === namespace)
  return isBuilt ? discriminate(() => schema) : unimplemented(namespace, schema)
}

/** What users agree to by connecting. */
const legal = strict({ termsUrl: webUrl.optional(), privacyUrl: webUrl.optional() })

const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/, 'must be an address: 0x and 40 hex digits')

/** Contracts that a swap may go to, on chains of one's own: those of the networks of FACTS 13.1 are known. */
const swap = strict({
  /** By CAIP-2 id. They take the place of the published ones of that network. */
  routers: z
    .record(
      z.string().regex(/^eip155:\d{1,18}$/, "must be a CAIP-2 id, as 'eip155:1'"),
      strict({
        'uniswap-v2': address.optional(),
        'uniswap-v3': address.optional(),
        '1inch': address.optional(),
        /** What the network wraps its coin in. */
        wrapped: address.optional(),
      }),
    )
    .optional(),
})

/** How the embedded wallet is set up. */
const secureWallet = strict({
  /** Keeps the whole e-mail address in the browser, to be shown after a reload. Only a masked one is kept otherwise. */
  storeEmail: z.boolean().optional(),
})

/** The root of `modal.config.ts`: every key of the public contract, of which the unbuilt ones complain by name. */
export const configSchema = strict({
  /** `local`, the 32 hex digits of a Reown project, or what a self-hosted backend issued (4 to 64 of `A-Z a-z 0-9 _ -`). */
  projectId: z
    .string()
    .regex(/^[A-Za-z0-9_-]{4,64}$/, 'must be local, 32 hex digits, or 4 to 64 of A-Z a-z 0-9 _ -')
    .optional(),
  app,
  /**
   * Networks of the app, first one first: viem's export names, viem chain objects or CAIP-2 ids; as
   * `{ network, rpcUrls }` with endpoints of your own. A chain viem knows is asked through `services`;
   * one of your own brings its `rpcUrls.default.http`.
   */
  networks: list(networkEntry, 1),
  /** Shown while no wallet is connected; the first network when left out. */
  defaultNetwork: networkReference.optional(),
  /** Where the kit's services are. Without it nothing but the networks' own `rpcUrls` is contacted. */
  services: servicesSchema.optional(),
  /**
   * The project that the WalletConnect relay counts for, where it is not `projectId`: 32 hex digits of a project at
   * dashboard.reown.com, which the public relay asks for beside a backend of your own.
   */
  walletConnectProjectId: z
    .string()
    .regex(/^[0-9a-f]{32}$/i, 'must be the 32 hex digits of a project at dashboard.reown.com')
    .optional(),
  /** Feature flags and remote features under the names of SPEC §3. */
  features: strict({ ...builtShape(), ...plannedShape() }).prefault({}),
  connect: connect.prefault({}),
  /** Which account is shown of those a wallet shares, by its type (SPEC §9), per namespace. */
  accounts: accounts.optional(),
  /** With `features.swaps`: the routers of networks whose own are not published, such as a chain of one's own. */
  swap: swap.optional(),
  /** With `features.email`: the wallet behind `services.frame`. */
  secureWallet: secureWallet.optional(),
  siwx: unimplemented('siwx', z.union([z.boolean(), anything])).optional(),
  theme: themeSchema.prefault({}),
  /**
   * The language of the app as a BCP 47 tag, or `{ default, offer, texts }`: the languages users can choose from, and
   * texts of your own. English when left out.
   */
  locale: localeSchema.optional(),
  /** Shown under Connect; with `features.legalCheckbox` as a box to tick before. */
  legal: legal.optional(),
  /** No dialog: the modal stands where the app puts `<EmbeddedModal />`. */
  embedded: z.boolean().default(false),
  /** Logs what the kit does to the console. */
  debug: z.boolean().default(false),
  budgets: unimplemented('budgets', anything).optional(),
})

/** A config that was found valid, its defaults filled in. */
export type Config = z.output<typeof configSchema>

function builtShape(): BuiltFlags {
  // Merging the flags of the registry loses their names; the type is computed from the same registry.
  return Object.assign({}, ...features.map(({ flags }) => flags)) as BuiltFlags
}
