import type { Decoder } from '../core/decode.js'
import { askService, type BackendDeps, type ServicePath } from './ask-service.js'
import { readJson } from './read-json.js'
import type { BackendQuery } from './service-url.js'

/** One call of the app's backend: where it is, and what its answer must be. */
export interface BackendRoute<T> extends ServicePath {
  readonly decode: Decoder<T>
  /** How a reading call uses the browser's cache: as the answer says where nothing is said. */
  readonly init?: Pick<RequestInit, 'cache'>
}

/** The app's backend, as far as it is only read. */
export interface Backend {
  /**
   * Reads from a route. Throws `backend/unreachable`, `backend/project-id`, `backend/origin`, `backend/rate-limited`,
   * `backend/failed`, `backend/bad-answer`, `flow/timeout` after 15 s, `flow/cancelled`.
   */
  get<T>(route: BackendRoute<T>, query: BackendQuery, signal: AbortSignal): Promise<T>
}

/** Makes the client that reads from a wiring's services. Nothing is contacted before a call. */
export function createBackend(deps: BackendDeps): Backend {
  return {
    get: (route, query, signal) =>
      askService(deps, route, { query, init: route.init, tries: 3, read: readJson(route.decode) }, signal),
  }
}
