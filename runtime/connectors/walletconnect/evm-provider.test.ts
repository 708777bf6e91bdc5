import { expect, test } from 'vitest'
import { ethereum, evmNetwork, polygon } from '../../../test/unit/fake-kit.js'
import { evmNamespace, fakeWalletConnect, rawSession } from '../../../test/unit/fake-sign-client.js'
import { alice, walletError } from '../../../test/unit/fake-wallet.js'
import { fakeHost, settle } from '../../../test/unit/fakes.js'
import type { Eip1193Provider } from '../../contract/eip1193.js'
import type { WalletConnectOptions } from './options.js'

const { signal } = new AbortController()
const optimism = evmNetwork(10, 'Optimism', ['http://127.0.0.1:8547'])

/** A session that is live, and nodes that answer with what they were asked. */
async function live(answer: (url: string) => Answered | Response = echo, options: WalletConnectOptions = {}) {
  const bodies: Body[] = []
  const host = fakeHost({
    async fetch(request) {
      const body = (await request.json()) as Body
      bodies.push(body)
      return answerTo(request.url, body, answer)
    },
  })
  const all = fakeWalletConnect([ethereum, polygon, optimism], options, host)
  all.client.keep(rawSession())
  all.connector.watch(() => {})
  await all.connector.restore(signal)
  const provider = all.connector.provider as Eip1193Provider
  return {
    ...all,
    provider,
    bodies,
    ask: (method: string, params: unknown = []) => provider.request({ method, params }),
  }
}

interface Body {
  readonly id: number
  readonly method: string
  readonly params: unknown
}

type Answered = { readonly result: unknown } | { readonly error: object }

/** What a node of Ethereum or Polygon answers: its chain by itself, the rest as the test says. */
function answerTo(url: string, { id, method }: Body, answer: (url: string) => Answered | Response): Response {
  const answered = answer(url)
  if (answered instanceof Response) return answered
  const chain = url === polygon.rpcUrls[0] ? '0x89' : '0x1'
  return Response.json({ jsonrpc: '2.0', id, ...(method === 'eth_chainId' ? { result: chain } : answered) })
}

const echo = (url: string): Answered => ({ result: url })

test('behavior: accounts and chain are answered from the session, reads by the nodes of the app', async () => {
  const { ask, client, bodies, host } = await live()
  expect(await ask('eth_accounts')).toEqual([alice])
  expect(await ask('eth_requestAccounts')).toEqual([alice])
  expect([await ask('eth_chainId'), await ask('net_version')]).toEqual(['0x1', '1'])
  expect(host.requests).toEqual([])
  expect(await ask('eth_getBalance', [alice, 'latest'])).toBe('http://127.0.0.1:8545/')
  expect(bodies.map(({ method, params }) => [method, params])).toEqual([
    ['eth_chainId', []],
    ['eth_getBalance', [alice, 'latest']],
  ])
  expect(client.requests).toEqual([])
})

test('behavior: what only a wallet answers goes to the wallet, on the chain selected', async () => {
  const { ask, client, connector } = await live()
  client.answer(() => '0xsignature')
  expect(await ask('personal_sign', ['0x00', alice])).toBe('0xsignature')
  await connector.switchNetwork(polygon, signal)
  await ask('personal_sign', ['0x00', alice])
  expect(client.requests).toEqual([
    { method: 'personal_sign', chainId: 'eip155:1' },
    { method: 'personal_sign', chainId: 'eip155:137' },
  ])
})

test('error: a method the session does not have is wallet/unsupported, and 4200 for libraries', async () => {
  const { ask, connector, client } = await live()
  await expect(connector.request('wallet_sendCalls', [])).rejects.toMatchObject({ code: 'wallet/unsupported' })
  await expect(ask('eth_signTransaction')).rejects.toMatchObject({ code: 4200 })
  expect(client.requests).toEqual([])
})

