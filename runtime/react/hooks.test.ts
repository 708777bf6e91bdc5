import type { Address } from 'viem'
import { expect, expectTypeOf, test } from 'vitest'
import { fakeWiring } from '../../test/unit/fake-kit.js'
import type { ChainAdapter } from '../contract/chain.js'
import type { Connection } from '../contract/connection.js'
import { bindModalKit } from './bind.js'
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
    namespace: 'eip155',
    address: '0x1',
    chainId: 137,
    caipAddress: 'eip155:137:0x1',
    caipNetworkId: 'eip155:137',
    live: connection,
  })
})

test('behavior: a live account has the name and picture that are known of it, and none of another', () => {
  const live = { ...connection, address: '0xA11ce00000000000000000000000000000000001' }
  const known = {
    of: '0xa11ce00000000000000000000000000000000001',
    name: 'alice.eth',
    picture: 'data:image/png;base64,AQ==',
  }
  const read: string[] = []
  const account = toAccount({ status: 'connected', connection: live }, known, () => read.push('read'))
  expect(read).toEqual([])
  expect([account.name, account.picture, read.length]).toEqual(['alice.eth', 'data:image/png;base64,AQ==', 2])
  const next = toAccount({ status: 'connected', connection }, known)
  expect([next.name, next.picture]).toEqual([undefined, undefined])
  const solana = { ...live, caipNetworkId: 'solana:1', address: 'A11ce' } as const
  expect(toAccount({ status: 'connected', connection: solana }, { ...known, of: 'a11ce' }).name).toBeUndefined()
  expect(toAccount({ status: 'reconnecting', remembered }, known).name).toBeUndefined()
})

test('behavior: a remembered one has an address and nothing to sign with', () => {
  const account = toAccount({ status: 'reconnecting', remembered })
  const known = { namespace: 'eip155', address: '0x1', chainId: 137, caipNetworkId: 'eip155:137' }
  expect(account).toEqual({ status: 'reconnecting', ...known, remembered })
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

test('behavior: the chain of another namespace is the reference of its CAIP-2 id', () => {
  const caipNetworkId = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const account = toAccount({ status: 'connected', connection: { ...connection, caipNetworkId } })
  expect(account).toMatchObject({ namespace: 'solana', chainId: '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' })
})

test('param: an account has the types of its namespace', () => {
  const { useAccount } = bindModalKit(fakeWiring())
  const onEvm = () => useAccount('eip155')
  const onSolana = () => useAccount('solana')
  const onAny = () => useAccount()
  type Known<T> = Extract<T, { readonly status: 'connected' | 'reconnecting' }>
  type Evm = Known<ReturnType<typeof onEvm>>
  type Solana = Known<ReturnType<typeof onSolana>>
  type Active = Known<ReturnType<typeof onAny>>
  expectTypeOf<Evm['address']>().toEqualTypeOf<Address>()
  expectTypeOf<Evm['chainId']>().toEqualTypeOf<number>()
  expectTypeOf<Evm['caipNetworkId']>().toEqualTypeOf<`eip155:${string}`>()
  expectTypeOf<Solana['address']>().toEqualTypeOf<string>()
  expectTypeOf<Solana['chainId']>().toEqualTypeOf<string>()
  expectTypeOf<Extract<Active, { readonly namespace: 'eip155' }>['address']>().toEqualTypeOf<Address>()
  expectTypeOf<Active['address']>().toEqualTypeOf<string>()
  expectTypeOf<ReturnType<typeof onEvm>['address']>().toEqualTypeOf<Address | undefined>()
  expectTypeOf<ReturnType<typeof onEvm>['chainId']>().toEqualTypeOf<number | undefined>()
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
