import { beforeEach, describe, expect, test } from 'vitest'
import { fakeClock } from '../../test/unit/fakes.js'
import { json, type PlayedServer, playedServer } from '../../test/unit/played-wallet-server.js'
import { prepared } from '../../test/unit/signing-world.js'
import { siteDisk } from '../../test/unit/wallet-site-world.js'
import { createApi } from './api.js'
import { createDevice } from './device.js'
import { createSigningServer, type SigningServer } from './signing-server.js'

const silent = 'The wallet didn’t answer. Try again.'
const unsure = 'The wallet didn’t hear whether this was sent. Look at your activity first.'
const { signal } = new AbortController()
const hash = `0x${'5'.repeat(64)}`
const send = { chainId: 'eip155:1', raw: '0x02', id: 'request-1' }

let server: PlayedServer
let signing: SigningServer
beforeEach(() => {
  const clock = fakeClock()
  server = playedServer(clock)
  const device = createDevice({ store: siteDisk().store, crypto, clock })
  const deps = { http: { fetch: server.fetch() }, clock, crypto, device, path: '/api/v1' }
  signing = createSigningServer(createApi({ ...deps, projectId: 'local', app: 'https://app.example' }))
})
const told = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (value) => value,
    (cause: Error) => cause.message,
  )

describe('what is no answer', () => {
  const release = { key: 'A', iv: 'A', ct: 'A' }
  test.each<readonly [string, (own: SigningServer) => Promise<unknown>, unknown]>([
    ['keys/release', (own) => own.release('A', signal), {}],
    ['keys/release', (own) => own.release('A', signal), { ...release, key: 'A=' }],
    ['keys/release', (own) => own.release('A', signal), { ...release, ct: 'A'.repeat(129) }],
    ['transaction/prepare', (own) => own.prepareEvm({ chainId: '', to: '', value: '', data: '' }, signal), {}],
    [
      'transaction/prepare',
      (own) => own.prepareEvm({ chainId: '', to: '', value: '', data: '' }, signal),
      { ...prepared, gas: -1 },
    ],
    [
      'transaction/prepare',
      (own) => own.prepareEvm({ chainId: '', to: '', value: '', data: '' }, signal),
      { ...prepared, fee: '1e3' },
    ],
    [
      'transaction/prepare',
      (own) => own.prepareEvm({ chainId: '', to: '', value: '', data: '' }, signal),
      { ...prepared, nonce: 1.5 },
    ],
    [
      'transaction/prepare',
      (own) => own.prepareEvm({ chainId: '', to: '', value: '', data: '' }, signal),
      { ...prepared, network: { ...prepared.network, decimals: 99 } },
    ],
    [
      'transaction/prepare',
      (own) => own.prepareSolana({ chainId: '', message: '', to: '', amount: '', mint: null }, signal),
      { ...prepared, balance: '-1' },
    ],
  ])('error: %s', async (name, ask, answer) => {
    server.next(name, () => json(answer))
    expect(await told(ask(signing))).toBe(silent)
  })
})

test('error: a session that is over is told as everywhere, whatever the server says of it', async () => {
  server.next('keys/release', () => json({ code: 'session', message: 'Session rejected' }, 401))
  expect(await told(signing.release('A', signal))).toBe('Sign in first.')
  server.next('keys/release', () => json({ code: 'too_many_releases', message: 'Too many for today.' }, 429))
  expect(await told(signing.release('A', signal))).toBe('Too many for today.')
})

describe('sending', () => {
  test('error: an answer that is lost is asked for again, of the same bytes; one more, and it is not known', async () => {
    server.next('transaction/send', () => Promise.reject(new TypeError('Failed to fetch')))
    server.next('transaction/send', () => json({ hash }))
    expect(await told(signing.send(send, signal))).toBe(hash)
    expect(server.requests.map(({ text }) => JSON.parse(text))).toEqual([send, send])
    for (const body of [{ hash: '0x1' }, { hash: 7 }]) server.next('transaction/send', () => json(body))
    expect(await told(signing.send(send, signal))).toBe(unsure)
    expect(unsure).not.toMatch(/reject|declin|cancel|denied/i)
  })

  test('error: what the server refuses is not sent again', async () => {
    server.next('transaction/send', () => json({ code: 'foreign_transaction', message: 'It isn’t yours.' }, 403))
    expect(await told(signing.send(send, signal))).toBe('It isn’t yours.')
    expect(server.requests).toHaveLength(1)
  })
})

test('behavior: each call has its path and its body', async () => {
  const answers = { 'keys/release': { key: 'A', iv: 'B', ct: 'C' }, 'transaction/prepare': prepared, approval: {} }
  for (const [name, answer] of Object.entries(answers)) server.next(name, () => json(answer))
  expect(await signing.release('K', signal)).toEqual(answers['keys/release'])
  const call = { chainId: 'eip155:1', to: '0x', value: '0x0', data: '0x' }
  expect(await signing.prepareEvm(call, signal)).toEqual(prepared)
  const outcome = { id: 'a', method: 'personal_sign', digest: 'd', outcome: 'approved' } as const
  expect(await signing.tell(outcome, signal)).toBeUndefined()
  expect(server.requests.map(({ path, text }) => [path, JSON.parse(text)])).toEqual([
    ['/api/v1/keys/release', { key: 'K' }],
    ['/api/v1/transaction/prepare', call],
    ['/api/v1/approval', outcome],
  ])
})
