import { expect, onTestFinished, test } from 'vitest'
import { browserWalletFrames } from '../../runtime/core/host-iframe.js'
import { createFrameClient } from '../../runtime/frame/frame-client.js'
import type { FrameProtocol } from '../../runtime/frame/messages.js'
import { realClock } from './real-clock.js'
import { until } from './until.js'

const walletOrigin = `${location.protocol}//wallet.localhost:${location.port}`
const waits = () => ({ signal: new AbortController().signal })

interface WalletOptions {
  readonly protocol?: FrameProtocol
  readonly app?: string
}

/** A client of a wallet on another site. Its ids can be guessed. */
function wallet({ protocol = 5, app = location.origin }: WalletOptions = {}) {
  let ids = 0
  const query = new URLSearchParams({ app, ...(protocol === 4 && { envelope: '' }) })
  const client = createFrameClient({
    frames: {
      ...browserWalletFrames(),
      id() {
        ids += 1
        return `id-${ids}`
      },
    },
    clock: realClock,
    log: () => {},
    url: `${walletOrigin}/test/browser/wallet-frame-page.html?${query}`,
    origin: walletOrigin,
    protocol,
    projectId: 'p',
    sdk: 'kit-0',
    title: 'Wallet',
  })
  onTestFinished(client.stop)
  const rpc = (method: 'eth_call' | 'eth_accounts' | 'personal_sign', params?: readonly unknown[]) =>
    client.call('RPC_REQUEST', { method, ...(params && { params }) }, waits())
  return { client, rpc }
}

/** A frame without an origin of its own, as an advertisement is. It runs `script` and tells the page when it is done. */
async function hostileFrame(script: string): Promise<{ done(): boolean }> {
  let isDone = false
  const hear = ({ data }: MessageEvent) => {
    isDone ||= data === 'hostile frame is done'
  }
  window.addEventListener('message', hear)
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', 'allow-scripts')
  frame.srcdoc = `<script>const done = () => parent.postMessage('hostile frame is done', '*');${script}</script>`
  document.body.append(frame)
  onTestFinished(() => {
    window.removeEventListener('message', hear)
    frame.remove()
  })
  return { done: () => isDone }
}

/** Says to the page and to every frame in it all that the wallet could say, under every id there is. */
const junk = `
  const reply = (id, name, payload) => ({ v: 5, id, type: '@w3m-frame/' + name, payload })
  const messages = (n) => [
    reply('id-' + (n % 260), 'RPC_REQUEST_SUCCESS', 'forged'),
    reply('id-' + (n % 260), 'RPC_REQUEST_ERROR', { message: 'forged' }),
    reply('id-' + (n % 260), 'GET_CHAIN_ID_SUCCESS', { chainId: 666 }),
    reply(undefined, 'READY', { version: '9' }),
    reply(undefined, 'SESSION_UPDATE', { token: 'forged' }),
    { t: 'ready', v: 5, nonce: 'id-1', build: 'forged' },
    null, [], 'x'.repeat(1000), { type: '@w3m-frame/' },
  ]
  let sent = 0
  function burst() {
    for (let i = 0; i < 50; i += 1) for (const message of messages(sent / 10)) { parent.postMessage(message, '*'); sent += 1 }
    for (let i = 0; i < parent.length; i += 1) {
      const { port2 } = new MessageChannel()
      try { parent[i].postMessage({ t: 'init', versions: [5], projectId: 'p', sdk: 'evil', nonce: 'n' }, '*', [port2]) } catch {}
      try { parent[i].postMessage({ v: 5, id: 'x', type: '@w3m-app/RPC_REQUEST', payload: { method: 'personal_sign', params: [] } }, '*') } catch {}
    }
    if (sent < 20000) setTimeout(burst); else done()
  }
  burst()`

test.each([5, 4] as const)(
  'behavior: 200 calls of protocol %s are answered while another frame posts 20,000 forged messages',
  async (protocol) => {
    // One speaks before there is a wallet, and one once there is.
    const early = await hostileFrame(junk)
    const { client, rpc } = wallet({ protocol })
    let hints = 0
    client.onHint(() => {
      hints += 1
    })
    expect(await rpc('eth_call', ['first'])).toBe('first')
    const hostile = await hostileFrame(junk)
    const answers: unknown[] = []
    for (let wave = 0; wave < 4; wave += 1) {
      const asked = Array.from({ length: 50 }, (_, index) => rpc('eth_call', [wave * 50 + index]))
      answers.push(...(await Promise.all(asked)))
    }
    await until(() => early.done() && hostile.done())
    expect(answers).toEqual(Array.from({ length: 200 }, (_, index) => index))
    expect(await rpc('personal_sign', ['0x00'])).toBe(`signature 1 of ${walletOrigin}`)
    expect(await client.call('GET_CHAIN_ID', undefined, waits())).toEqual({ chainId: 1 })
    // The other frame was heard by the wallet's window, and had no say.
    expect(await rpc('eth_accounts')).toBeGreaterThan(10)
    expect([client.dropped(), hints, client.state.value]).toEqual([0, 0, 'ready'])
  },
)

test('behavior: a document that loads anew is asked again, and says what it knows of a signature', async () => {
  const { client, rpc } = wallet()
  expect(await rpc('personal_sign', ['0x00'])).toBe(`signature 1 of ${walletOrigin}`)
  const signed = rpc('personal_sign', ['slow']).catch(({ code }: { code: string }) => code)
  await client.call('RELOAD', undefined, waits())
  expect([await signed, await rpc('eth_call', [1])]).toEqual(['frame/unsure', 1])
})

test('error: a page that is not on the list of the wallet is not answered', async () => {
  const { client } = wallet({ app: 'https://app.example' })
  const { code } = await client
    .call('GET_CHAIN_ID', undefined, waits())
    .catch((error: { code: string }) => error)
    .then((it) => it as { code: string })
  expect([code, client.state.value, document.querySelectorAll('[data-mk-frame]').length]).toEqual([
    'frame/not-loaded',
    'failed',
    0,
  ])
}, 20_000)
