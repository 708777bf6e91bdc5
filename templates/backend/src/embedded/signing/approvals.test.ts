import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SiteDevice } from '../../../../../test/setup/site-device.js'
import { makeSiteWorld, type SiteWorld } from '../../../../../test/setup/site-world.js'

let world: SiteWorld
let device: SiteDevice
beforeAll(async () => {
  world = await makeSiteWorld()
  device = world.device()
  await world.signIn(device, 'ada@example.com')
})
afterAll(() => world?.stop())

const digest = 'ab'.repeat(32)
const note = { id: 'request-1', method: 'personal_sign', digest, outcome: 'approved' }
const lines = async () => {
  const all = await world.backend.db.selectFrom('wallet_audit').selectAll().orderBy('seq').execute()
  return all.filter(({ event }) => event === 'approval')
}

test.each([
  ['an outcome that is none', { outcome: 'signed' }],
  ['a digest that is none', { digest: digest.toUpperCase() }],
  ['a digest that is cut', { digest: digest.slice(2) }],
  ['a method with a line in it', { method: 'personal_sign\nfake' }],
  ['no id', { id: '' }],
  ['an id that is too long', { id: 'x'.repeat(65) }],
  ['a field besides', { message: 'hello' }],
])('error: %s is no line of the audit', async (_, changes) => {
  const { status, body } = await device.ask('approval', { ...note, ...changes })
  expect([status, body['code'], await lines()]).toEqual([400, 'invalid_input', []])
})

test('error: nobody writes into it without a session', async () => {
  const { status, body } = await world.device().ask('approval', note)
  expect([status, body['code'], await lines()]).toEqual([401, 'session', []])
})

test.each(['approved', 'rejected', 'aborted', 'window'])('behavior: %s is one line', async (outcome) => {
  const before = (await lines()).length
  const { status, body } = await device.ask('approval', { ...note, outcome })
  expect([status, body]).toEqual([200, {}])
  const [line, ...more] = (await lines()).slice(before)
  expect(more).toEqual([])
  expect(line).toMatchObject({
    outcome,
    project_id: 'shop',
    device: device.thumbprint,
    origin: 'https://app.example',
    network: '203.0.113.*',
    subject: `personal_sign ${digest} request-1`,
  })
})

test('error: an id of the page’s words stays behind what is ours, without what can’t be seen', async () => {
  await device.ask('approval', { ...note, id: `personal_sign\u0000 ${'c'.repeat(9)}\u202e` })
  expect((await lines()).at(-1)?.subject).toBe(`personal_sign ${digest} personal_sign ccccccccc`)
})
