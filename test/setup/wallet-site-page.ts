import { browserHost } from '../../runtime/core/host.js'
import { serveFrame, type WindowMessage } from '../../runtime/frame/serve-frame.js'
import type { FrameHandlers, ServedRequest } from '../../runtime/frame/serve-requests.js'
import { createDevWallet } from '../../runtime/testing/dev-wallet.js'
import { createFakeSite } from '../../runtime/testing/frame/fake-site.js'
import { answersWith } from './wallet-site-answer-faults.js'
import { type SitePageFault, tapOf, tapPort } from './wallet-site-faults.js'
import { heardWith } from './wallet-site-window-faults.js'

/**
 * Runs in the document of a wallet site on an origin of its own: the fake site and the wallet are in the page, and its session is
 * in its storage. A person approves by a button. Each `fault=` names what it does wrong.
 */
const query = new URLSearchParams(location.search)
const faults = query.getAll('fault')
const isEnvelope = query.get('protocol') === '4'
const has = (fault: SitePageFault) => faults.includes(fault)
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
const tap = tapOf(faults)
const change = answersWith(faults)
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
  const email = site.signedIn()
  if (has('forgets-reload') || (has('survives-sign-out') && email === undefined)) return
  if (email !== undefined || storage.get(sessionKey) !== null) storage.set(sessionKey, email ?? '')
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
      const isIn = () => site.signedIn() !== undefined
      const answer = await change(
        { name, payload, isIn, wasIn: () => storage.get(sessionKey) !== null },
        async (read) => {
          dropWith(request, read)
          return handle(read, request)
        },
      )
      keepSession()
      return answer
    },
  ]
})

/** What the site takes a message for, once for each message that it takes it for. */
function heard({ source, origin, data, ports }: MessageEvent): readonly WindowMessage[] {
  const said = heardWith(faults, { source, origin, data, ports }, { parent: window.parent, allowedOrigins })
  if (!tap) return [said]
  if (isEnvelope) return tap.in(said.data).map((each) => ({ ...said, data: each }))
  return [{ ...said, ports: said.ports.map((port) => tapPort(port, tap)) }]
}

/** Answers an introduction that brought no port. */
function answerPortless({ data, ports, origin }: MessageEvent): void {
  const { t, nonce } = Object(data) as { readonly t?: unknown; readonly nonce?: unknown }
  if (t === 'init' && ports.length === 0) window.parent.postMessage({ t: 'ready', v: 5, nonce, build: 'test' }, origin)
}

function listen(listener: (message: WindowMessage) => void): () => void {
  const hear = (event: MessageEvent) => heard(event).forEach(listener)
  window.addEventListener('message', hear)
  return () => window.removeEventListener('message', hear)
}

/** Answers the app that it hears by `listen`. */
function serve(listen: (listener: (message: WindowMessage) => void) => () => void): void {
  serveFrame({
    parent: {
      source: window.parent,
      ancestor: has('any-origin') || has('no-origin') ? undefined : location.ancestorOrigins?.[0],
      listen,
      post(message, origin) {
        for (const each of tap?.out(message) ?? [message]) window.parent.postMessage(each, origin)
      },
    },
    allowedOrigins,
    versions: isEnvelope ? 'envelope' : [5, 4],
    // The same names with the same answers.
    handlers: Object.fromEntries(kept) as FrameHandlers,
    storage,
    clock,
    build: 'test',
  })
}

if (has('binds-again'))
  listen((message) =>
    serve((listener) => {
      listener(message)
      return () => {}
    }),
  )
else serve(listen)
if (has('portless-answers')) window.addEventListener('message', answerPortless)
if (has('posts-to-window'))
  for (const origin of allowedOrigins) window.parent.postMessage({ type: '@w3m-frame/READY' }, origin)

const approve = document.createElement('button')
approve.textContent = 'Approve'
approve.onclick = () => void wallet.approveNext()
document.body.append(approve)

// What people do elsewhere, such as in the app of Farcaster.
Object.assign(window, { site })
