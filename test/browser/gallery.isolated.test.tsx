import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { browserHost } from '../../runtime/core/host.js'
import { stillClock } from '../gallery/gallery-host.js'
import { GalleryIndex } from '../gallery/gallery-index.js'
import { galleryKit } from '../gallery/gallery-kit.js'
import { type Look, readLook, switches, switchNames, writeLook } from '../gallery/gallery-query.js'
import { someWallets } from '../gallery/gallery-state.js'
import { galleryStates } from '../gallery/gallery-states.js'
import { runningClock } from '../gallery/running-clock.js'
import { setMotion } from '../gallery/set-motion.js'
import { slowly } from '../gallery/slow-network.js'
import { mount } from './mount.js'
import { showState } from './show-state.js'
import { until } from './until.js'

const links = () => [...document.querySelectorAll<HTMLAnchorElement>('.page-states a')]

/** The index, looked at in a way that is kept as its page keeps it. */
function showIndex(first: Look): () => Look {
  let look = first
  const root = mount()
  const draw = (next: Look) => {
    look = next
    flushSync(() => root.render(<GalleryIndex look={next} onChange={draw} />))
  }
  draw(first)
  return () => look
}

test('behavior: every state has a link under the heading of its view, and the link says how it is looked at', () => {
  showIndex({ ...readLook(''), scheme: 'dark', lang: 'ar' })
  expect(links().map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining(galleryStates.map(({ id }) => `?state=${id}&scheme=dark&lang=ar`)),
  )
  expect(links()).toHaveLength(galleryStates.length)
  const of = (id: string) => links().find((link) => link.textContent === id)
  expect(of('networks-many')?.closest('section')?.querySelector('h2')?.textContent).toBe('Networks')
  expect(of('buttons')?.closest('section')?.querySelector('h2')?.textContent).toBe('The page')
})

test('behavior: each switch is reached and turned with the keyboard, and every link follows', async () => {
  const look = showIndex(readLook(''))
  for (const name of switchNames) {
    await userEvent.tab()
    const select = document.activeElement as HTMLSelectElement
    expect([...select.options].map(({ value }) => value)).toEqual(switches[name])
    await userEvent.keyboard('{ArrowDown}')
    expect(look()[name]).toBe(switches[name][1])
  }
  expect(links()[0]?.getAttribute('href')).toBe(writeLook(look(), galleryStates[0]?.id))
  await userEvent.tab()
  expect(document.activeElement).toBe(links()[0])
})

test.each([
  ['', {}],
  ['?clock=live&motion=reduce&width=360', { clock: 'live', motion: 'reduce', width: '360' }],
  ['?scheme=pink&clock=<b>&preset=lilac&lang=xx', { preset: 'lilac' }],
])('param: %s is read as what there is, and written as it was', (search, said) => {
  const look = readLook(search)
  expect(look).toEqual({ ...readLook(''), ...said })
  expect(readLook(writeLook(look))).toEqual(look)
})

test('behavior: a running clock begins where the others stand', async () => {
  const { now, sleep } = runningClock()
  expect(Math.abs(now() - stillClock().now())).toBeLessThan(60_000)
  const before = now()
  await sleep(20, new AbortController().signal)
  expect(now() - before).toBeGreaterThanOrEqual(19)
})

test('behavior: on a slow network answers, views and the logic of features come late', async () => {
  const came: string[] = []
  const state = slowly(
    {
      id: 'slow',
      wallets: someWallets(),
      fetch: async () => Response.json(came.push('answer')),
      views: { Own: async () => ({ default: () => came.push('view') && null }) },
      features: [{ id: 'own', load: async () => came.push('logic') }],
    },
    400,
  )
  const kit = await galleryKit(state, 'light', browserHost().clock)
  const begin = performance.now()
  const waits = [
    state.fetch?.(new URL('https://backend.example')),
    state.views?.['Own']?.(),
    state.views?.['Connect']?.(),
  ]
  await Promise.all([...waits, state.features?.[0]?.load(kit)].map((wait) => wait?.then(() => {})))
  expect(performance.now() - begin).toBeGreaterThanOrEqual(399)
  expect(came).toEqual(['answer', 'logic'])
})

test.each([
  ['reduce', 0],
  ['full', 1],
] as const)('behavior: with motion as %s a waiting ring turns %i times at once', async (motion, count) => {
  const rules = () => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules])
  const media = rules().filter((rule) => rule instanceof CSSMediaRule && rule.cssText.includes('reduced-motion'))
  expect(media).not.toEqual([])
  setMotion(document, motion)
  await showState('connecting-waiting', { clock: browserHost().clock })
  await until(() => document.querySelector('.mk-emblem[data-busy]'))
  await page.screenshot({ save: false })
  const turns = document.getAnimations().filter((it) => (it as CSSAnimation).animationName === 'mk-turn')
  expect(turns).toHaveLength(count)
  for (const rule of media) (rule as CSSMediaRule).media.mediaText = '(prefers-reduced-motion: reduce)'
})
