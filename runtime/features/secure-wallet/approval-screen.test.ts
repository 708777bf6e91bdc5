import { expect, test } from 'vitest'
import { fakeHost } from '../../../test/unit/fakes.js'
import { createApprovals } from '../../connectors/secure-wallet/approvals.js'
import { createRouter } from '../../ui/router.js'
import { approvalScreen } from './approval-screen.js'

function setup() {
  const router = createRouter(({ view = 'Connect', params }) => ({ view, ...(params && { params }) }))
  const host = fakeHost()
  const screen = approvalScreen({ router, host })
  const views = () => router.state.peek().isOpen && router.state.peek().stack.map(({ view }) => view)
  return { router, host, screen, approvals: createApprovals(screen), views }
}

test('behavior: with the modal closed it opens for the request, and closes with the answer', () => {
  const { approvals, views } = setup()
  const end = approvals.begin()
  expect(views()).toEqual(['ApproveTransaction'])
  end()
  expect(views()).toBe(false)
})

test('behavior: over what is shown, which comes back', () => {
  const { router, approvals, views } = setup()
  router.open({ view: 'Account' })
  router.show([{ view: 'Account' }, { view: 'WalletSend' }], 'forward')
  const end = approvals.begin()
  expect(views()).toEqual(['Account', 'WalletSend', 'ApproveTransaction'])
  end()
  expect(views()).toEqual(['Account', 'WalletSend'])
})

test('behavior: stays until the last of several requests is answered, and an answer counts once', () => {
  const { approvals, views } = setup()
  const [first, second] = [approvals.begin(), approvals.begin()]
  first()
  first()
  expect([views(), approvals.count.peek()]).toEqual([['ApproveTransaction'], 1])
  second()
  expect(views()).toBe(false)
})

test('behavior: where the person has gone on meanwhile, nothing is taken away', () => {
  const { router, approvals, views } = setup()
  const end = approvals.begin()
  router.show([{ view: 'Account' }], 'forward')
  end()
  expect(views()).toEqual(['Account'])
})

test('behavior: a method that is not allowed is told to the developer, and shown', () => {
  const { router, screen, host, views } = setup()
  screen.refuse(`eth_sign${'x'.repeat(100)}`)
  expect(views()).toEqual(['ApproveTransaction'])
  expect(router.state.peek().stack[0].params).toEqual({ refused: true })
  expect(host.logged[0]?.text).toMatch(/^Requested RPC call is not allowed: "eth_signx+"$/)
  expect(host.logged[0]?.text.length).toBeLessThan(110)
})
