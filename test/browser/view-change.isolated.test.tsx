import { afterEach, expect, onTestFinished, test } from 'vitest'
import { cdp, page, userEvent } from 'vitest/browser'
import type { ViewLoader, ViewModule, ViewProps } from '../../runtime/contract/view.js'
import { browserHost } from '../../runtime/core/host.js'
import { watchFrames } from './frames.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]')
const stage = () => dialog()?.querySelector<HTMLElement>('.mk-stage')
const shown = () => dialog()?.dataset['mkView']
const view = () => stage()?.querySelector<HTMLElement>('.mk-view:not(.mk-leaving *)')
const leaving = () => stage()?.querySelector<HTMLElement>('.mk-leaving')

/** As high as Connect in the gallery is not. */
function Tall({ ui: { Title } }: ViewProps) {
  return (
    <>
      <Title text="Tall" />
      <p id="tall" style={{ blockSize: 480 }}>
        Something to read
      </p>
    </>
  )
}

/** Connect, painted, with a view behind it that comes when `come` is called. */
async function show(isStrict = true) {
  let resolve: (module: ViewModule) => void = () => {}
  const module = new Promise<ViewModule>((then) => {
    resolve = then
  })
  const Slow: ViewLoader = () => module
  const kit = await showState('connect', {
    clock: browserHost().clock,
    changes: { views: { Slow, Tall: async () => ({ default: Tall }) } },
    isStrict,
  })
  await until(() => stage()?.style.blockSize)
  await settled()
  const push = (name: string) => kit.router.show([{ view: 'Connect' }, { view: name }], 'forward')
  return { kit, push, come: () => resolve({ default: Tall }) }
}

test.each([[true], [false]])('behavior: the old view stays until the next one is here (strict: %j)', async (strict) => {
  const { push, come } = await show(strict)
  const height = stage()?.offsetHeight
  push('Slow')
  await until(() => stage()?.getAttribute('aria-busy') === 'true')
  expect([shown(), stage()?.offsetHeight, dialog()?.querySelector('.mk-spinner')]).toEqual(['Connect', height, null])
  come()
  await until(() => shown() === 'Slow')
  expect(stage()?.hasAttribute('aria-busy')).toBe(false)
})

test('behavior: what is about to leave takes no click', async () => {
  const { kit, push, come } = await show()
  push('Slow')
  await until(() => stage()?.getAttribute('aria-busy') === 'true')
  document.querySelector<HTMLElement>('[data-mk-wallet="app.juniper"]')?.click()
  expect(kit.router.state.peek().stack.map((route) => route.view)).toEqual(['Connect', 'Slow'])
  come()
})

test('behavior: a view that takes long is waited for at the height of the one before it', async () => {
  const { push, come } = await show()
  const height = stage()?.offsetHeight ?? 0
  push('Slow')
  await until(() => shown() === 'Slow')
  await settled()
  expect(stage()?.offsetHeight).toBe(height)
  const spinner = view()?.querySelector('.mk-spinner')?.getBoundingClientRect()
  const box = stage()?.getBoundingClientRect()
  const middle = (spinner?.top ?? 0) + (spinner?.height ?? 0) / 2
  expect(Math.abs(middle - ((box?.top ?? 0) + height / 2))).toBeLessThanOrEqual(1)
  const heights = watchFrames(() => stage()?.offsetHeight ?? 0)
  come()
  await until(() => document.querySelector('#tall'))
  await settled()
  heights.stop()
  expect(heights.seen).toEqual(heights.seen.toSorted((a, b) => a - b))
  expect(stage()?.offsetHeight).toBe(480)
})

/** What a view is when it begins to leave. */
function watchLeaving() {
  const seen: { readonly node: HTMLElement; readonly scrollTop: number | undefined; readonly motion: unknown }[] = []
  const observer = new MutationObserver(() => {
    const node = leaving()
    if (!node || seen.some((left) => left.node === node)) return
    const [motion] = node.getAnimations()
    seen.push({
      node,
      scrollTop: node.querySelector('.mk-view')?.scrollTop,
      motion: motion?.effect?.getComputedTiming(),
    })
  })
  observer.observe(document, { childList: true, subtree: true })
  onTestFinished(() => observer.disconnect())
  return seen
}

