import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SITE_HOST, type SiteDevice } from '../../../../../test/setup/site-device.js'
import { makeReleasePair, openRelease, walletOf } from '../../../../../test/setup/site-wallet.js'
import { makeSiteWorld, type SiteWorld } from '../../../../../test/setup/site-world.js'
import { makeLog } from '../../http/make-log.js'
import { DAY_MS, HOUR_MS, rules } from '../rules.data.js'
import { createSite } from '../site/site-app.js'

let world: SiteWorld
beforeAll(async () => {
  world = await makeSiteWorld()
})
afterAll(() => world?.stop())
beforeEach(() => world.pass(2 * DAY_MS))

async function signedIn(email: string, options = {}): Promise<SiteDevice> {
  const device = world.device()
  await world.signIn(device, email, options)
  return device
}
async function release(device: SiteDevice, options = {}) {
  const { key } = await makeReleasePair()
  return device.ask('keys/release', { key }, options)
}
const lines = async () => {
  const told = await world.backend.db.selectFrom('wallet_audit').selectAll().orderBy('seq').execute()
  return told.filter(({ event }) => event === 'key released' || event === 'release alarm')
}
const counts = async () =>
  (await world.backend.db.selectFrom('embedded_counts').select('key').where('key', 'like', 'release%').execute()).length

/** The site with a log that can be read, and with other parts where a test says so. */
function loggingSite(parts = {}) {
  const log: string[] = []
  const backend = { ...world.backend, log: makeLog('trace', { write: (line) => void log.push(line) }), ...parts }
  return { site: createSite(backend, { files: { build: 'x', all: new Map() } as never, hosts: [SITE_HOST] }), log }
}

describe('a key that is no point of P-256', () => {
  const generator = Buffer.from(
    '046b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c2964fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5',
    'hex',
  )
  const changed = (at: number, value: number) => {
    const point = Buffer.from(generator)
    point[at] = value
    return point.toString('base64url')
  }
  test.each([
    ['off the curve', changed(64, 0xf4)],
    ['with coordinates of zero', Buffer.concat([Buffer.from([4]), Buffer.alloc(64)]).toString('base64url')],
    ['beyond the field', Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 0xff)]).toString('base64url')],
    ['hybrid', changed(0, 7)],
    ['compressed', Buffer.concat([Buffer.from([3]), generator.subarray(1, 33)]).toString('base64url')],
    ['at infinity', 'AA'],
    // The last letter stands for four bits more than there are.
    ['written in another way', `${generator.toString('base64url').slice(0, -1)}V`],
    ['too long', `${generator.toString('base64url')}AAAA`],
  ])('error: %s is refused, and nothing is counted or told', async (_, key) => {
    const device = await signedIn('curve@example.com')
    const before = [await counts(), (await lines()).length]
    const { status, body } = await device.ask('keys/release', { key })
    expect([status, body]).toEqual([400, { code: 'invalid_input', message: 'key: is no point of P-256' }])
    expect([await counts(), (await lines()).length]).toEqual(before)
  })

  test('behavior: the point itself is one', async () => {
    const device = await signedIn('curve@example.com')
    expect((await device.ask('keys/release', { key: generator.toString('base64url') })).status).toBe(200)
  })
})

test('error: without a session, or with one of another project, nothing is released', async () => {
  const device = await signedIn('mine@example.com')
  const stranger = world.device()
  stranger.token = device.token
  for (const answer of [
    await release(world.device()),
    await release(stranger),
    await release(device, { project: 'other' }),
  ]) {
    expect([answer.status, answer.body['code']]).toEqual([401, 'session'])
  }
})

test('behavior: the frame’s key opens it, to the secret of the addresses of the session', async () => {
  const device = await signedIn('ada@example.com')
  const { accounts } = (await device.ask('session')).body['user'] as { accounts: readonly { address: string }[] }
  const [pair, other] = [await makeReleasePair(), await makeReleasePair()]
  const answer = await device.ask('keys/release', { key: pair.key })
  expect(Object.keys(answer.body).sort()).toEqual(['ct', 'iv', 'key'])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const { evm, solana } = walletOf(await openRelease(pair, answer))
  expect([evm.address, solana.address]).toEqual(accounts.map(({ address }) => address))
  await expect(openRelease(other, answer)).rejects.toThrow()
  await expect(openRelease({ ...pair, key: other.key }, answer)).rejects.toThrow()
  await expect(openRelease(pair, answer, 'other')).rejects.toThrow()
  const again = await device.ask('keys/release', { key: pair.key })
  for (const field of ['key', 'iv', 'ct']) expect(again.body[field]).not.toBe(answer.body[field])
})

test('behavior: each is one line of the audit, with the wallet and nothing of the secret', async () => {
  const device = await signedIn('line@example.com')
  const before = (await lines()).length
  const pair = await makeReleasePair()
  const answer = await device.ask('keys/release', { key: pair.key })
  const secret = Buffer.from(await openRelease(pair, answer))
  const [line, ...more] = (await lines()).slice(before)
  const { id } = await world.backend.db
    .selectFrom('embedded_wallets')
    .select('id')
    .where('user_id', '=', line?.user_id ?? '')
    .executeTakeFirstOrThrow()
  expect(more).toEqual([])
  expect(line).toMatchObject({
    event: 'key released',
    outcome: 'ok',
    project_id: 'shop',
    device: device.thumbprint,
    origin: 'https://app.example',
    network: '203.0.113.*',
    subject: id,
  })
  for (const encoding of ['hex', 'base64', 'base64url'] as const) {
    expect(JSON.stringify([line, answer.text])).not.toContain(secret.toString(encoding))
  }
})

