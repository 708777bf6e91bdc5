import type { Decoder } from '../core/decode.js'
import { coreError } from '../core/errors.js'
import type { Host } from '../core/host.js'
import { ask } from './ask.js'
import { readJson } from './read-json.js'
import { type BackendQuery, serviceUrl } from './service-url.js'

/** One call of the app's backend: where it is, and what its answer must be. */
export interface BackendRoute<T> {
  readonly path: string
  readonly decode: Decoder<T>
}

/** The app's backend, as far as anything asks it. */
export interface Backend {
  /**
   * Reads from a route of the api. Throws `backend/unreachable`, `backend/project-id`, `backend/origin`,
   * `backend/rate-limited`, `backend/failed`, `backend/bad-answer`, `flow/timeout` after 15 s, `flow/cancelled`.
   */
  get<T>(route: BackendRoute<T>, query: BackendQuery, signal: AbortSignal): Promise<T>
}

/** What a backend client is made of. */
export interface BackendDeps {
  readonly host: Pick<Host, 'clock' | 'http' | 'links'>
  readonly wiring: { readonly projectId: string; readonly services: { readonly api?: string } }
}

/** Makes the client of a wiring's `services.api`. Nothing is contacted before a call. */
export function createBackend({ host, wiring: { projectId, services } }: BackendDeps): Backend {
  return {
    async get({ path, decode }, query, signal) {
      if (services.api === undefined) throw coreError('feature/off', { feature: 'services.api' })
      const url = serviceUrl({ base: services.api, path, projectId, query })
      const answer = await ask(host, url, signal, readJson)
      const value = decode(answer)
      if (value === undefined) throw coreError('backend/bad-answer', { host: new URL(url).host, path })
      return value
    },
  }
}
