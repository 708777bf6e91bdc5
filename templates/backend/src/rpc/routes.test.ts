import { createPublicClient, http } from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type NodeServer, startNode } from '../../../../test/setup/node-server.js'
import { reasonsOf, type ServedBackend, serveBackend } from '../../../../test/setup/running-backend.js'
import { startTestAnvil, type TestAnvil } from '../../../../test/setup/test-anvil.js'

const native = { name: 'Ether', symbol: 'ETH', decimals: 18 }
let anvil: TestAnvil
let node: NodeServer
let served: ServedBackend
beforeAll(async () => {
  anvil = await startTestAnvil(1)
  node = await startNode(10)
  served = await serveBackend({
    chains: [
      { chainId: 'eip155:1', name: 'Ethereum', rpcUrls: [anvil.url], native, logRange: 100 },
      { chainId: 'eip155:10', name: 'Scripted', rpcUrls: [node.url], native, logRange: 100 },
      { chainId: 'eip155:404', name: 'Gone', rpcUrls: ['http://127.0.0.1:1'], native },
      { chainId: 'bip122:000000000019d6689c085ae165831e93', name: 'Bitcoin', rpcUrls: [node.url], native },
    ],
  })
}, 60_000)
afterAll(async () => {
  await served?.stop()
  await Promise.all([anvil?.stop(), node?.stop()])
})
beforeEach(() => {
  node.calls.length = 0
  node.behave(() => '0x1')
})

function post(chainId: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  const init = { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body), headers }
  return served.get(`/v1/?chainId=${chainId}&projectId=shop`, init)
}
const call = (method: string, params: unknown = [], id: unknown = 1) => ({ jsonrpc: '2.0', id, method, params })

test('behavior: viem reads a real chain through the proxy, single and in batches, and sends a signed transaction', async () => {
  const url = `${served.url}/v1/?chainId=eip155:1&projectId=shop`
  const client = createPublicClient({ transport: http(url, { batch: true }) })
  const [chainId, block] = await Promise.all([client.getChainId(), client.getBlockNumber()])
  expect([chainId, block]).toEqual([1, 0n])
  await expect(client.request({ method: 'eth_sendRawTransaction', params: ['0x00'] })).rejects.toThrow()
  // A refused method reaches viem as the JSON-RPC error it is.
  const plain = createPublicClient({ transport: http(url, { retryCount: 0 }) })
  await expect(plain.request({ method: 'debug_traceTransaction' as 'eth_chainId' })).rejects.toMatchObject({
    code: -32601,
  })
})

test('behavior: the answer of a node comes letter by letter: no digit of a large number is lost', async () => {
  const result = '{"total":589635837364628347,"rate":0.10000000000000000555,"max":18446744073709551615}'
  node.behave(
    ({ id }, response) => void response.end(`{"jsonrpc":"2.0","id":${JSON.stringify(id)},"result":${result}}`),
  )
  expect(await (await post('eip155:10', call('eth_call', [], 'a-b'))).text()).toBe(
    `{"jsonrpc":"2.0","id":"a-b","result":${result}}`,
  )
  const batch = await (await post('eip155:10', [call('eth_call', [], 7), call('eth_call', [], 'x')])).text()
  expect(batch).toBe(`[{"jsonrpc":"2.0","id":7,"result":${result}},{"jsonrpc":"2.0","id":"x","result":${result}}]`)
})

test('error: A-55 a range can not be hidden from the check under another name, or behind a block hash', async () => {
  const filters = [
    { fromBlock: 'latest', toBlock: 'latest', FROMBLOCK: '0x0' },
    { fromBlock: 'latest', fromblock: '0x0' },
    { blockHash: `0x${'00'.repeat(32)}`, fromBlock: '0x0', toBlock: '0xffffff' },
  ]
  for (const filter of filters) {
    for (const method of ['eth_getLogs', 'eth_newFilter']) {
      const refused = await post('eip155:10', call(method, [filter]))
      expect([refused.status, await reasonsOf(refused)]).toEqual([400, ['range_too_long']])
    }
  }
  expect(node.calls.map(({ method }) => method)).not.toContain('eth_getLogs')
  const full = { fromBlock: 'latest', toBlock: null, address: [`0x${'00'.repeat(20)}`], topics: [null] }
  expect((await post('eip155:10', call('eth_getLogs', [full]))).status).toBe(200)
})

