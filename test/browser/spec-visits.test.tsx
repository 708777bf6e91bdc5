import { expect, test } from 'vitest'
import { coreError } from '../../runtime/core/errors.js'
import type { Host } from '../../runtime/core/host.js'
import { galleryWallet } from '../gallery/gallery-wallet.js'
import { juniper } from '../gallery/gallery-wallets.data.js'
import { manualClock } from '../gallery/manual-clock.js'
import { fakeChain } from '../unit/fake-chain.js'
import { connectAndLook, openPage, type PagePlan, press, shows } from './spec-page.js'
import { until } from './until.js'

const line = () => document.querySelector<HTMLElement>('.mk-balance')
const name = () => document.querySelector('.mk-address > .mk-name')?.textContent
const wallets = [galleryWallet({ ...juniper, remembers: true })]

/** The local storage of a browser. */
function storage(): Host['storage'] {
  const stored = new Map<string, string>()
  return {
    get: (key) => stored.get(key) ?? null,
    set: (key, value) => void stored.set(key, value),
    watch: () => () => {},
  }
}

/** Connects, leaves once something is shown, and looks at the account this long after. */
async function visitTwice(ms: number, isShown: () => unknown, plans: readonly [PagePlan, PagePlan]): Promise<void> {
  const shared = { clock: manualClock(), storage: storage(), wallets }
  const { root } = await openPage({ ...shared, ...plans[0] })
  await connectAndLook()
  await until(isShown)
  root.unmount()
  await until(() => !document.querySelector('[data-mk]'))
  await shared.clock.advance(ms)
  await openPage({ ...shared, ...plans[1] })
  await press('[data-mk-button="account"]')
  await shows('Account')
}

test.each([
  ['29.999 s ago is shown at once', 29_999, 'Balance 1.234 ETH'],
  ['30 s ago is not shown', 30_000, 'Loading balance'],
])('SPEC §9: a native balance of %s', async (_, ms, shown) => {
  const isRead = () => line()?.textContent === 'Balance 1.234 ETH'
  await visitTwice(ms, isRead, [{}, { balance: 'never' }])
  await until(() => line()?.textContent)
  expect(line()?.textContent).toBe(shown)
})

test.each([
  ['less than 5 min ago is not asked for', 299_999, 0],
  ['5 min ago is asked for again', 300_000, 1],
])('SPEC §9: an identity of %s', async (_, ms, times) => {
  let asked = 0
  const fetch = async ({ pathname }: URL) => {
    if (!pathname.includes('/identity/')) return Response.json({ balances: [] })
    asked += 1
    return Response.json({ name: 'alice.eth', avatar: null })
  }
  const plan = { services: { api: 'https://backend.example' }, fetch }
  const isNamed = () => name() === 'alice.eth'
  await visitTwice(ms, isNamed, [plan, plan])
  await until(isNamed)
  await until(() => document.querySelector('.mk-assets [data-status="ready"]'))
  expect(asked).toBe(1 + times)
})

test('SPEC §8, §9: after a failure the balance is asked for again once 30 s are over', async () => {
  const clock = manualClock()
  let asked = 0
  let isDown = false
  const balance = async () => {
    asked += 1
    if (isDown) throw coreError('rpc/unreachable', { network: 'Ethereum', detail: 'offline' })
    return { value: 5n, decimals: 0, symbol: 'ETH' }
  }
  await openPage({
    clock,
    modal: () => ({ chains: [fakeChain({ balance })] }),
  })
  await connectAndLook()
  await until(() => line()?.textContent === 'Balance 5.000 ETH')
  isDown = true
  await clock.advance(15_000)
  await until(() => line()?.dataset['status'] === 'failed')
  expect(asked).toBe(2)
  await clock.advance(29_999)
  expect(asked).toBe(2)
  isDown = false
  await clock.advance(1)
  await until(() => line()?.dataset['status'] === 'ready')
  expect(asked).toBe(3)
})
