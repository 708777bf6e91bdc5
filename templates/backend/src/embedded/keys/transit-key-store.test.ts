import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refuseAll, startTransit, type TransitServer } from '../../../../../test/setup/transit-server.js'
import { makeWallet, readAddresses } from './envelope.js'
import { checkKeyStore, transitKeyStore } from './transit-key-store.js'

const TOKEN = 's.token-of-the-test'
const context = { projectId: 'shop', userId: 'user-1', walletId: 'wallet-1' }
const dataKey = Buffer.alloc(32, 7)
const stopping = new AbortController()
let transit: TransitServer
let folder = ''
beforeAll(async () => {
  transit = await startTransit(TOKEN)
  folder = mkdtempSync(join(tmpdir(), 'modal-kit-kms-'))
})
afterAll(async () => {
  stopping.abort(new Error('The test ends'))
  await transit?.stop()
  rmSync(folder, { recursive: true, force: true })
})
beforeEach(() => {
  transit.setFault(undefined)
  transit.setToken(TOKEN)
  transit.setBound(true)
})

function open(change = {}, deadlineMs = 5_000) {
  const settings = { url: transit.url, mount: 'transit', key: 'wallets', token: TOKEN, ...change }
  return transitKeyStore(settings, { fetch, signal: stopping.signal, deadlineMs })
}

describe('the wire', () => {
  test('behavior: a key is wrapped with the ids as associated data, and opens again, after a rotation too', async () => {
    const store = open()
    const wrapped = await store.wrap(dataKey, context)
    expect(wrapped).toEqual({ kid: 'transit/wallets', wrapped: expect.stringMatching(/^vault:v1:/) })
    const { path, token, body } = transit.questions.at(-1) ?? { body: {} }
    expect([path, token]).toEqual(['/v1/transit/encrypt/wallets', TOKEN])
    expect(body).toEqual({
      plaintext: dataKey.toString('base64'),
      associated_data: Buffer.from('["shop","user-1","wallet-1"]').toString('base64'),
    })
    transit.rotate()
    expect(Buffer.from(await store.unwrap(wrapped, context)).equals(dataKey)).toBe(true)
    expect((await store.wrap(dataKey, context)).wrapped).toMatch(/^vault:v2:/)
    expect(store.fault()).toBeUndefined()
  })

  test('behavior: a wallet that was made with it has the same addresses after a restart', async () => {
    const { addresses, envelope } = await makeWallet(open(), context)
    expect(await readAddresses(open(), context, envelope)).toEqual(addresses)
  })

  test.each(['projectId', 'userId', 'walletId'])('error: a wrapped key of another %s stays closed', async (field) => {
    const store = open()
    const wrapped = await store.wrap(dataKey, context)
    await expect(store.unwrap(wrapped, { ...context, [field]: 'other' })).rejects.toThrow('The KMS answered HTTP 400')
    // The store itself is well.
    expect(store.fault()).toBeUndefined()
  })

  test('error: a wrapped key that was changed, or is of another key, stays closed', async () => {
    const store = open()
    const { kid, wrapped } = await store.wrap(dataKey, context)
    const bytes = Buffer.from(wrapped.slice('vault:v1:'.length), 'base64')
    bytes[20] = (bytes[20] ?? 0) ^ 1
    const changed = `${wrapped.slice(0, wrapped.lastIndexOf(':'))}:${bytes.toString('base64')}`
    await expect(store.unwrap({ kid, wrapped: changed }, context)).rejects.toThrow('HTTP 400')
    const asked = transit.questions.length
    await expect(store.unwrap({ kid: 'transit/old', wrapped }, context)).rejects.toThrow('the key transit/old, not')
    expect(transit.questions).toHaveLength(asked)
  })
})

