import { expect, test } from 'vitest'
import { isSameWallet } from './same-wallet.js'

const metamask = { id: 'io.metamask', rdns: 'io.metamask', name: 'MetaMask' }

test.each([
  ['the same rdns', { id: 'explorer', rdns: 'IO.MetaMask', name: 'Another' }, true],
  ['the same id', { id: 'IO.METAMASK', rdns: 'io.other', name: 'Another' }, true],
  ['the same name without an rdns', { id: 'explorer', name: 'metamask' }, true],
  ['the same name and no rdns said', { id: 'explorer', rdns: '', name: 'MetaMask' }, true],
  ['the name under another rdns', { id: 'evil', rdns: 'evil.wallet', name: 'MetaMask' }, false],
  ['nothing in common', { id: 'fern', name: 'Fern' }, false],
])('behavior: %s', (_, other, isSame) => {
  expect(isSameWallet(metamask, other)).toBe(isSame)
  expect(isSameWallet(other, metamask)).toBe(isSame)
})