test('error: what a wallet answers keeps its code, and silence ends as flow/timeout', async () => {
  const { ask, client, connector, state } = await live()
  for (const [cause, code, kept] of [
    [{ code: 5000, message: 'User rejected.' }, 4001, 'wallet/rejected'],
    [{ code: 4001, message: 'no' }, 4001, 'wallet/rejected'],
    [{ code: -32002, message: 'busy' }, -32002, 'wallet/pending'],
    [{ code: -32000, message: 'out of gas' }, -32000, 'wallet/failed'],
    [new Error('Request expired. Please try again.'), -32000, 'flow/timeout'],
    [new Error('No matching key. session topic doesn’t exist: 1'), 4900, 'wallet/session-ended'],
    [new Error('Missing or invalid. Record was recently deleted - session: 1'), 4900, 'wallet/session-ended'],
    [{ code: 6000, message: 'User disconnected.' }, 4900, 'wallet/session-ended'],
  ] as const) {
    client.answer(() => {
      throw cause
    })
    await expect(ask('personal_sign')).rejects.toMatchObject({ code })
    await expect(connector.request('personal_sign', [])).rejects.toMatchObject({ code: kept })
  }
  expect(state.pending.peek()).toBe(0)
})

test('behavior: requests under way are counted, and end with the session', async () => {
  const { ask, client, state } = await live()
  client.answer(() => new Promise(() => {}))
  const asked = expect(ask('personal_sign')).rejects.toMatchObject({ code: 4900 })
  await settle()
  expect(state.pending.peek()).toBe(1)
  client.emit('session_delete', { topic: 'topic-1' })
  await asked
  expect(state.pending.peek()).toBe(0)
  await expect(ask('personal_sign')).rejects.toMatchObject({ code: 4900 })
  await expect(ask('eth_accounts')).rejects.toMatchObject({ code: 4900 })
})

test('error: nothing is sent to a wallet while the relay is not there', async () => {
  const { ask, client, host } = await live()
  client.socket('relayer_disconnect')
  const asked = expect(ask('personal_sign')).rejects.toMatchObject({ code: 4900, cause: { code: 'relay/unreachable' } })
  await host.clock.advance(25_000)
  await asked
  client.socket('relayer_connect')
  await settle()
  expect(client.requests).toEqual([])
})

test('behavior: a relay that comes back in time carries the request', async () => {
  const { ask, client, host } = await live()
  client.socket('relayer_disconnect')
  client.answer(() => '0xsignature')
  const asked = ask('personal_sign')
  await host.clock.advance(10_000)
  client.socket('relayer_connect')
  expect(await asked).toBe('0xsignature')
  expect(host.clock.pending()).toBe(0)
})

test('behavior: a node that fails makes room for the next, and an error of a node is its answer', async () => {
  const two = { ...ethereum, rpcUrls: ['http://127.0.0.1:1', 'http://127.0.0.1:2'] }
  const reverted = { error: { code: 3, message: 'execution reverted', data: '0x08' } }
  const host = fakeHost({
    fetch: async (request) =>
      answerTo(request.url, (await request.json()) as Body, (url) =>
        url === 'http://127.0.0.1:1/' ? new Response('no', { status: 503 }) : reverted,
      ),
  })
  const { connector, client } = fakeWalletConnect([two], {}, host)
  client.keep(rawSession())
  await connector.restore(signal)
  const provider = connector.provider as Eip1193Provider
  const failed = provider.request({ method: 'eth_call', params: [] })
  await expect(failed).rejects.toMatchObject({ code: 3, message: 'execution reverted', data: '0x08' })
  expect(host.requests).toEqual(['http://127.0.0.1:1/', 'http://127.0.0.1:2/', 'http://127.0.0.1:2/'])
})

test('error: a node of another chain is not believed', async () => {
  const { connector } = await live((url) => Response.json({ jsonrpc: '2.0', id: 1, result: url && '0x2' }))
  await expect(connector.request('eth_blockNumber', [])).rejects.toMatchObject({ code: 'rpc/wrong-chain' })
})

