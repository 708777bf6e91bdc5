import { describe, expect, test } from 'vitest'
import { swapBackend, swapTokens } from '../../../test/gallery/swap-backend.js'
import { swapChain } from '../../../test/gallery/swap-chain.js'
import { fakeConnector } from '../../../test/unit/fake-connector.js'
import { ethereum, fakeKit, polygon } from '../../../test/unit/fake-kit.js'
import { fakeHost, settle } from '../../../test/unit/fakes.js'
import { describeFeature } from '../../../test/unit/feature-conformance.js'
import { account } from '../account/feature.js'
import { connect } from '../connect/feature.js'
import { submissions } from '../submissions/feature.js'
import { swapToken } from './contract.js'
import { swaps } from './feature.js'

const { USDC, DAI } = swapTokens
const parts = {
  features: [connect(), account(), submissions(), swaps()],
  chains: [swapChain()],
  services: { api: 'https://api.example' },
  networks: [ethereum, polygon],
} as const

describeFeature('swaps', () => {
  const { kit, host } = fakeKit(parts)
  return { feature: swaps(), kit, host }
})

/** Swapping from a connected account, with everything that the backend is asked. */
async function swapping(answer = swapBackend()) {
  const asked: string[] = []
  const host = fakeHost({
    fetch: async (request) => {
      const url = new URL(request.url)
      if (url.pathname.startsWith('/v1/convert/')) asked.push(url.pathname.slice('/v1/convert/'.length))
      return answer(url)
    },
  })
  const { kit } = fakeKit(parts, { ...host, tabs: null })
  await kit.session.connect(fakeConnector(), new AbortController().signal)
  const api = await kit.use(swapToken)
  const stop = api.follow()
  await settle()
  return {
    ...api,
    clock: host.clock,
    page: host.page,
    asked,
    stop,
    quotes: () => asked.filter((each) => each === 'quotes').length,
  }
}

describe('the form', () => {
  test('behavior: a quote is asked for once typing has paused, and of texts typed one after another only the last one counts (Z-07)', async () => {
    const { fill, quote, clock, quotes } = await swapping()
    fill({ to: USDC })
    await settle()
    fill({ amount: '0.1' })
    await clock.advance(499)
    fill({ amount: '0.2' })
    await clock.advance(499)
    expect(quotes()).toBe(0)
    await clock.advance(1)
    expect(quotes()).toBe(1)
    expect(quote.peek()).toMatchObject({ status: 'ready', best: { fromAmount: 2n * 10n ** 17n } })
  })

  test('behavior: the same token twice turns the two round, and another one to sell takes the amount with it', async () => {
    const { fill, form } = await swapping()
    fill({ to: USDC, amount: '1' })
    fill({ from: USDC })
    expect(form.peek()).toMatchObject({ from: USDC, to: null, amount: '' })
    fill({ amount: '5' })
    fill({ to: DAI })
    expect(form.peek()).toMatchObject({ from: USDC, to: DAI, amount: '5' })
    fill({ to: USDC })
    expect(form.peek()).toMatchObject({ from: DAI, to: USDC })
  })

  test('behavior: a quote is asked for every 10 s while it is looked at, and never in a hidden tab or once the views are left', async () => {
    const { fill, clock, page, asked, quotes, stop } = await swapping()
    fill({ to: USDC })
    await settle()
    fill({ amount: '0.5' })
    await clock.advance(500)
    const first = quotes()
    await clock.advance(60_000)
    expect(quotes() - first).toBe(6)
    page.globals['document'] = { visibilityState: 'hidden' }
    page.emit(new Event('visibilitychange'))
    const { length } = asked
    await clock.advance(600_000)
    expect(asked).toHaveLength(length)
    page.globals['document'] = { visibilityState: 'visible' }
    page.emit(new Event('visibilitychange'))
    await clock.advance(1_000)
    stop()
    const after = asked.length
    await clock.advance(600_000)
    expect(asked).toHaveLength(after)
  })

  test('error: a backend that is down is asked again after a rest, and what is filled in stays', async () => {
    const down = async () => new Response('{}', { status: 500 })
    const { fill, quote, form, clock, quotes } = await swapping(down)
    fill({ to: USDC })
    await settle()
    fill({ amount: '0.5' })
    await clock.advance(20_000)
    await expect.poll(() => quote.peek()).toMatchObject({ status: 'failed' })
    const failed = quotes()
    await clock.advance(9_000)
    expect(quotes()).toBe(failed)
    expect(form.peek()).toMatchObject({ to: USDC, amount: '0.5' })
  })

  test('behavior: a list is read whole, rows of another network or shape are passed over, and one of 20,000 is too large', async () => {
    const token = (at: number) => ({
      name: `Token ${at}`,
      symbol: `T${at}`,
      decimals: 18,
      address: `eip155:1:0x${at.toString(16).padStart(40, '0')}`,
    })
    const many = Array.from({ length: 10_500 }, (_, at) => token(at + 1))
    const odd = [{ ...token(1), address: 'eip155:137:0x1' }, { ...token(2), decimals: 'many' }, null, 5]
    const { tokens } = await swapping(swapBackend({ tokens: [...(odd as object[]), ...many.slice(4)] }))
    await expect.poll(() => tokens.peek()).toMatchObject({ status: 'ready', list: { length: 10_496 } })
    const large = await swapping(swapBackend({ tokens: Array.from({ length: 20_000 }, (_, at) => token(at + 1)) }))
    await expect
      .poll(() => large.tokens.peek())
      .toMatchObject({ status: 'failed', error: { code: 'backend/bad-answer' } })
  })
})

test('behavior: the token that is sold is not picked as the one that is bought before there is another', async () => {
  const { fill, form } = await swapping()
  fill({ to: null })
  expect(form.peek()).toMatchObject({ from: null, to: undefined })
})
