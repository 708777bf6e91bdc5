/** The wallet's frame, as the page that embeds it sees it. */
export interface WalletFrame {
  /** Calls back after each load of a document in the frame: an error page and a blocked one count as well. */
  onLoad(listener: () => void): void
  /** Calls back with the directive, where the page's own Content-Security-Policy keeps the frame out. */
  onBlocked(listener: (directive: string) => void): void
  /** Calls back with what the frame's own window posts from exactly this origin. */
  onMessage(origin: string, listener: (data: unknown) => void): void
  /** Posts to the frame's window, which gets it only while it is at exactly this origin. */
  post(message: unknown, origin: string, ports?: readonly MessagePort[]): void
  /** Loads its document anew. */
  reload(): void
  /** Opens it over everything else, the modal included. `onCancel` is Escape outside the frame, or the button above it. */
  show(onCancel: () => void, cancelLabel: string): void
  hide(): void
  /** Takes it out of the page. Nothing is called back any more. */
  remove(): void
}

/** What a frame is put into the page with. */
export interface WalletFrameOptions {
  /** The whole address, with its query (SPEC §2). */
  readonly url: string
  /** Its accessible name. */
  readonly title: string
}

/** Where frames of wallets stand. */
export interface WalletFrames {
  /** The origin of the page itself. */
  readonly origin: string
  /** A channel whose ends speak to each other alone. */
  channel(): { readonly port1: MessagePort; readonly port2: MessagePort }
  /** An id that was not used before and cannot be guessed. */
  id(): string
  /** Opens a page of the wallet's own site, which finds the frame by its opener. Gives whether the browser let it. */
  openWindow(url: string): boolean
  /** Puts a hidden frame at the end of the page. It is never moved: a moved frame loads anew. */
  open(options: WalletFrameOptions): WalletFrame
}

/** What the frame may do (SECURITY 2.2); it is never allowed to move the page. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox'
const permissions = ['publickey-credentials-get', 'publickey-credentials-create', 'clipboard-write']

/**
 * Frames as the browser has them. Each stands in a dialog of its own from its first moment: opened, that is in front of the
 * modal, which would make anything outside itself inert.
 */
export function browserWalletFrames(): WalletFrames {
  return {
    origin: window.location.origin,
    channel: () => new MessageChannel(),
    id: () => crypto.randomUUID(),
    // FACTS 4.9. Nothing may cut it off from its opener: no noopener.
    openWindow: (url) => window.open(url, 'popupWindow', 'width=600,height=800,scrollbars=yes') !== null,
    open: openFrame,
  }
}

function openFrame({ url, title }: WalletFrameOptions): WalletFrame {
  const { origin } = new URL(url)
  const over = new AbortController()
  const { signal } = over
  const dialog = document.createElement('dialog')
  const frame = document.createElement('iframe')
  dialog.dataset['mkFrame'] = ''
  dialog.setAttribute('aria-label', title)
  // Spec names of the element (FACTS 4.1).
  frame.id = 'w3m-iframe'
  frame.name = 'w3m-secure-iframe'
  frame.title = title
  frame.setAttribute('sandbox', sandbox)
  frame.allow = permissions.map((name) => `${name} ${origin}`).join('; ')
  frame.referrerPolicy = 'strict-origin'
  frame.src = url
  const cancel = document.createElement('button')
  cancel.type = 'button'
  // A site that hangs must not hold the person.
  dialog.append(cancel, frame)
  let onCancel = () => {}
  dialog.addEventListener(
    'cancel',
    (event) => {
      event.preventDefault()
      onCancel()
    },
    { signal },
  )
  cancel.addEventListener('click', () => onCancel(), { signal })
  const mount = () => {
    // Before the page is parsed there is nowhere to put it.
    if (!signal.aborted) document.body.append(dialog)
  }
  return {
    onLoad(listener) {
      frame.addEventListener('load', listener, { signal })
      // Mounting comes last, so that the first load is heard.
      if (!frame.isConnected) mount()
    },
    onBlocked(listener) {
      document.addEventListener(
        'securitypolicyviolation',
        ({ blockedURI, effectiveDirective, disposition }) => {
          if (disposition === 'enforce' && /^(frame|child)-src$/.test(effectiveDirective) && isOf(blockedURI, origin))
            listener(effectiveDirective)
        },
        { signal },
      )
    },
    onMessage(from, listener) {
      window.addEventListener(
        'message',
        ({ source, origin: sender, data }) => {
          if (source === frame.contentWindow && source !== null && sender === from) listener(data)
        },
        { signal },
      )
    },
    post: (message, target, ports = []) => frame.contentWindow?.postMessage(message, target, [...ports]),
    reload() {
      // The same address again is a new document; the frame's own location is not the page's to touch.
      frame.src = url
    },
    show(cancelled, cancelLabel) {
      onCancel = cancelled
      cancel.setAttribute('aria-label', cancelLabel)
      if (!dialog.open) dialog.showModal()
    },
    hide: () => dialog.close(),
    remove() {
      over.abort()
      dialog.remove()
    },
  }
}

/** A report names the address, or its origin alone where it led elsewhere. */
function isOf(blocked: string, origin: string): boolean {
  return blocked === origin || blocked.startsWith(`${origin}/`)
}
