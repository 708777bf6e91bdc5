/**
 * The entry `create-modal-kit/cookies`: a server render that knows the last account. Works in server components too.
 */
export { type CookieKitOptions, createCookieKit } from './cookies/create-cookie-kit.js'
export { readKitCookie } from './cookies/read-kit-cookie.js'
export type { CookieJar } from './core/host-cookies.js'
