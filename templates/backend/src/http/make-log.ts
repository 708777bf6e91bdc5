import { type DestinationStream, type Logger, pino } from 'pino'

/** What of an error is logged: no values of rows, no addresses, which drivers attach to theirs. */
interface LoggedError {
  readonly type: string
  readonly code?: string
  readonly message: string
  readonly stack?: string
  readonly cause?: LoggedError
  readonly errors?: readonly LoggedError[]
}

const LONGEST = 2_000
const DEPTH = 4

/** The log: one JSON line each, without personal data. `level` is one of pino's. */
export function makeLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    serializers: { err: (error: unknown) => describeError(error) },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** An error as the log writes it. */
export function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error).slice(0, LONGEST) }
  const { code } = error as { readonly code?: unknown }
  const { shortMessage } = error as { readonly shortMessage?: unknown }
  // The message of viem's errors goes on with the whole call: addresses, amounts, signed data.
  const message = typeof shortMessage === 'string' ? shortMessage : error.message
  const errors = error instanceof AggregateError ? error.errors.slice(0, 10) : []
  return {
    type: error.name,
    ...(typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {}),
    message: message.slice(0, LONGEST),
    ...(error.stack ? { stack: error.stack.replace(error.message, message).slice(0, LONGEST) } : {}),
    ...(error.cause !== undefined && depth < DEPTH ? { cause: describeError(error.cause, depth + 1) } : {}),
    ...(errors.length > 0 && depth < DEPTH ? { errors: errors.map((each) => describeError(each, depth + 1)) } : {}),
  }
}
