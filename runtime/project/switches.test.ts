import { expect, test } from 'vitest'
import type { ModalError } from '../../schema/error.js'
import { fakeKit } from '../../test/unit/fake-kit.js'
import { fakeHost, settle } from '../../test/unit/fakes.js'
import type { Feature } from '../contract/kit.js'
import { activityToken } from '../features/activity/contract.js'
import { activity } from '../features/activity/feature.js'
import { email } from '../features/email/feature.js'
import { multiWalletToken } from '../features/multi-wallet/contract.js'
import { multiWallet } from '../features/multi-wallet/feature.js'
import { nfts } from '../features/nfts/feature.js'
import { createSwitches } from './switches.js'

type Answer = () => Promise<Response> | Response

const api = 'https://api.example'
const row = (id: string, isEnabled: boolean, config: readonly string[] | null) => ({ id, isEnabled, config })
const told = (...features: readonly object[]) => Response.json({ features })
const both = () => told(row('activity', true, null), row('multi_wallet', true, []))

async function setup(
  answer: Answer,
  saved?: object,
  services: { readonly api?: string } = { api },
  features: readonly Feature[] = [activity(), multiWallet(), nfts()],
) {
  const links = { look: () => ({ href: 'https://app.example/page' }) } as never
  const { kit, host } = fakeKit({ features, services }, { ...fakeHost({ fetch: answer }), links })
  await kit.loadModal()
  if (saved) kit.storage.write('project', saved)
  const failures: ModalError[] = []
  const switches = createSwitches({ ...kit, onFailed: (error) => failures.push(error) })
  const on = () => (kit.modal.peek()?.features ?? []).map(({ id }) => id)
  return { kit, host, switches, failures, on }
}

test('behavior: nothing is asked before a view is shown, and then once', async () => {
  const { host, switches, on } = await setup(both)
  await settle()
  expect([host.requests, switches.isKnown.peek()]).toEqual([[], false])
  switches.read()
  switches.read()
  await settle()
  expect(host.requests).toEqual([`${api}/appkit/v1/config?projectId=local&st=modal-kit&sv=react`])
  expect([switches.isKnown.peek(), on()]).toEqual([true, ['activity', 'multiWallet', 'nfts']])
})

test.each([
  [['email', 'google'], ['email']],
  [['google'], []],
  [[], []],
  [null, ['email']],
])('behavior: one switch of several things is on for what its list names (%s)', async (config, left) => {
  const { kit, switches, on } = await setup(() => told(row('social_login', true, config)), undefined, { api }, [
    email(),
  ])
  switches.read()
  await settle()
  expect([on(), kit.storage.read('project', Object)]).toMatchObject([
    left,
    { off: left.length > 0 ? [] : ['social_login/email'] },
  ])
})

test('behavior: a feature that is several entries of a switch keeps those that are on, with what was added to it', async () => {
  const options = { logins: ['google', 'x', 'apple'] }
  const logins: Feature = {
    id: 'logins',
    options,
    remote: 'social_login',
    remoteEntries: options.logins,
    narrowed: (entries) => ({ logins: entries }),
    load: async () => undefined,
  }
  const setupOf = (entries: readonly string[]) =>
    setup(() => told(row('social_login', true, entries)), undefined, { api }, [logins, email()])
  const some = await setupOf(['apple', 'google'])
  const holds = () => false
  some.kit.rewire((loaded) => ({
    ...loaded,
    features: loaded.features.map((feature) => ({ ...feature, slots: { holds } })),
  }))
  some.switches.read()
  await settle()
  const left = some.kit.modal.peek()?.features
  expect(left).toMatchObject([{ id: 'logins', options: { logins: ['google', 'apple'] }, slots: { holds } }])
  expect(some.kit.options<{ readonly logins: readonly string[] }>({ id: 'logins' })?.logins).toEqual([
    'google',
    'apple',
  ])
  const none = await setupOf(['email'])
  none.switches.read()
  await settle()
  expect(none.on()).toEqual(['email'])
})

