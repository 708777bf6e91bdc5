import { expect, expectTypeOf, test } from 'vitest'
import type { Connection, Remembered, WalletConnection } from '../../runtime/contract/connection.js'
import { bindModalKit } from '../../runtime/react/bind.js'
import type { Account } from '../../runtime/react/hooks.js'
import type { useConnections } from '../../runtime/react/use-connections.js'
import { readExamples } from '../build/examples.js'
import { fakeWiring } from './fake-kit.js'

test('param: the hooks tell what is live from what is remembered', () => {
  const { useAccount } = bindModalKit(fakeWiring())
  const active = () => useAccount()
  expectTypeOf(active).returns.toEqualTypeOf<Account>()
  expectTypeOf<Extract<Account, { status: 'connected' }>['live']>().toEqualTypeOf<Connection>()
  expectTypeOf<Extract<Account, { status: 'reconnecting' }>['remembered']>().toEqualTypeOf<Remembered>()
  expectTypeOf<ReturnType<typeof useConnections>['connections']>().toEqualTypeOf<readonly WalletConnection[]>()
  expectTypeOf<WalletConnection['live']>().toEqualTypeOf<Connection | undefined>()
  expectTypeOf<Exclude<WalletConnection, { status: 'disconnected' }>['live']>().toEqualTypeOf<Connection>()
  expectTypeOf<Extract<WalletConnection, { status: 'disconnected' }>['live']>().toEqualTypeOf<undefined>()
  expectTypeOf<Account['name']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<Account['picture']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<Remembered>().not.toExtend<Connection>()
  expect(readExamples('docs/hooks.md').map(({ name }) => name)).toEqual([
    'src/sign-in.tsx',
    'src/who.tsx',
    'src/wallet-line.tsx',
    'src/sign-in-on-solana.tsx',
    'src/my-button.tsx',
    'src/wallets.tsx',
    'src/recent.tsx',
  ])
})
