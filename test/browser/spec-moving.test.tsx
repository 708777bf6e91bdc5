import { expect, test } from 'vitest'
import type { Toast, ViewLoader, ViewProps } from '../../runtime/contract/view.js'
import { useModal } from '../../runtime/react/hooks.js'
import { manualClock } from '../gallery/manual-clock.js'
import { openPage, pressNamed, shows } from './spec-page.js'
import { until } from './until.js'

const toast = () => document.querySelector<HTMLElement>('[data-mk-toast]')
const variants: readonly Toast['variant'][] = ['loading', 'success', 'error']

/** A view of the host's own, which moves by the navigation that every view is given. */
function Step({ ui: { Button, Title, navigation, toasts } }: ViewProps) {
  const to = (view: string) => [
    <Button key="push" onClick={() => navigation.push(view, { by: 'push' })}>{`push ${view}`}</Button>,
    <Button key="replace" onClick={() => navigation.replace(view, { by: 'replace' })}>{`replace ${view}`}</Button>,
    <Button key="reset" onClick={() => navigation.reset(view, { by: 'reset' })}>{`reset ${view}`}</Button>,
  ]
  return (
    <div className="mk-body">
      <Title text="A view of the host" />
      {['A', 'B', 'C'].map((view) => (
        <div key={view}>{to(view)}</div>
      ))}
      {[-1, 0, 1, 2].map((index) => (
        <Button key={index} onClick={() => navigation.backTo(index)}>{`back to ${index}`}</Button>
      ))}
      {variants.map((variant) => (
        <Button key={variant} onClick={() => toasts.show(variant, `This is ${variant}`)}>{`say ${variant}`}</Button>
      ))}
    </div>
  )
}

/** How an entry of the history came there. */
const by = (params: Readonly<Record<string, unknown>> = {}) => params['by'] ?? 'opened'

const load: ViewLoader = async () => ({ default: Step })
const views = { A: load, B: load, C: load }

function Host() {
  const { open } = useModal()
  return (
    <button type="button" onClick={() => open({ view: 'A' })}>
      Begin
    </button>
  )
}

/** Opens the first view, on a page whose config has the three. */
async function begin(clock = manualClock()) {
  const { kit } = await openPage({ clock, views, children: <Host /> })
  await pressNamed('Begin')
  await shows('A')
  const stack = () => kit.router.state.peek().stack.map((route) => `${route.view} ${by(route.params)}`)
  return { clock, stack }
}

/** Goes on to a view by its button. */
async function go(how: 'push' | 'replace' | 'reset', to: string): Promise<void> {
  await pressNamed(`${how} ${to}`)
  await shows(to)
}

test('SPEC §2: push appends; the view that is shown already is ignored', async () => {
  const { stack } = await begin()
  await go('push', 'B')
  await go('reset', 'C')
  await go('push', 'A')
  await go('push', 'A')
  expect(stack()).toEqual(['C reset', 'A push'])
  await pressNamed('Back')
  await shows('C')
})

test('SPEC §2: replace swaps the last entry, unless it is that view', async () => {
  const { stack } = await begin()
  await go('push', 'B')
  await go('replace', 'C')
  expect(stack()).toEqual(['A opened', 'C replace'])
  await go('push', 'B')
  await go('replace', 'B')
  expect(stack()).toEqual(['A opened', 'C replace', 'B push'])
  await pressNamed('Back')
  await shows('C')
})

test('SPEC §2: reset makes the view the whole history', async () => {
  const { stack } = await begin()
  await go('push', 'B')
  await go('push', 'C')
  await go('reset', 'B')
  expect(stack()).toEqual(['B reset'])
})

test('SPEC §2: back to an index cuts the history there, and any other index changes nothing', async () => {
  const { stack } = await begin()
  await go('push', 'B')
  await go('push', 'C')
  for (const index of [2, -1]) await pressNamed(`back to ${index}`)
  expect(stack()).toEqual(['A opened', 'B push', 'C push'])
  await pressNamed('back to 1')
  await shows('B')
  for (const index of [1, 2]) await pressNamed(`back to ${index}`)
  expect(stack()).toEqual(['A opened', 'B push'])
  await pressNamed('back to 0')
  await shows('A')
})

test.each(variants)('SPEC §4: a toast is %s with its message, and closes by itself', async (variant) => {
  const { clock } = await begin()
  await pressNamed(`say ${variant}`)
  await until(toast)
  expect([toast()?.dataset['mkToast'], toast()?.textContent]).toEqual([variant, `This is ${variant}`])
  await clock.advance(2_500)
  await until(() => !toast())
})

test('SPEC §4: a new message hides the one that is open, and shows after 150 ms', async () => {
  const { clock } = await begin()
  await pressNamed('say loading')
  await until(() => toast()?.textContent === 'This is loading')
  await pressNamed('say success')
  await until(() => !toast())
  await clock.advance(149)
  expect(toast()).toBeNull()
  await clock.advance(1)
  await until(() => toast()?.textContent === 'This is success')
})
