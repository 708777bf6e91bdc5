import { expect, test, vi } from 'vitest'
import { fakeConnector } from '../../../test/unit/fake-connector.js'
import { fakeKit } from '../../../test/unit/fake-kit.js'
import { type FakeHost, fakeHost, settle } from '../../../test/unit/fakes.js'
import type { Wiring } from '../../contract/kit.js'
import { connect } from '../connect/feature.js'
import { walletConnect } from './feature.js'
import { dropUnfinished, keepUnfinished, unfinished } from './unfinished.js'

const left = { walletId: 'phone', namespace: 'eip155' } as const
const views = { ConnectingWalletConnect: async () => ({ default: () => null }) }

/** Another visit of the same browser; gives what it opened by itself. */
async function visit(host: FakeHost, changes: Partial<Wiring> = {}) {
  const { kit } = fakeKit({ features: [connect(), walletConnect()], views, ...changes }, host)
  const stop = kit.start()
  await settle()
  await vi.dynamicImportSettled()
  await settle()
  const { isOpen, stack } = kit.router.state.peek()
  return { kit, stop, shown: isOpen ? stack.map(({ view }) => view) : [], isFetched: kit.modal.peek() !== null }
}

test('behavior: a killed page opens where it was, as long as a wallet may still answer', async () => {
  const host = fakeHost()
  const first = await visit(host)
  keepUnfinished(first.kit, left)
  first.stop()
  const { kit, shown } = await visit(host)
  expect(shown).toEqual(['Connect', 'ConnectingWalletConnect'])
  expect(kit.router.state.peek().stack[1]?.params).toEqual(left)
  expect(kit.session.state.peek().namespaces.eip155?.status).toBe('disconnected')
})

test('behavior: a page that nobody left fetches nothing', async () => {
  expect(await visit(fakeHost())).toMatchObject({ shown: [], isFetched: false })
})

test('param: after four minutes, and by a clock that was set back, it is over and forgotten', async () => {
  for (const ms of [240_000, -1_000]) {
    const host = fakeHost()
    const { kit } = await visit(host)
    keepUnfinished(kit, left)
    await host.clock.advance(ms)
    expect(unfinished(kit)).toBeUndefined()
    expect((await visit(host)).shown).toEqual([])
    expect(await visit(host)).toMatchObject({ shown: [], isFetched: false })
  }
})

test('behavior: a pairing that ended leaves no trace, in memory or in storage', async () => {
  const host = fakeHost()
  const first = await visit(host)
  keepUnfinished(first.kit, left)
  const { kit } = await visit(host)
  dropUnfinished(kit)
  await kit.session.connect(fakeConnector(), new AbortController().signal)
  expect(Object.keys(kit.session.state.peek().connections)).toEqual(['eip155/com.example.fake'])
  expect(await visit(host, { connectors: [] })).toMatchObject({ shown: [] })
  expect(unfinished(kit)).toBeUndefined()
})

test('SPEC, enableReconnect: without it nothing is remembered', async () => {
  const host = fakeHost()
  const { kit } = await visit(host, { enableReconnect: false })
  keepUnfinished(kit, left)
  expect(unfinished(kit)).toBeUndefined()
  expect(await visit(host, { enableReconnect: false })).toMatchObject({ shown: [], isFetched: false })
})

test('behavior: what another hand wrote there opens nothing', async () => {
  for (const walletId of [7, null]) {
    const host = fakeHost()
    const { kit } = await visit(host)
    keepUnfinished(kit, left)
    kit.storage.write('unfinished', { ...left, walletId, expiresAt: host.clock.now() + 1_000 })
    expect((await visit(host)).shown).toEqual([])
  }
})

test('behavior: where a wallet of the namespace is remembered, that one is restored and nothing is opened', async () => {
  const host = fakeHost()
  const { kit } = await visit(host)
  await kit.session.connect(fakeConnector(), new AbortController().signal)
  keepUnfinished(kit, left)
  expect((await visit(host)).shown).toEqual([])
  expect(unfinished(kit)).toBeUndefined()
})
