import { beforeAll, expect, test } from 'vitest'
import { fakeKit } from '../../../test/unit/fake-kit.js'
import { fakeSafe } from '../../../test/unit/fake-safe.js'
import { alice, bob, fakeWallet } from '../../../test/unit/fake-wallet.js'
import { fakeHost, later, settle } from '../../../test/unit/fakes.js'
import { savedSession } from '../../../test/unit/saved-session.js'
import type { Wiring } from '../../contract/kit.js'
import type { ConnectorSource } from '../../contract/source.js'
import { createStorage } from '../../core/storage.js'
import { createPersistence } from '../../session/persist.js'
import { injected } from '../injected/injected.js'
import { safe } from './safe.js'

const official = 'https://app.safe.global'
const frame = (origin?: string) => ({ parentOrigin: () => origin })

// What is fetched on need is fetched once; how long that takes is not what these tests are about.
beforeAll(() => import('./safe-connector.js').then(() => import('../eip1193/actions.js')))

function start(source: ConnectorSource, changes: Partial<Wiring> = {}, host = fakeHost()) {
  const { kit } = fakeKit({ connectors: [injected(), source], ...changes }, host)
  const names: string[] = []
  kit.events.on(({ event }) => names.push(event))
  return { kit, host, names, stop: kit.start(), found: () => kit.registry.find('eip155', 'safe') }
}

test.each([
  ['is not framed', undefined],
  ['is framed by somebody else', 'https://example.com'],
  ['is framed by a look-alike', 'https://app.safe.global.example.com'],
  ['is framed without TLS', 'http://app.safe.global'],
])('behavior: adds nothing and keeps nothing open where the page %s', async (_, parent) => {
  const plain = start({ id: 'nothing', discover: () => () => {} })
  const { found, host, stop, kit } = start(safe({ frame: frame(parent) }))
  await settle()
  expect(found()).toBeUndefined()
  expect(host.open()).toBe(plain.host.open())
  expect([kit.session.account(), host.requests, host.logged]).toEqual([undefined, [], []])
  stop()
  plain.stop()
})

test('param: the Safe around the page is one wallet, of the official interface or of those the app names', () => {
  expect(start(safe({ frame: frame(official) })).found()).toMatchObject({
    id: 'safe',
    name: 'Safe',
    type: 'EXTERNAL',
    namespace: 'eip155',
    provider: undefined,
  })
  const own = { origins: ['https://safe.example.org'] }
  expect(start(safe({ ...own, frame: frame('https://safe.example.org') })).found()).toBeDefined()
  expect(start(safe({ ...own, frame: frame(official) })).found()).toBeUndefined()
})

/** A page in a Safe; `hint` is what an earlier visit left. */
function inSafe(
  { hint, address = bob, ...changes }: Partial<Wiring> & { readonly hint?: string; readonly address?: string } = {},
  host = fakeHost(),
) {
  if (hint !== undefined) {
    const sessions = { eip155: { connectorId: hint, address, caipNetworkId: 'eip155:1' } } as const
    createPersistence(createStorage(host.storage)).save(savedSession(sessions))
  }
  const around = fakeSafe()
  const loads: string[] = []
  const api = async (origin: string) => {
    loads.push(origin)
    return around.api
  }
  return { around, loads, ...start(safe({ frame: frame(official), api }), changes, host) }
}

test('behavior: it is the session without a click, and says so', async () => {
  const { kit, names, loads, around, found } = inSafe()
  await settle()
  expect(kit.session.account()).toMatchObject({ connectorId: 'safe', address: alice, caipNetworkId: 'eip155:137' })
  expect([names, loads]).toEqual([['INITIALIZE', 'CONNECT_SUCCESS'], [official]])
  expect(around.asked).toEqual([['getInfo']])
  expect(found()?.provider).toBeDefined()
})

test('behavior: a page that was opened in another Safe before is connected to this one', async () => {
  const { kit } = inSafe({ hint: 'safe' })
  await settle()
  expect(kit.session.account()).toMatchObject({ connectorId: 'safe', address: alice })
})

test('behavior: a reload restores it once, as any wallet', async () => {
  const { kit, names, around } = inSafe({ hint: 'safe', address: alice })
  await settle()
  expect(kit.session.account()).toMatchObject({ connectorId: 'safe', address: alice })
  expect([names, around.asked]).toEqual([['INITIALIZE', 'CONNECT_SUCCESS'], [['getInfo']]])
})

test('behavior: it takes the place of a remembered wallet of the browser', async () => {
  const host = fakeHost()
  const wallet = fakeWallet({ isPermitted: true })
  wallet.announce(host.page)
  const { kit } = inSafe({ hint: wallet.info.rdns }, host)
  await settle()
  expect(kit.session.account()).toMatchObject({ connectorId: 'safe', address: alice })
  expect(host.logged).toEqual([])
})

test('behavior: with enableReconnect: false it waits for a click', async () => {
  const { kit, loads, found } = inSafe({ enableReconnect: false })
  await settle()
  expect([kit.session.account(), loads]).toEqual([undefined, []])
  const connector = found()
  if (!connector) throw new Error('The Safe is listed all the same.')
  await kit.session.connect(connector, new AbortController().signal)
  expect(kit.session.account()).toMatchObject({ connectorId: 'safe', address: alice })
})

test('error: a Safe that never answers, or answers garbage, leaves the page disconnected with one warning', async () => {
  for (const answer of [new Promise(() => {}), 'garbage', new Error('no Safe')]) {
    const { kit, host, around } = inSafe()
    around.answer('getInfo', answer)
    await host.clock.advance(10_000)
    expect(kit.session.account()).toBeUndefined()
    expect(host.logged.map(({ level, text }) => [level, text])).toEqual([['warn', 'the Safe was not connected']])
  }
})

test('behavior: a page that stops before the Safe has answered is not connected by its answer', async () => {
  const { kit, host, around, stop } = inSafe()
  const answer = later()
  around.answer('getInfo', answer.promise)
  await settle()
  stop()
  await settle()
  answer.resolve({ safeAddress: alice, chainId: 1 })
  await settle()
  expect([kit.session.account(), host.logged]).toEqual([undefined, []])
})
