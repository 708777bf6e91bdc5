import type { Chain } from '../../chains/chains.js'
import type { Settings } from '../../settings.js'
import { lowerAddress } from '../../tokens/token-address.js'
import { rules } from '../rules.data.js'
import { networkFacts } from './network-facts.js'

/** What is sent, and whether its recipient got something from this wallet before. */
export interface PolicySubject {
  /** `undefined` where the bytes do not say what is sent. */
  readonly amount: bigint | undefined
  /** The token's address; `null` for the native one. */
  readonly token: string | null
  readonly isKnown: boolean
}

/**
 * Whether it is for the wallet window (SECURITY 2.8): in production the first transfer to a recipient on a main network,
 * above a small amount. Of tokens only the one that counts as a dollar has amounts that are known to be small: what others
 * are worth would be told by a market, which can be moved.
 */
export function needsWindow({ mode }: Pick<Settings, 'mode'>, chain: Chain, subject: PolicySubject): boolean {
  if (mode !== 'production' || subject.isKnown || networkFacts(chain).isTestnet) return false
  return !isSmall(chain, subject)
}

function isSmall({ settings, namespace }: Chain, { amount, token }: PolicySubject): boolean {
  if (amount === undefined) return false
  const { native, dollar, tokens } = settings
  if (token === null) return amount * rules.smallNativeParts <= 10n ** BigInt(native.decimals)
  if (namespace !== 'eip155' || dollar === undefined || lowerAddress(token) !== lowerAddress(dollar)) return false
  const known = tokens.find(({ address }) => lowerAddress(address) === lowerAddress(dollar))
  return known !== undefined && amount <= rules.smallDollars * 10n ** BigInt(known.decimals)
}
