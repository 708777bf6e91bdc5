import { beforeEach, describe, expect, test } from 'vitest'
import { type FakeClock, fakeClock, later, settle } from '../../test/unit/fakes.js'
import { init, playedPort } from '../../test/unit/frame-site.js'
import { accounts, email, json, type PlayedServer, playedServer } from '../../test/unit/played-wallet-server.js'
import { playedSigningServer } from '../../test/unit/signing-world.js'
import { playedPage, settings, signIn, siteDisk, until } from '../../test/unit/wallet-site-world.js'
import { wordsFor } from './approval/words-for.js'
import { type LateSigningDeps, lateSigning, type SigningHost, type StartSigning } from './late-signing.js'
import { readNetwork } from './networks.js'
import { readSettings } from './settings.js'
import type { Signing, SignRequest } from './signing/sign-wish.js'
import { SiteError } from './site-error.js'
import { startSite } from './start-site.js'

const files = {
  worker: { eip155: '/assets/worker-evm-1.js', solana: '/assets/worker-solana-1.js' },
  signing: { path: '/assets/signing-1.js', sha256: `${'A'.repeat(43)}=` },
  words: [{ lang: 'de', path: '/assets/words-de-1.json', sha256: `${'B'.repeat(43)}=` }] as const,
}
const openWorker = () => {
  throw new Error('none')
}
const told = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    (value) => value,
    (cause: unknown) => cause,
  )

describe('where the code comes from', () => {
  let clock: FakeClock
  beforeEach(() => {
    clock = fakeClock()
  })
  const request = (signal = new AbortController().signal): SignRequest => ({
    id: 'a',
    method: 'personal_sign',
    params: [],
    network: readNetwork(1) ?? (undefined as never),
    signal,
  })
  const lateOf = (load: SigningHost['load'], words: LateSigningDeps['words'] = async () => undefined): Signing =>
    lateSigning(
      { load, openWorker },
      {
        server: playedSigningServer(),
        clock,
        crypto,
        user: async () => ({ email, accounts: [...accounts] }),
        app: 'https://app.example',
        projectId: 'local',
        isTrusted: false,
        words,
      },
    )
  const signs: StartSigning = () => ({ sign: async ({ id }) => `signed ${id}`, forget() {} })

  test('error: it does not come: the person is told, and the next request fetches it again', async () => {
    let isGood = false
    const late = lateOf(async () => {
      if (!isGood) throw new TypeError('Failed to fetch')
      return signs
    })
    expect(await told(late.sign(request()))).toEqual(new SiteError('The wallet didn’t load. Try again.'))
    isGood = true
    expect(await told(late.sign(request()))).toBe('signed a')
  })

  test('error: it hangs: after 20 seconds it has not come; an abort ends the wait', async () => {
    const late = lateOf(() => new Promise(() => {}))
    const own = new AbortController()
    const [first, second] = [told(late.sign(request())), told(late.sign(request(own.signal)))]
    own.abort(new Error('Request was aborted'))
    expect(await second).toEqual(new Error('Request was aborted'))
    await clock.advance(20_000)
    expect(await first).toBeInstanceOf(SiteError)
    expect(clock.pending()).toBe(0)
  })

  test('error: words for people of the other script are words for people here; other errors are not', async () => {
    const own = Object.assign(new Error('User rejected'), { name: 'SiteError' })
    const causes: unknown[] = [own, new TypeError('x is not a function'), 'text']
    const late = lateOf(async () => () => ({ sign: () => Promise.reject(causes.shift()), forget() {} }))
    const first = await told(late.sign(request()))
    expect([first instanceof SiteError, Object(first).message]).toEqual([true, 'User rejected'])
    expect(await told(late.sign(request()))).toEqual(new TypeError('x is not a function'))
    expect(await told(late.sign(request()))).toBe('text')
  })

  test('behavior: it is started with the words that came, or with none; they are fetched beside it', async () => {
    const started: unknown[] = []
    const begin: StartSigning = (deps) => {
      started.push(deps.local)
      return signs(deps)
    }
    const gate = later<StartSigning>()
    let asked = 0
    const words = async () => {
      asked += 1
      return wordsFor('de')
    }
    const late = lateOf(() => gate.promise, words)
    const signed = late.sign(request())
    await settle()
    expect(asked).toBe(1)
    gate.resolve(begin)
    await signed
    await late.sign(request())
    await lateOf(async () => begin).sign(request())
    expect([started, asked]).toEqual([[wordsFor('de'), undefined], 1])
  })

  test('behavior: it is started once, however many ask while it comes', async () => {
    let count = 0
    const gate = later<StartSigning>()
    const late = lateOf(() => gate.promise)
    late.forget()
    const both = [late.sign(request()), late.sign(request())]
    gate.resolve((deps) => {
      count += 1
      return signs(deps)
    })
    expect([await Promise.all(both), count]).toEqual([['signed a', 'signed a'], 1])
  })
})

