import type { Namespace } from '../../../schema/caip.js'
import type { Kit } from '../../contract/kit.js'
import { coreError } from '../../core/errors.js'
import { backendDeps } from '../../transport/ask-service.js'
import { createBackend } from '../../transport/backend.js'
import type { BackendQuery } from '../../transport/service-url.js'
import { isSameWallet, type WalletIdentity } from '../../wallets/same-wallet.js'
import { isExcluded } from '../../wallets/wallet-filter.js'
import { connectToken } from '../connect/contract.js'
import type { AllWalletsOptions, Directory, Shelf, ShelfWallet } from './contract.js'
import { imageOf } from './image-of.js'
import { withListed } from './late-rows.js'
import type { ListedWallet } from './listed-wallet.js'
import { isListed, type Selection } from './selection.js'
import { getWallets, type WalletPage } from './wallet-page.js'
import { createPages } from './wallet-pages.js'

/** FACTS 3.5, list rules. */
const ENTRIES = { page: 40, search: 100, recommended: 4 } as const
/** A query holds no more ids. */
const IDS = 100

/** Makes the directory of a kit. Nothing is contacted before it is asked something. */
export function createDirectory(kit: Kit, { include = [], featured = [] }: AllWalletsOptions = {}): Directory {
  const { wiring, host } = kit
  const deps = backendDeps(kit)
  const backend = createBackend(deps)
  const exclude = kit.options(connectToken)?.exclude ?? {}
  const seen = new Map<string, ListedWallet>()
  let out: readonly ListedWallet[] = []

  function selection(namespace?: Namespace): Selection {
    const networks = wiring.networks.filter((network) => !namespace || network.chainNamespace === namespace)
    const chains = networks.map(({ caipNetworkId }) => caipNetworkId)
    return { chains, include, exclude, isMobile: host.page.isMobile() }
  }

  async function ask(query: BackendQuery, signal: AbortSignal): Promise<WalletPage> {
    const page = await backend.get(getWallets, { page: 1, ...query }, signal)
    const wallets = page.wallets.map((wallet) => pictured(wallet, imageOf(deps.wiring, wallet)))
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

  const hides = (wallet: WalletIdentity) =>
    isExcluded(wallet, exclude) || out.some((other) => isSameWallet(other, wallet))

  async function shelfOf(namespace?: unknown): Promise<Shelf> {
    const { wallets, total } = await shelf()
    const isAsked = (chain: string) => chain.startsWith(`${namespace}:`)
    return { wallets: wallets.filter(({ chains }) => !namespace || !chains || chains.some(isAsked)), total }
  }

  return {
    shelf: shelfOf,
    async arrange(namespace) {
      const { wallets: listed } = await shelfOf(namespace)
      return (rows, connectors, options) =>
        withListed({ rows, connectors, listed, isMobile: host.page.isMobile(), hides }, options)
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
    hides,
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
