import { expect, test } from 'vitest'
import { resolvedConfig, resolvedNetwork } from '../../test/unit/resolved-config.js'
import type { Resolved, ResolvedNetwork } from '../config/resolved.js'
import { cspDirectives, networkUses } from './artifacts.js'

const withNetworks = (...networks: readonly ResolvedNetwork[]) =>
  resolvedConfig({
    app: { name: 'My app', url: 'https://app.example', icons: ['https://cdn.example/i.png'] },
    services: { rpc: 'https://rpc.example' },
    networks,
  })

test('behavior: one use for each network and origin, without path or key', () => {
  const resolved = withNetworks(
    resolvedNetwork(1, 'https://rpc.example/v1/?key=secret', 'https://rpc.example/v2/secret'),
    resolvedNetwork(137, 'https://rpc.example'),
  )
  expect(networkUses(resolved).map(({ origin, why }) => `${origin} ${why}`)).toEqual([
    'https://rpc.example JSON-RPC of Net 1 (eip155:1): the native balance',
    'https://rpc.example JSON-RPC of Net 137 (eip155:137): the native balance',
  ])
  expect(JSON.stringify(networkUses(resolved))).not.toContain('secret')
})

test('behavior: the policy holds each origin once and nothing that is only shown', () => {
  const resolved = withNetworks(
    resolvedNetwork(1, 'https://b.example/x', 'https://a.example'),
    resolvedNetwork(137, 'https://b.example/y'),
  )
  expect(cspDirectives(resolved)).toEqual({
    'script-src': ["'self'"],
    'style-src': ["'self'"],
    'img-src': ['data:'],
    'connect-src': ['https://a.example', 'https://b.example'],
  })
})

test('behavior: what a feature contacts is told with its reason, by what the browser fetches there', () => {
  const use = { why: 'shows pictures', when: 'while the list is open' }
  const contacts = [
    { service: 'api', why: 'lists wallets', when: 'after a click' },
    { service: 'api', ...use, directive: 'img-src' },
    { origin: 'https://keys.example', why: 'opens a window', when: 'after a click', directive: 'frame-src' },
    { service: 'relay', why: 'pairs', when: 'after a click' },
  ] as const
  const resolved: Resolved = {
    ...withNetworks(resolvedNetwork(1, 'https://rpc.example')),
    services: { api: 'https://api.example/base' },
    features: [{ id: 'allWallets', views: {}, css: 'all-wallets.css', options: {}, contacts }],
  }
  expect(cspDirectives(resolved)).toMatchObject({
    'img-src': ['data:', 'https://api.example'],
    'connect-src': ['https://api.example', 'https://rpc.example'],
    'frame-src': ['https://keys.example'],
  })
  expect(networkUses(resolved).map(({ origin, why, feature }) => [origin, why, feature].join(' '))).toEqual([
    'https://api.example lists wallets allWallets',
    'https://api.example shows pictures allWallets',
    'https://keys.example opens a window allWallets',
    'https://rpc.example JSON-RPC of Net 1 (eip155:1): the native balance account',
  ])
})

test('behavior: the nodes of `rpcMap` are told as well', () => {
  const walletConnect = { rpcMap: { 'eip155:1': 'https://node.example/v1/secret' } }
  const resolved: Resolved = {
    ...withNetworks(resolvedNetwork(1, 'https://rpc.example')),
    features: [{ id: 'walletConnect', views: {}, options: { walletConnect }, contacts: [] }],
  }
  expect(cspDirectives(resolved)['connect-src']).toEqual(['https://node.example', 'https://rpc.example'])
  expect(networkUses(resolved)[0]).toMatchObject({ origin: 'https://node.example', feature: 'walletConnect' })
  expect(JSON.stringify(networkUses(resolved))).not.toContain('secret')
  const plain = { ...resolved, features: [{ ...resolved.features[0], options: { walletConnect: true } }] } as Resolved
  expect(networkUses(plain).map(({ origin }) => origin)).toEqual(['https://rpc.example'])
})
