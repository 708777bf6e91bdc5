import { expect, test } from 'vitest'
import { accountsOn, fakeConnector } from '../../test/unit/fake-connector.js'
import { fakeSession } from '../../test/unit/fake-session.js'
import { alice, bob } from '../../test/unit/fake-wallet.js'
import { fakePage, settle } from '../../test/unit/fakes.js'
import { hint } from '../../test/unit/reconnecting.js'
import { createRegistry } from '../connectors/registry.js'
import { tryOtherProviders } from './other-providers.js'

const { signal } = new AbortController()
const first = 'eip155/com.example.fake'

/** A session that remembers a wallet, and two providers that are there under its rdns besides. */
function remembering() {
  const all = fakeSession({ isMulti: true, hints: { eip155: hint } })
  const registry = createRegistry()
  const others = ['one', 'two'].map((uuid) =>
    fakeConnector({ id: `com.example.fake#${uuid}`, rdns: 'com.example.fake' }),
  )
  for (const connector of others) registry.add(connector)
  const restored: string[] = []
  const look = (inner = signal) =>
    tryOtherProviders(
      {
        host: { log() {}, page: fakePage() },
        session: all.session,
        registry,
        onRestored: (name) => restored.push(name),
        tried: new Map(),
      },
      inner,
    )
  return { ...all, others, restored, look, calls: () => others.map(({ calls }) => calls) }
}

test('behavior: the provider that gives the remembered account takes its place, and is asked without being opened', async () => {
  const { session, others, restored, look, calls } = remembering()
  others[0]?.answer(accountsOn('eip155', bob))
  look()
  await settle()
  expect([session.account()?.address, Object.keys(session.state.peek().connections)]).toEqual([
    alice,
    ['eip155/com.example.fake#two'],
  ])
  expect([calls(), restored]).toEqual([[['restore'], ['restore']], ['Wallet com.example.fake#two']])
})

test('behavior: one that gives the account later, and says so, is asked again', async () => {
  const { session, others, look } = remembering()
  for (const other of others) other.answer(undefined)
  look()
  await settle()
  expect(session.account()).toBeUndefined()
  others[1]?.answer(accountsOn('eip155'))
  others[1]?.change({ type: 'accountsChanged', accounts: [{ address: alice }] })
  await settle()
  expect(session.account()?.connectorId).toBe('com.example.fake#two')
})

test('behavior: nobody is asked while the person is asked for a wallet, once one is live, or after the page has left', async () => {
  const asking = remembering()
  const leaving = new AbortController()
  const connecting = asking.session
    .connect(fakeConnector({ id: 'other', connect: () => new Promise(() => {}) }), leaving.signal)
    .catch(() => {})
  asking.look()
  await settle()
  expect(asking.calls()).toEqual([[], []])
  leaving.abort()
  await connecting

  const live = remembering()
  await live.session.restore(fakeConnector(), signal, first)
  live.look()
  await settle()
  expect(live.calls()).toEqual([[], []])

  const left = remembering()
  left.look(AbortSignal.abort())
  await settle()
  expect(left.calls()).toEqual([[], []])
})

test('behavior: only the connection that is to be shown is looked for', async () => {
  const { session, look, calls } = remembering()
  await session.connect(fakeConnector({ id: 'other' }), signal)
  expect(session.state.peek().current.eip155).toBe('eip155/other')
  look()
  await settle()
  expect(calls()).toEqual([[], []])
})
