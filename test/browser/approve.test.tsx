import { expect, test } from 'vitest'
import { cell } from '../../runtime/core/cell.js'
import { manualClock } from '../gallery/manual-clock.js'
import { walletParts } from '../gallery/wallet-parts.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'
import { dialog, view } from './walk-by-keys.js'

const text = () => dialog()?.querySelector('.mk-scene .mk-text')?.textContent ?? ''
const heard = () =>
  [...document.querySelectorAll('[role="status"], [aria-live]')].map((node) => node.textContent).join()

test('behavior: the frame is shown once it is there, hidden while it loads anew, and a long wait is told', async () => {
  const clock = manualClock()
  const isReady = cell(false)
  const acts: string[] = []
  await showState('approve-loading', {
    clock,
    isStrict: false,
    changes: walletParts({ isReady, onAct: (act) => acts.push(act) }),
  })
  await until(() => text().startsWith('Check the details'))
  await until(async () => {
    await clock.advance(3_000)
    return text() === 'Still loading your wallet…'
  })
  await until(() => heard().includes('Still loading your wallet…'))
  expect(acts).toEqual([])
  isReady.value = true
  await until(() => acts.length === 1)
  expect(text()).toMatch(/^Check the details/)
  isReady.value = false
  await until(() => acts.length === 2)
  expect(acts).toEqual(['show', 'hide'])
})

test('behavior: a wallet that has answered before the view is drawn takes no other view away with it', async () => {
  let answer = () => {}
  const kit = await showState('wallet-settings', {
    changes: walletParts({
      approvals() {
        answer()
        return 0
      },
    }),
  })
  await until(() => view() === 'AccountSettings')
  const { stack } = kit.router.state.peek()
  let answers = 0
  answer = () => {
    answers += 1
    kit.router.show(stack, 'back')
  }
  kit.router.show([...stack, { view: 'ApproveTransaction' }], 'forward')
  await until(() => answers > 0)
  await settled()
  expect(kit.router.state.peek().stack).toEqual(stack)
})

test('behavior: the frame is gone at once when the view is left, and over the modal when it opens again meanwhile', async () => {
  const acts: string[] = []
  const kit = await showState('approve-making', { changes: walletParts({ onAct: (act) => acts.push(act) }) })
  await until(() => acts.at(-1) === 'show')
  const before = acts.length
  kit.router.close()
  await until(() => acts.at(-1) === 'hide')
  kit.router.open({ view: 'ApproveTransaction' })
  await until(() => acts.length > before + 1 && acts.at(-1) === 'show')
  expect(acts.slice(before)).toContain('hide')
})