test('error: nodes that answer garbage are rpc/unreachable', async () => {
  for (const answer of [() => new Response('<html>'), () => Response.json(7), () => Response.json({ id: 1 })]) {
    const { connector } = await live(answer)
    await expect(connector.request('eth_blockNumber', [])).rejects.toMatchObject({ code: 'rpc/unreachable' })
  }
})

test('behavior: rpcMap takes the place of the nodes of its namespace', async () => {
  const { ask, connector } = await live(echo, { rpcMap: { 'eip155:1': 'http://127.0.0.1:9/' } })
  expect(await ask('eth_blockNumber')).toBe('http://127.0.0.1:9/')
  await connector.switchNetwork(polygon, signal)
  await expect(connector.request('eth_blockNumber', [])).rejects.toMatchObject({ code: 'rpc/unreachable' })
})

test('behavior: for a network the session does not have the wallet is asked, and the session may grow', async () => {
  const { client, connector, host } = await live()
  client.answer(() => {
    client.keep(rawSession(evmNamespace([1, 137, 10])))
    return null
  })
  const switching = connector.switchNetwork(optimism, signal)
  await settle()
  client.emit('session_update', { topic: 'topic-1', params: {} })
  await host.clock.advance(1_000)
  expect(await switching).toBe('eip155:10')
  expect(client.requests).toEqual([{ method: 'wallet_switchEthereumChain', chainId: 'eip155:1' }])
})

test('behavior: an unknown network is added, and a wallet that only says yes stays where it is', async () => {
  const { client, connector, host } = await live()
  client.answer(() => {
    if (client.requests.at(-1)?.method === 'wallet_switchEthereumChain') throw walletError(4902, 'unknown')
    return null
  })
  const switching = expect(connector.switchNetwork(optimism, signal)).rejects.toMatchObject({ code: 'wallet/failed' })
  await host.clock.advance(3_000)
  await switching
  expect(client.requests.map(({ method }) => method)).toContain('wallet_addEthereumChain')
  client.answer(() => null)
  const staying = connector.switchNetwork(optimism, signal)
  await host.clock.advance(3_000)
  expect(await staying).toBe('eip155:1')
})

test('behavior: a wallet that may only add networks is asked to add one, and never to switch', async () => {
  const { client, connector, host } = await live()
  const { eip155 } = evmNamespace()
  client.keep(rawSession({ eip155: { ...eip155, methods: ['personal_sign', 'wallet_addEthereumChain'] } }))
  client.emit('session_update', { topic: 'topic-1', params: {} })
  client.answer(() => {
    client.keep(rawSession(evmNamespace([1, 137, 10])))
    client.emit('session_update', { topic: 'topic-1', params: {} })
    return null
  })
  const switching = connector.switchNetwork(optimism, signal)
  await host.clock.advance(1_000)
  expect(await switching).toBe('eip155:10')
  expect(client.requests.map(({ method }) => method)).toEqual(['wallet_addEthereumChain'])
})

test('behavior: announces as EIP-1193 says, until the listener is removed', async () => {
  const { client, provider, connector } = await live()
  const heard: unknown[] = []
  const listeners = ['accountsChanged', 'chainChanged', 'disconnect'].map((event) => {
    const listener = (value: unknown) => heard.push([event, (value as { code?: number }).code ?? value])
    provider.on?.(event, listener)
    return [event, listener] as const
  })
  await connector.switchNetwork(polygon, signal)
  client.emit('session_delete', { topic: 'topic-1' })
  expect(heard).toEqual([
    ['chainChanged', '0x89'],
    ['disconnect', 4900],
  ])
  for (const [event, listener] of listeners) provider.removeListener?.(event, listener)
  client.emit('session_delete', { topic: 'topic-1' })
  expect(heard).toHaveLength(2)
})
