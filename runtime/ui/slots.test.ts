import { expect, test } from 'vitest'
import { fakeKit } from '../../test/unit/fake-kit.js'
import { fakeHost } from '../../test/unit/fakes.js'
import type { Feature } from '../contract/kit.js'
import { tellSameOrder } from './same-order.js'
import { slotParts } from './slots.js'

/** A feature with a guard and an action, and nothing behind them. */
const feature = (id: string, guard: number, action = guard): Feature => ({
  id,
  slots: {
    connectGuard: { order: guard, Guard: () => null },
    accountAction: {
      order: action,
      label: { texts: { id, words: { label: id } }, key: 'label' },
      view: id,
      drawing: '',
    },
  },
  load: async () => ({}),
})

async function kitWith(...features: readonly Feature[]) {
  const host = fakeHost()
  const { kit } = fakeKit({ features }, host)
  await kit.loadModal()
  return { kit, host }
}

test('behavior: parts stand by their order, whatever the order of the features', async () => {
  const { kit } = await kitWith(feature('b', 2), feature('none', 9), feature('a', 1))
  expect(slotParts(kit, (slots) => slots.connectGuard).map(({ id }) => id)).toEqual(['a', 'b', 'none'])
  expect(slotParts(kit, (slots) => slots.accountTab)).toEqual([])
})

test('behavior: without the code of the modal there are none', () => {
  const { kit } = fakeKit({ features: [feature('a', 1)] })
  expect(slotParts(kit, (slots) => slots.connectGuard)).toEqual([])
})

test('error: two of one order are both there, and developers are told their names', async () => {
  const { kit, host } = await kitWith(feature('a', 1, 5), feature('b', 1, 6))
  expect(slotParts(kit, (slots) => slots.connectGuard).map(({ id }) => id)).toEqual(['a', 'b'])
  tellSameOrder(kit)
  const warned = host.logged.filter(({ level }) => level === 'warn').map(({ text }) => text)
  expect(warned).toEqual(['a and b both have order 1 in connectGuard: give one of them another.'])
})