test('error: a simulation passes as large as that of a transfer, and not larger', async () => {
  const each = { from: `0x${'1'.repeat(40)}`, to: `0x${'2'.repeat(40)}`, gas: '0x4c4b40', data: '0x1234' }
  const simulate = (...params: unknown[]) => post('eip155:10', call('eth_simulateV1', params))
  const blocks = (...calls: unknown[]) => ({ blockStateCalls: [{ calls }] })
  expect((await simulate(blocks(each, each, each, { ...each, value: '0x1' }), 'latest')).status).toBe(200)
  const passed = node.asked().length
  for (const params of [
    [blocks(each, each, each, each, each), 'latest'],
    [blocks(), 'latest'],
    [blocks({ ...each, gas: '0x989681' }), 'latest'],
    [blocks({ ...each, gas: undefined }), 'latest'],
    [blocks({ ...each, data: `0x${'0'.repeat(20_000)}` }), 'latest'],
    [blocks({ ...each, nonce: '0x1' }), 'latest'],
    [{ blockStateCalls: [{ calls: [each] }, { calls: [each] }] }, 'latest'],
    [{ blockStateCalls: [{ calls: [each], stateOverrides: {} }] }, 'latest'],
    [{ blockStateCalls: [{ calls: [each], blockOverrides: { number: '0xffffffff' } }] }, 'latest'],
    [{ ...blocks(each), traceTransfers: true }, 'latest'],
    [blocks(each), 'pending'],
    [blocks(each)],
    ['everything', 'latest'],
  ]) {
    const refused = await simulate(...params)
    expect([params, refused.status, await reasonsOf(refused)]).toEqual([params, 400, ['simulation_too_large']])
  }
  expect(node.asked()).toHaveLength(passed)
})

test('error: A-55 a method off the list is refused with 403, and no node is asked', async () => {
  for (const method of [
    'debug_traceTransaction',
    'eth_sendTransaction',
    'eth_sign',
    'personal_sign',
    'admin_peers',
    'anvil_setBalance',
    'evm_mine',
    'miner_start',
    'ETH_CALL',
    ' eth_call',
    'constructor',
    '__proto__',
  ]) {
    const response = await post('eip155:10', call(method))
    expect([method, response.status]).toEqual([method, 403])
    expect(await response.json()).toMatchObject({
      id: 1,
      error: { code: -32601 },
      reasons: [{ name: 'method_not_allowed', description: expect.any(String) }],
    })
  }
  // Parsers differ in which of two keys counts: the node gets what was checked.
  await post('eip155:10', '{"jsonrpc":"2.0","id":1,"method":"debug_traceTransaction","method":"eth_call","params":[]}')
  expect(node.asked()).toEqual(['eth_call'])
})

test('error: A-55 inside a batch a refused call has its error in its place, and the others are answered', async () => {
  const response = await post('eip155:10', [
    call('eth_gasPrice'),
    call('debug_traceTransaction', [], 2),
    7,
    call('eth_gasPrice', [], 3),
  ])
  expect(response.status).toBe(200)
  expect(await response.json()).toEqual([
    { jsonrpc: '2.0', id: 1, result: '0x1' },
    { jsonrpc: '2.0', id: 2, error: { code: -32601, message: expect.any(String) } },
    { jsonrpc: '2.0', id: null, error: { code: -32600, message: expect.any(String) } },
    { jsonrpc: '2.0', id: 3, result: '0x1' },
  ])
})

test('error: A-55 a batch of 1,000 and a body of 5 MiB are refused with 413', async () => {
  const thousand = await post(
    'eip155:10',
    Array.from({ length: 1_000 }, () => call('eth_chainId')),
  )
  expect([thousand.status, await reasonsOf(thousand)]).toEqual([413, ['batch_too_long']])
  const long = await post('eip155:10', call('eth_call', ['x'.repeat(5 * 1024 * 1024)]))
  expect([long.status, await reasonsOf(long)]).toEqual([413, ['body_too_long']])
  expect(
    (
      await post(
        'eip155:10',
        Array.from({ length: 100 }, (_, id) => call('eth_gasPrice', [], id)),
      )
    ).status,
  ).toBe(200)
  expect(node.asked().length).toBe(100)
})

test("error: A-55 another project's key is refused by its origin, an unknown one by name", async () => {
  const foreign = await post('eip155:10', call('eth_chainId'), { origin: 'https://other.example' })
  expect([foreign.status, await reasonsOf(foreign)]).toEqual([403, ['origin_not_allowed']])
  const body = JSON.stringify(call('eth_chainId'))
  expect((await served.get('/v1/?chainId=eip155:10&projectId=closed', { method: 'POST', body })).status).toBe(403)
  expect((await served.get('/v1/?chainId=eip155:10&projectId=stolen', { method: 'POST', body })).status).toBe(401)
  expect((await served.get('/v1/?chainId=eip155:10', { method: 'POST', body })).status).toBe(401)
  expect(node.calls).toEqual([])
})

