import { parseEther, parseUnits } from 'viem'
import { expect, test } from 'vitest'
import { erc20 } from './abi.js'
import { ETHEREUM, type ServedBackend } from './served-backend.js'
import { answers } from './shapes.js'

/** The indexer looks once a second. */
const soon = { timeout: 20_000, interval: 200 }

/** What an account has and did: chains, node, history, balances, NFTs. */
export function accountContract(at: () => ServedBackend): void {
  test('behavior: supported chains are those that are served', async () => {
    const { http, ws } = await at().client.get('/v1/supported-chains', answers.supportedChains)
    expect(http.toSorted()).toEqual([ETHEREUM, at().solana.chainId].toSorted())
    expect(http).toEqual(expect.arrayContaining(ws))
  })

  test('behavior: the RPC proxy answers one call and a batch, as the node does', async () => {
    const call = (body: object) =>
      at().client.raw('/v1/', {
        method: 'POST',
        query: { chainId: ETHEREUM },
        headers: { 'content-type': 'text/plain' },
        body: JSON.stringify(body),
      })
    const one = await call({ jsonrpc: '2.0', id: 7, method: 'eth_chainId', params: [] })
    expect(await one.json()).toEqual({ jsonrpc: '2.0', id: 7, result: '0x1' })
    const many = await call([
      { jsonrpc: '2.0', id: 'a', method: 'eth_chainId', params: [] },
      { jsonrpc: '2.0', id: 'b', method: 'eth_getBalance', params: [at().other.address, 'latest'] },
    ])
    const balance = await at().publicClient.getBalance(at().other)
    expect(await many.json()).toEqual([
      { jsonrpc: '2.0', id: 'a', result: '0x1' },
      { jsonrpc: '2.0', id: 'b', result: `0x${balance.toString(16)}` },
    ])
  })

  test('behavior: a transfer is in the history of both sides, once', async () => {
    const value = parseEther('0.25')
    const { transactionHash: hash, blockNumber } = await at().send({ to: at().other.address, value })
    const block = await at().publicClient.getBlock({ blockNumber })
    const find = async (address: string) => {
      const query = { chainId: ETHEREUM }
      const { data } = await at().client.get(`/v1/account/${address}/history`, answers.history, query)
      return data.filter(({ metadata }) => metadata.hash === hash)
    }
    await expect.poll(() => find(at().other.address), soon).toHaveLength(1)
    const [received] = await find(at().other.address)
    expect(received?.transfers).toMatchObject([{ direction: 'in', quantity: { numeric: '0.25' } }])
    expect(received?.metadata).toMatchObject({ operationType: 'receive', status: 'confirmed', chain: ETHEREUM })
    expect(Date.parse(received?.metadata.minedAt ?? '')).toBe(Number(block.timestamp) * 1_000)
    const [sent, ...rest] = await find(at().account.address)
    expect(rest).toEqual([])
    expect(sent?.metadata.operationType).toBe('send')
    expect(sent?.transfers[0]?.direction).toBe('out')
  })

  test('behavior: history pages with its cursor and repeats nothing', async () => {
    const path = `/v1/account/${at().account.address}/history`
    const seen: string[] = []
    let cursor: string | undefined
    for (let page = 0; page < 20; page += 1) {
      const query = { chainId: ETHEREUM, ...(cursor && { cursor }) }
      const { data, next } = await at().client.get(path, answers.history, query)
      seen.push(...data.map((each) => each.metadata.hash))
      if (next === null) break
      cursor = next
    }
    expect(new Set(seen).size).toBe(seen.length)
    expect(seen.length).toBeGreaterThan(1)
    const bad = await at().client.raw(path, { query: { chainId: ETHEREUM, cursor: 'not-a-cursor' } })
    expect(bad.status).toBe(400)
  })

  test("behavior: balances are the chain's, with a price and a value", async () => {
    const { balances } = await at().client.get(`/v1/account/${at().account.address}/balance`, answers.balances, {
      currency: 'usd',
      chainId: ETHEREUM,
    })
    const usdc = at().token('USDC')
    const held = await at().publicClient.readContract({
      ...usdc,
      abi: erc20,
      functionName: 'balanceOf',
      args: [at().account.address],
    })
    const told = balances.find(({ address }) => address?.toLowerCase() === at().id(usdc.address).toLowerCase())
    expect(parseUnits(told?.quantity.numeric ?? '', usdc.decimals)).toBe(held)
    expect(told?.price).toBeCloseTo(1, 2)
    const native = balances.find(({ address }) => address === undefined)
    const ether = await at().publicClient.getBalance(at().account)
    expect(parseEther(native?.quantity.numeric ?? '')).toBe(ether)
    expect(native?.value).toBeCloseTo(Number(native?.quantity.numeric) * (native?.price ?? 0), 0)
  })

  test('behavior: balances of Solana are those of its node', async () => {
    const [account] = at().solana.accounts
    const { balances } = await at().client.get(`/v1/account/${account?.address}/balance`, answers.balances, {
      currency: 'usd',
      chainId: at().solana.chainId,
    })
    expect(balances.map(({ symbol }) => symbol)).toEqual(expect.arrayContaining(['SOL']))
    expect(balances.length).toBeGreaterThan(1)
  })

  test('behavior: NFTs are those of the chain', async () => {
    const path = `/v1/account/${at().account.address}/nfts`
    const read = () => at().client.get(path, answers.nfts, { chainId: ETHEREUM })
    await expect.poll(async () => (await read()).data.length, soon).toBeGreaterThan(0)
    const [nft] = (await read()).data
    expect(nft?.contract.toLowerCase()).toBe(
      at()
        .id(at().ethereum.contracts.collection ?? '')
        .toLowerCase(),
    )
    expect(nft?.amount).toBe('1')
  })
}
