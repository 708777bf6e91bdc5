import type { Namespace } from '../../../schema/caip.js'
import { coreError } from '../../core/errors.js'
import { isLeftOut } from '../../core/left-out.js'
import { isSameWallet, type WalletIdentity } from '../../core/same-wallet.js'
import type { PluralForms } from '../../core/words.js'
import type { Kit } from '../../kit.js'
import { createBackend } from '../../transport/backend.js'
import type { BackendQuery } from '../../transport/service-url.js'
import type { AllWalletsOptions } from './feature.js'
import { imageOf } from './image-of.js'
import { leftOut } from './left-out.js'
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
  /**
   * Whether a wallet is one the app leaves out. One that the app knows by an id of the directory is found under its rdns
   * too, once a shelf or a list has come (FACTS 3.5, excluded).
   */
  hides(wallet: WalletIdentity): boolean
}

/** FACTS 3.5, list rules. */
const ENTRIES = { page: 40, search: 100, recommended: 4 } as const
/** A query holds no more ids. */
const IDS = 100

/** Makes the directory of a kit. Nothing is contacted before it is asked something. */
export function createDirectory(kit: Kit, { include = [], featured = [] }: AllWalletsOptions = {}): Directory {
  const { wiring, host } = kit
  const place = { projectId: wiring.projectId, services: kit.modal.peek()?.services ?? {} }
  const backend = createBackend({ host, wiring: place })
  const exclude = leftOut(kit)
  const seen = new Map<string, ListedWallet>()
  let out: readonly ListedWallet[] = []

  function selection(namespace?: Namespace): Selection {
    const networks = wiring.networks.filter((network) => !namespace || network.chainNamespace === namespace)
    const chains = networks.map(({ caipNetworkId }) => caipNetworkId)
    return { chains, include, exclude, isMobile: host.page.isMobile() }
  }

  async function ask(query: BackendQuery, signal: AbortSignal): Promise<WalletPage> {
    const page = await backend.get(getWallets, { page: 1, ...query }, signal)
    const wallets = page.wallets.map((wallet) => pictured(wallet, imageOf(place, wallet)))
    for (const wallet of wallets) {
      seen.set(wallet.id, wallet)
      if (wallet.rdns && !seen.has(wallet.rdns)) seen.set(wallet.rdns, wallet)
    }
    return { ...page, wallets }
  }

  /** What every list asks besides. */
  function common({ chains }: Selection, without: readonly string[] = []): BackendQuery {
    const left = [...without, ...(exclude.ids ?? [])].slice(0, IDS)
    return { chains, include: include.slice(0, IDS), exclude: left }
  }

  /** The wallets of these ids. */
  async function named(all: readonly string[] = []): Promise<readonly ListedWallet[]> {
    const ids = all.slice(0, IDS)
    if (ids.length === 0) return []
    const { wallets } = await ask({ entries: ids.length, include: ids }, new AbortController().signal)
    return wallets.filter(({ id }) => ids.includes(id))
  }

  const leaveOut = once(async () => {
    out = await named(exclude.ids)
  })

  const shelf = once(async (): Promise<Shelf> => {
    const { signal } = new AbortController()
    const [all, ids] = [selection(), featured.slice(0, IDS)]
    const [own, others] = await Promise.all([
      named(ids),
      ask({ entries: ENTRIES.recommended, ...common(all, ids) }, signal),
      leaveOut(),
    ])
    const placed = (group: ShelfWallet['group'], wallets: readonly ListedWallet[]) =>
      unique(wallets.filter((wallet) => isListed(wallet, all))).map((wallet) => ({ ...wallet, group }))
    const chosen = placed('featured', own)
    const wallets = [
      ...chosen.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
      ...placed('recommended', others.wallets).filter(({ id }) => !ids.includes(id)),
    ]
    const count = others.count === undefined ? undefined : others.count + chosen.length
    return { wallets, total: count === undefined ? undefined : totalOf(count) }
  })

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
          const wallets = isWhole ? (await shelf()).wallets : []
          await leaveOut()
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
    hides: (wallet) => isLeftOut(wallet, exclude) || out.some((other) => isSameWallet(other, wallet)),
  }
}

/** Fetched once; a failure is forgotten, so that the next look tries again. */
function once<T>(fetch: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= fetch().catch((cause: unknown) => {
      made = undefined
      throw cause
    })
    return made
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
