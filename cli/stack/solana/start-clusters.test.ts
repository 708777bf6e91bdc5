import { createServer } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { soon } from '../../../test/setup/soon.js'
import { isPortFree } from '../../node/ports.js'
import { genesisHashes } from './local-solana.js'
import { startClusters } from './start-clusters.js'

const [mainnet, devnet] = [genesisHashes.mainnet.slice(0, 32), genesisHashes.devnet.slice(0, 32)]
const { signal } = new AbortController()
let stop = async () => {}
afterEach(() => stop())

async function ask(url: string): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getGenesisHash', params: [] })
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return Object(await answer.json()).result
}

test('behavior: each cluster is a chain of its own that answers with its genesis hash', async () => {
  const started = await startClusters({ ports: { [mainnet]: 0, [devnet]: 0 }, signal })
  stop = started.stop
  expect(started.missing).toEqual([])
  expect(started.clusters.map(({ chainId }) => chainId)).toEqual([`solana:${mainnet}`, `solana:${devnet}`])
  const hashes = await Promise.all(started.clusters.map(({ url }) => ask(url)))
  expect(hashes).toEqual([genesisHashes.mainnet, genesisHashes.devnet])
})

test('error: where the port of one is taken, none of them is left', async () => {
  const server = createServer()
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(Object(server.address()).port))
  })
  stop = async () => void server.close()
  const other = await freePair(port)
  const ports = { [mainnet]: other, [devnet]: port }
  await expect(startClusters({ ports, signal })).rejects.toMatchObject({ code: 'stack/port-taken' })
  for (const each of [other, other + 1]) await soon(async () => expect(await isPortFree(each)).toBe(true))
})

test('behavior: what is not installed is named once, however many clusters there are', async () => {
  const load = () => Promise.reject(Object.assign(new Error('litesvm'), { code: 'ERR_MODULE_NOT_FOUND' }))
  const started = await startClusters({ ports: { [mainnet]: 0, [devnet]: 0 }, load, signal })
  expect([started.clusters, started.missing.map(({ what }) => what)]).toEqual([[], ['Solana (litesvm)']])
})

test('error: a reference of no public cluster', async () => {
  await expect(startClusters({ ports: { nowhere: 0 }, signal })).rejects.toThrow(
    'No cluster of Solana begins with nowhere.',
  )
})

/** Two free ports beside each other, away from the one that is taken. */
async function freePair(taken: number): Promise<number> {
  for (let port = taken > 40_000 ? 20_000 : 45_000; ; port += 2)
    if ((await isPortFree(port)) && (await isPortFree(port + 1))) return port
}
