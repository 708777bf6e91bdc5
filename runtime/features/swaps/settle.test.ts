import { expect, test } from 'vitest'
import { fakeChain } from '../../../test/unit/fake-chain.js'
import { fakeKit } from '../../../test/unit/fake-kit.js'
import { settle as settled } from '../../../test/unit/fakes.js'
import type { SwapOutcome } from './contract.js'
import { settle } from './settle.js'

const unread = () => Promise.reject(new Error('Nothing is read before the swap is in a block.'))

/** A swap that was sent, on a chain whose blocks do not come. */
function waiting() {
  let looks = 0
  const { kit, host } = fakeKit({
    chains: [
      fakeChain({
        nodes: { read: unread, request: unread },
        async transactionStatus() {
          looks += 1
          return { status: 'pending' }
        },
      }),
    ],
  })
  const sent = { quote: { caipNetworkId: 'eip155:1' }, submission: { hash: '0x1' } } as unknown as SwapOutcome
  return { ...host, told: settle(kit, sent), looks: () => looks }
}

test('behavior: a swap that is not in a block after a hundred looks is left to the record', async () => {
  const { clock, told, looks, open } = waiting()
  await settled()
  for (let look = 0; look < 100; look += 1) await clock.advance(3_000)
  expect([await told, looks(), open()]).toEqual(['pending', 100, 0])
})

test('behavior: in a hidden tab nothing is asked, until it is seen', async () => {
  const { clock, page, looks } = waiting()
  page.globals['document'] = { visibilityState: 'hidden' }
  await settled()
  await clock.advance(600_000)
  expect(looks()).toBe(0)
  page.globals['document'] = { visibilityState: 'visible' }
  page.emit(new Event('visibilitychange'))
  await settled()
  expect(looks()).toBe(1)
})
