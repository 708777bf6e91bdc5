/** Name of the cookie that tells a server which account was connected. */
export const cookieName = 'modal-kit'

/** Seconds it lasts; each visit sets it again. */
export const cookieLifetime = 30 * 24 * 60 * 60