describe('the settings', () => {
  const [german] = files.words
  const read = (change: object) => readSettings(JSON.stringify({ ...settings, ...change }))
  test.each([
    [{ worker: 'https://evil.example/assets/worker-evm-1.js', signing: files.signing }],
    [{ ...files, worker: { ...files.worker, solana: '//evil.example/a.js' } }],
    [{ ...files, worker: { eip155: files.worker.eip155 } }],
    [{ ...files, signing: { path: '/assets/../api/v1/x.js', sha256: files.signing.sha256 } }],
    [{ ...files, signing: { path: '/assets/a.js?x', sha256: files.signing.sha256 } }],
    [{ ...files, signing: { path: '/assets/a.js', sha256: 'none' } }],
    [{ ...files, words: [{ ...german, path: 'https://evil.example/assets/words-de-1.json' }] }],
    [{ ...files, words: [{ ...german, path: '/assets/words-de-1.js' }] }],
    [{ ...files, words: [{ ...german, sha256: '' }] }],
  ])('error: %j are none', (change) => {
    expect(read(change)).toBeUndefined()
  })

  test('behavior: the scripts that sign, all of them or none', () => {
    expect(read(files)?.files).toEqual(files)
    expect(read({ ...files, words: undefined })?.files).toEqual({ ...files, words: [] })
    expect([read({})?.files, read({ worker: files.worker })?.files]).toEqual([undefined, undefined])
  })
})

describe('in the site', () => {
  async function open(server: PlayedServer, clock: FakeClock, host: SigningHost | undefined) {
    const page = playedPage({ settings: () => JSON.stringify({ ...settings, ...files }) })
    const port = playedPort()
    const http = { fetch: server.fetch() }
    const named: unknown[] = []
    const signing = (given: unknown) => {
      named.push(given)
      return host ?? (undefined as never)
    }
    startSite({ page, store: siteDisk().store, crypto, clock, http, log: () => {}, ...(host && { signing }) })
    page.say({ ports: [port.end], data: init })
    let count = 0
    const post = (id: string, name: string, payload?: unknown) =>
      port.post({ v: 5, id, type: `@w3m-app/${name}`, ...(payload !== undefined && { payload }) })
    const replyTo = (id: string) => port.replies.find((reply) => Object(reply).id === id)
    async function ask(name: string, payload?: unknown): Promise<readonly [string, unknown]> {
      count += 1
      const id = `request-${count}`
      post(id, name, payload)
      await until(() => replyTo(id) !== undefined)
      const { type, payload: answer } = Object(replyTo(id))
      return [type.replace(`@w3m-frame/${name}_`, ''), answer]
    }
    await signIn({ ask } as never, server)
    return { ask, post, replyTo, named }
  }
  const message = {
    method: 'personal_sign',
    params: ['Hello', accounts[0].address],
    chainId: 1,
    chainNamespace: 'eip155',
  }

  test('error: without the scripts it needs a window; with them a bad network is told', async () => {
    const clock = fakeClock()
    const none = await open(playedServer(clock), clock, undefined)
    expect(await none.ask('RPC_REQUEST', message)).toEqual([
      'ERROR',
      { message: 'This needs the wallet window, which this version does not have' },
    ])
    const some = await open(playedServer(clock), clock, { load: () => new Promise(() => {}), openWorker })
    expect(await some.ask('RPC_REQUEST', { ...message, chainId: 'x' })).toEqual([
      'ERROR',
      { message: 'This wallet has no account on that network.' },
    ])
  })

  test('behavior: what is signed is asked for with the id, the network and the signal of its request', async () => {
    const clock = fakeClock()
    const requests: SignRequest[] = []
    let forgotten = 0
    const load = async (): Promise<StartSigning> => (deps) => ({
      async sign(request) {
        requests.push(request)
        if (requests.length === 1) return `0x${(await deps.user(request.signal)).accounts.length}`
        return new Promise((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)))
      },
      forget() {
        forgotten += 1
      },
    })
    const site = await open(playedServer(clock), clock, { load, openWorker })
    expect(await site.ask('RPC_REQUEST', message)).toEqual(['SUCCESS', '0x2'])
    expect(requests[0]).toMatchObject({ method: 'personal_sign', params: message.params, network: { id: 'eip155:1' } })
    expect(requests[0]?.id).toMatch(/^request-\d+$/)
    // Nothing is told twice, and nothing is signed twice.
    site.post(requests[0]?.id ?? '', 'RPC_REQUEST', message)
    expect(requests).toHaveLength(1)
    site.post('open', 'RPC_REQUEST', message)
    await until(() => requests.length === 2)
    site.post('abort', 'RPC_ABORT', { ids: ['open'] })
    await until(() => site.replyTo('open') !== undefined)
    expect([requests[1]?.signal.aborted, Object(site.replyTo('open')).payload]).toEqual([
      true,
      { message: 'Request was aborted' },
    ])
    expect(site.named).toEqual([files])
    await site.ask('SIGN_OUT')
    expect(forgotten).toBe(1)
  })

  test('error: the keys of a person who signs out are forgotten, even where the server is not reached', async () => {
    const clock = fakeClock()
    const server = playedServer(clock)
    let forgotten = 0
    const load = async (): Promise<StartSigning> => () => ({
      sign: async () => '0x1',
      forget() {
        forgotten += 1
      },
    })
    const site = await open(server, clock, { load, openWorker })
    await site.ask('RPC_REQUEST', message)
    server.next('sign-out', () => json({}, 500))
    await site.ask('SIGN_OUT')
    expect(forgotten).toBe(1)
  })
})
