import { localServices, reownServices } from '../../schema/services.data.js'
import type { ServicesInput } from '../../schema/services.js'
import { isLoopback } from '../../schema/url.js'
import type { Issue } from './issue.js'
import type { RpcService } from './resolve-network.js'
import type { ServiceName } from './resolved.js'

/** Every service the config places, and the one networks are asked through. */
export interface ServicesResult {
  readonly urls: Readonly<Partial<Record<ServiceName, string>>>
  readonly rpc: RpcService
  readonly issues: readonly Issue[]
}

/** Resolves `services` and `projectId`, which depend on each other; `mode` is what the config is generated for. */
export function resolveServices(input: {
  readonly services?: ServicesInput | undefined
  readonly projectId?: string | undefined
  readonly mode: string
}): ServicesResult {
  const { services, projectId } = input
  const urls = urlsOf(services)
  const kind = typeof services === 'object' ? 'own' : (services ?? 'none')
  const rpc = { kind, ...(urls.rpc !== undefined && { rpc: urls.rpc }), projectId: projectId ?? 'local' } as const
  return { urls, rpc, issues: [...projectIssues(input, urls), ...productionIssues(input, urls)] }
}

function urlsOf(services: ServicesInput | undefined): ServicesResult['urls'] {
  if (services === 'reown') return reownServices
  if (services === 'local') return localServices
  const entries = Object.entries(services ?? {}).flatMap(([name, value]) => {
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
        message: `${projectId === undefined ? 'is missing' : 'is no Reown project id'}, and services: 'reown' needs one`,
        ...(projectId !== undefined && { found: JSON.stringify(projectId) }),
        fix: "Write the 32 hex digits your Reown dashboard shows, or services: 'local', which needs none.",
      },
    ]
  if (projectId === undefined && services !== 'local' && Object.keys(urls).length > 0)
    return [{ keys: ['projectId'], message: 'is missing', fix: "Add projectId: '…', as your backend issued it." }]
  return []
}

function productionIssues(
  { services, mode }: { readonly services?: ServicesInput | undefined; readonly mode: string },
  urls: ServicesResult['urls'],
): readonly Issue[] {
  if (mode !== 'production') return []
  const message = 'points at this machine, and --mode production was asked for'
  const fix = "Name services that your users can reach: 'reown', or https:// addresses of your own."
  if (services === 'local') return [{ keys: ['services'], message, found: '"local"', fix }]
  return Object.entries(urls)
    .filter(([, url]) => isLoopback(url))
    .map(([name, url]) => ({ keys: ['services', name], message, found: JSON.stringify(url), fix }))
}
