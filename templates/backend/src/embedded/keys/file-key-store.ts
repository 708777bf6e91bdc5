import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { chmod, link, mkdir, readFile, stat, unlink, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { SettingsError } from '../../settings-error.js'
import type { KeyContext, KeyStore } from './key-store.js'
import { openBytes, sealBytes } from './sealed-bytes.js'

const KEY_BYTES = 32

/**
 * The key store of development: a master key of 32 bytes in a file that its owner alone may read. It is made when it is
 * not there; of processes that make it at once all use the same. Throws a `SettingsError` for a file that others may
 * read, or that holds no key: the wallets behind it could not be opened.
 */
export async function fileKeyStore(path: string): Promise<KeyStore> {
  const key = (await readKey(path)) ?? (await makeKey(path))
  return masterKeyStore(key)
}

/** A key store that goes with the process, for a database that does too. */
export function memoryKeyStore(): KeyStore {
  return masterKeyStore(randomBytes(KEY_BYTES))
}

function masterKeyStore(key: Uint8Array): KeyStore {
  const kid = createHash('sha256').update('modal-kit master key').update(key).digest('hex').slice(0, 16)
  return {
    async wrap(dataKey, context) {
      const { iv, ct } = sealBytes(key, aboutOf(kid, context), dataKey)
      return { kid, wrapped: `${iv}.${ct}` }
    },
    async unwrap({ kid: wanted, wrapped }, context) {
      if (wanted !== kid) throw new Error(`The key of this wallet was wrapped by the master key ${wanted}, not ${kid}`)
      const [iv = '', ct = ''] = wrapped.split('.')
      return openBytes(key, aboutOf(kid, context), { iv, ct })
    },
  }
}

function aboutOf(kid: string, { projectId, userId, walletId }: KeyContext): string {
  return JSON.stringify([kid, projectId, userId, walletId])
}

async function readKey(path: string): Promise<Uint8Array | undefined> {
  const key = await readFile(path).catch((cause: unknown) => {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return undefined
    throw cause
  })
  if (!key) return undefined
  if (key.length !== KEY_BYTES) {
    throw new SettingsError([`${path}: is no master key of ${KEY_BYTES} bytes. Put back the one that it was`])
  }
  const { mode } = await stat(path)
  // Windows has no such bits.
  if (process.platform !== 'win32' && (mode & 0o077) !== 0) {
    throw new SettingsError([`${path}: others may read the master key of the wallets. Write: chmod 600 ${path}`])
  }
  return key
}

/** Written beside its place and then linked there, which fails where another process was first. */
async function makeKey(path: string): Promise<Uint8Array> {
  await mkdir(dirname(path), { recursive: true })
  const own = `${path}.${randomUUID()}`
  const key = randomBytes(KEY_BYTES)
  try {
    await writeFile(own, key, { flag: 'wx', mode: 0o600, flush: true })
    await chmod(own, 0o600)
    await link(own, path)
    return key
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === 'EEXIST')) throw cause
    const other = await readKey(path)
    if (!other) throw cause
    return other
  } finally {
    await unlink(own).catch(() => {})
  }
}
