import { expect, test } from 'vitest'
import type { AccountTypes } from '../../schema/account-types.js'
import type { Namespace } from '../../schema/caip.js'
import { accountsOn, fakeConnector } from '../../test/unit/fake-connector.js'
import { fakeSession } from '../../test/unit/fake-session.js'
import { fakeDisk, later, settle } from '../../test/unit/fakes.js'
import { hint } from '../../test/unit/reconnecting.js'
import * as checksums from '../chains/evm/checksums.js'
import type { AddressWriter } from '../contract/chain.js'
import type { ConnectorAccounts } from '../contract/connector.js'

const { signal } = new AbortController()
const id = 'eip155/com.example.fake'
const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** Mixed case whose checksum is wrong. */
const wrong = '0xF39fd6e51aad88F6F4ce6aB8827279cffFb92266'
const small = first.toLowerCase()

type Preferring = [types?: AccountTypes, namespace?: Namespace, accounts?: ConnectorAccounts['accounts']]

test.each([small, wrong, first.toUpperCase().replace('0X', '0x'), first])(
  'behavior: %s is shared, EIP-55 is known and kept',
  async (given) => {
    const { session, saved } = fakeSession()
    const connector = fakeConnector()
    connector.answer({ accounts: [{ address: given }, { address: second.toLowerCase() }], caipNetworkId: 'eip155:1' })
    const accounts = [{ address: first }, { address: second }]
    expect(await session.connect(connector, signal)).toMatchObject({ address: first, accounts })
    expect(session.account()).toMatchObject({ address: first, accounts })
    expect(saved().eip155).toMatchObject({ address: first, accounts })
  },
)

test('behavior: no state of the session has ever had an address as the wallet wrote it', async () => {
  const { session } = fakeSession()
  const seen: string[] = []
  session.state.subscribe((state) => void seen.push(JSON.stringify(state)))
  const connector = fakeConnector()
  connector.answer({ accounts: [{ address: wrong }], caipNetworkId: 'eip155:1' })
  await session.connect(connector, signal)
  connector.change({ type: 'accountsChanged', accounts: [{ address: second.toLowerCase() }, { address: wrong }] })
  expect(session.account()).toMatchObject({ address: second, accounts: [{ address: second }, { address: first }] })
  const all = seen.join()
  expect([all.includes(wrong), all.includes(second.toLowerCase()), all.includes(first)]).toEqual([false, false, true])
})

test('behavior: what is announced while the wallet is asked is written in the same way', async () => {
  const { session } = fakeSession()
  const connector = fakeConnector()
  connector.answer(async () => {
    connector.change({ type: 'accountsChanged', accounts: [{ address: second.toLowerCase() }] })
    return accountsOn('eip155', second.toLowerCase())
  })
  expect(await session.connect(connector, signal)).toMatchObject({ address: second, accounts: [{ address: second }] })
})

test('behavior: the same account in other letters is no news', async () => {
  const { session } = fakeSession()
  const connector = fakeConnector()
  connector.answer(accountsOn('eip155', first))
  await session.connect(connector, signal)
  const before = session.state.peek()
  for (const given of [small, wrong]) connector.change({ type: 'accountsChanged', accounts: [{ address: given }] })
  expect(session.state.peek()).toBe(before)
})

const payment = { address: 'bc1q6h', type: 'payment', publicKey: '02ab', path: "m/84'/0'/0'/0/0" } as const
const ordinal = { address: 'bc1p2x', type: 'ordinal', publicKey: '03cd', path: "m/86'/0'/0'/0/0" } as const

test('behavior: what a wallet says of an account is kept, in the hint too, and through what it announces', async () => {
  const { session, saved } = fakeSession()
  const connector = fakeConnector({ namespace: 'bip122' })
  connector.answer({ accounts: [payment, ordinal], caipNetworkId: 'bip122:1' })
  expect((await session.connect(connector, signal)).accounts).toEqual([payment, ordinal])
  expect(saved().bip122).toMatchObject({ address: payment.address, accounts: [payment, ordinal] })
  const next = { ...payment, address: 'bc1qnx' }
  connector.change({ type: 'accountsChanged', accounts: [next] })
  expect(session.account()).toMatchObject({ address: next.address, accounts: [next] })
  expect(saved().bip122?.accounts).toEqual([next])
})

test('behavior: the same address with another key or type is news', async () => {
  const { session } = fakeSession()
  const connector = fakeConnector({ namespace: 'bip122' })
  connector.answer({ accounts: [payment], caipNetworkId: 'bip122:1' })
  await session.connect(connector, signal)
  connector.change({ type: 'accountsChanged', accounts: [{ ...payment, publicKey: '02ff' }] })
  expect(session.account()?.accounts).toEqual([{ ...payment, publicKey: '02ff' }])
})

