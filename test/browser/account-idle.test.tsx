import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { evm } from '../../runtime/chains/evm/evm.js'
import type { Network } from '../../runtime/core/network.js'
import { createModalKit } from '../../runtime/kit.js'
import { galleryHost } from '../gallery/gallery-host.js'
import { GalleryPage } from '../gallery/gallery-page.js'
import { galleryStates } from '../gallery/gallery-states.js'
import { galleryNetworks, galleryWiring } from '../gallery/gallery-wiring.js'
import { type ManualClock, manualClock } from '../gallery/manual-clock.js'
import { addStyles } from '../gallery/styles.js'
import { polls } from '../setup/polls.data.js'
import { until } from './until.js'

const IDLE_MS = 600_000
/** Two, so that they are compared. */
const nodes = ['https://one.example/', 'https://two.example/']
const networks: readonly Network[] = galleryNetworks.map((each) => ({ ...each, rpcUrls: nodes }))

interface Asked {
  readonly url: URL
  readonly methods: readonly string[]
}

interface Call {
  readonly id: number
  readonly method: string
}

/** The account with whatever any account of the gallery has turned on: a feature that comes later is in it. */
function fullest() {
  const accounts = galleryStates.filter(({ view, isConnected }) => view === 'Account' && isConnected)
  const [first] = accounts
  if (!first) throw new Error('The gallery has no account.')
  const features = new Map(accounts.flatMap((each) => each.features ?? []).map((each) => [each.id, each]))
  const views = Object.assign({}, ...accounts.map((each) => each.views))
  return { ...first, features: [...features.values()], views, networks, services: { api: 'https://api.example' } }
}

/** A page with the modal open on the account, over honest nodes and a backend, all of whose requests are counted. */
async function openAccount(isDown = (): boolean => false) {
  const asked: Asked[] = []
  const clock = manualClock()
  const seen = new EventTarget()
  let visibilityState = 'visible'
  const state = fullest()
  const wiring = galleryWiring(state)
  const kit = createModalKit(
    { ...wiring, modal: async () => ({ ...(await wiring.modal()), chains: [evm()] }) },
    {
      ...galleryHost(state, clock),
      http: {
        async fetch(input, init) {
          const request = new Request(input, init)
          const url = new URL(request.url)
          const body: unknown = request.method === 'POST' ? await request.json() : []
          const calls = [body].flat() as readonly Call[]
          asked.push({ url, methods: calls.map(({ method }) => method) })
          if (isDown()) return new Response('', { status: 503 })
          return Response.json(nodes.includes(url.href) ? answerCalls(body) : answerPath(url))
        },
      },
      page: {
        on(type, listener) {
          seen.addEventListener(type, listener)
          return () => seen.removeEventListener(type, listener)
        },
        emit() {},
        injected: (name) => (name === 'document' ? { visibilityState } : undefined),
        isMobile: () => false,
      },
    },
  )
  // What looks after the wallet when the page comes back is fetched once, whenever that first may be needed.
  await import('../../runtime/session/recheck.js')
  const [wallet] = state.wallets
  if (wallet) await kit.session.connect(wallet, new AbortController().signal)
  addStyles(document)
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  root.render(<GalleryPage kit={kit} state={state} />)
  await until(() => document.querySelector('.mk-amount'))
  await clock.advance(1_000)
  return {
    kit,
    asked,
    clock,
    show(next: 'visible' | 'hidden') {
      visibilityState = next
      seen.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

function answerCalls(body: unknown): unknown {
  const answer = ({ id, method }: Call) => ({ jsonrpc: '2.0', id, result: method === 'eth_chainId' ? '0x1' : '0x5' })
  return Array.isArray(body) ? body.map((call) => answer(call as Call)) : answer(body as Call)
}

function answerPath({ pathname }: URL): unknown {
  return pathname.endsWith('/balance') ? { balances: [] } : { data: [], next: null }
}

/** What a page asks in ten minutes, its own code and pictures among it. */
async function tenMinutes(asked: readonly Asked[], clock: ManualClock) {
  const from = asked.length
  const fetched: string[] = []
  const watch = new PerformanceObserver((list) => fetched.push(...list.getEntries().map(({ name }) => name)))
  watch.observe({ type: 'resource' })
  await clock.advance(IDLE_MS)
  watch.disconnect()
  return { requests: asked.slice(from), fetched }
}

/** One for each tab of the account, and `undefined` where it has none. */
const tabs = (): readonly (HTMLElement | undefined)[] => {
  const all = [...document.querySelectorAll<HTMLElement>('dialog[open] [role="tab"]')]
  return all.length > 0 ? all : [undefined]
}

test('behavior: open for ten minutes in a tab that nobody sees, the account asks nothing', {
  timeout: 60_000,
}, async () => {
  const { asked, clock, show } = await openAccount()
  expect(asked.length, 'it was read when it was seen').toBeGreaterThan(0)
  for (const tab of tabs()) {
    tab?.click()
    await clock.advance(1_000)
    show('hidden')
    await clock.advance(0)
    expect(await tenMinutes(asked, clock)).toEqual({ requests: [], fetched: [] })
    const { length } = asked
    show('visible')
    await until(() => asked.length > length)
  }
})

test('behavior: seen for ten minutes, it asks what is documented, as often as that, and nothing else', {
  timeout: 60_000,
}, async () => {
  const { asked, clock } = await openAccount()
  for (const tab of tabs()) {
    tab?.click()
    await clock.advance(1_000)
    const { requests } = await tenMinutes(asked, clock)
    for (const { what, everyMs, matches } of polls) {
      for (const place of new Set(requests.map(({ url }) => url.href))) {
        const count = requests.filter((each) => each.url.href === place && matches(each)).length
        expect(count, `${what}, of ${place}`).toBeLessThanOrEqual(IDLE_MS / everyMs)
      }
    }
    const others = requests.filter((each) => !polls.some(({ matches }) => matches(each)))
    expect(
      others.map(({ url, methods }) => `${url} ${methods}`),
      'asked again and again, and not documented',
    ).toEqual([])
    expect(requests.filter(({ methods }) => methods.includes('eth_getBalance'))).toHaveLength(40)
    expect(requests.length).toBeGreaterThan(300)
  }
})

test('behavior: once the modal is closed, nothing is asked however long the page is looked at', {
  timeout: 60_000,
}, async () => {
  const { kit, asked, clock } = await openAccount()
  kit.router.close()
  await until(() => !document.querySelector('dialog[open]'))
  await clock.advance(1_000)
  expect((await tenMinutes(asked, clock)).requests).toEqual([])
})

test('error: with everything down it asks less than what is documented, not more', { timeout: 60_000 }, async () => {
  let down = false
  const { asked, clock } = await openAccount(() => down)
  down = true
  const { requests } = await tenMinutes(asked, clock)
  for (const node of nodes) {
    const reads = requests.filter(({ url, methods }) => url.href === node && methods.includes('eth_getBalance'))
    // A read with its four tries more takes 19 s, and then it rests 30 s.
    expect(reads.length, node).toBeLessThanOrEqual(5 * Math.ceil(IDLE_MS / 49_000))
    expect(reads.length, node).toBeGreaterThan(20)
  }
})
