import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type LocalBackend, makeLocalBackend } from '../../../../../test/setup/local-backend.js'
import { refuseAll, startTransit, type TransitServer } from '../../../../../test/setup/transit-server.js'
import { makeLog } from '../../http/make-log.js'
import type { Settings } from '../../settings.js'
import { openKeyStore } from './open-key-store.js'

const TOKEN = 's.token-of-the-test'
const context = { projectId: 'shop', userId: 'user-1', walletId: 'wallet-1' }
let transit: TransitServer
let local: LocalBackend
beforeAll(async () => {
  transit = await startTransit(TOKEN)
  local = await makeLocalBackend()
})
afterAll(async () => {
  await local?.stop()
  await transit?.stop()
})
beforeEach(() => {
  transit.setFault(undefined)
  transit.setBound(true)
})

/** A backend with these settings whose clock goes on by itself; `look` runs before each wait and may end it. */
function backendOf(change: Partial<Settings>, look: (waited: number, stop: () => void) => void = () => {}) {
  const stopping = new AbortController()
  const lines: string[] = []
  const waits: number[] = []
  const clock = {
    now: () => 0,
    async sleep(ms: number, signal: AbortSignal) {
      look(waits.length, () => stopping.abort(new Error('The test ends')))
      signal.throwIfAborted()
      waits.push(ms)
    },
  }
  const settings = { ...local.backend.settings, ...change }
  const log = makeLog('info', { write: (line) => void lines.push(line) })
  return { backend: { ...local.backend, settings, clock, log, signal: stopping.signal }, lines, waits }
}
const kms = () => ({ url: transit.url, mount: 'transit', key: 'wallets', token: TOKEN })

test('behavior: with a KMS it is asked in every mode; without one development has its own', async () => {
  for (const mode of ['development', 'production'] as const) {
    const { keys, fault } = await openKeyStore(backendOf({ mode, kms: kms() }).backend)
    expect((await keys.wrap(Buffer.alloc(32), context)).wrapped).toMatch(/^vault:v1:/)
    expect(fault()).toBeUndefined()
  }
  const asked = transit.questions.length
  const opened = await openKeyStore(backendOf({}).backend)
  expect((await opened.keys.wrap(Buffer.alloc(32), context)).wrapped).not.toContain('vault')
  expect([opened.worker, opened.fault(), transit.questions.length]).toEqual([undefined, undefined, asked])
})

test('error: production has no other, and names the setting', async () => {
  await expect(openKeyStore(backendOf({ mode: 'production' }).backend)).rejects.toThrow('Set WALLET_KMS_URL')
})

test('behavior: one that is down is looked at every half minute until it was seen to work, and then no more', async () => {
  transit.setFault(refuseAll(503, 'Vault is sealed'))
  let asked = 0
  const { backend, lines, waits } = backendOf({ kms: kms() }, (waited, stop) => {
    if (waited === 3) transit.setFault(undefined)
    if (waited === 5) asked = transit.questions.length
    if (waited === 9) stop()
  })
  const { worker, fault } = await openKeyStore(backend)
  expect([worker?.name, fault()]).toEqual(['wallet-keys', 'The KMS answered HTTP 503'])
  await worker?.run()
  expect(fault()).toBeUndefined()
  expect([transit.questions.length, waits]).toEqual([asked, Array.from({ length: 9 }, () => 30_000)])
  const errors = lines.filter((line) => line.includes('"level":"error"'))
  // At the start, and three times after it.
  expect(errors).toHaveLength(4)
  expect(lines.join('\n')).not.toContain(TOKEN)
})

test('error: one that comes back and keeps no wallets apart ends its worker, which is told', async () => {
  transit.setFault(refuseAll(503, 'Vault is sealed'))
  const { backend } = backendOf({ kms: kms() }, (waited, stop) => {
    transit.setFault(undefined)
    transit.setBound(false)
    if (waited === 3) stop()
  })
  const { worker } = await openKeyStore(backend)
  await expect(worker?.run()).rejects.toThrow('WALLET_KMS_KEY: opens what it has encrypted for another wallet')
})
