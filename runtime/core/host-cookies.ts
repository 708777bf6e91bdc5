/** The cookies of a page, to write to. */
export interface CookieJar {
  /** Sets one cookie: `name=value; Path=/`. `Secure` is added on https. Never throws. */
  set(cookie: string): void
}

/** The browser's own. Safe to call on a server, where setting one does nothing, as where cookies are refused. */
export function browserCookies(): CookieJar {
  return {
    set(cookie) {
      try {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in Safari and Firefox of our range.
        document.cookie = window.location.protocol === 'https:' ? `${cookie}; Secure` : cookie
      } catch {
        // A sandboxed frame may not have any: the first paint is then that of a new visitor.
      }
    },
  }
}
