/** What a request of the page came to, in a form that crosses from the test to the page. */
export type Outcome =
  | { readonly result: unknown }
  | { readonly error: { readonly code: number; readonly message: string } }

/** What the script of a page is told. */
export interface PageScript {
  /** What the wallet says about itself (EIP-6963). */
  readonly info: Readonly<Record<string, string>>
  /** Global that takes a request to the test. */
  readonly binding: string
  /** Global that takes an event from the test. */
  readonly channel: string
}

/**
 * Runs in every frame before the page's own scripts, as an extension's does: announces a provider by EIP-6963 whose
 * requests go to the test. It is sent as text, so it uses nothing from outside itself.
 */
export function announceInPage({ info, binding, channel }: PageScript): void {
  // Playwright puts the binding there under a name that no type knows.
  const page = window as unknown as Record<string, (request: unknown) => Promise<Outcome>>
  const listeners = new Map<string, Set<(payload: unknown) => void>>()
  const provider = {
    async request({ method, params }: { readonly method: string; readonly params?: unknown }) {
      const outcome = await page[binding]?.({ method, params })
      if (outcome && 'result' in outcome) return outcome.result
      const { code = 4900, message = 'The test wallet is gone.' } = outcome?.error ?? {}
      throw Object.assign(new Error(message), { code })
    },
    on(event: string, listener: (payload: unknown) => void) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
      return provider
    },
    removeListener(event: string, listener: (payload: unknown) => void) {
      listeners.get(event)?.delete(listener)
      return provider
    },
  }
  const hear = ([event, payload]: readonly [string, unknown]) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(payload)
  }
  Object.defineProperty(window, channel, { value: hear })
  const detail = Object.freeze({ info: Object.freeze({ ...info }), provider })
  const announce = () => void window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', announce)
  announce()
}
