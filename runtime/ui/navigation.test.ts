import fc from 'fast-check'
import { expect, test } from 'vitest'
import { modalOf } from '../../test/unit/spec/modal-fixture.js'
import type { RouterState } from '../contract/router.js'

const views = fc.constantFrom('Connect', 'Account', 'Networks', 'Swap')
const operations = fc.oneof(
  fc.record({ do: fc.constant('open' as const), view: fc.option(views, { nil: undefined }) }),
  fc.record({
    do: fc.constantFrom('push' as const, 'replace' as const, 'reset' as const, 'leave' as const),
    view: views,
  }),
  fc.record({
    do: fc.constantFrom(
      'back' as const,
      'dismiss' as const,
      'close' as const,
      'connect' as const,
      'disconnect' as const,
    ),
  }),
  fc.record({ do: fc.constant('backTo' as const), index: fc.integer({ min: -2, max: 6 }) }),
)
type Operation = typeof operations extends fc.Arbitrary<infer One> ? One : never
type Modal = Awaited<ReturnType<typeof modalOf>>

async function run({ navigation, router, kit, connect }: Modal, operation: Operation): Promise<void> {
  switch (operation.do) {
    case 'open':
      return router.open(operation.view ? { view: operation.view } : {})
    case 'push':
    case 'replace':
    case 'reset':
    case 'leave':
      return navigation[operation.do](operation.view)
    case 'back':
      return navigation.back()
    case 'dismiss':
      return navigation.dismiss()
    case 'close':
      return router.close()
    case 'backTo':
      return navigation.backTo(operation.index)
    case 'connect':
      return connect()
    case 'disconnect':
      return kit.session.disconnect()
  }
}

const viewOf = ({ stack }: RouterState) => stack.at(-1)?.view

/** What must hold after an operation; every entry that is false is a broken promise. */
function promises(operation: Operation, before: RouterState, after: RouterState, isConnected: boolean) {
  const act = operation.do
  const was = viewOf(before)
  const isGoingBack = act === 'back' || act === 'dismiss'
  const isClosing = act === 'dismiss' || (act === 'back' && before.stack.length === 1)
  const isPush = act === 'push'
  return {
    'never empty': after.stack.length > 0 && after.stack.every(({ view }) => typeof view === 'string'),
    'going on adds one, the view shown adds none':
      !isPush || after.stack.length - before.stack.length === (was === operation.view ? 0 : 1),
    'what is closed closes': !isClosing || !after.isOpen,
    'going back adds nothing': !isGoingBack || after.stack.length <= before.stack.length,
    'never back to Connect while connected':
      !(act === 'back' && before.stack.length > 1 && isConnected) || viewOf(after) !== 'Connect',
    'closing resets': !(before.isOpen && !after.isOpen) || (after.stack.length === 1 && viewOf(after) === 'Connect'),
  }
}

test('misc: random sequences keep what the router promises', async () => {
  const modal = await modalOf()
  const { session, router } = modal.kit
  await fc.assert(
    fc.asyncProperty(fc.array(operations, { maxLength: 12 }), async (sequence) => {
      for (const operation of sequence) {
        const before = router.state.peek()
        const isConnected = session.account() !== undefined
        await run(modal, operation)
        const kept = promises(operation, before, router.state.peek(), isConnected)
        const broken = Object.entries(kept).flatMap(([name, isKept]) => (isKept ? [] : [name]))
        expect(broken).toEqual([])
      }
      await session.disconnect()
    }),
  )
})

test('behavior: leaving a view goes back to what was shown before it, wherever it stands in the history', async () => {
  const modal = await modalOf()
  await modal.connect()
  modal.router.open()
  modal.navigation.push('Networks')
  modal.navigation.push('SwitchNetwork', { caipNetworkId: 'eip155:1' })
  modal.navigation.leave('Networks')
  expect(modal.views()).toEqual(['Account'])
  modal.navigation.leave('Networks')
  expect(modal.isOpen()).toBe(false)
})
