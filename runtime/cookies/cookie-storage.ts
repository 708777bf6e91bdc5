import type { RawStorage } from '../core/host.js'
import type { CookieJar } from '../core/host-cookies.js'
import { createStorage } from '../core/storage.js'
import { createPersistence } from '../session/persist.js'
import { cookieLifetime, cookieName } from './cookie-name.data.js'
import { writeCookieText } from './cookie-text.js'

/**
 * Storage that repeats the remembered accounts in a cookie, so that the next request carries them to the server. The
 * cookie follows every write, and what is stored when the kit starts: it may be older than what is stored, or be left
 * from before the storage was emptied.
 */
export function cookieStorage(inner: RawStorage, jar: CookieJar): RawStorage {
  const persistence = createPersistence(createStorage(inner))
  const follow = (): void => {
    const text = writeCookieText(persistence.load())
    const value = text === undefined ? '=; Max-Age=0' : `=${text}; Max-Age=${cookieLifetime}`
    jar.set(`${cookieName}${value}; Path=/; SameSite=Lax`)
  }
  return {
    get: (key) => inner.get(key),
    set(key, value) {
      inner.set(key, value)
      follow()
    },
    watch(onChange) {
      follow()
      return inner.watch(onChange)
    },
  }
}
