import type { Kit, Wiring } from '../contract/kit.js'
import type { SessionState } from '../contract/session.js'
import { browserHost, type Host } from '../core/host.js'
import { browserCookies, type CookieJar } from '../core/host-cookies.js'
import { createModalKit } from '../kit.js'
import { restoredState } from '../session/session-state.js'
import { cookieStorage } from './cookie-storage.js'
import { readCookieText } from './cookie-text.js'

/** What such a kit may be made from instead of the browser's own parts. */
export interface CookieKitOptions {
  readonly host?: Host
  readonly jar?: CookieJar
}

/**
 * Makes a kit whose first render knows the last account: give it to `<ModalKit kit={…}>`. `cookie` is what
 * `readKitCookie` found in the request; the browser must be given the very same text, since what it renders first must
 * be what the server has rendered. The account is then `reconnecting` with its address, and its
 * `remembered.connectorId` is empty: a cookie is a hint for the first paint, never proof of an account. It costs what
 * `createModalKit` costs, and keeps the cookie up to date in the browser.
 */
export function createCookieKit(
  wiring: Wiring,
  cookie: string | undefined,
  { host = browserHost(), jar = browserCookies() }: CookieKitOptions = {},
): Kit {
  const kit = createModalKit(wiring, { ...host, storage: cookieStorage(host.storage, jar) })
  const { state } = kit.session
  // The server snapshot is what the cell began with. This kit has no subscriber yet, so it may begin with more.
  Object.assign(state, { initial: firstState(state.initial, cookie) })
  return kit
}

/** The state before anything was restored, with the namespaces that the cookie names. */
function firstState(initial: SessionState, cookie: string | undefined): SessionState {
  const saved = cookie === undefined ? undefined : readCookieText(cookie)
  if (!saved) return initial
  const namespaces = Object.keys(initial.namespaces) as (keyof SessionState['namespaces'])[]
  return restoredState(namespaces, saved, initial.caipNetworkId, false)
}
