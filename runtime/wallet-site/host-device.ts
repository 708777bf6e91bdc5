/** Keeps one record for all documents of the site. */
export interface DeviceStore {
  /**
   * Reads what is kept and writes what `change` makes of it, with no other document in between; `undefined` writes nothing.
   * `found` may be anything: it was written by an earlier version. Rejects where storage is denied, full or gone.
   */
  update(change: (found: unknown) => unknown): Promise<void>
}

/** Web Cryptography, as far as a device needs it. */
export type DeviceCrypto = Pick<Crypto, 'getRandomValues'> & {
  readonly subtle: Pick<SubtleCrypto, 'generateKey' | 'exportKey' | 'sign' | 'digest'>
}

const DATABASE = 'wallet'
const STORE = 'device'
const RECORD = 'this'

/** Web Cryptography as the browser has it. */
export function browserCrypto(): DeviceCrypto {
  return crypto
}

/** Keeps the record in IndexedDB, which alone takes keys that no script can read. */
export function browserDeviceStore(): DeviceStore {
  return {
    async update(change) {
      // A connection that is kept open is cut when the browser clears the site's data, so each update has one of its own.
      const database = await open()
      try {
        await once(database, change)
      } finally {
        database.close()
      }
    },
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
    request.onblocked = () => reject(new Error('The database is blocked.'))
  })
}

function once(database: IDBDatabase, change: (found: unknown) => unknown): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, 'readwrite')
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
    const store = transaction.objectStore(STORE)
    const read = store.get(RECORD)
    read.onsuccess = () => {
      try {
        const next = change(read.result)
        if (next !== undefined) store.put(next, RECORD)
      } catch (cause) {
        reject(cause)
        transaction.abort()
      }
    }
  })
}
