import { expect, test } from 'vitest'
import { balanceKit, wei } from '../../../test/unit/balance-kit.js'
import { alice, bob } from '../../../test/unit/fake-wallet.js'
import { settle } from '../../../test/unit/fakes.js'

/** Says whether the tab is seen. */
function show({ host }: ReturnType<typeof balanceKit>, visibilityState: 'visible' | 'hidden') {
  host.page.globals['document'] = { visibilityState }
  host.page.emit(new Event('visibilitychange'))
}

test('behavior: nothing is read in a hidden tab; what is due is read once it is seen', async () => {
  const all = balanceKit()
  const { api, asked, connect, answer, clock, host } = all
  await connect()
  const stop = api.follow()
  await settle()
  await answer(0, wei(5n))
  show(all, 'hidden')
  await clock.advance(120_000)
  expect(asked).toHaveLength(1)
  show(all, 'visible')
  await settle()
  expect(asked).toHaveLength(2)
  await answer(1, wei(6n))
  show(all, 'hidden')
  show(all, 'visible')
  await clock.advance(14_999)
  expect(asked).toHaveLength(2)
  await clock.advance(1)
  expect(asked).toHaveLength(3)
  stop()
  await settle()
  expect(host.open()).toBe(0)
})

test('behavior: a tab that was never seen reads nothing, and knows nothing of another account in the background', async () => {
  const all = balanceKit()
  const { api, asked, connect, connector, answer, state, host } = all
  show(all, 'hidden')
  await connect()
  const stop = api.follow()
  await settle()
  expect([asked, state()]).toEqual([[], { status: 'idle' }])
  show(all, 'visible')
  await settle()
  await answer(0, wei(5n))
  show(all, 'hidden')
  connector.change({ type: 'accountsChanged', accounts: [{ address: bob }] })
  await settle()
  expect([asked.length, state()]).toEqual([1, { status: 'idle' }])
  show(all, 'visible')
  await settle()
  expect(asked.map(({ of }) => of)).toEqual([`${alice} on Ethereum`, `${bob} on Ethereum`])
  show(all, 'hidden')
  stop()
  await settle()
  expect(host.open()).toBe(0)
})
