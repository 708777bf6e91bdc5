import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadHostPages, styled } from './hosts/host-pages.js'
import { differences } from './hosts/pictures.js'
import { complete, settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'
import { viewHere } from './view-here.js'

const hosts = await loadHostPages()

afterEach(() => page.viewport(1280, 800))

/** A ground no page shines through, nor makes larger than the window, and lines of whole pixels: halves are drawn otherwise each time. */
const ground = `dialog[data-mk] {
  --mk-color-scrim: #778899;
  --mk-text-small: 15px;
  --mk-text-title: 20px;
  --mk-text-display: 30px;
}
main { display: none !important }
body { block-size: 0 !important; min-block-size: 0 !important; margin: 0 !important; padding: 0 !important }`

/** Shows a state on the ground, its edges on whole pixels. */
async function show(id: string, mode: 'light' | 'dark', width: number): Promise<HTMLElement> {
  const style = document.createElement('style')
  style.textContent = ground
  document.head.append(style)
  onTestFinished(() => style.remove())
  await page.viewport(width, 720)
  await showState(id, { mode })
  const dialog = await until(() => document.querySelector<HTMLElement>('dialog[open]'))
  await viewHere(id)
  if (id.startsWith('toast')) await until(() => document.querySelector('.mk-toast'))
  await complete()
  await settled()
  const isOdd = dialog.offsetHeight % 2 === 1
  if (isOdd) style.textContent += 'dialog[data-mk] .mk-stage { padding-block-end: 1px !important }'
  return dialog
}

test.each([
  ['connect', 'light', 640],
  ['connect', 'dark', 640],
  ['connect-hostile', 'light', 390],
  ['connecting-waiting', 'light', 640],
  ['connecting-failed', 'light', 640],
  ['account', 'light', 640],
  ['account', 'dark', 390],
  ['networks', 'light', 640],
  ['networks-many', 'light', 640],
  ['connect-legal-box', 'light', 640],
  ['receive', 'dark', 640],
  ['alert', 'light', 640],
  ['toast-error', 'light', 640],
] as const)('behavior: %s, %s, %i pixels wide, looks the same in every host', async (id, mode, width) => {
  const dialog = await show(id, mode, width)
  expect(await differences(`${id} ${mode}`, hosts, dialog)).toEqual({})
})

test('behavior: the focus ring and a selection look the same in every host', async () => {
  const dialog = await show('connect', 'light', 640)
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement?.matches('.mk-row:focus-visible')).toBe(true)
  getSelection()?.selectAllChildren(dialog)
  expect(await differences('focus', hosts, dialog)).toEqual({})
})

test('behavior: the comparison sees a letter that is moved by half a pixel', async () => {
  const dialog = await show('connect', 'light', 640)
  const host = styled('.mk-row-title::first-letter { margin-inline-start: 0.5px !important }')
  expect(await differences('moved', { host }, dialog)).toEqual({ host: expect.any(Number) })
})
