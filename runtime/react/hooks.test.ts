import { expect, expectTypeOf, test } from 'vitest'
import type { ChainAdapter } from '../contract/chain.js'
import type { Connection } from '../contract/connection.js'
import { type Account, toAccount } from './hooks.js'

const connection: Connection = {
  live: true,
  connectorId: 'a',
  address: '0x1',
  accounts: [{ address: '0x1' }],
  caipNetworkId: 'eip155:137',
}
const { live: _, accounts: __, ...remembered } = connection

test('behavior: a live account has an address, a CAIP address and a connection', () => {
  expect(toAccount({ status: 'connected', connection })).toEqual({
    status: 'connected',
    address: '0x1',
    caipAddress: 'eip155:137:0x1',
    caipNetworkId: 'eip155:137',
    live: connection,
  })
})

test('behavior: a remembered one has an address and nothing to sign with', () => {
  const account = toAccount({ status: 'reconnecting', remembered })
  expect(account).toEqual({ status: 'reconnecting', address: '0x1', caipNetworkId: 'eip155:137', remembered })
  expect(account).not.toHaveProperty('live')
})

test('behavior: anything else has no address', () => {
  const states = [
    undefined,
    { status: 'disconnected' },
    { status: 'connecting', connectorId: 'a', previous: connection },
  ]
  expect(states.map((state) => toAccount(state as never))).toEqual([
    { status: 'disconnected', address: undefined },
    { status: 'disconnected', address: undefined },
    { status: 'connecting', address: undefined },
  ])
})

test('param: code that signs with a remembered account does not compile', () => {
  const signed: unknown[] = []
  const signMessage: ChainAdapter['signMessage'] = async (_provider, account) => {
    signed.push(account)
    return '0x'
  }
  const account: Account = toAccount({ status: 'connected', connection })
  const signer = { name: 'Dev', request: async () => null }
  // @ts-expect-error Whether it is live has to be asked first.
  void signMessage(signer, account.live, 'hello')
  if (account.status === 'connected') void signMessage(signer, account.live, 'hello')
  // @ts-expect-error A hint is no connection, whatever it knows.
  void signMessage(signer, remembered, 'hello')
  expectTypeOf<Extract<Account, { status: 'reconnecting' }>>().not.toHaveProperty('live')
  expect(signed).toEqual([connection, connection, remembered])
})
