import { join } from 'node:path'
import type { Settings } from '../../settings.js'
import { SettingsError } from '../../settings-error.js'
import { fileKeyStore, memoryKeyStore } from './file-key-store.js'
import type { KeyStore } from './key-store.js'

const FILE = 'wallet-master.key'

/**
 * The key store of development: a file in the data folder, or memory where the rows are in memory too. Throws a
 * `SettingsError` in production, and for a database that would outlive the key: its wallets could not be opened again.
 */
export async function developmentKeyStore({
  mode,
  database,
  dataDir,
}: Pick<Settings, 'mode' | 'database' | 'dataDir'>): Promise<KeyStore> {
  if (mode === 'production')
    throw new SettingsError(['MODE: is production, which needs a KMS for the keys of wallets. Set WALLET_KMS_URL'])
  if (database.kind === 'memory') return memoryKeyStore()
  if (dataDir === undefined)
    throw new SettingsError(['DATA_DIR=memory: the rows stay. Write a folder for the master key'])
  return fileKeyStore(join(dataDir, FILE))
}
