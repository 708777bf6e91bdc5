/** Windows that the page opens for a site of somebody else. */
export interface PageWindows {
  /** Opens an empty one; `null` where the browser refused. Only inside a click does it let a page open one. */
  open(): PageWindow | null
}

/** A window that this page has opened. */
export interface PageWindow {
  /** A site that cuts itself off looks closed too (COOP): it says nothing of what the person did. */
  readonly isClosed: boolean
  /**
   * Leads it to a checked address. What is shown there cannot reach this page, unless it answers by its opener
   * (`keepsOpener`).
   */
  lead(href: string, options?: { readonly keepsOpener?: boolean }): void
  /** Calls back with what its page posts here, from exactly this origin. The returned function stops. */
  onMessage(origin: string, listener: (data: unknown) => void): () => void
  close(): void
}

/** Windows as the browser has them. */
export function browserWindows(): PageWindows {
  return {
    open() {
      // FACTS 9.4.
      const opened = window.open('', 'popupWindow', 'width=600,height=800,scrollbars=yes')
      if (!opened) return null
      return {
        get isClosed() {
          return opened.closed
        },
        lead(href, { keepsOpener = false } = {}) {
          // Else the page could lead this one away.
          if (!keepsOpener) opened.opener = null
          opened.location.replace(href)
          opened.focus()
        },
        onMessage(origin, listener) {
          const hear = ({ source, origin: sender, data }: MessageEvent) => {
            if (source === opened && sender === origin) listener(data)
          }
          window.addEventListener('message', hear)
          return () => window.removeEventListener('message', hear)
        },
        close: () => opened.close(),
      }
    },
  }
}
