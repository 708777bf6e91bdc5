import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { freePort, isFree } from '../../../test/setup/free-port.js'
import {
  makeProductionWorld,
  type ProductionWorld,
  type StartedProduction,
} from '../../../test/setup/production-backend.js'
import { askRaw } from '../../../test/setup/running-backend.js'
import type { SiteDevice } from '../../../test/setup/site-device.js'
import { makeReleasePair, openRelease, walletOf } from '../../../test/setup/site-wallet.js'
import { soon } from '../../../test/setup/soon.js'
import { refuseAll } from '../../../test/setup/transit-server.js'

const ORIGIN = 'https://wallet.example.com'
let world: ProductionWorld
beforeAll(async () => {
  world = await makeProductionWorld()
})
afterAll(() => world?.stop())
beforeEach(() => {
  world.transit.setFault(undefined)
  world.transit.setBound(true)
})

/** The first mail to an address that says this. */
async function mailOf(email: string, form: RegExp): Promise<string> {
  const find = () => world.mail.mails.find((mail) => mail.includes(`To: ${email}`) && form.test(mail))
  await soon(() => expect(find()).toBeDefined())
  return form.exec(find() ?? '')?.[1] ?? ''
}

/** Asks for a code, by the link of the mail, as a new device does. */
async function startLogin({ open }: StartedProduction, device: SiteDevice, email: string) {
  const { body } = await device.ask('login/email', { email })
  expect(body).toMatchObject({ action: 'VERIFY_DEVICE' })
  const token = await mailOf(email, /^https:\/\/wallet\.example\.com\/device\?token=([\w-]{22})$/m)
  const form = new URLSearchParams({ token, number: String(body['number']) }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN }
  expect((await open('/device', { method: 'POST', headers, body: form })).status).toBe(200)
  return { login: body['login'], code: await mailOf(email, /^([0-9]{6})$/m) }
}

async function ofApi({ running: { port } }: StartedProduction, path: string) {
  return askRaw(port, path, { headers: { host: 'api.internal', authorization: 'Bearer a token of sixteen letters' } })
}
type Health = Readonly<Record<'services' | 'workers', readonly unknown[]>>
const healthOf = async (started: StartedProduction) => JSON.parse((await ofApi(started, '/health')).body) as Health
const servicesOf = async (started: StartedProduction) => (await healthOf(started)).services