describe('limits (SECURITY 2.6)', () => {
  test('error: the 21st of a user in a day is refused until the first is a day old, in words for people', async () => {
    const [device, other] = [await signedIn('often@example.com'), await signedIn('seldom@example.com')]
    expect((await release(device)).status).toBe(200)
    world.pass(HOUR_MS)
    for (let count = 1; count < rules.releasesPerUserDay; count += 1) expect((await release(device)).status).toBe(200)
    const before = (await lines()).length
    const refused = await release(device)
    expect([refused.status, refused.body, refused.headers.get('retry-after')]).toEqual([
      429,
      { code: 'too_many_releases', message: 'Your wallet was opened too often today. Try again in 23 h' },
      String(23 * 3_600),
    ])
    // On another device of the user too.
    expect((await release(await signedIn('often@example.com'))).status).toBe(429)
    expect((await lines()).length).toBe(before)
    expect((await release(other)).status).toBe(200)
    world.pass(DAY_MS - HOUR_MS - 1)
    expect((await release(device)).status).toBe(429)
    world.pass(1)
    expect([(await release(device)).status, (await release(device)).status]).toEqual([200, 429])
  })

  test('error: of thirty at once, at two processes, twenty are answered', async () => {
    const device = await signedIn('race@example.com')
    const before = (await lines()).length
    const all = Array.from({ length: 30 }, (_, n) => release(device, { site: n % 2 ? world.site : world.other }))
    const statuses = (await Promise.all(all)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(rules.releasesPerUserDay)
    expect(statuses.filter((status) => status === 429)).toHaveLength(10)
    expect((await lines()).length - before).toBe(rules.releasesPerUserDay)
  })

  test('behavior: more than a hundred of a project in an hour raise one alarm, and are answered', async () => {
    const device = await signedIn('alarm@example.com')
    const { site, log } = loggingSite()
    const { db, clock } = world.backend
    const fill = (count: number) =>
      db
        .insertInto('embedded_counts')
        .values(Array.from({ length: count }, () => ({ key: 'releases of shop', at: clock.now() })))
        .execute()
    const alarms = async () => (await lines()).filter(({ event }) => event === 'release alarm').length
    const errors = () => log.filter((line) => line.includes('"level":"error"'))
    const before = await alarms()
    await fill(rules.releasesPerProjectHour - 1)
    expect((await release(device, { site })).status).toBe(200)
    expect([(await alarms()) - before, errors()]).toEqual([0, []])
    for (let count = 0; count < 3; count += 1) expect((await release(device, { site })).status).toBe(200)
    expect([(await alarms()) - before, errors().length]).toEqual([1, 1])
    expect(errors()[0]).toContain('"project":"shop"')
    world.pass(HOUR_MS)
    await fill(rules.releasesPerProjectHour)
    expect((await release(device, { site })).status).toBe(200)
    expect([(await alarms()) - before, errors().length]).toEqual([2, 2])
  })
})

describe('what is secret', () => {
  test('error: a key store that fails is told without its words, and is not counted', async () => {
    const device = await signedIn('kms@example.com')
    const before = [await counts(), (await lines()).length]
    const unwrap = async () => Promise.reject(new Error('kms.internal refused'))
    const { site } = loggingSite({ keys: { ...world.backend.keys, unwrap } })
    const { status, text } = await release(device, { site })
    expect([status, text]).toEqual([500, expect.not.stringContaining('kms.internal')])
    expect([await counts(), (await lines()).length]).toEqual(before)
  })

  test('error: neither log nor problem has it, whatever fails; the data key is overwritten', async () => {
    const device = await signedIn('log@example.com')
    const pair = await makeReleasePair()
    const secret = Buffer.from(await openRelease(pair, await device.ask('keys/release', { key: pair.key })))
    const { keys, db } = world.backend
    const opened: Uint8Array[] = []
    const unwrap: typeof keys.unwrap = async (key, context) => {
      const dataKey = await keys.unwrap(key, context)
      opened.push(dataKey)
      return dataKey
    }
    const broken = new Proxy(db, {
      get: (target, name) =>
        name === 'transaction'
          ? () => ({ execute: () => Promise.reject(new Error('gone')) })
          : Reflect.get(target, name).bind(target),
    })
    const good = loggingSite({ keys: { ...keys, unwrap } })
    const bad = loggingSite({ keys: { ...keys, unwrap }, db: broken })
    const answers = [await release(device, good), await release(device, bad)]
    expect(answers.map(({ status }) => status)).toEqual([200, 500])
    expect(good.log.length + bad.log.length).toBeGreaterThan(2)
    const written = [...good.log, ...bad.log, ...answers.map(({ text }) => text)].join('\n')
    for (const encoding of ['hex', 'base64', 'base64url', 'latin1'] as const) {
      expect(written).not.toContain(secret.toString(encoding))
    }
    expect(written).not.toContain(walletOf(secret).evm.address)
    expect(opened).toHaveLength(2)
    for (const dataKey of opened) expect(dataKey.every((byte) => byte === 0)).toBe(true)
  })
})