test('error: logs over the range of the chain are refused; shorter ones, open ends near the head and hashes pass', async () => {
  node.behave(({ method }) => (method === 'eth_blockNumber' ? '0x1000' : []))
  const logs = (filter: unknown) => post('eip155:10', call('eth_getLogs', [filter]))
  for (const filter of [
    { fromBlock: '0x0', toBlock: '0x64' },
    { fromBlock: 'earliest', toBlock: 'latest' },
    { fromBlock: '0x0' },
    { fromBlock: '0x0', toBlock: 'pending' },
    { fromBlock: '0x0', toBlock: '0xffffffffffffffff' },
    { fromBlock: 0, toBlock: 1 },
    'everything',
  ]) {
    const response = await logs(filter)
    expect([filter, response.status]).toEqual([filter, 400])
    expect(await response.json()).toMatchObject({ error: { code: -32602 } })
  }
  expect(node.asked().filter((method) => method === 'eth_getLogs')).toEqual([])
  for (const filter of [
    { fromBlock: '0x0', toBlock: '0x63' },
    { fromBlock: '0xff0' },
    { fromBlock: 'latest' },
    {},
    { blockHash: `0x${'a'.repeat(64)}` },
    { fromBlock: '0x9', toBlock: '0x5' },
  ]) {
    expect([filter, (await logs(filter)).status]).toEqual([filter, 200])
  }
})

test('error: requests that are no JSON-RPC, and numbers that would change on the way', async () => {
  for (const body of [
    {},
    { id: 1 },
    call(''),
    call('eth_call', [], null),
    call('eth_call', [], 1.5),
    call('eth_call', 'text'),
    call('eth_call', [], { a: 1 }),
    'null',
    '"eth_call"',
  ]) {
    const response = await post('eip155:10', body)
    expect([body, response.status]).toEqual([body, 400])
    expect(await response.json()).toMatchObject({ error: { code: -32600 }, reasons: [{ name: 'invalid_input' }] })
  }
  expect((await post('eip155:10', '[]')).status).toBe(400)
  for (const number of ['18446744073709551615', '1e400', '-9007199254740993']) {
    const response = await post(
      'eip155:10',
      `{"jsonrpc":"2.0","id":1,"method":"eth_call","params":[{"deep":[${number}]}]}`,
    )
    expect([number, response.status]).toEqual([number, 400])
  }
  expect((await post('eip155:11', call('eth_chainId'))).status).toBe(400)
  expect((await post("eip155:1' or 1=1", call('eth_chainId'))).status).toBe(400)
  expect((await served.get('/v1/?projectId=shop', { method: 'POST', body: '{}' })).status).toBe(400)
  expect(node.calls).toEqual([])
})

test('error: upstream garbage is 502 with reasons, a node’s own error is passed on with 200', async () => {
  const gone = await post('eip155:404', call('eth_chainId'))
  expect([gone.status, await reasonsOf(gone)]).toEqual([502, ['upstream_failed']])
  expect(await (await post('eip155:404', [call('eth_chainId')])).json()).toMatchObject([
    { id: 1, error: { code: -32603 } },
  ])
  node.behave(
    ({ id }, response) =>
      void response.end(
        JSON.stringify({ jsonrpc: '2.0', id, error: { code: 3, message: 'execution reverted', data: '0x08' } }),
      ),
  )
  const reverted = await post('eip155:10', call('eth_call', [], 'r'))
  expect([reverted.status, await reverted.json()]).toEqual([
    200,
    { jsonrpc: '2.0', id: 'r', error: { code: 3, message: 'execution reverted', data: '0x08' } },
  ])
})

test('behavior: bitcoin has its own list, at both spellings of the path', async () => {
  node.behave(({ method }) =>
    method === 'getblockhash' ? '000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f' : '42',
  )
  const body = JSON.stringify({ jsonrpc: '2.0', id: '1', method: 'getAddressBalance', params: { address: 'bc1q' } })
  for (const path of ['/v1', '/v1/']) {
    const response = await served.get(`${path}?chainId=bip122:000000000019d6689c085ae165831e93&projectId=shop`, {
      method: 'POST',
      body,
    })
    expect(await response.json()).toEqual({ jsonrpc: '2.0', id: '1', result: '42' })
  }
  expect(node.calls.find(({ method }) => method === 'getAddressBalance')?.params).toEqual({ address: 'bc1q' })
})

test('behavior: the served chains are listed', async () => {
  expect(await (await served.get('/v1/supported-chains?projectId=shop')).json()).toEqual({
    http: ['eip155:1', 'eip155:10', 'eip155:404', 'bip122:000000000019d6689c085ae165831e93'],
    ws: [],
  })
})
