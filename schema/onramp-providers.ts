/** A seller of crypto for money. `sandbox` pretends to be one, on the local stack alone. */
export type ProviderName = 'meld' | 'coinbase' | 'sandbox'

/** What the config may say of Meld: with a public key its page is reached without the backend (SPEC §7). */
export interface MeldSettings {
  readonly publicKey?: string | undefined
  /** `MELD_URL` where it is left out. */
  readonly url?: string | undefined
}

/** The flag of the config: the names in their order, or what is set for each. */
export type OnrampFlag =
  | boolean
  | readonly ProviderName[]
  | {
      readonly meld?: boolean | MeldSettings | undefined
      readonly coinbase?: boolean | undefined
      readonly sandbox?: boolean | undefined
      /** IANA names of time zones in which buying is not offered; the default of SPEC §9 where it is left out. */
      readonly restrictedTimeZones?: readonly string[] | undefined
    }

/** Where Meld's page is, unless the config says otherwise. */
export const MELD_URL = 'https://meldcrypto.com'

/** Time zones in which buying is not offered, unless the config says otherwise (SPEC §9). */
export const restrictedTimeZones: readonly string[] = [
  'ASIA/SHANGHAI',
  'ASIA/URUMQI',
  'ASIA/CHONGQING',
  'ASIA/HARBIN',
  'ASIA/KASHGAR',
  'ASIA/MACAU',
  'ASIA/HONG_KONG',
  'ASIA/MACAO',
  'ASIA/BEIJING',
]

/** What each seller is called (SPEC §3, onramp provider). */
export const providerLabels = {
  meld: 'Meld.io',
  coinbase: 'Coinbase',
  sandbox: 'Sandbox',
} as const satisfies Readonly<Record<ProviderName, string>>

/** The sellers of SPEC §9, in its order. */
export const usualProviders: readonly ProviderName[] = ['meld', 'coinbase']
const isName = (name: string): name is ProviderName => Object.hasOwn(providerLabels, name)

/** The sellers that the config names, in its order; `usualProviders` itself where it names none and buying is on. */
export function namedProviders(onramp: OnrampFlag): readonly ProviderName[] {
  if (typeof onramp === 'boolean') return onramp ? usualProviders : []
  if ('length' in onramp) return onramp
  const set = Object.entries(onramp).flatMap(([name, value]) => (value && isName(name) ? [name] : []))
  // An object that only says where nothing is sold changes nothing about who sells.
  return set.length > 0 || Object.keys(onramp).some(isName) ? set : usualProviders
}

/** What the config says of Meld. */
export function meldOf(onramp: OnrampFlag | undefined): MeldSettings {
  const set = typeof onramp === 'object' && 'meld' in onramp ? onramp.meld : undefined
  return typeof set === 'object' ? set : {}
}
