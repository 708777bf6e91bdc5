import { expect, onTestFinished, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { IconName } from '../../runtime/contract/parts.js'
import type { ViewLoader } from '../../runtime/contract/view.js'
import { icons } from '../../runtime/ui/icons.data.js'
import { lateIcons } from '../../runtime/ui/late-icons.data.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const node = (selector: string) => document.querySelector<HTMLElement>(`dialog[open] ${selector}`)
const middle = (selector: string) => {
  const box = node(selector)?.getBoundingClientRect()
  return box && box.left + box.width / 2
}
const names = Object.keys({ ...icons, ...lateIcons }) as readonly IconName[]

/** A view that is told apart by its title alone, and has an icon of every name. */
const plain: ViewLoader = async () => ({
  default: ({ ui: { Button, Icon, Title }, params: { title, hasEnd } }) => (
    <>
      <Title text={String(title)} end={hasEnd && <Button kind="icon" aria-label="Scan" />} />
      <Button>First</Button>
      {names.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </>
  ),
})

async function show(params: Readonly<Record<string, unknown>>) {
  await showState('connect', { changes: { view: 'Plain', from: ['Connect'], views: { Plain: plain }, params } })
  await until(() => node('.mk-title')?.textContent === params['title'])
  await settled()
}

test.each([
  [{ title: 'Short' }],
  [{ title: 'Short', hasEnd: true }],
  [{ title: 'A title so long that it takes two lines' }],
])('behavior: the title stands in the middle of the panel: %j', async (params) => {
  await show(params)
  expect(Math.abs((middle('.mk-title') ?? 0) - (middle('.mk-header') ?? 0))).toBeLessThanOrEqual(1)
  expect(node('.mk-header')?.offsetHeight).toBe(60)
})

test('behavior: right to left, back is at the right and close at the left', async () => {
  document.documentElement.dir = 'rtl'
  onTestFinished(() => document.documentElement.removeAttribute('dir'))
  await show({ title: 'Short' })
  expect(middle('[aria-label="Back"]')).toBeGreaterThan(middle('.mk-title') ?? 0)
  expect(middle('[aria-label="Close"]')).toBeLessThan(middle('.mk-title') ?? 0)
})

test('behavior: the focus begins at the title, and Tab goes on as the controls are seen', async () => {
  await show({ title: 'Short', hasEnd: true })
  expect(document.activeElement).toBe(node('.mk-title'))
  const passed: (string | null | undefined)[] = []
  for (let step = 0; step < 4; step += 1) {
    await userEvent.keyboard('{Tab}')
    passed.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent)
  }
  expect(passed).toEqual(['Back', 'Scan', 'Close', 'First'])
})

test('behavior: a view that comes after the first has every icon', async () => {
  await show({ title: 'Short' })
  const paths = [...document.querySelectorAll('dialog[open] .mk-view path')].map((path) => path.getAttribute('d'))
  expect(paths).toHaveLength(names.length)
  for (const path of paths) expect(path).toMatch(/^M/)
})
