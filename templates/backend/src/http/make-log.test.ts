import { encodeFunctionData, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { startNode } from '../../../../test/setup/node-server.js'
import { chainSettings } from '../chains/chain-settings.js'
import { makeChains } from '../chains/chains.js'
import { evmClient } from '../chains/evm-client.js'
import { readOne } from '../prices/read-many.js'
import { describeError } from './make-log.js'

const user = '0x1111111111111111111111111111111111111111'
const abi = parseAbi(['function allowance(address owner, address spender) view returns (uint256)'])
const native = { name: 'Ether', symbol: 'ETH', decimals: 18 }

test('behavior: what viem tells of a call, addresses of people among it, is not logged', async () => {
  const node = await startNode(
    1,
    (call, response) => void response.writeHead(call.method === 'eth_chainId' ? 200 : 500).end('{}'),
  )
  const settings = chainSettings.parse({ chainId: 'eip155:1', name: 'Chain', rpcUrls: [node.url], native })
  const [chain] = makeChains([settings], fetch).list()
  if (!chain) throw new Error('no chain')
  const client = evmClient(chain)
  const args = [user, user] as const
  const data = encodeFunctionData({ abi, functionName: 'allowance', args })
  const failures = [
    await client.readContract({ address: user, abi, functionName: 'allowance', args }).catch((cause: unknown) => cause),
    await client.estimateGas({ account: user, to: user, data }).catch((cause: unknown) => cause),
    await readOne(client, { address: user, abi, functionName: 'allowance', args }).catch((cause: unknown) => cause),
  ]
  await node.stop()
  expect(String(failures[0])).toContain(user)
  const logged = JSON.stringify(failures.map((cause) => describeError(cause)))
  expect(logged).toContain('No node of eip155:1 answers')
  expect(logged).not.toContain('1111111111')
})
