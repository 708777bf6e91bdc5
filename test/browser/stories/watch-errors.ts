/** What nobody handled, and what was written to the console as an error. */
export interface Errors {
  readonly seen: string[]
  stop(): void
}

/** Watches for errors of the page, until it is stopped. */
export function watchErrors(): Errors {
  const seen: string[] = []
  const { error } = console
  console.error = (...told: unknown[]) => {
    seen.push(`console.error: ${told.map(String).join(' ')}`)
  }
  const onRejection = (event: PromiseRejectionEvent) => {
    event.preventDefault()
    seen.push(`unhandled rejection: ${event.reason}`)
  }
  const onError = (event: ErrorEvent) => {
    seen.push(`error: ${event.message}`)
  }
  window.addEventListener('unhandledrejection', onRejection)
  window.addEventListener('error', onError)
  return {
    seen,
    stop() {
      console.error = error
      window.removeEventListener('unhandledrejection', onRejection)
      window.removeEventListener('error', onError)
    },
  }
}
