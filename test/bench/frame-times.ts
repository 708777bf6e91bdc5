import { browserHost } from '../../runtime/core/host.js'
import { browserWalletFrames } from '../../runtime/core/host-iframe.js'
import { createFrameClient, type FrameClient } from '../../runtime/frame/frame-client.js'

/** Milliseconds of one visit: to the first answer, and of each request after it. */
export interface FrameTimes {
  readonly handshake: number
  readonly trips: readonly number[]
}

/** Where a wallet site is, and whose app asks it. */
export interface TimedSite {
  readonly url: string
  readonly projectId: string
}

/** Opens a wallet site with the kit's client in this page, and measures the handshake and requests. The client is left open. */
export async function timeSite(
  { url, projectId }: TimedSite,
  trips: number,
): Promise<{ readonly client: FrameClient; readonly times: FrameTimes }> {
  const { clock, log } = browserHost()
  const { signal } = new AbortController()
  const client = createFrameClient({
    frames: browserWalletFrames(),
    clock,
    log,
    url,
    origin: new URL(url).origin,
    protocol: 5,
    projectId,
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
  return {
    client,
    times: { handshake, trips: await timed(trips, () => client.call('GET_CHAIN_ID', undefined, { signal })) },
  }
}

/** Milliseconds of each of so many questions, one after the other. */
export async function timed(count: number, ask: () => Promise<unknown>): Promise<readonly number[]> {
  const times: number[] = []
  for (let trip = 0; trip < count; trip += 1) {
    const begin = performance.now()
    await ask()
    times.push(performance.now() - begin)
  }
  return times
}
