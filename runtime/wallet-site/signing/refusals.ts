import { SiteError } from '../site-error.js'

/** Class P2 and P3 of SECURITY 2.8. */
export function needsWindow(): SiteError {
  return new SiteError('This needs the wallet window, which this version does not have')
}

/** Class X of SECURITY 2.8. */
export function notAllowed(): SiteError {
  return new SiteError('Requested RPC call is not allowed')
}

/** The app reads a person's "no" in it: code 4001 of EIP-1193. */
export function rejected(): SiteError {
  return new SiteError('User rejected')
}
