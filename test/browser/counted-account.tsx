import { evm } from '../../runtime/chains/evm/chain.js'
import type { Network } from '../../runtime/core/network.js'
import { createModalKit } from '../../runtime/kit.js'
import { galleryHost } from '../gallery/gallery-host.js'
import { GalleryPage } from '../gallery/gallery-page.js'
import { type GalleryState, galleryStates } from '../gallery/gallery-states.js'
import { galleryNetworks, galleryWiring } from '../gallery/gallery-wiring.js'
import { manualClock } from '../gallery/manual-clock.js'
import { loadAllCode } from './all-code.js'
import { mount } from './mount.js'
import { until } from './until.js'

/** The nodes of a network: two, so that they are compared. */
export const nodesOf = (id: number | string) => [`https://one.example/${id}`, `https://two.example/${id}`]
const networks: readonly Network[] = galleryNetworks.map((each) => ({ ...each, rpcUrls: nodesOf(each.id) }))

/** A request of the page: where it went, and what it asked of a node. */
export interface Asked {
  readonly url: URL
  readonly methods: readonly string[]
}

/** What a test may say about the page. */
export interface CountedPage extends Partial<Pick<GalleryState, 'wallets'>> {
  /** Whether everything fails, with this status: 503 when left out. */
  isDown?(): boolean
  readonly status?: number
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
export async function openCountedAccount({ isDown = () => false, status = 503, ...changes }: CountedPage = {}) {
  await loadAllCode()
  const asked: Asked[] = []
  const clock = manualClock()
  const seen = new EventTarget()
  let visibilityState = 'visible'
  const state = { ...fullest(), ...changes }
  const wiring = galleryWiring(state)
  const kit = createModalKit(
    { ...wiring, modal: async () => ({ ...(await wiring.modal()), chains: [evm()] }) },
    {
      ...galleryHost(state, clock),
      http: {
        async fetch(input, init) {
          const request = new Request(input, init)
          const url = new URL(request.url)
          // Counted when it is asked, and not once it is read.
          const entry: { url: URL; methods: readonly string[] } = { url, methods: [] }
          asked.push(entry)
          const body: unknown = request.method === 'POST' ? await request.json() : []
          const calls = [body].flat() as readonly Call[]
          entry.methods = calls.map(({ method }) => method)
          if (isDown()) return new Response('', { status })
          return Response.json(url.host === 'api.example' ? answerPath(url) : answerCalls(body, url))
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
  const [wallet] = state.wallets
  if (wallet) await kit.session.connect(wallet, new AbortController().signal)
  mount().render(<GalleryPage kit={kit} state={state} />)
  // The tabs are there before what they show: a test begins once balance and tokens have been read.
  await until(async () => {
    await clock.advance(10)
    // On a network the app does not use there is nothing to read.
    if (document.querySelector('.mk-balance:not([data-status])')) return true
    return document.querySelector('.mk-amount') && document.querySelector('.mk-assets [data-status="ready"]')
  })
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

function answerCalls(body: unknown, { pathname }: URL): unknown {
  const chainId = `0x${Number(pathname.slice(1)).toString(16)}`
  const answer = ({ id, method }: Call) => ({ jsonrpc: '2.0', id, result: method === 'eth_chainId' ? chainId : '0x5' })
  return Array.isArray(body) ? body.map((call) => answer(call as Call)) : answer(body as Call)
}

function answerPath({ pathname }: URL): unknown {
  return pathname.endsWith('/balance') ? { balances: [] } : { data: [], next: null }
}

/** The tabs of an account that has some, once their code is here. */
export const allTabs = () =>
  until(() => {
    const all = [...document.querySelectorAll<HTMLElement>('dialog[open] [role="tab"]')]
    return all.length > 1 && all
  })
