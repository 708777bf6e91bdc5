import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../../../test/setup/runs.js'
import { type Envelope, makeWallet, readAddresses, withSecret } from './envelope.js'
import { memoryKeyStore } from './file-key-store.js'
import type { KeyStore } from './key-store.js'

const context = { projectId: 'shop', userId: 'user-1', walletId: 'wallet-1' }

test('behavior: the envelope of a new wallet opens to its addresses, and no two wallets are alike', async () => {
  const keys = memoryKeyStore()
  const [first, second] = [await makeWallet(keys, context), await makeWallet(keys, context)]
  expect(first.envelope).toMatchObject({ v: 1, walletId: 'wallet-1', kind: 'operator' })
  expect(await readAddresses(keys, context, first.envelope)).toEqual(first.addresses)
  expect(second.addresses).not.toEqual(first.addresses)
  expect(new Set([first, second].flatMap(({ envelope: { iv, ct, wrapped } }) => [iv, ct, wrapped])).size).toBe(6)
})

test('behavior: the secret is there as long as it is used, and overwritten then, whatever happens', async () => {
  const keys = memoryKeyStore()
  const { envelope } = await makeWallet(keys, context)
  const seen: Uint8Array[] = []
  const copy = await withSecret(keys, context, envelope, async (secret) => {
    seen.push(secret)
    return Buffer.from(secret)
  })
  expect([copy.length, copy.every((byte) => byte === 0)]).toEqual([32, false])
  const failing = withSecret(keys, context, envelope, (secret) => {
    seen.push(secret)
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(seen).toHaveLength(2)
  for (const secret of seen) expect(secret.every((byte) => byte === 0)).toBe(true)
})

test.each([
  ['user', { ...context, userId: 'user-2' }],
  ['project', { ...context, projectId: 'other' }],
  ['wallet', { ...context, walletId: 'wallet-2' }],
])('error: an envelope of another %s does not open', async (_, other) => {
  const keys = memoryKeyStore()
  const { envelope } = await makeWallet(keys, context)
  await expect(readAddresses(keys, other, envelope)).rejects.toThrow()
  // Nor with the ids of the other written into it.
  await expect(readAddresses(keys, other, { ...envelope, walletId: other.walletId })).rejects.toThrow()
})

test('error: a key store that looks at no ids opens the key, and the envelope stays closed', async () => {
  const keys = memoryKeyStore()
  const lax: KeyStore = {
    wrap: (dataKey) => keys.wrap(dataKey, context),
    unwrap: (key) => keys.unwrap(key, context),
  }
  const { envelope } = await makeWallet(lax, context)
  for (const change of [{ userId: 'user-2' }, { projectId: 'other' }]) {
    await expect(readAddresses(lax, { ...context, ...change }, envelope)).rejects.toThrow()
  }
})

test('error: swapped between two users nothing opens, in whole or in part', async () => {
  const keys = memoryKeyStore()
  const other = { projectId: 'shop', userId: 'user-2', walletId: 'wallet-2' }
  const [own, theirs] = [await makeWallet(keys, context), await makeWallet(keys, other)]
  const parts: readonly Partial<Envelope>[] = [
    { ct: theirs.envelope.ct },
    { iv: theirs.envelope.iv },
    { ct: theirs.envelope.ct, iv: theirs.envelope.iv },
    { wrapped: theirs.envelope.wrapped },
    { ...theirs.envelope, walletId: context.walletId },
  ]
  for (const part of parts) await expect(readAddresses(keys, context, { ...own.envelope, ...part })).rejects.toThrow()
})

test('error: another master key opens nothing', async () => {
  const { envelope } = await makeWallet(memoryKeyStore(), context)
  await expect(readAddresses(memoryKeyStore(), context, envelope)).rejects.toThrow('wrapped by the master key')
})

test('error: a key store that wraps wrongly gives out no wallet', async () => {
  const good = memoryKeyStore()
  const lossy = { ...good, unwrap: async () => new Uint8Array(32) }
  await expect(makeWallet(lossy, context)).rejects.toThrow()
})

test('error: with one bit changed nothing opens', async () => {
  const keys = memoryKeyStore()
  const { envelope } = await makeWallet(keys, context)
  const fields = ['iv', 'ct', 'wrapped'] as const
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...fields), fc.nat(), fc.integer({ min: 0, max: 5 }), async (field, at, bit) => {
      const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
      const text = envelope[field]
      const letters = [...text].flatMap((letter, index) => (alphabet.includes(letter) ? [index] : []))
      const place = letters[at % letters.length] ?? 0
      const letter = alphabet[alphabet.indexOf(text[place] ?? '') ^ (1 << bit)] ?? ''
      const changed = `${text.slice(0, place)}${letter}${text.slice(place + 1)}`
      const sameBytes = changed
        .split('.')
        .every((part, index) =>
          Buffer.from(part, 'base64url').equals(Buffer.from(text.split('.')[index] ?? '', 'base64url')),
        )
      // The last letter of base64url may have bits that stand for nothing.
      fc.pre(!sameBytes)
      await expect(readAddresses(keys, context, { ...envelope, [field]: changed })).rejects.toThrow()
    }),
    { numRuns: runs(1_000) },
  )
})
