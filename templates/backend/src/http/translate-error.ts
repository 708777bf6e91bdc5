import { HTTPException } from 'hono/http-exception'
import { NodeError, UpstreamError } from '../chains/upstream.js'
import { ProviderError } from './ask-json.js'
import { Problem } from './problem.js'

/**
 * What a client is told about an error: a `Problem` as it is, a chain that does not answer as 502, a database that does
 * not answer as 503, anything else as 500 without its words.
 */
export function translateError(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (error instanceof UpstreamError) {
    return new Problem(502, 'upstream_failed', 'No node of this chain answers. Try again in a moment.', {
      cause: error,
    })
  }
  if (error instanceof NodeError) {
    return new Problem(502, 'upstream_refused', 'The node of this chain refused the request.', { cause: error })
  }
  if (error instanceof ProviderError) {
    return new Problem(502, 'provider_failed', 'A provider does not answer as it should.', { cause: error })
  }
  if (isDatabaseGone(error)) {
    return new Problem(503, 'database_unavailable', 'The database does not answer. Try again in a moment.', {
      cause: error,
      headers: { 'retry-after': '5' },
    })
  }
  if (error instanceof HTTPException) {
    return new Problem(error.status === 404 ? 404 : 400, 'bad_request', 'The request can’t be read.', { cause: error })
  }
  return new Problem(500, 'internal', 'Something broke on our side. Try again in a moment.', { cause: error })
}

/** Of the socket, and classes 08 (connection), 53 (resources) and 57 (operator) of Postgres' Appendix A. */
const code = /^(E(CONNREFUSED|CONNRESET|PIPE|HOSTUNREACH|TIMEDOUT|NOTFOUND|AI_AGAIN)|(08|53|57)[0-9A-Z]{3})$/
/** Of pg's pool and client, PGlite and Kysely, which have no codes. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end|PGlite is clos|driver has already been destroyed|Query read timeout|timeout expired)/i

/** Whether the database is gone, rather than the statement wrong. */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code: found } = error as { readonly code?: unknown }
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isDatabaseGone)
  return (typeof found === 'string' && code.test(found)) || words.test(error.message)
}
