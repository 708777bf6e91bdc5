import { randomBytes, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { askJson, ProviderError } from '../../http/ask-json.js'
import type { TransitSettings } from '../../settings.js'
import { SettingsError } from '../../settings-error.js'
import type { KeyContext, KeyStore } from './key-store.js'

/** What it asks with. */
export interface TransitParts {
  readonly fetch: typeof globalThis.fetch
  /** Aborted when the backend stops. */
  readonly signal: AbortSignal
  /** How long one answer may take, in ms; 5 s where it is left out. */
  readonly deadlineMs?: number
}

/** A key store that can be asked how it is. */
export interface TransitKeyStore extends KeyStore {
  /** Why the last answer did not come as it should; `undefined` once one did. */
  fault(): string | undefined
}

const DEADLINE_MS = 5_000
const KEY_BYTES = 32
const TOKEN_LONGEST = 4_096
const NAME = 'The KMS'

const token = z.string().regex(/^[\x21-\x7e]+$/)
/** `vault:v1:` in OpenBao too: the version of the key, and what it made. */
const sealed = z.object({
  data: z.object({ ciphertext: z.string().regex(/^vault:v[0-9]{1,9}:[A-Za-z0-9+/=]{1,1000}$/) }),
})
const opened = z.object({ data: z.object({ plaintext: z.base64().max(1_000) }) })

/**
 * The key store of production: the Transit engine of an OpenBao or HashiCorp Vault of the operator (SECURITY 2.6). The
 * master key never leaves it, and encrypts with the ids of project, user and wallet as associated data. Every call throws
 * a `ProviderError` when the store is late, refuses, or answers in another shape.
 */
export function transitKeyStore(
  { url, mount, key, ...given }: TransitSettings,
  { fetch, signal, deadlineMs = DEADLINE_MS }: TransitParts,
): TransitKeyStore {
  const kid = `${mount}/${key}`
  let fault: string | undefined

  /** Asks, and remembers how it went. */
  async function ask<T extends z.ZodType>(action: 'encrypt' | 'decrypt', body: object, answer: T) {
    const place = new URL(`${url}/v1/${mount}/${action}/${key}`)
    try {
      const headers = { 'x-vault-token': await readToken(given), 'x-vault-request': 'true' }
      const question = { provider: NAME, url: place, method: 'POST', headers, body, answer, deadlineMs } as const
      const result = await askJson({ fetch, signal }, question)
      fault = undefined
      return result
    } catch (cause) {
      // A ciphertext that does not open is no fault of the store.
      const isClosed = action === 'decrypt' && isRefusal(cause)
      fault = isClosed || signal.aborted || !(cause instanceof Error) ? undefined : cause.message
      throw cause
    }
  }

  return {
    fault: () => fault,
    async wrap(dataKey, context) {
      const plaintext = Buffer.from(dataKey.buffer, dataKey.byteOffset, dataKey.byteLength).toString('base64')
      const { data } = await ask('encrypt', { plaintext, associated_data: aboutOf(context) }, sealed)
      return { kid, wrapped: data.ciphertext }
    },
    async unwrap({ kid: wanted, wrapped }, context) {
      if (wanted !== kid) throw new Error(`The key of this wallet was wrapped by the key ${wanted}, not ${kid}`)
      const { data } = await ask('decrypt', { ciphertext: wrapped, associated_data: aboutOf(context) }, opened)
      const dataKey = Buffer.from(data.plaintext, 'base64')
      if (dataKey.length !== KEY_BYTES) throw new ProviderError(`${NAME} opened a key of another length`)
      return dataKey
    },
  }
}

/**
 * Checks that the store encrypts, opens what it has encrypted, and opens it for no other wallet: a key of another type, or
 * a Vault before 1.9, does not look at associated data. Throws a `SettingsError` for such a one, and what the store throws.
 */
export async function checkKeyStore(keys: KeyStore): Promise<void> {
  const dataKey = randomBytes(KEY_BYTES)
  const context = { projectId: 'check', userId: 'check', walletId: randomUUID() }
  const wrapped = await keys.wrap(dataKey, context)
  const again = await keys.unwrap(wrapped, context)
  const isSame = dataKey.equals(again)
  const isBound = await keys.unwrap(wrapped, { ...context, walletId: randomUUID() }).then(() => false, needRefusal)
  if (isSame && isBound) return
  const fault = isSame ? 'opens what it has encrypted for another wallet' : 'does not open what it has encrypted'
  const way = 'Make a key of type aes256-gcm96, in OpenBao or Vault 1.9 and newer'
  throw new SettingsError([`WALLET_KMS_KEY: ${fault}. ${way}`])
}

function needRefusal(cause: unknown): true {
  if (isRefusal(cause)) return true
  throw cause
}

/** Whether the store has looked at the ciphertext, and does not open it. */
function isRefusal(cause: unknown): boolean {
  return cause instanceof ProviderError && cause.status === 400
}

/** What the ciphertext is bound to, in base64. */
function aboutOf({ projectId, userId, walletId }: KeyContext): string {
  return Buffer.from(JSON.stringify([projectId, userId, walletId])).toString('base64')
}

/** Read at each call: an agent beside the backend renews the file. What it throws is told by `/health`, without a path. */
async function readToken({ token: fixed, tokenFile }: Pick<TransitSettings, 'token' | 'tokenFile'>): Promise<string> {
  if (tokenFile === undefined) return fixed ?? ''
  const text = await readFile(tokenFile, 'utf8').catch((cause: unknown) => {
    throw new ProviderError('The file with the token of the KMS can’t be read', { cause })
  })
  const read = token.safeParse(text.trim())
  if (!read.success || text.length > TOKEN_LONGEST) {
    throw new ProviderError('The file with the token of the KMS holds none')
  }
  return read.data
}
