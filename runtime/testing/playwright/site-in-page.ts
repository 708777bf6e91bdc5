/** What the page of the wallet's site tells the test. */
export type SiteEvent =
  /** A document of it has begun, in pages of these origins, the nearest first; `undefined` where the browser does not tell. */
  | { readonly type: 'start'; readonly ancestors: readonly string[] | undefined }
  /** Its window got a message; `port` is the number of a port that came along. */
  | {
      readonly type: 'message'
      readonly isParent: boolean
      readonly origin: string
      readonly data: unknown
      readonly ports: readonly number[]
    }
  /** One of its ports got a message. */
  | { readonly type: 'port'; readonly port: number; readonly data: unknown }

/** What the test has the page do. */
export type SiteAct =
  | { readonly type: 'post'; readonly data: unknown; readonly origin: string }
  | { readonly type: 'port'; readonly port: number; readonly data: unknown }
  | { readonly type: 'close'; readonly port: number }

/** What the script of the page is told. */
export interface SiteScript {
  /** Global that takes an event to the test. */
  readonly binding: string
  /** Global that takes an act from the test. */
  readonly channel: string
}

/**
 * Runs in the page of the wallet's site: takes what its window and its ports get to the test, and does what that says. It
 * is sent as text, so it uses nothing from outside itself.
 */
export function siteInPage({ binding, channel }: SiteScript): void {
  // Playwright puts the binding there under a name that no type knows.
  const page = window as unknown as Record<string, (event: unknown) => Promise<void>>
  const ports: MessagePort[] = []
  const tell = (event: SiteEvent) => void page[binding]?.(event)
  window.addEventListener('message', ({ source, origin, data, ports: came }) => {
    const numbers = came.map((port) => {
      const number = ports.push(port) - 1
      port.onmessage = (message) => tell({ type: 'port', port: number, data: message.data })
      return number
    })
    tell({ type: 'message', isParent: source === window.parent, origin, data, ports: numbers })
  })
  const act = (asked: SiteAct) => {
    if (asked.type === 'post') window.parent.postMessage(asked.data, asked.origin)
    else if (asked.type === 'port') ports[asked.port]?.postMessage(asked.data)
    else ports[asked.port]?.close()
  }
  Object.defineProperty(window, channel, { value: act })
  // Firefox has no such list.
  const ancestors = window.location.ancestorOrigins as DOMStringList | undefined
  tell({ type: 'start', ancestors: ancestors && [...ancestors] })
}

/** What the script of a provider's page is told. */
export interface LoginScript {
  /** Global that takes the address of the page to the test, and gives what the person's answer is. */
  readonly binding: string
  /** It tells the page that opened it: the site has no server that the frame would hear it from. */
  readonly tellsOpener: boolean
}

/** Runs in a window, as the page of a provider does. It is sent as text, so it uses nothing from outside itself. */
export function loginInWindow({ binding, tellsOpener }: LoginScript): void {
  // Playwright puts the binding there under a name that no type knows.
  const page = window as unknown as Record<string, (href: string) => Promise<{ readonly resultUri: string }>>
  page[binding]?.(window.location.href).then((outcome) => {
    document.body.textContent = 'You can close this window.'
    // The page that opened it checks the sender.
    if (tellsOpener) window.opener?.postMessage(outcome, '*')
  })
}