test('behavior: the old view fades over the new one, out of reach and unheard, and is gone with its motion', async () => {
  const { push } = await show()
  const before = view()
  const left = watchLeaving()
  const frames = watchFrames(() => [shown(), Boolean(leaving() ?? view()?.textContent)])
  push('Tall')
  await until(() => document.querySelector('#tall'))
  await settled()
  frames.stop()
  expect(left.map(({ node }) => [node.firstChild === before, node.inert, node.ariaHidden])).toEqual([
    [true, true, 'true'],
  ])
  expect(before?.textContent).toContain('Juniper')
  expect(left[0]?.motion).toMatchObject({ duration: 90 })
  expect([before?.isConnected, stage()?.querySelectorAll('.mk-view').length]).toEqual([false, 1])
  expect(frames.seen).toEqual([
    ['Connect', true],
    ['Tall', true],
  ])
})

test('behavior: a view that was scrolled leaves as it stood', async () => {
  await page.viewport(800, 260)
  const { push } = await show()
  const left = watchLeaving()
  const scrolled = new Promise((resolve) => view()?.addEventListener('scroll', resolve, { once: true }))
  view()?.scrollTo(0, 80)
  await scrolled
  push('Tall')
  await until(() => document.querySelector('#tall'))
  expect(left.map(({ scrollTop }) => scrollTop)).toEqual([80])
})

test('behavior: the upper edge of the panel stays where it is', async () => {
  const { push } = await show()
  const tops = watchFrames(() => dialog()?.getBoundingClientRect().top)
  push('Tall')
  await until(() => document.querySelector('#tall'))
  await settled()
  tops.stop()
  expect(tops.seen).toHaveLength(1)
})

test.each([
  ['pointer', () => userEvent.hover(page.getByRole('button', { name: 'Go on' }))],
  ['focus', async () => (page.getByRole('button', { name: 'Go on' }).element() as HTMLElement).focus()],
] as const)('behavior: what a control leads to is fetched when the %s comes to it', async (_, reach) => {
  const fetched = await showLeading()
  await userEvent.hover(page.getByText('Nothing'))
  expect(fetched()).toBe(0)
  await reach()
  await until(() => fetched() === 1)
})

test('behavior: a control that leads nowhere in this app fetches nothing', async () => {
  const fetched = await showLeading('Nowhere')
  await userEvent.hover(page.getByRole('button', { name: 'Go on' }))
  await settled()
  expect([fetched(), document.querySelector('[data-code]')]).toEqual([0, null])
})

/** A view with a control that leads on. Gives how often the next view was fetched. */
async function showLeading(leadsTo = 'Next'): Promise<() => number> {
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', x: 0, y: 0 })
  let fetched = 0
  const Leads: ViewLoader = async () => ({
    default: ({ ui: { Button, Title } }) => (
      <>
        <Title text="Leads" />
        <p>Nothing</p>
        <Button leadsTo={leadsTo}>Go on</Button>
      </>
    ),
  })
  const Next: ViewLoader = async () => {
    fetched += 1
    return { default: Tall }
  }
  await showState('connect', { changes: { view: 'Leads', views: { Leads, Next } } })
  await until(() => document.querySelector('[data-leads]'))
  return () => fetched
}

afterEach(() => page.viewport(1280, 800))

test('behavior: without motion nothing turns or leaves, and a wait is a whole ring', async () => {
  const browser = cdp()
  const reduce = (value: string) =>
    browser.send('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-reduced-motion', value }] })
  await reduce('reduce')
  try {
    await showState('connecting-waiting', { clock: browserHost().clock })
    await until(() => document.querySelector('.mk-emblem[data-busy]'))
    expect(document.getAnimations()).toEqual([])
    const ring = document.querySelector('.mk-emblem')
    const style = ring && getComputedStyle(ring, '::after')
    expect([style?.backgroundImage, style?.opacity]).toEqual(['none', '0.25'])
  } finally {
    await reduce('')
  }
})
