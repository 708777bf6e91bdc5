import type { Backend, Worker } from '../../backend.js'
import { SettingsError } from '../../settings-error.js'
import { developmentKeyStore } from './development-key-store.js'
import type { KeyStore } from './key-store.js'
import { checkKeyStore, type TransitKeyStore, transitKeyStore } from './transit-key-store.js'

/** How long it waits between two looks at a KMS that did not answer, in ms. */
const AGAIN_MS = 30_000

/** The key store of the settings. */
export interface OpenedKeyStore {
  readonly keys: KeyStore
  /** Looks at a KMS until it was seen to work, once. */
  readonly worker?: Worker
  /** Why the KMS does not work now, for `/health`; `undefined` where it does, or there is none. */
  fault(): string | undefined
}

/**
 * Opens the key store of the settings: the KMS, and in development without one the file. A KMS that does not answer is
 * logged: everything but wallets is served, and it may come. Throws a `SettingsError` for one that does not keep wallets
 * apart, for production without one, and what `developmentKeyStore` throws.
 */
export async function openKeyStore(backend: Backend): Promise<OpenedKeyStore> {
  const { settings, fetch, signal, clock } = backend
  if (!settings.kms) return { keys: await developmentKeyStore(settings), fault: () => undefined }
  const keys = transitKeyStore(settings.kms, { fetch, signal })
  let isSeen = await look(backend, keys)
  const worker: Worker = {
    name: 'wallet-keys',
    async run() {
      while (!signal.aborted) {
        await clock.sleep(AGAIN_MS, signal).catch(() => {})
        if (!isSeen && !signal.aborted) isSeen = await look(backend, keys)
      }
    },
  }
  return { keys, worker, fault: keys.fault }
}

/** Whether it works. */
async function look({ log, signal }: Pick<Backend, 'log' | 'signal'>, keys: TransitKeyStore): Promise<boolean> {
  try {
    await checkKeyStore(keys)
    return true
  } catch (err) {
    if (err instanceof SettingsError) throw err
    if (!signal.aborted) log.error({ err }, 'the KMS does not answer as it should: no wallet is made or opened')
    return false
  }
}