describe('the token', () => {
  test('behavior: that of a file is read at each call, so that an agent can renew it', async () => {
    const tokenFile = join(folder, 'token')
    writeFileSync(tokenFile, `${TOKEN}\n`)
    const store = open({ token: undefined, tokenFile })
    await store.wrap(dataKey, context)
    transit.setToken('s.the-next-one')
    await expect(store.wrap(dataKey, context)).rejects.toThrow('The KMS answered HTTP 403')
    expect(store.fault()).toBe('The KMS answered HTTP 403')
    writeFileSync(tokenFile, 's.the-next-one')
    await store.wrap(dataKey, context)
    expect([store.fault(), transit.questions.at(-1)?.token]).toEqual([undefined, 's.the-next-one'])
  })

  test.each([
    ['is not there', undefined, 'can’t be read'],
    ['is empty', '\n', 'holds none'],
    ['has two lines', 'one\ntwo', 'holds none'],
    ['has a line end in a header', 'one\r\nx-evil: 1', 'holds none'],
    ['is long', 'a'.repeat(5_000), 'holds none'],
  ])('error: a file that %s is told, and nothing is asked', async (_, text, words) => {
    const tokenFile = join(folder, 'bad')
    rmSync(tokenFile, { force: true })
    if (text !== undefined) writeFileSync(tokenFile, text)
    const asked = transit.questions.length
    const wrapping = open({ token: undefined, tokenFile }).wrap(dataKey, context)
    await expect(wrapping).rejects.toThrow(`The file with the token of the KMS ${words}`)
    await expect(wrapping).rejects.not.toThrow(tokenFile)
    expect(transit.questions).toHaveLength(asked)
  })
})

const json = (response: ServerResponse, body: unknown) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))

describe('faults', () => {
  test.each([
    ['403', refuseAll(403), 'HTTP 403'],
    ['503 while sealed', refuseAll(503, 'Vault is sealed'), 'HTTP 503'],
    ['500', refuseAll(500), 'HTTP 500'],
    ['no JSON', (_: unknown, r: ServerResponse) => void r.end('<html>'), 'in another shape'],
    ['nothing', (_: unknown, r: ServerResponse) => void r.end(), 'in another shape'],
    [
      'other data',
      (_: unknown, r: ServerResponse) => json(r, { data: { ciphertext: 'plain', plaintext: 7 } }),
      'shape',
    ],
    ['a broken connection', (_: unknown, r: ServerResponse) => void r.destroy(), "can't be reached"],
    ['a redirect', (_: unknown, r: ServerResponse) => void r.writeHead(302, { location: '/v1/x' }).end(), 'reached'],
    ['a huge body', (_: unknown, r: ServerResponse) => void r.end('a'.repeat(3 * 1024 * 1024)), "can't be reached"],
  ])('error: %s is told, without a secret, and remembered until an answer comes', async (_, fault, words) => {
    const store = open()
    const wrapped = await store.wrap(dataKey, context)
    transit.setFault(fault)
    for (const ask of [() => store.wrap(dataKey, context), () => store.unwrap(wrapped, context)]) {
      const error = await ask().then(String, (cause: Error) => cause)
      expect(String(error)).toContain(words)
      expect(String(error)).not.toContain(TOKEN)
      expect(store.fault()).toContain(words)
    }
    transit.setFault(undefined)
    await store.unwrap(wrapped, context)
    expect(store.fault()).toBeUndefined()
  })

  test('error: a store that says nothing ends at the deadline, and one that drips its answer too', async () => {
    for (const fault of [() => {}, (_: unknown, response: ServerResponse) => void response.write('{')]) {
      transit.setFault(fault)
      const from = performance.now()
      await expect(open({}, 150).wrap(dataKey, context)).rejects.toThrow("The KMS can't be reached")
      expect(performance.now() - from).toBeLessThan(3_000)
    }
  })

  test('error: a key of another length is none', async () => {
    const store = open()
    const wrapped = await store.wrap(Buffer.alloc(16), context)
    await expect(store.unwrap(wrapped, context)).rejects.toThrow('another length')
  })
})

describe('the check', () => {
  test('behavior: a store that binds what it encrypts passes, and nothing of it is of a wallet', async () => {
    const from = transit.questions.length
    await checkKeyStore(open())
    expect(transit.questions.slice(from).map(({ path }) => path.split('/')[3])).toEqual([
      'encrypt',
      'decrypt',
      'decrypt',
    ])
  })

  test('error: one that does not look at associated data is refused by name', async () => {
    transit.setBound(false)
    await expect(checkKeyStore(open())).rejects.toThrow(
      'WALLET_KMS_KEY: opens what it has encrypted for another wallet. Make a key of type aes256-gcm96',
    )
  })

  test('error: one that answers another key is refused by name', async () => {
    const plaintext = Buffer.alloc(32, 9).toString('base64')
    transit.setFault(({ path }, response) =>
      json(response, { data: path.includes('encrypt') ? { ciphertext: 'vault:v1:AAAA' } : { plaintext } }),
    )
    await expect(checkKeyStore(open())).rejects.toThrow('WALLET_KMS_KEY: does not open what it has encrypted')
  })

  test('error: one that is down is no such fault', async () => {
    transit.setFault(refuseAll(503))
    await expect(checkKeyStore(open())).rejects.toThrow('The KMS answered HTTP 503')
  })
})
