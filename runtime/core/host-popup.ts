/** Windows that the page, or a wallet's own code in it, opens. */
export interface PopupPage {
  /**
   * Does `work`, and gives the window it opened before it returned: `null` where the browser refused, `undefined` where
   * none was opened. A button that the wallet's code put on the page in place of a refused window is taken away again,
   * since it cannot be reached under a modal.
   */
  opening<T>(work: () => T): Opening<T>
  /** The Cross-Origin-Opener-Policy the page itself was served with; `undefined` where it has none or cannot be asked. */
  openerPolicy(): Promise<string | undefined>
}

/** What came of `work`. */
export interface Opening<T> {
  readonly result: T
  readonly popup: Popup | null | undefined
}

/** A window as its opener sees it: it is only compared, and asked whether it is still there. */
export interface Popup {
  readonly closed: boolean
}

/** Windows as the browser has them. */
export function browserPopups(): PopupPage {
  return {
    opening(work) {
      const { open } = window
      const { lastElementChild: last } = document.body
      let popup: Popup | null | undefined
      try {
        // Wallets open their window with a plain call, and nothing else tells whether the browser let them.
        window.open = (...args) => {
          // A page that may open none throws here.
          popup = null
          const opened = open.apply(window, args)
          popup = opened
          return opened
        }
      } catch {
        // A page that has frozen its globals: the window is not seen, and the wallet is waited for.
      }
      try {
        const result = work()
        const added = document.body.lastElementChild
        if (popup === null && added !== last) added?.remove()
        return { result, popup }
      } finally {
        if (window.open !== open) window.open = open
      }
    },
    async openerPolicy() {
      try {
        const { origin, pathname, search } = window.location
        const answer = await fetch(`${origin}${pathname}${search}`, { method: 'HEAD' })
        return answer.headers.get('Cross-Origin-Opener-Policy') ?? undefined
      } catch {
        return undefined
      }
    },
  }
}
