import { blockchainUrl } from '../core/blockchain-url.js'
import { coreError } from '../core/errors.js'
import { type AskHost, ask, type Call } from './ask.js'
import { type BackendQuery, serviceUrl } from './service-url.js'

/** What a client of the backend is made of. */
export interface BackendDeps {
  readonly host: AskHost
  readonly wiring: { readonly projectId: string; readonly services: Services }
}

/** What of a kit says where its services are: the modal's part of the wiring places them. */
export interface ServedKit {
  readonly host: AskHost
  readonly wiring: { readonly projectId: string }
  readonly modal: { peek(): { readonly services?: Services } | null }
}

/** What clients of a kit's services are made of. Without the modal's code no service is placed. */
export function backendDeps({ host, wiring: { projectId }, modal }: ServedKit): BackendDeps {
  return { host, wiring: { projectId, services: modal.peek()?.services ?? {} } }
}

/** Where a call goes. */
export interface ServicePath {
  /** Its service among `services`; `api` when left out. */
  readonly service?: keyof Services
  /** Parts that are not fixed are encoded already. */
  readonly path: string
}

interface Services {
  readonly api?: string
  readonly blockchain?: string
  readonly rpc?: string
  readonly analytics?: string
  readonly images?: string
}

/** One call, and what reads its answer. */
export interface ServiceCall<T> extends Omit<Call<T>, 'url'> {
  readonly query: BackendQuery
}

/** Makes one call of a service of the app. Throws like `Backend.get`, and `feature/off` for a service that is not placed. */
export async function askService<T>(
  { host, wiring: { projectId, services } }: BackendDeps,
  { service = 'api', path }: ServicePath,
  { query, ...call }: ServiceCall<T>,
  signal: AbortSignal,
): Promise<T> {
  const base = service === 'blockchain' ? blockchainUrl(services) : services[service]
  if (base === undefined) throw coreError('feature/off', { feature: `services.${service}` })
  return ask(host, { url: new URL(serviceUrl({ base, path, projectId, query })), ...call }, signal)
}
