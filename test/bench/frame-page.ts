import { browserHost } from '../../runtime/core/host.js'
import { browserWalletFrames } from '../../runtime/core/host-iframe.js'
import { createFrameClient } from '../../runtime/frame/frame-client.js'

/** Milliseconds of one visit: to the first answer, and of each request after it. */
export interface FrameTimes {
  readonly handshake: number
  readonly trips: readonly number[]
}

declare global {
  interface Window {
    /** Asks the site through the kit's client. */
    timeClient(url: string, trips: number): Promise<FrameTimes>
    /** Asks a bare page, through nothing but a port. */
    timeBare(url: string, trips: number): Promise<FrameTimes>
  }
}

/** Runs in a page of the app: measures the kit's client, and a page that only sends back what it gets. */
window.timeClient = async (url, trips) => {
  const { clock, log } = browserHost()
  const { signal } = new AbortController()
  const client = createFrameClient({
    frames: browserWalletFrames(),
    clock,
    log,
    url,
    origin: new URL(url).origin,
    protocol: 5,
    projectId: 'shop',
    sdk: 'bench',
    title: 'Wallet',
  })
  const ready = new Promise<void>((resolve) => {
    client.state.subscribe(() => client.state.peek() === 'ready' && resolve())
  })
  const begin = performance.now()
  const first = client.call('GET_CHAIN_ID', undefined, { signal })
  await ready
  const handshake = performance.now() - begin
  await first
  const times = await timed(trips, () => client.call('GET_CHAIN_ID', undefined, { signal }))
  client.stop()
  return { handshake, trips: times }
}

window.timeBare = async (url, trips) => {
  const frame = document.createElement('iframe')
  const { port1, port2 } = new MessageChannel()
  let heard = (_: unknown) => {}
  port1.onmessage = ({ data }) => heard(data)
  const next = () =>
    new Promise((resolve) => {
      heard = resolve
    })
  frame.src = url
  frame.style.display = 'none'
  frame.addEventListener('load', () => frame.contentWindow?.postMessage('init', new URL(url).origin, [port2]))
  const ready = next()
  const begin = performance.now()
  document.body.append(frame)
  await ready
  const handshake = performance.now() - begin
  const times = await timed(trips, () => {
    const answer = next()
    port1.postMessage({ v: 5, id: crypto.randomUUID(), type: '@w3m-app/GET_CHAIN_ID' })
    return answer
  })
  frame.remove()
  port1.close()
  return { handshake, trips: times }
}

async function timed(count: number, ask: () => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = []
  for (let trip = 0; trip < count; trip += 1) {
    const begin = performance.now()
    await ask()
    times.push(performance.now() - begin)
  }
  return times
}
