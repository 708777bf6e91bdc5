import { expect, test } from 'vitest'
import { type ConnectMethod, connectMethods } from './methods.js'

test.each<[order: readonly ConnectMethod[] | undefined, isWalletShown: boolean, methods: string]>([
  [undefined, false, 'email social wallet'],
  [undefined, true, 'wallet email social'],
  [[], true, 'wallet email social'],
  [['email', 'social', 'wallet'], true, 'email social wallet'],
  [['social', 'wallet', 'email'], false, 'social wallet email'],
  [['wallet', 'social', 'email'], true, 'wallet social email'],
  [['wallet'], false, 'wallet email social'],
  [['social'], true, 'social email wallet'],
])('behavior: order %j, a wallet shown: %j', (order, isWalletShown, methods) => {
  expect(connectMethods({ order, isWalletShown }).join(' ')).toBe(methods)
})