describe('the wallet’s site in production', () => {
  let started: StartedProduction
  beforeAll(async () => {
    started = await world.start()
  }, 60_000)
  afterAll(() => started?.running.stop())

  test('behavior: a login by mail makes a wallet, whose key the KMS opens for its frame alone', async () => {
    const device = started.device()
    const wish = await startLogin(started, device, 'ada@example.com')
    const done = await device.ask('login/code', wish)
    expect(done.status).toBe(200)
    const { accounts } = done.body['user'] as { accounts: readonly { address: string }[] }
    device.token = String(done.body['token'])
    const pair = await makeReleasePair()
    const { evm, solana } = walletOf(await openRelease(pair, await device.ask('keys/release', { key: pair.key })))
    expect([evm.address, solana.address]).toEqual(accounts.map(({ address }) => address))
    // What the KMS saw is the key of the key, and what it gave is not in the database.
    const kept = await started.running.backend.db.selectFrom('embedded_envelopes').selectAll().executeTakeFirstOrThrow()
    expect([kept.kid, kept.wrapped_key]).toEqual(['transit/wallets', expect.stringMatching(/^vault:v1:/)])
  }, 60_000)

  test('error: while the KMS is down no wallet is made and the code stays good; other requests are served', async () => {
    const device = started.device()
    const wish = await startLogin(started, device, 'grace@example.com')
    world.transit.setFault(refuseAll(503, 'Vault is sealed'))
    const failed = await device.ask('login/code', wish)
    expect([failed.status, failed.body['code']]).toEqual([502, 'provider_failed'])
    expect(failed.text).not.toContain('KMS')
    const told = { name: 'wallet keys', missing: 'The KMS answered HTTP 503' }
    await soon(async () => expect(await servicesOf(started)).toContainEqual(told))
    expect((await device.ask('hello')).status).toBe(200)
    world.transit.setFault(undefined)
    expect((await device.ask('login/code', wish)).status).toBe(200)
    await soon(async () => expect(await servicesOf(started)).toContainEqual({ name: 'wallet keys' }))
  }, 60_000)

  test('behavior: the document names its pages, with TLS for two years, and nothing of development is there', async () => {
    const frame = await started.open('/sdk?projectId=shop')
    expect(frame.status).toBe(200)
    expect(frame.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
    expect(frame.headers.get('content-security-policy')).toContain('frame-ancestors https://app.example;')
    expect((await started.open('/sdk?projectId=shop', { headers: { host: 'localhost' } })).status).toBe(403)
    for (const path of ['/inbox', '/inbox.json', '/relay', '/sandbox/onramp/1']) {
      const asked = `${path}?projectId=shop`
      expect([path, (await ofApi(started, asked)).status]).toEqual([path, 404])
      expect([path, (await started.open(asked)).status]).toEqual([path, 404])
    }
  })

  test('behavior: what happened is counted, by names of ours alone', async () => {
    const device = started.device()
    const { login } = await startLogin(started, device, 'count@example.com')
    await device.ask('login/code', { login, code: '000000' })
    await device.ask('login/email', { email: 'count@example.com' })
    await device.ask('nothing/ada@example.com')
    const { body } = await ofApi(started, '/metrics')
    const count = (name: string) =>
      Number(new RegExp(`^${name.replace(/[{}|]/g, '\\$&')} ([0-9]+)$`, 'm').exec(body)?.[1])
    const of = (route: string, outcome: string) => count(`wallet_requests_total{route="${route}",outcome="${outcome}"}`)
    expect(of('/api/v1/login/email', 'link')).toBe(3)
    expect(of('/api/v1/login/email', 'resend_too_soon')).toBe(1)
    expect(of('/device', 'approved')).toBe(3)
    expect(of('/api/v1/login/code', 'ok')).toBe(2)
    expect(of('/api/v1/login/code', 'wrong_code')).toBe(1)
    expect(of('/api/v1/login/code', 'provider_failed')).toBe(1)
    expect(of('/api/v1/keys/release', 'ok')).toBe(1)
    expect(of('none', 'not_found')).toBeGreaterThan(0)
    expect(count('wallet_mails_total{outcome="sent"}')).toBe(world.mail.mails.length)
    expect(body).toContain('\nwallet_release_alarms_total 0\n')
    const told = body.split('\n').filter((line) => line.startsWith('wallet_'))
    for (const word of ['@', 'ada', 'shop', 'app.example', '203.0.113']) expect(told.join('\n')).not.toContain(word)
  }, 60_000)

  test('behavior: it says where it is, and no log has an address or a token', async () => {
    expect(await servicesOf(started)).toContainEqual(expect.objectContaining({ name: 'wallet site', url: ORIGIN }))
    const { workers } = await healthOf(started)
    for (const name of ['wallet-mails', 'wallet-housekeeping', 'wallet-keys']) {
      expect(workers).toContainEqual({ name, state: 'running' })
    }
    const text = JSON.stringify(started.lines)
    for (const secret of ['ada@example.com', 's.production', '203.0.113.7']) expect(text).not.toContain(secret)
  })
})

describe('a start of production', () => {
  let started: StartedProduction | undefined
  afterEach(async () => {
    await started?.running.stop()
    started = undefined
  })

  test('behavior: without WALLET_URL there is no site, and no KMS is asked', async () => {
    const asked = world.transit.questions.length
    started = await world.start({ WALLET_URL: undefined })
    expect(started.running).not.toHaveProperty('sitePort')
    expect(world.transit.questions.length).toBe(asked)
    expect((await ofApi(started, '/sdk?projectId=shop')).status).toBe(404)
  }, 60_000)

  test('behavior: a KMS that is down holds nothing else up, and is told', async () => {
    world.transit.setFault(refuseAll(503, 'Vault is sealed'))
    started = await world.start()
    expect(started.lines.find(({ level }) => level === 'error')).toMatchObject({
      msg: 'the KMS does not answer as it should: no wallet is made or opened',
      err: { message: 'The KMS answered HTTP 503' },
    })
    expect(await servicesOf(started)).toContainEqual({ name: 'wallet keys', missing: 'The KMS answered HTTP 503' })
    expect((await started.open('/sdk?projectId=shop')).status).toBe(200)
  }, 60_000)

  test('error: a KMS that keeps no wallets apart, an app on the wallet’s own origin: each is named, no port stays', async () => {
    const [port, framePort] = [await freePort(), await freePort()]
    const ports = { PORT: String(port), FRAME_PORT: String(framePort) }
    world.transit.setBound(false)
    await expect(world.start(ports)).rejects.toThrow('WALLET_KMS_KEY: opens what it has encrypted for another wallet')
    world.transit.setBound(true)
    for (const own of [ORIGIN, 'wallet.example.com', `${ORIGIN}:443`]) {
      await expect(world.start(ports, ['https://app.example', own])).rejects.toThrow(
        /origin .*wallet\.example\.com.* of project shop: is the wallet’s own origin \(WALLET_URL\)\. Take it away: npm run admin/,
      )
    }
    expect([await isFree(port), await isFree(framePort)]).toEqual([true, true])
  }, 240_000)

  test('error: files of the site that do not fit, or are not there, are named', async () => {
    rmSync(join(world.siteFolder, 'assets/site-0123abcd.css'))
    await expect(world.start()).rejects.toThrow('assets/site-0123abcd.css: is not the file of its manifest')
    rmSync(join(world.siteFolder, 'manifest.json'))
    await expect(world.start()).rejects.toThrow(`WALLET_URL: is set, but ${world.siteFolder} has no manifest.json`)
  }, 60_000)
})
