import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { NodeError, UpstreamError } from '../chains/upstream.js'
import { ProviderError } from './ask-json.js'
import { problems } from './problems.data.js'

/** A name of the table. */
export type ProblemName = keyof typeof problems

/** What goes with a problem: headers of its answer, and the error that it stands for, which is logged only. */
export interface ProblemOptions {
  readonly headers?: Readonly<Record<string, string>>
  readonly cause?: unknown
}

interface GivenOptions extends ProblemOptions {
  readonly words?: Readonly<Record<string, string | number>>
}

type SlotOf<Text extends string> = Text extends `${string}{${infer Slot}}${infer Rest}` ? Slot | SlotOf<Rest> : never
type SlotsOf<Name extends ProblemName> = SlotOf<(typeof problems)[Name]['text']>
type Arguments<Name extends ProblemName> = [SlotsOf<Name>] extends [never]
  ? [options?: ProblemOptions]
  : [options: ProblemOptions & { readonly words: Readonly<Record<SlotsOf<Name>, string | number>> }]

/**
 * An answer that is not what was asked for: thrown anywhere below a route, answered as `{reasons: [{name, description}]}`
 * with the status of its row. What is filled into its text reaches the client: no secret, no SQL, no upstream text.
 */
export class Problem<Name extends ProblemName = ProblemName> extends HTTPException {
  override readonly name = 'Problem'
  /** `name` is for code, `description` for developers. */
  readonly reasons: readonly [{ readonly name: ProblemName; readonly description: string }]
  readonly headers: Readonly<Record<string, string>>

  constructor(name: Name, ...[options]: Arguments<Name>) {
    const { words = {}, headers = {}, cause }: GivenOptions = options ?? {}
    const { status, text } = problems[name]
    const description = text.replace(/\{(\w+)\}/g, (_, slot: string) => String(words[slot] ?? ''))
    super(status, { message: description, cause })
    this.reasons = [{ name, description }]
    this.headers = headers
  }
}

/** Writes a problem as the response. */
export function answerProblem(c: Context, problem: Problem): Response {
  return c.json({ reasons: problem.reasons }, problem.status, { ...problem.headers })
}

/**
 * What a client is told about an error: a `Problem` as it is, a chain or provider that does not answer as 502, a database
 * that does not answer as 503, anything else as 500 without its words.
 */
export function translateError(cause: unknown): Problem {
  if (cause instanceof Problem) return cause
  if (cause instanceof UpstreamError) return new Problem('upstream_failed', { cause })
  if (cause instanceof NodeError) return new Problem('upstream_refused', { cause })
  if (cause instanceof ProviderError) return new Problem('provider_failed', { cause })
  if (isDatabaseGone(cause)) return new Problem('database_unavailable', { cause, headers: { 'retry-after': '5' } })
  if (cause instanceof HTTPException) return new Problem(cause.status === 404 ? 'not_found' : 'bad_request', { cause })
  return new Problem('internal', { cause })
}

/** Of the socket, and classes 08 (connection), 53 (resources) and 57 (operator) of Postgres' Appendix A. */
const code = /^(E(CONNREFUSED|CONNRESET|PIPE|HOSTUNREACH|TIMEDOUT|NOTFOUND|AI_AGAIN)|(08|53|57)[0-9A-Z]{3})$/
/** Of pg's pool and client, PGlite and Kysely, which have no codes. */
const words =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end|PGlite is clos|driver has already been destroyed|Query read timeout|timeout expired)/i

/** Whether the database is gone, rather than the statement wrong. */
function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code: found } = error as { readonly code?: unknown }
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(isDatabaseGone)
  return (typeof found === 'string' && code.test(found)) || words.test(error.message)
}
