import type { Config } from '../../schema/config.js'
import { defaults } from '../../schema/defaults.data.js'
import { features } from '../../schema/features.js'
import { presets } from '../../schema/presets.data.js'
import type { Checked } from './check-config.js'
import { caipIdOf, loopbackIssues, networkIssues } from './network-issues.js'
import { referenceIssues } from './reference-issues.js'
import { legalIssues, requirementIssues, resolveFeatures, serviceIssues, servicesOf } from './resolve-features.js'
import { resolveLocale } from './resolve-locale.js'
import { resolveNetwork } from './resolve-network.js'
import { resolveServices } from './resolve-services.js'
import type { Resolved, ResolvedFeature } from './resolved.js'
import type { ThemeColors } from './theme-colors.js'

/** Makes every default explicit and checks what depends on several keys. Pure; `mode` is `production` or anything else. */
export function resolveConfig(config: Config, mode: string): Checked<Resolved> {
  const { urls, rpc, issues: placeIssues } = resolveServices({ ...config, mode })
  const results = config.networks.map((entry, index) => resolveNetwork(entry, index, rpc))
  const networks = results.flatMap(({ network }) => network ?? [])
  const flags = config.features ?? {}
  const colors = themeColors(config)
  const on = resolveFeatures(features, { ...config, features: flags })
  const locale = resolveLocale(config.locale, partsOf(on, config.embedded))
  const issues = [
    ...placeIssues,
    ...results.flatMap((result) => result.issues),
    ...networkIssues(config),
    ...legalIssues({ ...config, features: flags }),
    ...requirementIssues(features, on),
    ...serviceIssues(features, on, urls),
    ...referenceIssues(colors),
    ...locale.issues,
    ...(mode === 'production' && config.services !== 'local' ? loopbackIssues(config, networks) : []),
  ]
  const [first] = networks
  if (issues.length > 0 || !first) return { isValid: false, issues }
  const usesService = results.some((result) => result.usesService)
  const value: Resolved = {
    projectId: rpc.projectId,
    app: defined(config.app),
    services: defined({ ...(usesService && { rpc: urls.rpc }), ...asked(on, urls) }),
    networks,
    defaultNetwork: config.defaultNetwork ? caipIdOf(config.defaultNetwork) : first.caipNetworkId,
    accounts: { eip155: 'eoa' },
    features: on,
    connect: {
      exclude: { ids: [], rdns: [], names: [], ...defined(config.connect?.exclude ?? {}) },
      customWallets: (config.connect?.customWallets ?? []).map(defined),
      recentLimit: config.connect?.recentLimit ?? defaults.connect.recentLimit,
      enableReconnect: config.connect?.enableReconnect ?? true,
      include: config.connect?.include ?? [],
      featured: config.connect?.featured ?? [],
    },
    theme: {
      mode: config.theme?.mode ?? defaults.theme.mode,
      layer: config.theme?.layer ?? false,
      tokens: colors.merged,
    },
    locales: locale.locales,
    embedded: config.embedded ?? false,
    debug: config.debug ?? false,
  }
  return { isValid: true, value }
}

/** The services that features cannot do without, with their addresses; who can asks along. */
function asked(on: readonly ResolvedFeature[], urls: Resolved['services']): Resolved['services'] {
  const names = on.flatMap(({ contacts }) => servicesOf(contacts))
  // Paths are put behind it.
  return Object.fromEntries([...new Set(names)].map((name) => [name, urls[name]?.replace(/\/+$/, '')]))
}

/** What has texts of its own and is on. */
export function partsOf(features: readonly ResolvedFeature[], embedded = false): readonly string[] {
  return [...(embedded ? ['embedded'] : []), ...features.map(({ id }) => id)]
}

/** The tokens a config writes, and the same over those of its preset. */
export function themeColors({ theme }: Config): ThemeColors {
  const written = defined(theme?.tokens ?? {})
  return { written, merged: { ...(theme?.preset && presets[theme.preset]), ...written } }
}

/** Without the keys whose value is `undefined`, which zod keeps and JSON has not. */
function defined<Value extends object>(value: Value): { [Key in keyof Value]: Exclude<Value[Key], undefined> } {
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  // The same keys with the same values, but for those that were undefined.
  return Object.fromEntries(entries) as { [Key in keyof Value]: Exclude<Value[Key], undefined> }
}
