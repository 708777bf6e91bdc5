import { expect, test } from 'vitest'
import { startNode } from '../../../../test/setup/node-server.js'
import { chainSettings } from '../chains/chain-settings.js'
import { makeChains } from '../chains/chains.js'
import { answerCalls } from './answer-calls.js'
import { readCalls } from './read-calls.js'

test('behavior: all answers of a batch together stay below 5 MiB', async () => {
  const node = await startNode(10, () => 'x'.repeat(1024 * 1024))
  try {
    const native = { name: 'Ether', symbol: 'ETH', decimals: 18 }
    const settings = chainSettings.parse({ chainId: 'eip155:10', name: 'Long', rpcUrls: [node.url], native })
    const chain = makeChains([settings], fetch).get('eip155:10')
    if (!chain) throw new Error('no chain')
    const batch = Array.from({ length: 30 }, (_, id) => ({ jsonrpc: '2.0', id, method: 'eth_call', params: [] }))
    const texts = await answerCalls(chain, readCalls(batch).calls)
    expect(texts.join('').length).toBeLessThan(5.1 * 1024 * 1024)
    expect(texts.filter((text) => text.includes('"error"')).length).toBeGreaterThanOrEqual(25)
    expect(node.asked().length).toBeLessThan(20)
    expect(texts.map((text) => (JSON.parse(text) as { id: number }).id)).toEqual(batch.map(({ id }) => id))
  } finally {
    await node.stop()
  }
})
