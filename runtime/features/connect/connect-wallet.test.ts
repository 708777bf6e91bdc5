import { expect, test } from 'vitest'
import { accountsOn, fakeConnector } from '../../../test/unit/fake-connector.js'
import { fakeKit } from '../../../test/unit/fake-kit.js'
import { later, settle } from '../../../test/unit/fakes.js'
import { describeFeature } from '../../../test/unit/feature-conformance.js'
import type { Connector, ConnectorAccounts } from '../../contract/connector.js'
import type { Feature } from '../../contract/kit.js'
import type { RecentWallet } from '../../contract/provided.js'
import { coreError } from '../../core/errors.js'
import type { KitEvent } from '../../core/events.js'
import { networks } from '../networks/feature.js'
import { connectWallet } from './connect-wallet.js'
import { connect } from './feature.js'
import { recentWallets } from './recent.js'

describeFeature('connect', () => {
  const { kit, host } = fakeKit({ features: [connect()] })
  return { feature: connect(), kit, host }
})

function setup() {
  const { kit, host } = fakeKit()
  const heard: [KitEvent['event'], unknown][] = []
  kit.events.on(({ event, properties }) => heard.push([event, properties]))
  const leaving = new AbortController()
  const ask = (connector: Connector, wallet?: RecentWallet) => connectWallet(kit, connector, leaving.signal, wallet)
  return { kit, host, heard, leaving, ask, recent: () => recentWallets(kit.storage).list() }
}

test('behavior: waits for the wallet, connects, and remembers it as recent', async () => {
  const { ask, kit, heard, recent } = setup()
  const connector = fakeConnector()
  const answer = later<ConnectorAccounts>()
  connector.answer(() => answer.promise)
  const end = ask(connector)
  await settle()
  expect(kit.session.state.peek().namespaces.eip155?.status).toBe('connecting')
  expect(recent()).toEqual([])
  answer.resolve(accountsOn('eip155'))
  expect(await end).toBe(kit.session.account())
  expect(recent()).toEqual([{ id: connector.id, name: connector.name }])
  expect(heard).toEqual([
    ['SELECT_WALLET', { name: connector.name, platform: 'browser' }],
    ['CONNECT_SUCCESS', { name: connector.name, method: 'browser', reconnect: false }],
  ])
})

test('behavior: a "no" is the user’s choice and can be taken back', async () => {
  const { ask, heard, recent, kit } = setup()
  const connector = fakeConnector()
  connector.answer(coreError('wallet/rejected', { wallet: connector.name }))
  await expect(ask(connector)).rejects.toMatchObject({ code: 'wallet/rejected' })
  expect(heard.at(-1)).toEqual(['USER_REJECTED', { message: 'wallet/rejected' }])
  expect(recent()).toEqual([])
  connector.answer(accountsOn('eip155'))
  expect(await ask(connector)).toBe(kit.session.account())
})

test('behavior: cancelling is no error, and a late answer changes nothing', async () => {
  const { ask, kit, heard, leaving } = setup()
  const connector = fakeConnector()
  const answer = later<ConnectorAccounts>()
  connector.answer(() => answer.promise)
  const end = ask(connector)
  await settle()
  leaving.abort()
  await expect(end).rejects.toMatchObject({ code: 'flow/cancelled' })
  answer.resolve(accountsOn('eip155'))
  await settle()
  expect([kit.session.account(), connector.followers()]).toEqual([undefined, 0])
  expect(kit.session.state.peek().namespaces.eip155?.status).toBe('disconnected')
  expect(heard.map(([event]) => event)).toEqual(['SELECT_WALLET'])
})

test('error: a wallet that never answers ends, and a failure is told by its code alone', async () => {
  const { ask, host, heard } = setup()
  const connector = fakeConnector()
  connector.answer(() => new Promise(() => {}))
  const end = ask(connector)
  const failed = expect(end).rejects.toMatchObject({ code: 'flow/timeout' })
  await host.clock.advance(300_000)
  await failed
  connector.answer(new TypeError('0xsecret is undefined'))
  await expect(ask(connector)).rejects.toMatchObject({ code: 'internal/unknown' })
  expect(heard.slice(-1)).toEqual([['CONNECT_ERROR', { message: 'internal/unknown' }]])
  expect(host.clock.pending()).toBe(0)
})

