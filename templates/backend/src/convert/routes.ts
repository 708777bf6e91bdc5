import { Hono } from 'hono'
import { type Address, maxUint256 } from 'viem'
import { z } from 'zod'
import type { Backend, Env } from '../backend.js'
import { caip2, readAccountId } from '../caip.js'
import type { Chain } from '../chains/chains.js'
import { evmClient } from '../chains/evm-client.js'
import { decode, readJson } from '../http/input.js'
import { Problem } from '../http/problems.js'
import { decimalsOf } from '../prices/token-facts.js'
import { tokenIcon } from '../tokens/display.js'
import { EVM_NATIVE } from '../tokens/token-address.js'
import { buildApprove } from './build-approve.js'
import { buildSwap } from './build-swap.js'
import { readGasPrices } from './gas-price.js'
import {
  evmId,
  ignored,
  readToken,
  readTokens,
  readUser,
  slippagePercent,
  swapAmount,
  swapChain,
} from './swap-request.js'

import type { SwapRequest, SwapToken } from './swap-source.js'
import { makeSwaps, type Swaps, swapSources } from './swaps.js'

const ofChain = z.object({ chainId: caip2 })
const quoteQuery = z.object({ from: evmId, to: evmId, amount: swapAmount, userAddress: ignored, gasPrice: ignored })
const allowanceQuery = z.object({
  tokenAddress: evmId,
  userAddress: evmId,
  to: evmId.optional(),
  amount: swapAmount.optional(),
})
const approveQuery = z.object({ from: evmId, to: evmId, userAddress: evmId, amount: swapAmount.optional() })
const buildBody = z.object({
  from: evmId,
  to: evmId,
  userAddress: evmId,
  amount: swapAmount,
  eip155: z.object({ slippage: slippagePercent }).optional(),
  disableEstimate: z.boolean().optional(),
  source: z.string().max(40).optional(),
})
/** Basis points, where the client names no slippage. */
const SLIPPAGE_BPS = 100n

/** The swap interface: `/v1/convert/…`, on EVM chains. Tokens and accounts are CAIP-10, amounts base units as text. */
export function convertRoutes(backend: Backend, swaps: Swaps = makeSwaps(backend, swapSources(backend))): Hono<Env> {
  const { chains, settings, clock } = backend
  const app = new Hono<Env>()

  app.get('/v1/convert/tokens', (c) => {
    const chain = swapChain(chains, decode(ofChain, c.req.query()).chainId)
    const { chainId, native, tokens } = chain.settings
    const all = [{ ...native, address: EVM_NATIVE, logoUri: undefined, eip2612: undefined }, ...tokens]
    return c.json({
      tokens: all.map((token) => ({
        name: token.name,
        symbol: token.symbol,
        address: `${chainId}:${token.address}`,
        decimals: token.decimals,
        logoUri: tokenIcon(settings, token),
        ...(token.eip2612 === undefined ? {} : { eip2612: token.eip2612 }),
      })),
    })
  })

  app.get('/v1/convert/quotes', async (c) => {
    const { amount, ...ids } = decode(quoteQuery, c.req.query())
    const quotes = await swaps.quotes({ ...readTokens(chains, ids), amount })
    return c.json({
      // `source`, `router` and `spender` are more than the interface has: clients compare them with what they know.
      quotes: quotes.map(({ source, toAmount, router, spender }) => ({
        id: source,
        fromAmount: String(amount),
        fromAccount: ids.from,
        toAmount: String(toAmount),
        toAccount: ids.to,
        source,
        router,
        spender,
      })),
    })
  })

  app.get('/v1/convert/allowance', async (c) => {
    const { tokenAddress, userAddress, to, amount } = decode(allowanceQuery, c.req.query())
    const chain = swapChain(chains, readAccountId(tokenAddress).caip2)
    const user = readUser(chain, userAddress)
    const from = readToken(tokenAddress)
    if (from.isNative) return c.json({ allowance: String(maxUint256) })
    const bought = to ? readTokens(chains, { from: tokenAddress, to }).to : counterpart(chain, from)
    const request = { chain, from, to: bought, amount: amount ?? (await oneWhole(chain, from)) }
    return c.json({ allowance: String(await mostAllowed(swaps, request, user)) })
  })

  app.get('/v1/convert/gas-price', async (c) => {
    const chain = swapChain(chains, decode(ofChain, c.req.query()).chainId)
    const { standard, fast, instant } = await readGasPrices(chain)
    return c.json({ standard: String(standard), fast: String(fast), instant: String(instant) })
  })

  // Without `amount`, which the interface does not have, the approval is unlimited; with it, it is exact. `from` is the
  // token, as `to` is: clients send the approval to one or the other.
  app.get('/v1/convert/build-approve', async (c) => {
    const { amount, userAddress, ...ids } = decode(approveQuery, c.req.query())
    const tokens = readTokens(chains, ids)
    const user = readUser(tokens.chain, userAddress)
    if (tokens.from.isNative) throw new Problem('no_approval')
    const request: SwapRequest = { ...tokens, amount: amount ?? (await oneWhole(tokens.chain, tokens.from)) }
    const [best] = await swaps.allowed(request, (await swaps.quotes(request)).slice(0, 1), user)
    if (!best) throw new Problem('no_route')
    const { data, gas } = await buildApprove(request, best, { user, amount })
    const { standard } = await readGasPrices(request.chain)
    const eip155 = { gas: Number(gas), gasPrice: String(standard) }
    return c.json({ tx: { from: ids.from, to: ids.from, data, value: '0', eip155 } })
  })

  app.post('/v1/convert/build-transaction', async (c) => {
    const { amount, userAddress, eip155, disableEstimate, source, ...ids } = await readJson(c, buildBody)
    const request = { ...readTokens(chains, ids), amount }
    const user = readUser(request.chain, userAddress)
    const wishes = {
      user,
      slippageBps: eip155?.slippage ?? SLIPPAGE_BPS,
      isEstimated: disableEstimate !== true,
      source,
    }
    const [built, prices] = await Promise.all([
      buildSwap({ swaps, clock }, request, wishes),
      readGasPrices(request.chain),
    ])
    const to = `${request.chain.settings.chainId}:${built.to}`
    const price = { gas: String(built.gas), gasPrice: String(prices.standard) }
    return c.json({ tx: { from: userAddress, to, data: built.data, amount: String(amount), eip155: price } })
  })

  return app
}

/** What a token is sold for when the client does not say: the native token, or the dollar for the wrapped one. */
function counterpart({ settings }: Chain, from: SwapToken): SwapToken {
  const { chainId, wrapped, dollar } = settings
  const isWrapped = wrapped?.toLowerCase() === from.address
  return readToken(`${chainId}:${isWrapped && dollar ? dollar : EVM_NATIVE}`)
}

async function oneWhole(chain: Chain, { address }: SwapToken): Promise<bigint> {
  const decimals = await decimalsOf(chain, evmClient(chain), address)
  if (decimals === undefined) throw new Problem('no_token')
  return 10n ** BigInt(decimals)
}

/** What the token's routers may take of it: the most of any, since a swap is built for the one that is approved. */
async function mostAllowed(swaps: Swaps, request: SwapRequest, user: Address): Promise<bigint> {
  try {
    const offers = await swaps.allowed(request, await swaps.quotes(request), user)
    return (
      offers
        .map(({ allowance }) => allowance)
        .sort((a, b) => Number(a > b) - Number(a < b))
        .at(-1) ?? 0n
    )
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return 0n
    throw error
  }
}
