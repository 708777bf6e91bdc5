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
   * Leads it to a checked address. What is shown there cannot reach this page, unless it keeps its opener
   * (`keepsOpener`): to answer by it, or to be closed from here once another site has loaded.
   */
  lead(href: string, options?: { readonly keepsOpener?: boolean }): void
  /** Calls back with what its page posts here, from exactly this origin. The returned function stops. */
  onMessage(origin: string, listener: (data: unknown) => void): () => void
  close(): void
}

/** How long a closing window waits for the page that is on its way to it, and how often that is looked at, in ms. */
const ARRIVAL_MS = 10_000
const LOOK_MS = 50

/** Marks the empty page of a window that was led on, for everyone here who has that window. */
const LED = 'led'

/** Windows as the browser has them. */
export function browserWindows(): PageWindows {
  return {
    open() {
      // FACTS 9.4.
      const opened = window.open('', 'popupWindow', 'width=600,height=800,scrollbars=yes')
      if (!opened) return null
      const closeLater = (latest: number) => {
        if (isOnItsWay(opened) && Date.now() < latest) setTimeout(() => closeLater(latest), LOOK_MS)
        else opened.close()
      }
      return {
        get isClosed() {
          return opened.closed
        },
        lead(href, { keepsOpener = false } = {}) {
          prepare(opened, keepsOpener)
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
        close: () => closeLater(Date.now() + ARRIVAL_MS),
      }
    },
  }
}

/** Before the page is called up. A window of an earlier click may show another site still, which nothing here can change. */
function prepare(opened: Window, keepsOpener: boolean): void {
  try {
    opened.document.documentElement.dataset[LED] = ''
    // Else the page could lead this one away.
    if (!keepsOpener) opened.opener = null
  } catch {
    // It stays as it was prepared then.
  }
}

/**
 * Whether a page was called up and is not there yet: Chromium says that it closes such a window, and does not. What another
 * site shows cannot be read.
 */
function isOnItsWay(opened: Window): boolean {
  try {
    return !opened.closed && LED in opened.document.documentElement.dataset
  } catch {
    return false
  }
}
