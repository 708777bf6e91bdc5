import { expect, test } from 'vitest'
import { seededRandom } from '../../test/unit/fakes.js'
import { createEvents } from '../core/events.js'
import type { Connection } from '../session/machine.js'
import { createNavigation } from './navigation.js'
import { createRouter } from './router.js'

const connection: Connection = {
  live: true,
  connectorId: 'a',
  address: '0x1',
  accounts: [{ address: '0x1' }],
  caipNetworkId: 'eip155:1',
}

function setup() {
  const events = createEvents(
    () => 0,
    () => {},
  )
  let account: Connection | undefined
  const session = { account: () => account }
  const router = createRouter(session, events)
  return {
    router,
    navigation: createNavigation(router, session),
    setConnected: (isConnected: boolean) => {
      account = isConnected ? connection : undefined
    },
    views: () => router.state.peek().stack.map(({ view }) => view),
    isOpen: () => router.state.peek().isOpen,
  }
}

test('behavior: goes on, and not twice to the same view', () => {
  const { navigation, views, router } = setup()
  navigation.push('ConnectingExternal', { id: 'a' })
  navigation.push('ConnectingExternal', { id: 'b' })
  expect([views(), router.state.peek().direction]).toEqual([['Connect', 'ConnectingExternal'], 'forward'])
  expect(router.state.peek().stack[1]?.params).toEqual({ id: 'a' })
})

test('behavior: replaces the view that is shown, or the whole stack', () => {
  const { navigation, views } = setup()
  navigation.push('A')
  navigation.push('B')
  navigation.replace('C')
  expect(views()).toEqual(['Connect', 'A', 'C'])
  navigation.reset('D')
  navigation.replace('E')
  expect(views()).toEqual(['E'])
})

test('behavior: back pops, and closes on the last entry', () => {
  const { navigation, router, views, isOpen } = setup()
  router.open()
  navigation.push('A')
  navigation.push('B')
  navigation.back()
  expect([views(), router.state.peek().direction]).toEqual([['Connect', 'A'], 'back'])
  navigation.back()
  navigation.back()
  expect([views(), isOpen()]).toEqual([['Connect'], false])
})

test('behavior: back to Connect while connected is back to Account', () => {
  const { navigation, router, views, setConnected } = setup()
  router.open()
  navigation.push('ConnectingExternal')
  setConnected(true)
  navigation.back()
  expect(views()).toEqual(['Account'])
})

test('misc: 2,000 random walks never leave an empty stack, and never Connect by going back while connected', () => {
  const random = seededRandom(5)
  const { navigation, router, views, isOpen, setConnected } = setup()
  const names = ['Connect', 'A', 'B', 'Account']
  const name = () => names[Math.floor(random() * names.length)] ?? 'A'
  for (let run = 0; run < 2_000; run += 1) {
    const isConnected = random() < 0.5
    setConnected(isConnected)
    const acts = [
      () => router.open(random() < 0.5 ? {} : { view: name() }),
      () => navigation.push(name()),
      () => navigation.replace(name()),
      () => navigation.reset(name()),
      () => router.close(),
    ]
    acts[Math.floor(random() * acts.length)]?.()
    expect(views().length).toBeGreaterThan(0)
    if (random() < 0.8) continue
    const before = views().length
    navigation.back()
    if (before > 1 && isConnected) expect(views().at(-1)).not.toBe('Connect')
    if (before === 1) expect(isOpen()).toBe(false)
  }
})
