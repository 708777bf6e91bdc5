import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { SITE_HOST } from '../../../../test/setup/site-device.js'
import { makeReleasePair } from '../../../../test/setup/site-wallet.js'
import { makeSiteWorld, type SiteWorld } from '../../../../test/setup/site-world.js'
import { createMetrics, type Metrics } from '../health/metrics.js'
import { MailError } from '../mail/mailer.js'
import { sendDue } from './mails/mail-worker.js'
import { rules } from './rules.data.js'
import { createSite } from './site/site-app.js'

let world: SiteWorld
let metrics: Metrics
beforeAll(async () => {
  world = await makeSiteWorld()
})
afterAll(() => world?.stop())
beforeEach(() => {
  metrics = createMetrics()
})

/** The same backend, counting. */
const counting = () => ({ ...world.backend, metrics })
/** The figures of a counter, by its outcome. */
async function outcomesOf(counter: 'walletMails' | 'walletRequests', route?: string): Promise<Record<string, number>> {
  const { values } = await metrics[counter].get()
  const own = values.filter(({ labels }) => route === undefined || ('route' in labels && labels.route === route))
  return Object.fromEntries(own.map(({ labels, value }) => [String(labels.outcome), value]))
}

test('behavior: mails are counted as sent, as failed each time, and as dropped once', async () => {
  const refuse = { send: async () => Promise.reject(new MailError('The mail server did not take the mail')) }
  const { signal } = world.backend
  await world.device().ask('login/email', { email: 'one@example.com' })
  await sendDue(counting(), refuse, signal)
  world.pass(60_000)
  await sendDue(counting(), refuse, signal)
  expect(await outcomesOf('walletMails')).toMatchObject({ failed: 2 })
  world.pass(rules.mailMs)
  await world.device().ask('login/email', { email: 'two@example.com' })
  await sendDue(counting(), { send: async () => {} }, signal)
  await sendDue(counting(), { send: async () => {} }, signal)
  expect(await outcomesOf('walletMails')).toEqual({ failed: 2, dropped: 1, sent: 1 })
})

test('behavior: an hour with too many releases is counted once, and each release by how it went', async () => {
  const { db, clock } = world.backend
  const rows = Array.from({ length: rules.releasesPerProjectHour }, () => ({
    key: 'releases of shop',
    at: clock.now(),
  }))
  await db.insertInto('embedded_counts').values(rows).execute()
  const files = { build: 'x', all: new Map() } as never
  const site = createSite(counting(), { files, hosts: [SITE_HOST] })
  const device = world.device()
  await world.signIn(device, 'alarm@example.com')
  for (let count = 0; count <= rules.releasesPerUserDay; count += 1) {
    await device.ask('keys/release', { key: (await makeReleasePair()).key }, { site })
  }
  await device.ask('keys/release', { key: 'A'.repeat(87) }, { site })
  expect((await metrics.walletAlarms.get()).values).toEqual([{ labels: {}, value: 1 }])
  expect(await outcomesOf('walletRequests', '/api/v1/keys/release')).toEqual({
    ok: rules.releasesPerUserDay,
    too_many_releases: 1,
    invalid_input: 1,
  })
})

test('behavior: cards are counted by what was done with them, and no address makes a label', async () => {
  const files = { build: 'x', all: new Map() } as never
  const site = createSite(counting(), { files, hosts: [SITE_HOST] })
  const device = world.device()
  await world.signIn(device, 'card@example.com')
  const note = { id: '1', method: 'personal_sign', digest: 'a'.repeat(64) }
  for (const outcome of ['approved', 'approved', 'rejected', 'window']) {
    await device.ask('approval', { ...note, outcome }, { site })
  }
  await device.ask('approval', { ...note, outcome: 'bought' }, { site })
  expect(await outcomesOf('walletRequests', '/api/v1/approval')).toEqual({
    approved: 2,
    rejected: 1,
    window: 1,
    invalid_input: 1,
  })
  const answered = await world.device().ask('session', {}, { site })
  expect(answered.status).toBe(200)
  for (const path of ['ada@example.com', 'x?token=hush', '..%2f', 'transaction/0xabc']) {
    await device.ask(path, {}, { site })
    await site.request(`http://${SITE_HOST}/${path}`, { headers: { host: SITE_HOST } })
  }
  const { values } = await metrics.walletRequests.get()
  const routes = new Set(values.map(({ labels }) => labels.route))
  expect([...routes].sort()).toEqual(['/api/v1/approval', '/api/v1/session', 'none'])
})
