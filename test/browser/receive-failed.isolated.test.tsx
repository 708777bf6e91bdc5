import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { manualClock } from '../gallery/manual-clock.js'
import { click, openView } from './networks-page.js'
import { code } from './receive-page.js'
import { showState } from './show-state.js'
import { until } from './until.js'

/** The encoder, which comes when the last test says so. */
const encoder = vi.hoisted(() => {
  let give: (module: object) => void = () => {}
  const module = new Promise<object>((resolve) => {
    give = resolve
  })
  return { module, give: (it: object) => give(it) }
})
vi.mock('../../runtime/ui/qr/draw-qr.js', () => encoder.module)

const failed = 'Couldn’t draw the QR code. Copy the address instead.'
const says = (text: string) => document.querySelector('dialog[open]')?.textContent.includes(text)

test('error: a code that does not come keeps its place, and is given up after 20 s', async () => {
  const clock = manualClock()
  await showState('receive', { clock })
  await until(code)
  expect([code()?.clientWidth, code()?.clientHeight, code()?.getAttribute('aria-busy')]).toEqual([232, 232, 'true'])
  await clock.advance(19_999)
  expect(says(failed)).toBe(false)
  await clock.advance(1)
  await until(() => says(failed))
  await expect.element(page.getByRole('button', { name: /^Copy address 0x/ })).toBeVisible()
})

test('behavior: who leaves does not wait for it, and who comes back is given the time again', async () => {
  const clock = manualClock()
  await showState('receive', { clock })
  await until(code)
  await clock.advance(15_000)
  await click('Back')
  await until(() => openView() === 'Account' && !code())
  await click('Receive')
  await until(code)
  await clock.advance(15_000)
  expect(says(failed)).toBe(false)
})

test('error: a code that cannot be drawn is said in words', async () => {
  encoder.give({
    drawQr() {
      throw new RangeError('Data too long')
    },
  })
  await showState('receive')
  await until(() => says(failed))
  expect(code()).toBeNull()
})
