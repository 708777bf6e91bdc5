import { readFileSync } from 'node:fs'
import { base, mainnet, polygon } from 'viem/chains'
import { expect, test } from 'vitest'
import { networkTable } from '../test/build/network-table.mjs'
import { networks } from './networks.js'

test('behavior: the committed table is what the installed viem gives', () => {
  const committed = readFileSync(new URL('networks.data.ts', import.meta.url), 'utf8')
  expect(committed === networkTable()).toBe(true)
})

test('behavior: a row says what viem says, without its RPC endpoints', () => {
  for (const [name, chain] of Object.entries({ base, mainnet, polygon } as const)) {
    const row = Object.entries(networks).find(([each]) => each === name)?.[1]
    expect(row).toMatchObject({ id: chain.id, name: chain.name, nativeCurrency: chain.nativeCurrency })
  }
  expect(JSON.stringify(networks)).not.toContain('rpcUrls')
})
