import { expect, test } from 'vitest'
import { fakeClock, later } from '../../test/unit/fakes.js'
import { oneOf } from './one-of.js'
import type { Backstage } from './shell-contract.js'
import { createViews } from './views.js'

function Nothing() {
  return null
}
const loaded = { default: Nothing }
const load = async () => loaded
const clock = fakeClock()

/** What comes with every view but the first. */
const gate: Backstage['gate'] = (module, view) => oneOf(module, view).default
const before = async () => ({ gate })

test('behavior: Connect is there from the start, unless the wiring brings another', async () => {
  const ours = createViews({ clock, before, loaders: {}, Connect: Nothing })
  expect([ours.has('Connect'), ours.state('Connect').peek()]).toEqual([true, { status: 'ready', View: Nothing }])
  const theirs = createViews({ clock, before, loaders: { Connect: load }, Connect: Nothing })
  expect(theirs.state('Connect').peek()).toEqual({ status: 'idle' })
  await theirs.load('Connect')
  expect(theirs.state('Connect').peek()).toEqual({ status: 'ready', View: Nothing })
})

test('behavior: a view is fetched once', async () => {
  let fetched = 0
  const answer = later<typeof loaded>()
  const count = () => {
    fetched += 1
    return answer.promise
  }
  const views = createViews({ clock, before, loaders: { Account: count } })
  const first = views.load('Account')
  await views.load('Account')
  expect(views.state('Account').peek()).toEqual({ status: 'loading' })
  answer.resolve(loaded)
  await first
  await views.load('Account')
  expect([fetched, views.state('Account').peek().status]).toEqual([1, 'ready'])
})

test('error: a view that cannot be fetched may be tried again', async () => {
  let isOffline = true
  const flaky = async () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module')
    return loaded
  }
  const views = createViews({ clock, before, loaders: { Account: flaky } })
  await views.load('Account')
  expect(views.state('Account').peek()).toMatchObject({ status: 'failed', error: { code: 'view/not-loaded' } })
  isOffline = false
  await views.load('Account')
  expect(views.state('Account').peek().status).toBe('ready')
})

test('behavior: of a file of several views, each is given by its name', async () => {
  const Other = () => null
  const file = async () => ({ views: { Swap: Nothing, SwapPreview: Other } })
  const views = createViews({ clock, before, loaders: { Swap: file, SwapPreview: file, toString: file } })
  await Promise.all(['Swap', 'SwapPreview', 'toString'].map((view) => views.load(view)))
  expect(views.state('Swap').peek()).toEqual({ status: 'ready', View: Nothing })
  expect(views.state('SwapPreview').peek()).toEqual({ status: 'ready', View: Other })
  expect(views.state('toString').peek()).toMatchObject({ status: 'failed', error: { code: 'view/not-loaded' } })
})

test('error: a view that never comes fails after 20 s, and may be tried again', async () => {
  let answer: () => Promise<typeof loaded> = () => later<typeof loaded>().promise
  const views = createViews({ clock, before, loaders: { Account: () => answer() } })
  const waiting = views.load('Account')
  await clock.advance(20_000)
  await waiting
  expect(views.state('Account').peek()).toMatchObject({ status: 'failed', error: { code: 'view/not-loaded' } })
  answer = load
  await views.load('Account')
  expect([views.state('Account').peek().status, clock.pending()]).toEqual(['ready', 0])
})

test('error: a view that is not wired names those that are', async () => {
  const views = createViews({ clock, before, loaders: { Account: load }, Connect: Nothing })
  await views.load('Swap')
  const state = views.state('Swap').peek()
  expect(state.status === 'failed' && state.error.message).toMatchInlineSnapshot(
    `"view/unknown (Swap, Connect, Account)"`,
  )
  expect([views.has('Account'), views.has('Swap'), views.has('toString')]).toEqual([true, false, false])
})
