import type { Namespace } from '../../schema/caip.js'
import { browsingWallets } from './browsing-wallets.data.js'
import { httpsLink } from './safe-link.js'

/** What the link depends on. */
export interface BrowseSurroundings {
  /** Address of the page. */
  readonly href: string
  /** The namespace to connect. */
  readonly namespace: Namespace
  readonly isPhone: boolean
  /** A global that a wallet put on the window. */
  injected(name: string): unknown
}

/**
 * The link that opens this page in the browser of the wallet with this explorer id, where it announces itself: for the few
 * wallets that do not pair (FACTS 5.5). `undefined` for every other wallet, and where the page is in its browser already.
 */
export function browseLink(
  walletId: string,
  { href, namespace, isPhone, injected }: BrowseSurroundings,
): string | undefined {
  const row = browsingWallets.find(({ ids }) => ids.includes(walletId))
  if (!row || !isPhone || injected(row.global) !== undefined) return undefined
  if (!row.namespaces.includes(namespace)) return undefined
  const page = URL.canParse(href) ? new URL(href) : undefined
  if (page?.protocol !== 'https:' && page?.protocol !== 'http:') return undefined
  page.username = ''
  page.password = ''
  const values = { page: page.href, origin: page.origin }
  const { base, inPath, query = {} } = row
  const link = new URL(inPath ? `${base}${encodeURIComponent(values[inPath])}` : base)
  for (const [name, value] of Object.entries(query)) link.searchParams.set(name, values[value])
  return httpsLink(link.href)?.href
}
