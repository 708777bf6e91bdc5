import type { Namespace } from '../../../schema/caip.js'
import { coreError } from '../../core/errors.js'
import type { PluralForms } from '../../core/words.js'
import type { Kit } from '../../kit.js'
import { type BackendQuery, createBackend } from '../../transport/backend.js'
import { connectOptions } from './connect-options.js'
import type { AllWalletsOptions } from './feature.js'
import { imageOf } from './image-of.js'
import type { ListedWallet } from './listed-wallet.js'
import { isListed, type Selection } from './selection.js'
import { getWallets, type WalletPage } from './wallet-page.js'
import { createPages, type WalletPages } from './wallet-pages.js'

/** What is asked of the list. */
export interface Question {
  /** What the name or the rdns holds; everything when empty. */
  readonly search?: string
  readonly isCertified?: boolean
  /** Wallets of this chain family only. */
  readonly namespace?: Namespace | undefined
}

/** A wallet of the directory as it stands in Connect. */
export interface ShelfWallet extends ListedWallet {
  readonly group: 'featured' | 'recommended'
}

/** The directory's wallets that stand in Connect. */
export interface Shelf {
  readonly wallets: readonly ShelfWallet[]
  /** How many wallets there are, rounded down to a ten: the number and the form it is written in. */
  readonly total?: { readonly count: number; readonly forms: PluralForms } | undefined
}

/** The directory of wallets, for hosts that draw their own list. Everything throws the rows of `Backend.get`. */
export interface Directory {
  /** The featured wallets in the order of the config, and a few that the directory recommends; fetched once. Of one chain family where that is given. */
  shelf(namespace?: unknown): Promise<Shelf>
  /** The list that answers a question; nothing is fetched before `more`. */
  list(question?: Question): WalletPages
  /** A wallet by its id or rdns: at once where it was listed before. */
  find(id: string, signal: AbortSignal): Promise<ListedWallet | undefined>
}

/** FACTS 3.5, list rules. */
const ENTRIES = { page: 40, search: 100, recommended: 4 } as const
/** A query holds no more ids. */
const IDS = 100

/** Makes the directory of a kit. Nothing is contacted before it is asked something. */
export function createDirectory(kit: Kit, { include = [], featured = [] }: AllWalletsOptions = {}): Directory {
  const { wiring, host } = kit
  const backend = createBackend(kit)
  const seen = new Map<string, ListedWallet>()
  let shelved: Promise<Shelf> | undefined

  function selection(namespace?: Namespace): Selection {
    const networks = wiring.networks.filter((network) => !namespace || network.chainNamespace === namespace)
    const chains = networks.map(({ caipNetworkId }) => caipNetworkId)
    return { chains, include, exclude: connectOptions(kit).exclude ?? {}, isMobile: host.page.isMobile() }
  }

  async function ask(query: BackendQuery, signal: AbortSignal): Promise<WalletPage> {
    const page = await backend.get(getWallets, { page: 1, ...query }, signal)
    const wallets = page.wallets.map((wallet) => pictured(wallet, imageOf(wiring, wallet)))
    for (const wallet of wallets) {
      seen.set(wallet.id, wallet)
      if (wallet.rdns && !seen.has(wallet.rdns)) seen.set(wallet.rdns, wallet)
    }
    return { ...page, wallets }
  }

  /** What every list asks besides. */
  function common({ chains, exclude }: Selection, without: readonly string[] = []): BackendQuery {
    const out = [...without, ...(exclude.ids ?? [])].slice(0, IDS)
    return { chains, include: include.slice(0, IDS), exclude: out }
  }

  async function fetchShelf(): Promise<Shelf> {
    const { signal } = new AbortController()
    const [all, ids] = [selection(), featured.slice(0, IDS)]
    const [own, others] = await Promise.all([
      ids.length > 0 ? ask({ entries: ids.length, include: ids }, signal) : undefined,
      ask({ entries: ENTRIES.recommended, ...common(all, ids) }, signal),
    ])
    const placed = (group: ShelfWallet['group'], wallets: readonly ListedWallet[]) =>
      unique(wallets.filter((wallet) => isListed(wallet, all))).map((wallet) => ({ ...wallet, group }))
    const chosen = placed('featured', own?.wallets.filter(({ id }) => ids.includes(id)) ?? [])
    const wallets = [
      ...chosen.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
      ...placed('recommended', others.wallets).filter(({ id }) => !ids.includes(id)),
    ]
    const count = others.count === undefined ? undefined : others.count + chosen.length
    return {
      wallets,
      total: count === undefined ? undefined : totalOf(count),
    }
  }

  function shelf(): Promise<Shelf> {
    const made = shelved ?? fetchShelf()
    shelved = made
    // A failure is forgotten, so that the next look tries again.
    made.catch(() => {
      if (shelved === made) shelved = undefined
    })
    return made
  }

  return {
    async shelf(namespace) {
      const { wallets, total } = await shelf()
      const isAsked = (chain: string) => chain.startsWith(`${namespace}:`)
      return { wallets: wallets.filter(({ chains }) => !namespace || !chains || chains.some(isAsked)), total }
    },
    list({ search = '', isCertified = false, namespace } = {}) {
      const all = selection(namespace)
      const isWhole = !search && !isCertified
      const entries = search ? ENTRIES.search : ENTRIES.page
      const badge_type = isCertified ? 'certified' : undefined
      let front: readonly string[] = []
      return createPages({
        entries,
        has: (wallet) => isListed(wallet, all) && (!isCertified || wallet.badge_type === 'certified'),
        async first(signal) {
          if (!isWhole) return []
          const { wallets } = await shelf()
          if (signal.aborted) throw coreError('flow/cancelled')
          front = wallets.map(({ id }) => id)
          return front.flatMap((id) => seen.get(id) ?? [])
        },
        page: (page, signal) => ask({ page, entries, search, badge_type, ...common(all, front) }, signal),
      })
    },
    async find(id, signal) {
      const known = seen.get(id)
      if (known) return known
      const { wallets } = await ask({ entries: 1, ...(id.includes('.') ? { rdns: id } : { include: [id] }) }, signal)
      return wallets.find((wallet) => wallet.id === id || wallet.rdns === id)
    },
  }
}

function pictured(wallet: ListedWallet, image: string | undefined): ListedWallet {
  return image ? { ...wallet, image_url: image } : wallet
}

function unique(wallets: readonly ListedWallet[]): readonly ListedWallet[] {
  return [...new Map(wallets.map((wallet) => [wallet.id, wallet])).values()]
}

/** Exact below ten; `480+` for what may have grown by tomorrow. */
function totalOf(count: number): Shelf['total'] {
  return count < 10
    ? { count, forms: { other: '{count}' } }
    : { count: count - (count % 10), forms: { other: '{count}+' } }
}
