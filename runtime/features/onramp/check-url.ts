import type { ProviderName } from '../../../schema/onramp-providers.js'
import { isLocal } from '../../core/is-local.js'
import { providers } from './providers.data.js'

/** What the address of a seller's page is held against. */
export interface PageTerms {
  readonly provider: ProviderName
  /** Address of the live account. */
  readonly address: string
  /** Host of Meld's page where the config sets another one, and the app's own backend. */
  readonly own: { readonly meld?: string | undefined; readonly backend?: string | undefined }
}

/** Parameters in which sellers are told where to send. */
const places = ['walletAddress', 'address', 'addresses', 'destinationWallets', 'destination_wallets', 'wallet']
/** Longer than any address of a page that a browser is known to follow. */
const LONGEST = 8_000

/**
 * The address of a seller's page, if it may be opened: `https` without credentials, on a host of the seller's row, and for no
 * other account than the live one (SECURITY 3). The pretended seller is on the app's own backend on this machine.
 */
export function checkedPage(text: unknown, { provider, address, own }: PageTerms): URL | undefined {
  if (typeof text !== 'string' || text.length > LONGEST || !URL.canParse(text)) return undefined
  const url = new URL(text)
  if (url.username || url.password || !isPlace(url, provider, own)) return undefined
  const told = [...url.searchParams].filter(([name]) => places.some((place) => isSameWord(place, name)))
  return told.every(([, value]) => namesOnly(value, address)) ? url : undefined
}

function isPlace(url: URL, provider: ProviderName, { meld, backend }: PageTerms['own']): boolean {
  const { hosts } = providers[provider]
  if (hosts === null) {
    const isHere = isLocal(url.hostname) && /^https?:$/.test(url.protocol)
    return isHere && backend !== undefined && URL.canParse(backend) && isLocal(new URL(backend).hostname)
  }
  if (url.protocol !== 'https:') return false
  if (provider === 'meld' && meld !== undefined) return URL.canParse(meld) && new URL(meld).origin === url.origin
  return url.port === '' && hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
}

const isSameWord = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Whether a parameter names the account and nothing else that could be one: as it is, or somewhere in JSON. */
function namesOnly(value: string, address: string): boolean {
  const isEvm = address.startsWith('0x')
  const all = value.match(isEvm ? /0x[\da-f]{40,}/gi : /[1-9A-HJ-NP-Za-km-z]{32,44}/g) ?? []
  const isIt = (found: string) => (isEvm ? isSameWord(found, address) : found === address)
  return all.length > 0 && all.every(isIt)
}
