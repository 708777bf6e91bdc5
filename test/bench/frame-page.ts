import { type FrameTimes, timed, timeSite } from './frame-times.js'

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
  const { client, times } = await timeSite({ url, projectId: 'shop' }, trips)
  client.stop()
  return times
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
