import { browserHost } from '../../runtime/core/host.js'
import { serveFrame, type WindowMessage } from '../../runtime/frame/serve-frame.js'
import type { FrameHandlers, ServedRequest } from '../../runtime/frame/serve-requests.js'
import { createDevWallet } from '../../runtime/testing/dev-wallet.js'
import { createFakeSite } from '../../runtime/testing/frame/fake-site.js'
import { tapOf, tapPort } from './wallet-site-faults.js'

/**
 * Runs in the document of a wallet site on an origin of its own: the fake site and the wallet are in the page, and its session is
 * in its storage. A person approves by a button. `?fault=` names what it does wrong.
 */
const query = new URLSearchParams(location.search)
const fault = query.get('fault')
const allowedOrigins = document.documentElement.dataset['origins']?.split(' ') ?? []
/** No node is there: what reads a chain is refused. */
const rpcUrl = 'http://127.0.0.1:9'
const chains = [
  { id: 1, rpcUrl },
  { id: 137, rpcUrl },
] as const
const wallet = createDevWallet({ chains, behaviour: { ask: ['personal_sign', 'eth_sendTransaction'] } })
const site = createFakeSite({ wallet, origin: location.origin })
const { handlers } = site
const tap = tapOf(fault)
const sessionKey = 'session'
/** Denied where the browser keeps nothing for frames of other sites: the session then ends with the document. */
const { clock, storage } = browserHost()

/** The session of an earlier document, by the code that is always the same. */
async function restore(): Promise<void> {
  const email = storage.get(sessionKey)
  if (!email) return
  const request: ServedRequest = { id: 'restore', signal: new AbortController().signal, needsWindow: () => {} }
  await handlers.CONNECT_EMAIL?.({ email }, request)
  await handlers.CONNECT_OTP?.({ otp: '123456' }, request)
}

function keepSession(): void {
  storage.set(sessionKey, site.signedIn() ?? '')
}

/** What is given up while it waits for the person is not asked any more. */
function dropWith({ signal }: ServedRequest, payload: unknown): void {
  const { params } = Object(payload) as { readonly params?: unknown }
  signal.addEventListener(
    'abort',
    () => {
      const [oldest] = wallet.pending()
      if (oldest && JSON.stringify(oldest.params) === JSON.stringify(params)) void wallet.rejectNext()
    },
    { once: true },
  )
}

const restored = restore()
const kept = Object.entries(handlers).map(([name, handler]) => {
  const handle = handler as (payload: unknown, request: ServedRequest) => unknown
  return [
    name,
    async (payload: unknown, request: ServedRequest) => {
      await restored
      dropWith(request, payload)
      const answer = await handle(payload, request)
      keepSession()
      return answer
    },
  ]
})

/** What the site takes a message for. */
function heard({ source, origin, data, ports }: MessageEvent): WindowMessage {
  return {
    source,
    origin: fault === 'any-origin' ? (allowedOrigins[0] ?? origin) : origin,
    data,
    ports: tap ? ports.map((port) => tapPort(port, tap)) : ports,
  }
}

serveFrame({
  parent: {
    source: window.parent,
    ancestor: fault === 'any-origin' ? undefined : location.ancestorOrigins?.[0],
    listen(listener) {
      const hear = (event: MessageEvent) => listener(heard(event))
      window.addEventListener('message', hear)
      return () => window.removeEventListener('message', hear)
    },
    post: (message, origin) => window.parent.postMessage(message, origin),
  },
  allowedOrigins,
  versions: query.get('protocol') === '4' ? 'envelope' : [5, 4],
  // The same names with the same answers.
  handlers: Object.fromEntries(kept) as FrameHandlers,
  storage,
  clock,
  build: 'test',
})

const approve = document.createElement('button')
approve.textContent = 'Approve'
approve.onclick = () => void wallet.approveNext()
document.body.append(approve)
