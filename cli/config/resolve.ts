import type { Config } from '../../schema/config.js'
import { defaults } from '../../schema/defaults.data.js'
import { features } from '../../schema/features.js'
import type { Checked } from './check-config.js'
import { caipIdOf, loopbackIssues, networkIssues } from './network-issues.js'
import { orderIssues, resolveFeatures } from './resolve-features.js'
import { resolveNetwork } from './resolve-network.js'
import { resolveServices } from './resolve-services.js'
import type { Resolved } from './resolved.js'

/** Makes every default explicit and checks what depends on several keys. Pure; `mode` is `production` or anything else. */
export function resolveConfig(config: Config, mode: string): Checked<Resolved> {
  const { urls, rpc, issues: serviceIssues } = resolveServices({ ...config, mode })
  const results = config.networks.map((entry, index) => resolveNetwork(entry, index, rpc))
  const networks = results.flatMap(({ network }) => network ?? [])
  const flags = config.features ?? {}
  const issues = [
    ...serviceIssues,
    ...results.flatMap((result) => result.issues),
    ...networkIssues(config),
    ...orderIssues(flags),
    ...(mode === 'production' && config.services !== 'local' ? loopbackIssues(config, networks) : []),
  ]
  const [first] = networks
  if (issues.length > 0 || !first) return { isValid: false, issues }
  const usesService = results.some((result) => result.usesService)
  const value: Resolved = {
    projectId: rpc.projectId,
    app: defined(config.app),
    services: urls.rpc !== undefined && usesService ? { rpc: urls.rpc } : {},
    networks,
    defaultNetwork: config.defaultNetwork ? caipIdOf(config.defaultNetwork) : first.caipNetworkId,
    accounts: { eip155: 'eoa' },
    features: resolveFeatures(features, flags),
    connect: {
      exclude: { ids: [], rdns: [], names: [], ...defined(config.connect?.exclude ?? {}) },
      recentLimit: config.connect?.recentLimit ?? defaults.connect.recentLimit,
    },
    theme: {
      mode: config.theme?.mode ?? defaults.theme.mode,
      layer: config.theme?.layer ?? false,
      tokens: defined(config.theme?.tokens ?? {}),
    },
    debug: config.debug ?? false,
  }
  return { isValid: true, value }
}

/** Without the keys whose value is `undefined`, which zod keeps and JSON has not. */
function defined<Value extends object>(value: Value): { [Key in keyof Value]: Exclude<Value[Key], undefined> } {
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  // The same keys with the same values, but for those that were undefined.
  return Object.fromEntries(entries) as { [Key in keyof Value]: Exclude<Value[Key], undefined> }
}