test.each([
  ['switched off', [row('activity', false, []), row('multi_wallet', true, null)], ['multiWallet', 'nfts']],
  [
    'on for nobody: no config',
    [{ id: 'activity', isEnabled: true }, row('multi_wallet', true, [])],
    ['multiWallet', 'nfts'],
  ],
  ['not told at all', [row('swap', true, null)], ['nfts']],
  [
    'left to the app',
    [row('activity', false, null), row('multi_wallet', false, null)],
    ['activity', 'multiWallet', 'nfts'],
  ],
])('behavior: %s', async (_, rows, left) => {
  const { kit, host, switches, on } = await setup(() => told(...rows))
  switches.read()
  await settle()
  expect([on(), kit.has(activityToken), kit.has(multiWalletToken)]).toEqual([
    left,
    left.includes('activity'),
    left.includes('multiWallet'),
  ])
  const lines = host.logged.filter(({ text }) => text.startsWith('Switched off by the backend'))
  expect(lines).toHaveLength(left.length === 3 ? 0 : 1)
  if (!left.includes('activity')) await expect(kit.use(activityToken)).rejects.toMatchObject({ code: 'feature/off' })
})

test('behavior: a switch that is on turns nothing on', async () => {
  const { kit, host } = fakeKit({ features: [nfts()], services: { api } }, fakeHost({ fetch: both }))
  await kit.loadModal()
  const switches = createSwitches({ ...kit, onFailed() {} })
  switches.read()
  await settle()
  expect([switches.isKnown.peek(), host.requests, kit.has(activityToken)]).toEqual([true, [], false])
})

test('behavior: an answer counts for five minutes, on other pages too', async () => {
  const { kit, host, switches } = await setup(() => told(row('activity', false, []), row('multi_wallet', true, null)))
  switches.read()
  await settle()
  const saved = { at: host.clock.now(), off: ['activity'] }
  const next = await setup(both, saved)
  next.switches.read()
  expect([next.switches.isKnown.peek(), next.host.requests, next.on()]).toEqual([true, [], ['multiWallet', 'nfts']])
  const later = await setup(both, { ...saved, at: host.clock.now() - 300_001 })
  later.switches.read()
  await settle()
  expect([later.host.requests.length, later.on()]).toEqual([1, ['activity', 'multiWallet', 'nfts']])
  const broken = await setup(both, { at: 'x', off: 4 })
  broken.switches.read()
  await settle()
  expect([broken.host.requests.length, kit.has(activityToken)]).toEqual([1, false])
})

test('error: an answer that comes late takes nothing away that is shown, and counts from the next visit', async () => {
  let answer = (_: Response): void => {}
  const { kit, host, switches, on } = await setup(() => new Promise((resolve) => (answer = resolve)))
  switches.read()
  await host.clock.advance(1_499)
  expect(switches.isKnown.peek()).toBe(false)
  await host.clock.advance(1)
  expect(switches.isKnown.peek()).toBe(true)
  answer(told(row('activity', false, []), row('multi_wallet', true, null)))
  await settle()
  expect(on()).toEqual(['activity', 'multiWallet', 'nfts'])
  const next = await setup(
    both,
    kit.storage.read('project', (saved) => saved as object),
  )
  // The clock of the next visit goes on from there.
  await next.host.clock.advance(2_000)
  next.switches.read()
  expect(next.on()).toEqual(['multiWallet', 'nfts'])
})

test.each([
  [401, { reasons: [{ name: 'unknown_project' }] }, 'backend/project-id'],
  [403, { reasons: [{ name: 'origin_not_allowed' }] }, 'backend/origin'],
  [200, { features: 'all' }, 'backend/bad-answer'],
  [200, { features: [4] }, 'backend/bad-answer'],
])('error: status %i with %j leaves the features to the app, and is told to developers', async (status, body, code) => {
  const { switches, failures, on } = await setup(() => Response.json(body, { status }))
  switches.read()
  await settle()
  expect([switches.isKnown.peek(), failures.map((each) => each.code)]).toEqual([true, [code]])
  expect(on()).toEqual(['activity', 'multiWallet', 'nfts'])
})

test('behavior: without a service that tells, nothing is asked', async () => {
  const { host, switches } = await setup(both, undefined, {})
  switches.read()
  await settle()
  expect([switches.isKnown.peek(), host.requests]).toEqual([true, []])
})
