import { defaults } from './defaults.data.js'

/**
 * Feature flags and remote features of SPEC §3 whose feature this version has not built.
 * `switch` takes true or false, a list takes some of its names (or true or false).
 */
export const plannedFlags = {
  analytics: 'switch',
  smartSessions: 'switch',
  pay: 'switch',
  socials: defaults.features.socials,
  reownBranding: 'switch',
} as const satisfies Readonly<Record<string, 'switch' | readonly string[]>>

/** Networks of namespaces this version has not built, by the names other kits know them under. */
export const plannedNetworks = {
  bitcoin: 'bip122',
  bitcoinTestnet: 'bip122',
  bitcoinSignet: 'bip122',
  polkadot: 'polkadot',
  cosmoshub: 'cosmos',
} as const
