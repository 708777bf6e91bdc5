import { afterEach, expect, test } from 'vitest'
import { type NodeBehaviour, type NodeServer, say, startNode } from '../../../../test/setup/node-server.js'
import { chainSettings } from './chain-settings.js'
import { makeChains } from './chains.js'
import { NodeError, UpstreamError } from './upstream.js'

const open: NodeServer[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((node) => node.stop()))
})

async function node(chainId: number, behaviour?: NodeBehaviour): Promise<NodeServer> {
  const started = await startNode(chainId, behaviour)
  open.push(started)
  return started
}

function chainOf(urls: readonly string[], chainId = 'eip155:1') {
  const failures: string[] = []
  const time = { now: 0 }
  const settings = chainSettings.parse({
    chainId,
    name: 'Chain',
    rpcUrls: urls,
    native: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  })
  const chains = makeChains([settings], fetch, {
    now: () => time.now,
    onFailure: (_, at, cause) => failures.push(`${at}: ${cause instanceof Error ? cause.message : cause}`),
  })
  const chain = chains.get(chainId)
  if (!chain) throw new Error('no chain')
  return { chain, failures, time }
}

test('behavior: the chain id of a node is asked at its first use, once for requests that come together', async () => {
  const one = await node(1)
  const { chain, time } = chainOf([one.url])
  expect(chain.nodes()).toEqual([{ node: 1, state: 'unknown' }])
  await Promise.all([1, 2, 3].map(() => chain.request('eth_blockNumber', [])))
  expect(one.calls.filter(({ method }) => method === 'eth_chainId').length).toBe(1)
  expect(chain.nodes()).toEqual([{ node: 1, state: 'ok' }])
  time.now = 10 * 60_000
  await chain.request('eth_blockNumber', [])
  expect(one.calls.filter(({ method }) => method === 'eth_chainId').length).toBe(2)
})

test('error: a node on the wrong chain is never asked for more, and the next one is', async () => {
  const [wrong, right] = [await node(5, () => '0xbad'), await node(1, () => '0x600d')]
  const { chain, failures } = chainOf([wrong.url, right.url])
  expect(await chain.request('eth_getBalance', [])).toBe('0x600d')
  expect(await chain.request('eth_getBalance', [])).toBe('0x600d')
  expect(wrong.asked()).toEqual([])
  expect(chain.nodes()).toEqual([
    { node: 1, state: 'wrong-chain' },
    { node: 2, state: 'ok' },
  ])
  expect(failures).toEqual(['1: It is on chain 5'])
  const alone = chainOf([wrong.url])
  await expect(alone.chain.request('eth_getBalance', [])).rejects.toThrow(UpstreamError)
})

test('error: whatever garbage a node answers, the next one is asked, and the bad one rests', async () => {
  const garbage: readonly (readonly [string, NodeBehaviour])[] = [
    ['no JSON', say('<html>down</html>')],
    ['empty', say('')],
    ['half', say('{"jsonrpc":"2.0","id":1,"res')],
    ['null', say('null')],
    ['list', say('[]')],
    ['neither', say('{"jsonrpc":"2.0","id":1}')],
    ['another id', say('{"jsonrpc":"2.0","id":2,"result":"0x1"}')],
    ['text id', say('{"jsonrpc":"2.0","id":"1","result":"0x1"}')],
    ['no id', say('{"jsonrpc":"2.0","result":"0x1"}')],
    ['wrong error', say('{"jsonrpc":"2.0","id":1,"error":"no"}')],
    ['limit with a body', say('{"jsonrpc":"2.0","id":1,"error":{"code":-32005,"message":"limit"}}')],
    ['429', say('{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"slow down"}}', 429)],
    ['502', say('bad gateway', 502)],
    ['too long', say(`{"jsonrpc":"2.0","id":1,"result":"${'x'.repeat(5 * 1024 * 1024)}"}`)],
    ['cut', (_, response) => void response.socket?.destroy()],
    ['redirect', (_, response) => void response.writeHead(307, { location: 'http://169.254.169.254/' }).end()],
  ]
  for (const [name, behaviour] of garbage) {
    const [bad, good] = [await node(1, behaviour), await node(1, () => '0x600d')]
    const { chain, time } = chainOf([bad.url, good.url])
    expect([name, await chain.request('eth_gasPrice', [])]).toEqual([name, '0x600d'])
    await chain.request('eth_gasPrice', [])
    expect([name, bad.asked().length, good.asked().length]).toEqual([name, 1, 2])
    // After its rest it is the first again.
    time.now = 31_000
    bad.behave(() => '0xback')
    expect([name, await chain.request('eth_gasPrice', [])]).toEqual([name, '0xback'])
  }
})

