import type { Config } from '../../schema/config.js'
import { defaults } from '../../schema/defaults.data.js'
import { namedProviders } from '../../schema/onramp-providers.js'
import { features } from '../../schema/registry.js'
import { localPortOf } from '../../schema/services.js'
import { isLoopback } from '../../schema/url.js'
import { walletPictures } from '../generate/marks.data.js'
import type { Checked } from './check-config.js'
import type { Issue } from './issue.js'
import {
  apartByNamespace,
  idleFlags,
  idleKeys,
  legalIssues,
  placeOf,
  requirementIssues,
  resolveFeatures,
  serviceIssues,
  servicesOf,
} from './resolve-features.js'
import { resolveLocale } from './resolve-locale.js'
import { caipIdOf, chainsOf, referenceOf, resolveNetwork, withLocalRouters } from './resolve-network.js'
import { resolveServices } from './resolve-services.js'
import type { Resolved, ResolvedFeature, ResolvedNetwork, ServiceName } from './resolved.js'
import { referenceIssues, themeTokens } from './theme-colors.js'

/** A config that was resolved, with what in it is harmless but without effect, as sentences; or what is wrong with it. */
export type Resolution =
  | { readonly isValid: true; readonly value: Resolved; readonly notes: readonly string[] }
  | Extract<Checked<Resolved>, { readonly isValid: false }>

/**
 * Makes every default explicit and checks what depends on several keys. Pure; `mode` is `production` or anything else.
 * `colors` has what is derived from `theme.accent`; without it nothing is.
 */
export function resolveConfig(config: Config, mode: string, colors = themeTokens(config.theme)): Resolution {
  const { urls, frameProtocol, rpc, issues: placeIssues } = resolveServices({ ...config, mode })
  const results = config.networks.map((entry, index) => resolveNetwork(entry, index, rpc))
  const networks = results.flatMap(({ network }) => network ?? [])
  const namespaces = chainsOf(networks).map(({ namespace }) => namespace)
  const { on, out } = apartByNamespace(features, resolveFeatures(features, withLocalRouters(config)), namespaces)
  const locale = resolveLocale(config.locale, partsOf(on, config.embedded))
  const issues = [
    ...placeIssues,
    ...results.flatMap((result) => result.issues),
    ...networkIssues(config),
    ...legalIssues(config),
    ...requirementIssues(features, on),
    ...serviceIssues(features, on, urls),
    ...relayIssues(config, on, urls),
    ...sandboxIssues(config, mode, urls),
    ...accountIssues(config, on),
    ...referenceIssues(colors),
    ...locale.issues,
    ...(mode === 'production' && localPortOf(config.services) === undefined ? loopbackIssues(config, networks) : []),
  ]
  const [first] = networks
  if (issues.length > 0 || !first) return { isValid: false, issues }
  const usesService = results.some((result) => result.usesService)
  const services = defined({ ...(usesService && { rpc: urls.rpc }), ...asked(on, urls) })
  const value: Resolved = {
    projectId: rpc.projectId,
    app: defined(config.app),
    services,
    ...(services.frame !== undefined && frameProtocol && { frameProtocol }),
    networks,
    defaultNetwork: config.defaultNetwork ? caipIdOf(config.defaultNetwork) : first.caipNetworkId,
    features: on,
    connect: { ...config.connect, customWallets: config.connect.customWallets.map(defined).map(withPicture) },
    accountTypes: { ...defaults.accounts, ...defined(config.accounts ?? {}) },
    theme: { mode: config.theme.mode, layer: config.theme.layer, tokens: colors.merged },
    locales: locale.locales,
    embedded: config.embedded,
    debug: config.debug,
  }
  const notes = locale.idle.map(({ key, owner }) => `locale.texts: ${key} isn't shown, because ${owner} is off.`)
  const idle = [...idleFlags(features, config.features, on), ...idleKeys(features, config, on)]
  return { isValid: true, value, notes: [...notes, ...out, ...idle] }
}

/** A wallet with the picture that the kit has of it, where it has none of its own. */
function withPicture<Wallet extends { readonly rdns?: string; readonly image_url?: string }>(wallet: Wallet): Wallet {
  const rdns = wallet.rdns?.toLowerCase() ?? ''
  if (wallet.image_url !== undefined || !Object.hasOwn(walletPictures, rdns)) return wallet
  return { ...wallet, image_url: walletPictures[rdns] }
}

