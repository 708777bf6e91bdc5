import type { MiddlewareHandler } from 'hono'
import type { Env } from '../backend.js'
import { Problem } from '../http/problem.js'

/** A request may take this long, in ms. */
const HANDLER_MS = 15_000

/** Answers 503 when a handler takes too long; what the handler says after that is dropped. */
export function deadlineGuard(ms = HANDLER_MS): MiddlewareHandler<Env> {
  return async (_, next) => {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Problem(503, 'deadline', 'This took too long. Try again in a moment.')), ms)
    })
    try {
      await Promise.race([next(), late])
    } finally {
      clearTimeout(timer)
    }
  }
}
