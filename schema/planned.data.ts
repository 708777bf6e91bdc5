/** Feature flags and remote features of SPEC §3 whose feature this version has not built. They take true or false. */
export const plannedFlags = {
  analytics: 'switch',
  smartSessions: 'switch',
  pay: 'switch',
  reownBranding: 'switch',
} as const satisfies Readonly<Record<string, 'switch'>>

/** Networks of namespaces this version has not built, by the names other kits know them under. */
export const plannedNetworks = {
  bitcoin: 'bip122',
  bitcoinTestnet: 'bip122',
  bitcoinSignet: 'bip122',
  polkadot: 'polkadot',
  cosmoshub: 'cosmos',
} as const
