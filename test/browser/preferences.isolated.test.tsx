import { afterEach, expect, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const dialog = () => document.querySelector<HTMLElement>('dialog[open]')
const prefers = (name: string, value: string) =>
  cdp().send('Emulation.setEmulatedMedia', { features: [{ name, value }] })

afterEach(async () => {
  await cdp().send('Emulation.setEmulatedMedia', { features: [] })
  await page.viewport(1280, 800)
})

/** Shows a state, and waits until something of it is there. */
async function show(id: string, there: string): Promise<void> {
  await showState(id)
  await until(() => dialog()?.querySelector(there))
  await settled()
}

/** How wide the edge of what a selector finds is, and in which colour. */
const edges = (selector: string) =>
  [...document.querySelectorAll(selector)].map((node) => {
    const { borderTopStyle, borderTopWidth, borderTopColor } = getComputedStyle(node)
    return borderTopStyle === 'none' ? '' : `${borderTopWidth} ${borderTopColor}`
  })
test.each([
  ['connecting-declined', '.mk-button'],
  ['all-wallets-few', '.mk-field'],
  ['unsupported-chain', '.mk-note'],
  ['account', '.mk-button'],
])('behavior: in forced colors, %s, what is only told by its ground has an edge', async (id, part) => {
  await prefers('forced-colors', 'active')
  await show(id, part)
  expect(edges('dialog[open]')).toEqual([expect.stringMatching(/^1px /)])
  const found = edges(`dialog[open] ${part}`)
  expect(found).not.toEqual([])
  for (const edge of found) expect(edge).toMatch(/^1px rgb/)
})

test.each([
  ['tokens-tab-nfts', '.mk-tab', 'aria-selected'],
  ['pairing-tabs', '.mk-tab', 'aria-selected'],
  ['all-wallets-few', '.mk-tools > .mk-button', 'aria-pressed'],
])('behavior: in forced colors, %s, what is chosen is told from the others', async (id, part, state) => {
  await prefers('forced-colors', 'active')
  await show(id, part)
  if (state === 'aria-pressed') await userEvent.click(page.getByRole('button', { name: 'Certified only' }))
  await until(() => dialog()?.querySelector(`${part}[${state}="true"]`))
  expect(edges(`dialog[open] ${part}[${state}="true"]`)).toEqual([expect.stringMatching(/^3px rgb/)])
  for (const edge of edges(`dialog[open] ${part}[${state}="false"]`)) expect(edge).not.toMatch(/^3px/)
})

test('behavior: in forced colors the hue of an address is there, and a focus is seen', async () => {
  await prefers('forced-colors', 'active')
  await show('account', '.mk-mesh')
  const mesh = dialog()?.querySelector('.mk-mesh')
  expect(mesh && getComputedStyle(mesh).backgroundImage).toContain('radial-gradient')
  await userEvent.tab()
  const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
  expect([outlineStyle, outlineWidth]).toEqual(['solid', '2px'])
})

test('behavior: with reduced transparency nothing behind the modal is blurred', async () => {
  await show('connect', '.mk-row')
  const theme = new CSSStyleSheet()
  theme.replaceSync(':where([data-mk]) { --mk-blur-scrim: 8px }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, theme]
  const blur = () => getComputedStyle(dialog() ?? document.body, '::backdrop').backdropFilter
  expect(blur()).toBe('blur(8px)')
  await prefers('prefers-reduced-transparency', 'reduce')
  await until(() => blur() === 'blur(0px)')
})