test('error: a JSON-RPC error is the answer: no other node is asked, and keys are cut out of its words', async () => {
  const key = 'abcdef0123456789'
  const message = `execution reverted at /v2/${key}`
  const bad = await node(
    1,
    say(JSON.stringify({ jsonrpc: '2.0', id: 1, error: { code: 3, message, data: '0x08c379a0' } })),
  )
  const other = await node(1)
  const { chain } = chainOf([`${bad.url}/v2/${key}`, other.url])
  const error: unknown = await chain.request('eth_call', []).catch((cause: unknown) => cause)
  expect(error).toBeInstanceOf(NodeError)
  expect(error).toMatchObject({ code: 3, message: 'execution reverted at /v2/…', data: '0x08c379a0' })
  expect(other.calls).toEqual([])
})

test('error: no node at all is an UpstreamError; a signal ends the wait at once', async () => {
  const { chain } = chainOf(['http://127.0.0.1:1'])
  await expect(chain.request('eth_chainId', [])).rejects.toThrow('No node of eip155:1 answers')
  const silent = chainOf([(await node(1, () => undefined)).url])
  const stop = new AbortController()
  const waiting = silent.chain.request('eth_gasPrice', [], stop.signal)
  setTimeout(() => stop.abort(new Error('enough')), 50)
  await expect(waiting).rejects.toThrow('enough')
})

test('behavior: a node that hangs is left for the next one after four seconds', async () => {
  const [slow, good] = [await node(1, () => undefined), await node(1, () => '0x600d')]
  const { chain } = chainOf([slow.url, good.url])
  const before = performance.now()
  expect(await chain.request('eth_gasPrice', [])).toBe('0x600d')
  expect(performance.now() - before).toBeGreaterThan(3_500)
})

test('behavior: a Solana node is known by its genesis hash; one that does not tell it is taken', async () => {
  const genesis = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d'
  const tells =
    (hash: string): NodeBehaviour =>
    ({ method }) =>
      method === 'getGenesisHash' ? hash : 7
  const [main, dev] = [
    await node(0, tells(genesis)),
    await node(0, tells('EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG')),
  ]
  const unsaid = await node(0, (call, response) =>
    call.method === 'getGenesisHash'
      ? void response.end(
          JSON.stringify({ jsonrpc: '2.0', id: call.id, error: { code: -32601, message: 'no such method' } }),
        )
      : 7,
  )
  const id = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  expect(await chainOf([main.url], id).chain.request('getSlot', [])).toBe(7)
  expect(await chainOf([unsaid.url], id).chain.request('getSlot', [])).toBe(7)
  await expect(chainOf([dev.url], id).chain.request('getSlot', [])).rejects.toThrow(UpstreamError)
})

test('behavior: a check finds out about every node, also one that came back', async () => {
  const one = await node(1, say('no', 500))
  const { chain } = chainOf([one.url, 'http://127.0.0.1:1'])
  await chain.check()
  expect(chain.nodes().map(({ state }) => state)).toEqual(['ok', 'failing'])
  await expect(chain.request('eth_gasPrice', [])).rejects.toThrow(UpstreamError)
  expect(chain.nodes().map(({ state }) => state)).toEqual(['failing', 'failing'])
  one.behave(() => '0x1')
  await chain.check()
  expect(chain.nodes().map(({ state }) => state)).toEqual(['ok', 'failing'])
})

test('error: a node with a password in its address is refused with the settings', () => {
  const native = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const read = chainSettings.safeParse({
    chainId: 'eip155:1',
    name: 'A',
    rpcUrls: ['https://me:secret@node.example'],
    native,
  })
  expect(read.error?.issues.map(({ message }) => message)).toEqual([
    'has a user or password: write the key into the path or query',
  ])
})
