import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { developmentKeyStore } from './development-key-store.js'
import { fileKeyStore } from './file-key-store.js'

const context = { projectId: 'shop', userId: 'user-1', walletId: 'wallet-1' }
let folder = ''
let path = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'modal-kit-keys-'))
  path = join(folder, 'data/wallet-master.key')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('behavior: the master key is made once, for its owner alone, and opens what was wrapped before a restart', async () => {
  const dataKey = Buffer.alloc(32, 7)
  const wrapped = await (await fileKeyStore(path)).wrap(dataKey, context)
  expect([statSync(path).mode & 0o777, statSync(path).size]).toEqual([0o600, 32])
  expect(Buffer.from(await (await fileKeyStore(path)).unwrap(wrapped, context)).equals(dataKey)).toBe(true)
  expect(wrapped.wrapped).not.toContain(readFileSync(path).toString('base64url').slice(0, 8))
})

test('behavior: of many starts at once all use the same key, and nothing else is left', async () => {
  const stores = await Promise.all(Array.from({ length: 8 }, () => fileKeyStore(path)))
  const { kid } = (await stores[0]?.wrap(Buffer.alloc(32), context)) ?? {}
  for (const store of stores) expect((await store.wrap(Buffer.alloc(32), context)).kid).toBe(kid)
  expect(readdirSync(join(folder, 'data'))).toEqual(['wallet-master.key'])
})

test('error: a file that others may read, or that is no key, is refused and named', async () => {
  await fileKeyStore(path)
  chmodSync(path, 0o640)
  await expect(fileKeyStore(path)).rejects.toThrow(`chmod 600 ${path}`)
  chmodSync(path, 0o600)
  writeFileSync(path, 'short')
  await expect(fileKeyStore(path)).rejects.toThrow(`${path}: is no master key`)
})

test('error: a wrapped key of another wallet, user or project stays closed', async () => {
  const store = await fileKeyStore(path)
  const wrapped = await store.wrap(Buffer.alloc(32), context)
  for (const change of [{ walletId: 'wallet-2' }, { userId: 'user-2' }, { projectId: 'other' }]) {
    await expect(store.unwrap(wrapped, { ...context, ...change })).rejects.toThrow()
  }
})

test('error: production has no such key store, nor have rows that outlive it', async () => {
  const database = { kind: 'postgres', url: 'postgres://127.0.0.1/x' } as const
  await expect(developmentKeyStore({ mode: 'production', database, dataDir: folder })).rejects.toThrow('KMS')
  await expect(developmentKeyStore({ mode: 'development', database })).rejects.toThrow('DATA_DIR=memory')
  await developmentKeyStore({ mode: 'development', database, dataDir: join(folder, 'data') })
  expect(readdirSync(join(folder, 'data'))).toEqual(['wallet-master.key'])
})
