import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSite } from '../../runtime/wallet-site/start-site.js'
import { APP, PROJECT, SITE_HOST } from '../setup/site-device.js'
import { codeIn, makeSiteWorld, type SiteWorld, tokenIn } from '../setup/site-world.js'
import { fakeClock } from '../unit/fakes.js'
import { playedPort } from '../unit/frame-site.js'
import { playedPage, settings, siteDisk, until } from '../unit/wallet-site-world.js'

// The scripts of the frame against the server that ships: what each is tested with alone is the same contract.

let world: SiteWorld
beforeAll(async () => {
  world = await makeSiteWorld()
})
afterAll(() => world?.stop())

const origin = `http://${SITE_HOST}`

/** A browser that asks the real site; with a jar it keeps cookies. Its clock is `ahead` milliseconds before the server's. */
function browser(jar?: Map<string, string>, ahead = 0) {
  const clock = fakeClock(world.backend.clock.now() + ahead)
  const disk = siteDisk()

  async function fetch(input: string | URL | Request, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    headers.set('origin', origin)
    headers.set('host', SITE_HOST)
    headers.set('sec-fetch-site', 'same-origin')
    headers.set('x-forwarded-for', '203.0.113.9')
    if (jar?.size) headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '))
    const { method = 'GET', body = null } = init
    const response = await world.site.request(`${origin}${input}`, { method, headers, body })
    for (const line of jar ? response.headers.getSetCookie() : []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/max-age=0/i.test(line)) jar?.delete(name)
      else jar?.set(name, value)
    }
    return response
  }

  function tab() {
    const page = playedPage({
      settings: () => JSON.stringify({ ...settings, projectId: PROJECT, origins: [APP] }),
    })
    const port = playedPort()
    let count = 0
    startSite({ page, store: disk.store, crypto, clock, http: { fetch }, log() {} })
    page.say({ origin: APP, ports: [port.end] })
    return async (name: string, payload?: unknown) => {
      count += 1
      const id = `request-${count}`
      port.post({ v: 5, id, type: `@w3m-app/${name}`, ...(payload !== undefined && { payload }) })
      const replyOf = () => port.replies.find((reply) => Object(reply).id === id)
      await until(() => replyOf() !== undefined)
      return [Object(replyOf()).type.replace(`@w3m-frame/${name}_`, ''), Object(replyOf()).payload]
    }
  }
  return { disk, tab }
}

test.each([
  ['with cookies', new Map<string, string>(), 'ada@example.com'],
  ['without cookies', undefined, 'bea@example.com'],
])('behavior: a person signs in, stays through a reload, and signs out, %s', async (_, jar, email) => {
  const { disk, tab } = browser(jar)
  const ask = tab()
  const [, { action, number }] = await ask('CONNECT_EMAIL', { email })
  expect(action).toBe('VERIFY_DEVICE')
  expect((await world.choose(number, tokenIn(await world.mails()))).status).toBe(200)
  expect(await ask('CONNECT_DEVICE')).toEqual(['SUCCESS', undefined])
  const code = codeIn(await world.mails())
  expect((await ask('CONNECT_OTP', { otp: '000000' === code ? '111111' : '000000' }))[0]).toBe('ERROR')
  expect(await ask('CONNECT_OTP', { otp: ` ${code.slice(0, 3)} ${code.slice(3)}` })).toEqual(['SUCCESS', undefined])
  expect(Object(disk.record).token === undefined).toBe(jar !== undefined)
  const next = tab()
  const [outcome, user] = await next('GET_USER', { chainId: 1 })
  expect([outcome, user]).toEqual([
    'SUCCESS',
    expect.objectContaining({ email, chainId: 1, address: expect.stringMatching(/^0x[\da-fA-F]{40}$/) }),
  ])
  expect(await next('SIGN_OUT')).toEqual(['SUCCESS', undefined])
  expect(await ask('IS_CONNECTED')).toEqual(['SUCCESS', { isConnected: false }])
})

test('behavior: a clock that is ten minutes off is mended by what the server says', async () => {
  const ask = browser(undefined, 600_000).tab()
  expect(await ask('IS_CONNECTED')).toEqual(['SUCCESS', { isConnected: false }])
})

test('behavior: a read without a session says to sign in, in the words of the server', async () => {
  const ask = browser().tab()
  expect(await ask('RPC_REQUEST', { method: 'eth_blockNumber' })).toEqual([
    'ERROR',
    { message: 'Your session ended. Sign in again' },
  ])
})
