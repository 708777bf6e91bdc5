import { getEventListeners } from 'node:events'
import { expect, onTestFinished, test, vi } from 'vitest'
import { evmNamespace, fakeWalletConnect, rawSession } from '../../../test/unit/fake-sign-client.js'
import { alice, bob } from '../../../test/unit/fake-wallet.js'
import { later, settle } from '../../../test/unit/fakes.js'

const { signal } = new AbortController()

test('behavior: the session in use is read again, also where the store has a newer one', async () => {
  const all = fakeWalletConnect()
  all.client.keep(rawSession())
  await all.connector.restore(signal)
  all.client.keep(rawSession(), rawSession(evmNamespace([1], bob), { topic: 'topic-2' }))
  expect(await all.connector.restore(signal)).toMatchObject({ accounts: [{ address: alice }] })
  const after = fakeWalletConnect(undefined, undefined, all.host)
  after.client.keep(...all.client.session.getAll())
  expect(await after.connector.restore(signal)).toMatchObject({ accounts: [{ address: bob }] })
})

test('behavior: a request that has ended leaves no listener behind', async () => {
  const all = fakeWalletConnect()
  all.client.keep(rawSession())
  await all.connector.restore(signal)
  const added = vi.spyOn(AbortSignal.prototype, 'addEventListener')
  onTestFinished(() => added.mockRestore())
  await all.connector.request('personal_sign', ['0x00', alice])
  const signals = added.mock.contexts.filter((each) => each instanceof AbortSignal)
  expect(signals.length).toBeGreaterThan(0)
  expect(signals.flatMap((each) => getEventListeners(each, 'abort'))).toEqual([])
})

test.each([undefined, 'wc:', 'https://wallet.example'])('error: a client that gives %j for the code', async (uri) => {
  const all = fakeWalletConnect()
  const refused = later<unknown>()
  all.client.connect = async () => ({ ...(uri !== undefined && { uri }), approval: () => refused.promise })
  const failure: unknown = await all.connector.connect(signal).catch((cause: unknown) => cause)
  expect(failure).toMatchObject({ code: 'wallet/bad-answer', slots: { expected: 'a URI' } })
  refused.reject(new Error('expired'))
  await settle()
  expect(all.host.clock.pending()).toBe(0)
})
