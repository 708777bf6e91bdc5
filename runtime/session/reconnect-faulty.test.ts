import { expect, test } from 'vitest'
import { accountsOn, fakeConnector } from '../../test/unit/fake-connector.js'
import { alice } from '../../test/unit/fake-wallet.js'
import { later, settle } from '../../test/unit/fakes.js'
import { hint, reconnecting } from '../../test/unit/reconnecting.js'
import type { ConnectorAccounts } from '../contract/connector.js'

test.each([alice, undefined])(
  'error: a wallet that announces something whenever it is asked is asked three times when it is restored (%s)',
  async (address) => {
    const { registry, status, clock } = reconnecting()
    const connector = fakeConnector()
    connector.answer(async () => {
      if (connector.calls.length > 20) throw new Error('asked for ever')
      connector.change({ type: 'chainChanged', caipNetworkId: 'eip155:137' })
      return address === undefined ? undefined : accountsOn('eip155', address)
    })
    registry.add(connector)
    await settle()
    await clock.advance(10_000)
    expect([connector.calls.length, status()]).toEqual([3, address ? 'connected' : 'disconnected'])
  },
)

test('behavior: a wallet that is unlocked while it is restored is read again', async () => {
  const { registry, session } = reconnecting()
  const connector = fakeConnector()
  const answer = later<ConnectorAccounts | undefined>()
  connector.answer(() => answer.promise)
  registry.add(connector)
  await settle()
  connector.answer(accountsOn('eip155'))
  connector.change({ type: 'accountsChanged', accounts: [{ address: alice }] })
  answer.resolve(undefined)
  await settle()
  expect([session.account()?.address, connector.calls.length]).toEqual([alice, 2])
})

test('error: a wallet that hangs, fails or answers garbage is a warning, and its hint stays', async () => {
  const { registry, clock, status, logged, saved } = reconnecting()
  const connector = fakeConnector()
  connector.answer(() => new Promise(() => {}))
  registry.add(connector)
  await clock.advance(5_000)
  connector.answer(new TypeError('gone'))
  connector.change({ type: 'accountsChanged', accounts: [{ address: alice }] })
  await settle()
  expect(status()).toBe('disconnected')
  expect(saved().eip155).toEqual(hint)
  expect(logged).toMatchInlineSnapshot(`
    [
      "warn: Wallet com.example.fake was not restored",
      "warn: Wallet com.example.fake was not restored",
    ]
  `)
})