test('behavior: the first account of the preferred type is shown, that of SPEC §9 or of the app', async () => {
  const shownWith = async (...[accountTypes, namespace = 'bip122', accounts = [ordinal, payment]]: Preferring) => {
    const { session } = fakeSession({ ...(accountTypes && { accountTypes }) })
    const connector = fakeConnector({ namespace })
    connector.answer({ accounts, caipNetworkId: `${namespace}:1` })
    const { address, accounts: all } = await session.connect(connector, signal)
    expect(all[0]?.address).toBe(address)
    expect(all).toHaveLength(accounts.length)
    connector.change({ type: 'accountsChanged', accounts })
    expect(session.account()?.address).toBe(address)
    return address
  }
  expect(await shownWith()).toBe(payment.address)
  expect(await shownWith({ bip122: 'ordinal' })).toBe(ordinal.address)
  expect(await shownWith({ eip155: 'eoa' })).toBe(payment.address)
  const own = { address: first, type: 'eoa' } as const
  const smart = { address: second, type: 'smartAccount' } as const
  expect(await shownWith(undefined, 'eip155', [own, smart])).toBe(second)
  expect(await shownWith({ eip155: 'eoa' }, 'eip155', [smart, own])).toBe(first)
  // A wallet that says no types, and a namespace that prefers none: its own order holds.
  expect(await shownWith(undefined, 'eip155', [{ address: first }, { address: second }])).toBe(first)
  expect(await shownWith(undefined, 'cosmos', [{ address: 'b' }, { address: 'a', type: 'eoa' }])).toBe('b')
})

test('behavior: an account that is shared in several letters is one', async () => {
  const { session } = fakeSession()
  const connector = fakeConnector()
  connector.answer({
    accounts: [{ address: wrong }, { address: second }, { address: small }, { address: first }],
    caipNetworkId: 'eip155:1',
  })
  const { accounts } = await session.connect(connector, signal)
  expect(accounts).toEqual([{ address: first }, { address: second }])
})

test('behavior: a hint in wrong letters is written right once the code is here, and in the storage too', async () => {
  const disk = fakeDisk()
  const hints = { eip155: { ...hint, address: wrong, accounts: [{ address: wrong }] } }
  const { session, saved } = fakeSession({ disk, hints })
  session.prepare(fakeConnector())
  await expect.poll(() => session.state.peek().connections[id]).toMatchObject({ remembered: { address: first } })
  expect(session.state.peek().namespaces.eip155).toMatchObject({
    status: 'reconnecting',
    remembered: { address: first },
  })
  expect(saved().eip155).toMatchObject({ address: first, accounts: [{ address: first }] })
})

test('behavior: a restored account has the letters of the hint, so that pages see one address', async () => {
  const { session } = fakeSession({ hints: { eip155: { ...hint, address: first, accounts: [{ address: first }] } } })
  const connector = fakeConnector()
  connector.answer(accountsOn('eip155', small))
  expect(await session.restore(connector, signal)).toMatchObject({ address: first })
})

test('behavior: addresses of other namespaces stay as they are, and no code is fetched for them', async () => {
  let fetched = 0
  const { session } = fakeSession({
    writer: async () => {
      fetched += 1
      return checksums
    },
  })
  const connector = fakeConnector({ namespace: 'solana' })
  const address = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
  connector.answer(accountsOn('solana', address))
  session.prepare(connector)
  expect(await session.connect(connector, signal)).toMatchObject({ address })
  expect(fetched).toBe(0)
})

test('error: without the code addresses are in small letters, and right as soon as a later try gets it', async () => {
  const tries = [later<AddressWriter>(), later<AddressWriter>()]
  let fetched = 0
  const { session } = fakeSession({
    writer: () => tries[fetched++]?.promise ?? Promise.reject(new Error('no more')),
  })
  const connector = fakeConnector()
  connector.answer(accountsOn('eip155', wrong))
  const connecting = session.connect(connector, signal)
  tries[0]?.reject(new Error('Failed to fetch'))
  expect(await connecting).toMatchObject({ address: small })
  session.prepare(connector)
  tries[1]?.resolve(checksums)
  await settle()
  expect([session.account()?.address, fetched]).toEqual([first, 2])
  session.prepare(connector)
  expect(fetched).toBe(2)
})

test('error: code that never comes holds nobody up for longer than 2 s', async () => {
  const never = later<AddressWriter>()
  const { session, clock } = fakeSession({ writer: () => never.promise })
  const connector = fakeConnector()
  connector.answer(accountsOn('eip155', wrong))
  const connecting = session.connect(connector, signal)
  await clock.advance(1_999)
  expect(session.account()).toBeUndefined()
  connector.change({ type: 'accountsChanged', accounts: [{ address: second }] })
  await clock.advance(1)
  expect(await connecting).toMatchObject({ address: second.toLowerCase() })
  expect(clock.pending()).toBe(0)
})

test('error: cancelled while the code is fetched is cancelled', async () => {
  const { session } = fakeSession({ writer: () => later<AddressWriter>().promise })
  const leaving = new AbortController()
  const connector = fakeConnector()
  const connecting = session.connect(connector, leaving.signal)
  await settle()
  leaving.abort()
  await expect(connecting).rejects.toMatchObject({ code: 'flow/cancelled' })
  expect([session.account(), connector.followers()]).toEqual([undefined, 0])
})
