import { base } from 'viem/chains'
import { expect, test } from 'vitest'
import type { ModalConfig } from '../../schema/index.js'
import { checkConfig } from './check-config.js'
import { resolveConfig } from './resolve.js'

const reownId = '0123456789abcdef0123456789abcdef'

function networksOf(changes: Partial<ModalConfig>) {
  const checked = checkConfig({ app: { name: 'Shop' }, networks: ['mainnet'], ...changes })
  const result = checked.isValid ? resolveConfig(checked.value, 'production') : checked
  if (!result.isValid) throw new Error(JSON.stringify(result.issues))
  return result.value.networks
}

const proxied = { services: 'reown', projectId: reownId } as const

test('behavior: where a network is asked by a proxy, a wallet is told a public endpoint of the chain', () => {
  const [mainnet, object] = networksOf({ ...proxied, networks: ['mainnet', base] })
  expect(mainnet?.rpcUrls[0]).toContain(`projectId=${reownId}`)
  expect(mainnet?.publicRpcUrls?.every((url) => url.startsWith('https://') && !url.includes('projectId'))).toBe(true)
  expect(mainnet?.publicRpcUrls).toHaveLength(1)
  expect(object?.publicRpcUrls).toEqual(base.rpcUrls.default.http)
})

test('behavior: where the app has an endpoint of its own, a wallet is told that', () => {
  const own = { network: 'mainnet', rpcUrls: ['https://rpc.shop.example'] } as const
  expect(networksOf({ ...proxied, networks: [own] })[0]).toMatchObject({
    rpcUrls: ['https://rpc.shop.example', expect.stringContaining('projectId=')],
    publicRpcUrls: ['https://rpc.shop.example'],
  })
  // Nothing is proxied: the endpoints say all of it.
  expect(networksOf({ networks: [own] })[0]).not.toHaveProperty('publicRpcUrls')
})
