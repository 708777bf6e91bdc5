import { toModalError } from '../core/errors.js'
import { askService, type BackendDeps } from './ask-service.js'
import type { BackendRoute } from './backend.js'
import { readJson } from './read-json.js'
import type { BackendQuery } from './service-url.js'

/** What a writing call says. */
export interface Written {
  readonly query?: BackendQuery
  /** Sent as JSON; without it there is no body. */
  readonly body?: unknown
}

/** One writing call. An answer without content is decoded as `null`. Throws the rows of `Backend.get`. */
export type Write = <T>(route: BackendRoute<T>, written: Written, signal: AbortSignal) => Promise<T>

/** The app's backend, as far as it is written to. No call is made twice, whatever became of it: only its caller knows. */
export interface BackendWriter {
  readonly post: Write
  readonly put: Write
  readonly delete: Write
}

/** Makes the client that writes to a wiring's services. Nothing is contacted before a call. */
export function createBackendWriter(deps: BackendDeps): BackendWriter {
  const write =
    (method: string): Write =>
    async (route, { query = {}, body }, signal) => {
      const init = { method, ...(body !== undefined && written(body)) }
      const json = readJson(route.decode)
      const read = async (response: Response) => (response.status === 204 ? route.decode(null) : json(response))
      return askService(deps, route, { query, init, tries: 1, read }, signal)
    }
  return { post: write('POST'), put: write('PUT'), delete: write('DELETE') }
}

/** Throws `internal/unknown` for what JSON cannot say, such as a bigint. */
function written(body: unknown): RequestInit {
  try {
    return { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  } catch (cause) {
    throw toModalError(cause)
  }
}
