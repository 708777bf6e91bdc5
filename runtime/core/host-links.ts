/** What links need to see of the page and do to it. Fetched with the first screen that has one; a host may bring its own. */
export interface LinkPage {
  /** What the browser says of itself now. */
  look(): PageLook
  /** Follows a checked link; the new page knows nothing of this one. */
  open(href: string, target: '_self' | '_top' | '_blank'): void
}

/** What the browser says of itself and of the page. */
export interface PageLook {
  readonly userAgent: string
  /** Fingers the screen feels at once. */
  readonly touchPoints: number
  /** Address of the page. */
  readonly href: string
  readonly isFramed: boolean
  readonly hasTelegramBridge: boolean
  readonly isVisible: boolean
}

/** The page as the browser has it. */
export function browserLinkPage(): LinkPage {
  return {
    look: () => ({
      userAgent: navigator.userAgent,
      touchPoints: navigator.maxTouchPoints,
      href: window.location.href,
      isFramed: window.parent !== window,
      hasTelegramBridge: 'TelegramWebviewProxy' in window || 'TelegramWebviewProxyProto' in window,
      isVisible: document.visibilityState === 'visible',
    }),
    open(href, target) {
      window.open(href, target, 'noreferrer noopener')
    },
  }
}