test('behavior: a wallet elsewhere is remembered as itself, and never as what led to it', async () => {
  const { ask, kit, recent, heard } = setup()
  const relay = fakeConnector({ id: 'walletConnect', name: 'WalletConnect', type: 'WALLET_CONNECT' })
  await ask(relay)
  expect(recent()).toEqual([])
  const wallet = { id: 'fern-id', rdns: 'org.fern', name: 'Fern' }
  const api = await connect().load(kit)
  await api.connect(relay, new AbortController().signal, wallet)
  expect(recent()).toEqual([wallet])
  expect(heard.at(-1)?.[1]).toMatchObject({ name: 'Fern' })
  const other = { id: 'moss-id', name: 'Moss' }
  api.remember(other)
  expect(recent()).toEqual([other, wallet])
})

/** An open list, and a click on its wallet; `shown` is where that has led. */
async function listed({ isOpen = true, features = [connect()] }: { isOpen?: boolean; features?: Feature[] } = {}) {
  const { kit, host } = fakeKit({ features })
  await kit.loadModal()
  if (isOpen) kit.router.open()
  const shown: string[] = []
  const api = await connect().load(kit)
  const connector = fakeConnector()
  const click = () => api.askAtOnce(connector, () => void shown.push('wait'))
  const { signal } = new AbortController()
  return { kit, host, api, connector, click, shown, signal, route: () => kit.router.state.peek() }
}

test('behavior: a wallet that answers in the turn of the click closes the modal, and no screen waits for it', async () => {
  const { kit, host, click, shown, route } = await listed()
  click()
  await settle()
  expect([kit.session.account()?.connectorId, route().isOpen, shown]).toEqual(['com.example.fake', false, []])
  await host.clock.advance(0)
  expect([shown, host.clock.pending()]).toEqual([[], 0])
})

test('behavior: one that takes longer is waited for on its screen, which goes on with the question that was asked', async () => {
  const { kit, host, api, connector, click, shown, signal } = await listed()
  const answer = later<ConnectorAccounts>()
  connector.answer(() => answer.promise)
  click()
  await host.clock.advance(0)
  expect([shown, connector.calls]).toEqual([['wait'], ['connect']])
  const end = api.connect(connector, signal)
  answer.resolve(accountsOn('eip155'))
  expect(await end).toBe(kit.session.account())
  expect(connector.calls).toEqual(['connect'])
})

test('behavior: leaving the screen ends what the click has begun', async () => {
  const { host, api, connector, click } = await listed()
  connector.answer(() => new Promise(() => {}))
  click()
  await host.clock.advance(0)
  const leaving = new AbortController()
  const end = api.connect(connector, leaving.signal)
  leaving.abort()
  await expect(end).rejects.toMatchObject({ code: 'flow/cancelled' })
  expect(connector.followers()).toBe(0)
})

test('behavior: closing the modal ends it as well, and so early that no screen comes', async () => {
  const { kit, host, connector, click, shown } = await listed()
  connector.answer(() => new Promise(() => {}))
  click()
  kit.router.close()
  await host.clock.advance(0)
  expect([shown, connector.followers(), kit.session.state.peek().asking]).toEqual([[], 0, {}])
})

test('behavior: the screen tells a "no", and the next click asks anew', async () => {
  const { host, api, connector, click, shown, signal } = await listed()
  connector.answer(coreError('wallet/rejected', { wallet: connector.name }))
  click()
  await host.clock.advance(0)
  expect(shown).toEqual(['wait'])
  await expect(api.connect(connector, signal)).rejects.toMatchObject({ code: 'wallet/rejected' })
  await expect(api.connect(connector, signal)).rejects.toMatchObject({ code: 'wallet/rejected' })
  expect(connector.calls).toEqual(['connect', 'connect'])
})

test('behavior: where a wallet is connected, or no modal is open, the screen asks', async () => {
  const closed = await listed({ isOpen: false })
  closed.click()
  expect([closed.shown, closed.connector.calls]).toEqual([['wait'], []])
  const { api, connector, click, shown, signal } = await listed()
  await api.connect(connector, signal)
  click()
  expect([shown, connector.calls]).toEqual([['wait'], ['connect']])
})

test('behavior: a wallet on a network that is not the app’s leads to the view about that, where there is one', async () => {
  const other = accountsOn('eip155', undefined, '31337')
  const { connector, click, shown, route } = await listed({ features: [connect(), networks()] })
  connector.answer(other)
  click()
  await settle()
  expect([shown, route().isOpen, route().stack]).toEqual([[], true, [{ view: 'UnsupportedChain' }]])
  const alone = await listed()
  alone.connector.answer(other)
  alone.click()
  await settle()
  expect([alone.shown, alone.route().isOpen]).toEqual([[], false])
})
