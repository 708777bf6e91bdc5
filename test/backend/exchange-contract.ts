import { parseEther } from 'viem'
import { expect, test } from 'vitest'
import { erc20, routerAbi } from './abi.js'
import { ETHEREUM, type ServedBackend } from './served-backend.js'
import { answers } from './shapes.js'

/** The placeholder of a native coin. */
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

/** Prices, swaps and buying. */
export function exchangeContract(at: () => ServedBackend): void {
  test("behavior: the price is the pool's", async () => {
    const weth = at().token('WETH')
    const usdc = at().token('USDC')
    const { fungibles } = await at().client.post('/v1/fungible/price', answers.prices, {
      currency: 'usd',
      addresses: [at().id(NATIVE), at().id(weth.address), at().id(usdc.address)],
      projectId: 'local',
    })
    const [, out = 0n] = await at().publicClient.readContract({
      address: at().ethereum.uniswapV2?.router ?? '0x',
      abi: routerAbi,
      functionName: 'getAmountsOut',
      // Little enough to move nothing; the fee of 0.3 % is added again below.
      args: [parseEther('0.001'), [weth.address, usdc.address]],
    })
    const spot = (Number(out) / 1e6 / 0.001) * (1_000 / 997)
    expect(fungibles).toHaveLength(3)
    expect(fungibles[0]?.price).toBeGreaterThan(spot * 0.99)
    expect(fungibles[0]?.price).toBeLessThan(spot * 1.01)
    expect(fungibles[1]?.price).toBe(fungibles[0]?.price)
    expect(fungibles[2]?.price).toBe(1)
  })

  test("behavior: the quote is the router's getAmountsOut, and the built swap gives it", async () => {
    const [dai, link] = [at().token('DAI'), at().token('LINK')]
    const { tokens } = await at().client.get('/v1/convert/tokens', answers.swapTokens, { chainId: ETHEREUM })
    expect(tokens.map(({ symbol }) => symbol)).toEqual(expect.arrayContaining(['ETH', 'USDC', 'DAI', 'LINK']))
    const amount = parseEther('100')
    const userAddress = at().id(at().account.address)
    const pair = { from: at().id(dai.address), to: at().id(link.address), userAddress }
    const gas = await at().client.get('/v1/convert/gas-price', answers.gasPrice, { chainId: ETHEREUM })
    expect(BigInt(gas.fast)).toBeGreaterThanOrEqual(BigInt(gas.standard))
    const { quotes } = await at().client.get('/v1/convert/quotes', answers.quotes, {
      ...pair,
      amount: `${amount}`,
      gasPrice: gas.fast,
    })
    const path = [dai.address, at().token('WETH').address, link.address]
    const expected = await at().publicClient.readContract({
      address: at().ethereum.uniswapV2?.router ?? '0x',
      abi: routerAbi,
      functionName: 'getAmountsOut',
      args: [amount, path],
    })
    expect(quotes[0]?.toAmount).toBe(`${expected.at(-1)}`)

    const { allowance } = await at().client.get('/v1/convert/allowance', answers.allowance, {
      tokenAddress: at().id(dai.address),
      userAddress,
    })
    expect(allowance).toBe('0')
    const approve = await at().client.get('/v1/convert/build-approve', answers.approve, pair)
    const plain = (caip10: string) => caip10.split(':')[2] as `0x${string}`
    await at().send({ to: plain(approve.tx.to), data: approve.tx.data as `0x${string}` })

    const balanceOfLink = () =>
      at().publicClient.readContract({
        ...link,
        abi: erc20,
        functionName: 'balanceOf',
        args: [at().account.address],
      })
    const before = await balanceOfLink()
    const built = await at().client.post('/v1/convert/build-transaction', answers.swap, {
      ...pair,
      amount: `${amount}`,
      eip155: { slippage: 1 },
      projectId: 'local',
      disableEstimate: true,
    })
    await at().send({ to: plain(built.tx.to), data: built.tx.data as `0x${string}` })
    expect((await balanceOfLink()) - before).toBe(expected.at(-1))
  })

  test('behavior: onramp has options, a quote and a page that leads through', async () => {
    const options = await at().client.get('/v1/onramp/options', answers.onrampOptions)
    const [payment, purchase] = [options.paymentCurrencies[0], options.purchaseCurrencies[0]]
    const quote = await at().client.post('/v1/onramp/quote', answers.onrampQuote, {
      purchaseCurrency: purchase,
      paymentCurrency: payment,
      amount: '50',
      network: String(purchase?.['symbol']),
    })
    expect(quote.paymentTotal.amount).toBe('50')
    const { url } = await at().client.post('/v1/generators/onrampurl', answers.onrampUrl, {
      destinationWallets: [{ address: at().account.address, blockchains: ['ethereum'], assets: ['USDC'] }],
      defaultNetwork: 'ethereum',
      partnerUserId: 'someone',
      defaultExperience: 'buy',
      presetCryptoAmount: 50,
      presetFiatAmount: 50,
    })
    expect(new URL(url).origin).toBe(at().url)
    expect((await fetch(url)).status).toBe(200)
    const form = new URLSearchParams({ action: 'pay' })
    await fetch(url, { method: 'POST', body: form, redirect: 'manual', headers: { origin: at().url } })
    const history = await at().client.get(`/v1/account/${at().account.address}/history`, answers.history, {
      chainId: ETHEREUM,
      onramp: 'coinbase',
    })
    const bought = history.data.filter(({ metadata }) => metadata.status === 'ONRAMP_TRANSACTION_STATUS_SUCCESS')
    expect(bought).toHaveLength(1)
    expect(bought[0]?.transfers[0]).toMatchObject({ direction: 'in', fungible_info: { symbol: 'USDC' } })
  })
}
