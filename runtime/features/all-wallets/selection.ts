import type { CaipNetworkId } from '../../../schema/caip.js'
import type { Exclude } from '../../contract/app.js'
import { browsingWallets } from '../../links/browsing-wallets.data.js'
import { isExcluded } from '../../wallets/wallet-filter.js'
import type { ListedWallet } from './listed-wallet.js'

/** What decides which wallets of the directory are listed. */
export interface Selection {
  /** CAIP-2 ids of the networks that are asked for. */
  readonly chains: readonly CaipNetworkId[]
  readonly include: readonly string[]
  readonly exclude: Exclude
  readonly isMobile: boolean
}

/**
 * Whether a wallet is listed: the app does not leave it out, it shares a chain where it says its chains, and on a phone
 * something opens it (FACTS 3.5, list rules).
 */
export function isListed(wallet: ListedWallet, { chains, include, exclude, isMobile }: Selection): boolean {
  const { id, chains: own } = wallet
  if (isExcluded(wallet, exclude)) return false
  if (include.length > 0 && !include.includes(id)) return false
  if (own && !own.some((chain) => (chains as readonly string[]).includes(chain))) return false
  return !isMobile || wallet.mobile_link !== undefined || browsingWallets.some(({ ids }) => ids.includes(id))
}