/** The services that features ask, with their addresses. One that a feature can do without is asked where it is placed. */
function asked(on: readonly ResolvedFeature[], urls: Resolved['services']): Resolved['services'] {
  const names = on.flatMap(({ contacts }) =>
    contacts.flatMap((each) => ('service' in each ? placeOf(each.service, urls) : [])),
  )
  // Paths are put behind all but the frame, which is a page.
  const place = (name: ServiceName) => (name === 'frame' ? urls[name] : urls[name]?.replace(/\/+$/, ''))
  return Object.fromEntries([...new Set(names)].map((name) => [name, place(name)]))
}

/** What has texts of its own and is on. */
export function partsOf(features: readonly ResolvedFeature[], embedded: boolean): readonly string[] {
  return [...(embedded ? ['embedded'] : []), ...features.map(({ id }) => id)]
}

/** Without the keys whose value is `undefined`, which zod keeps and JSON has not. */
function defined<Value extends object>(value: Value): { [Key in keyof Value]: Exclude<Value[Key], undefined> } {
  const entries = Object.entries(value).filter(([, each]) => each !== undefined)
  // The same keys with the same values, but for those that were undefined.
  return Object.fromEntries(entries) as { [Key in keyof Value]: Exclude<Value[Key], undefined> }
}

/** Smart accounts are those of the embedded wallet. */
function accountIssues({ accounts }: Config, on: readonly ResolvedFeature[]): readonly Issue[] {
  if (accounts?.eip155 !== 'smartAccount' || on.some(({ id }) => id === 'secureWallet')) return []
  const message = 'needs features.email or features.socials, which are off: other wallets have no smart accounts here'
  const fix = "Add email: true or socials: true to features, or write 'eoa'."
  return [{ keys: ['accounts', 'eip155'], message, found: '"smartAccount"', fix }]
}

/** A seller that pretends to sell is for the local stack alone. */
function sandboxIssues({ features: { onramp } }: Config, mode: string, urls: Resolved['services']): readonly Issue[] {
  const isNamed = namedProviders(onramp ?? false).includes('sandbox')
  const place = urls.blockchain ?? urls.api
  if (!isNamed || (mode !== 'production' && place !== undefined && isLoopback(place))) return []
  const message = 'names sandbox, which only the local stack sells through'
  return [{ keys: ['features', 'onramp'], message, fix: 'Name meld or coinbase, or take sandbox out in production.' }]
}

/** What is wrong between entries of `networks`, and between them and `defaultNetwork`. */
function networkIssues({ networks, defaultNetwork }: Config): readonly Issue[] {
  const ids = networks.map((entry) => caipIdOf(referenceOf(entry)))
  const twice = ids.flatMap((id, index) => {
    const first = ids.indexOf(id)
    const message = `is ${id}, which networks[${first}] is already`
    return first === index ? [] : [{ keys: ['networks', index], message, fix: 'Remove one of them.' }]
  })
  if (defaultNetwork === undefined || ids.includes(caipIdOf(defaultNetwork))) return twice
  const names = networks
    .map(referenceOf)
    .map((reference) => (typeof reference === 'string' ? reference : reference.name))
  const fix = `Use one of ${names.join(', ')}, or add it to networks.`
  return [...twice, { keys: ['defaultNetwork'], message: "isn't one of networks", fix }]
}

/** Networks whose endpoints work on this machine only, for a build that leaves it. */
function loopbackIssues({ networks }: Config, resolved: readonly ResolvedNetwork[]): readonly Issue[] {
  const message = 'is asked on this machine only, and this is for production'
  const fix = 'Give it rpcUrls that your users can reach.'
  return networks.flatMap((entry, index) => {
    const id = caipIdOf(referenceOf(entry))
    const isLocal = resolved.some(({ caipNetworkId, rpcUrls }) => caipNetworkId === id && rpcUrls.some(isLoopback))
    return isLocal ? [{ keys: ['networks', index], message, fix }] : []
  })
}

/** The public relay, which serves projects of its own only, without such a project. */
function relayIssues(
  { projectId, walletConnectProjectId = projectId }: Config,
  on: readonly ResolvedFeature[],
  { relay }: Readonly<Partial<Record<ServiceName, string>>>,
): readonly Issue[] {
  const isAsked = on.some(({ contacts }) => servicesOf(contacts).includes('relay'))
  if (!isAsked || !relay || !/(^|\.)(walletconnect|reown)\.(org|com)$/.test(new URL(relay).hostname)) return []
  if (/^[0-9a-f]{32}$/i.test(walletConnectProjectId ?? '')) return []
  const fix = "Add walletConnectProjectId: '…', the 32 hex digits of a project at dashboard.reown.com."
  return [{ keys: ['walletConnectProjectId'], message: 'is missing, and the public relay asks for one', fix }]
}
