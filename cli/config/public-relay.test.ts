import { expect, test } from 'vitest'
import type { ModalConfig } from '../../schema/index.js'
import { checkConfig } from './check-config.js'
import { resolveConfig } from './resolve.js'

const reownId = '0123456789abcdef0123456789abcdef'
const own = {
  projectId: 'shop',
  app: { name: 'Shop' },
  networks: [{ network: 'mainnet', rpcUrls: ['https://rpc.shop.example'] }],
  services: { relay: 'wss://relay.walletconnect.org' },
  features: { walletConnect: true },
} satisfies ModalConfig

function outcome(changes: Partial<ModalConfig>) {
  const checked = checkConfig({ ...own, ...changes })
  if (!checked.isValid) throw new Error(JSON.stringify(checked.issues))
  return resolveConfig(checked.value, 'production')
}

const optionsOf = (changes: Partial<ModalConfig>) => {
  const result = outcome(changes)
  return result.isValid && result.value.features.find(({ id }) => id === 'walletConnect')?.options
}

test('error: the public relay beside a backend of its own asks for a project of its own', () => {
  expect(outcome({})).toEqual({
    isValid: false,
    issues: [
      {
        keys: ['walletConnectProjectId'],
        message: 'is missing, and the public relay asks for one',
        fix: "Add walletConnectProjectId: '…', the 32 hex digits of a project at dashboard.reown.com.",
      },
    ],
  })
  expect(checkConfig({ ...own, walletConnectProjectId: 'shop' }).isValid).toBe(false)
})

test('behavior: that project goes to WalletConnect, and to nothing else', () => {
  expect(optionsOf({ walletConnectProjectId: reownId })).toEqual({ walletConnectProjectId: reownId })
  expect(outcome({ walletConnectProjectId: reownId })).toMatchObject({ value: { projectId: 'shop' } })
})

test.each([
  ['a Reown project', { projectId: reownId }],
  ['a relay of its own', { services: { relay: 'wss://relay.shop.example' } }],
  ['WalletConnect off', { features: {} }],
] as const)('behavior: not needed with %s', (_, changes) => {
  expect(outcome(changes).isValid).toBe(true)
})
