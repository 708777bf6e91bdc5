import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { loadHostPages } from './hosts/host-pages.js'
import { differences } from './hosts/pictures.js'
import { complete, settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const hosts = await loadHostPages()

afterEach(() => page.viewport(1280, 800))

/**
 * What stands in the host's page has its place, and how it moves, from the host, and shares what is done to the page as a
 * whole. Here it stands still in a place of its own, and the page is neither seen nor seen through.
 */
const ground = `
:not([data-mk], [data-mk] *) {
  visibility: hidden !important;
  background: #778899 !important;
  opacity: 1 !important;
  filter: none !important;
  transform: none !important;
  mix-blend-mode: normal !important;
  contain: none !important;
  perspective: none !important;
  overflow: visible !important;
  animation: none !important;
}
body { block-size: 0 !important; margin: 0 !important; padding: 0 !important }
/* The browser smooths the slanted lines of these by where their layer lies, which is not the modal's to say. */
[data-mk-wallet="xyz.orbit"] img, .mk-link svg { visibility: hidden !important }
[data-mk] > .mk-button[data-mk-button] {
  position: fixed !important;
  inset-inline: 20px auto !important;
  margin: 0 !important;
  animation: none !important;
}
.mk-place {
  all: initial !important;
  position: fixed !important;
  inset: 20px auto auto 420px !important;
  inline-size: 380px !important;
}`

/** Shows a state on the ground, each button in a place of its own. */
async function show(id: string, mode: 'light' | 'dark'): Promise<void> {
  await page.viewport(820, 600)
  await showState(id, { mode })
  const places = [...document.querySelectorAll('[data-mk] > [data-mk-button]')].map((button, index) => {
    button.id = `place-${index}`
    return `#place-${index} { inset-block: ${20 + index * 60}px auto !important }`
  })
  const style = document.createElement('style')
  style.textContent = `${ground}\n${places.join('\n')}`
  document.head.append(style)
  onTestFinished(() => style.remove())
  if (id.startsWith('embedded')) {
    await until(() => document.querySelector('.mk-view :not(.mk-spinner, .mk-hidden)'))
    await complete()
  }
  await settled()
}

test.each([
  ['buttons', 'light'],
  ['buttons-connected', 'light'],
  ['buttons-connected', 'dark'],
  ['buttons-unsupported', 'light'],
  ['embedded-connect', 'light'],
  ['embedded-account', 'dark'],
] as const)('behavior: %s, %s, look the same in every host', async (id, mode) => {
  await show(id, mode)
  expect(await differences(`${id} ${mode}`, hosts, document.body)).toEqual({})
})
