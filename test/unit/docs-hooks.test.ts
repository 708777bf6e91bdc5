import { expect, expectTypeOf, test } from 'vitest'
import type { Connection, Remembered } from '../../runtime/contract/connection.js'
import { bindModalKit } from '../../runtime/react/bind.js'
import type { Account } from '../../runtime/react/hooks.js'
import { readExamples } from '../build/examples.js'
import { fakeWiring } from './fake-kit.js'

test('param: the hooks tell what is live from what is remembered', () => {
  const { useAccount, useConnections } = bindModalKit(fakeWiring())
  const active = () => useAccount()
  expectTypeOf(active).returns.toEqualTypeOf<Account>()
  expectTypeOf<Extract<Account, { status: 'connected' }>['live']>().toEqualTypeOf<Connection>()
  expectTypeOf<Extract<Account, { status: 'reconnecting' }>['remembered']>().toEqualTypeOf<Remembered>()
  expectTypeOf(useConnections).returns.toEqualTypeOf<readonly Connection[]>()
  expectTypeOf<Remembered>().not.toExtend<Connection>()
  expect(readExamples('docs/hooks.md').map(({ name }) => name)).toEqual([
    'src/sign-in.tsx',
    'src/wallet-line.tsx',
    'src/wallets.tsx',
  ])
})
