import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { z } from 'zod'

/** One reason a request was refused. `name` is for code, `description` for people. */
export interface Reason {
  readonly name: string
  readonly description: string
}

/**
 * An answer that is not what was asked for: thrown anywhere below a route, told as `{reasons: [{name, description}]}`.
 * Its words reach the client: no secret, no SQL, no upstream text in them.
 */
export class Problem extends Error {
  override readonly name = 'Problem'
  readonly status: ContentfulStatusCode
  readonly reasons: readonly Reason[]
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: ContentfulStatusCode,
    name: string,
    description: string,
    options: { readonly headers?: Readonly<Record<string, string>>; readonly cause?: unknown } = {},
  ) {
    super(description, { cause: options.cause })
    this.status = status
    this.reasons = [{ name, description }]
    this.headers = options.headers ?? {}
  }
}

/** Writes a problem as the response. */
export function answerProblem(c: Context, problem: Problem): Response {
  return c.json({ reasons: problem.reasons }, problem.status, { ...problem.headers })
}

/**
 * Decodes input of a client. Throws a `Problem` 400 that names the first wrong field: `amount: is no whole number…`.
 */
export function decode<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const result = schema.safeParse(input)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  const path = issue?.path.join('.') ?? ''
  throw new Problem(400, 'invalid_input', `${path ? `${path}: ` : ''}${issue?.message ?? 'is not valid'}`.slice(0, 300))
}
