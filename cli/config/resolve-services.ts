import type { Config } from '../../schema/config.js'
import { reownServices } from '../../schema/services.data.js'
import { localPortOf, localServices, type ServicesInput, type ServiceUrls } from '../../schema/services.js'
import { isLoopback } from '../../schema/url.js'
import type { Issue } from './issue.js'
import { localStackOf, type RpcService } from './resolve-network.js'
import type { ServiceName } from './resolved.js'

/** Every service the config places, and the one networks are asked through. */
export interface ServicesResult {
  readonly urls: Readonly<Partial<Record<ServiceName, string>>>
  /** The site of the embedded wallet speaks window messages only. */
  readonly frameProtocol?: 4
  readonly rpc: RpcService
  readonly issues: readonly Issue[]
}

/** Resolves `services` and `projectId`, which depend on each other; `mode` is what the config is generated for. */
export function resolveServices(
  input: Pick<Config, 'app' | 'services' | 'projectId' | 'networks'> & { readonly mode: string },
): ServicesResult {
  const { services, projectId } = input
  const placed = placedBy(services)
  const urls = urlsOf(placed)
  const isEnvelope = typeof placed.frame === 'object'
  const stack = localStackOf(input)
  const rpc = {
    kind: kindOf(services),
    ...(urls.rpc !== undefined && { rpc: urls.rpc }),
    ...(stack && { localPorts: stack }),
    projectId: projectId ?? 'local',
  } as const
  const issues = [...projectIssues(input, urls), ...productionIssues(input, urls), ...originIssues(input, urls)]
  return { urls, ...(isEnvelope && { frameProtocol: 4 }), rpc, issues }
}

function kindOf(services: ServicesInput | undefined): RpcService['kind'] {
  if (typeof services === 'object') return 'own'
  if (services === undefined || services === 'reown') return services ?? 'none'
  return 'local'
}

/** The services with their addresses, as if each had been written out. */
function placedBy(services: ServicesInput | undefined): ServiceUrls {
  if (typeof services === 'object') return services
  const port = localPortOf(services)
  if (port !== undefined) return localServices(port)
  return services === 'reown' ? reownServices : {}
}

function urlsOf(placed: ServiceUrls): ServicesResult['urls'] {
  const entries = Object.entries(placed).flatMap(([name, value]) => {
    const url = typeof value === 'object' ? value.url : value
    return url === undefined ? [] : [[name, url]]
  })
  return Object.fromEntries(entries)
}

function projectIssues(
  { services, projectId }: { readonly services?: ServicesInput | undefined; readonly projectId?: string | undefined },
  urls: ServicesResult['urls'],
): readonly Issue[] {
  if (services === 'reown' && !/^[0-9a-f]{32}$/i.test(projectId ?? ''))
    return [
      {
        keys: ['projectId'],
        message: `${projectId === undefined ? 'is missing' : "isn't a Reown project ID"}, and services: 'reown' needs one`,
        ...(projectId !== undefined && { found: JSON.stringify(projectId) }),
        fix: "Write the 32 hex digits your Reown dashboard shows, or services: 'local', which needs none.",
      },
    ]
  if (projectId === undefined && localPortOf(services) === undefined && Object.keys(urls).length > 0)
    return [{ keys: ['projectId'], message: 'is missing', fix: "Add projectId: '…', as your backend issued it." }]
  return []
}

function productionIssues(
  { services, mode }: { readonly services?: ServicesInput | undefined; readonly mode: string },
  urls: ServicesResult['urls'],
): readonly Issue[] {
  if (mode !== 'production') return []
  const message = 'points at this machine, and this is for production'
  const fix =
    "Name services that your users can reach: 'reown', or https:// addresses of your own. To try a build here, set MODAL_KIT_MODE=development."
  if (localPortOf(services) !== undefined)
    return [{ keys: ['services'], message, found: JSON.stringify(services), fix }]
  return Object.entries(urls)
    .filter(([, url]) => isLoopback(url))
    .map(([name, url]) => ({ keys: ['services', name], message, found: JSON.stringify(url), fix }))
}

/** A wallet on the origin of the app, whose scripts would then reach its keys. */
function originIssues(
  { app, services }: Pick<Config, 'app' | 'services'>,
  { frame }: ServicesResult['urls'],
): readonly Issue[] {
  if (app.url === undefined || frame === undefined) return []
  const { origin } = new URL(frame)
  if (new URL(app.url).origin !== origin) return []
  const isNamed = typeof services === 'object'
  return [
    {
      keys: isNamed ? ['services', 'frame'] : ['app', 'url'],
      message: `has the origin of ${isNamed ? 'app.url' : "the wallet's site"}, so the app's scripts reach the wallet`,
      found: JSON.stringify(origin),
      fix: isNamed
        ? "Serve the wallet's site from an origin of its own, such as https://wallet.example.com."
        : 'Serve the app from an origin of its own, and write that one.',
    },
  ]
}
