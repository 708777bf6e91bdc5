import type { Clock } from '../core/host.js'
import type { KeeperAnswer } from './signing/keeper-protocol.js'
import type { KeeperCrypto } from './signing/open-release.js'

/** The worker's own world, which nothing but the frame that has made it reaches. */
export interface KeeperScope {
  readonly crypto: KeeperCrypto
  readonly clock: Clock
  listen(listener: (data: unknown) => void): void
  post(answer: KeeperAnswer): void
}

/** The world of a worker as the browser has it. */
export function browserKeeperScope(): KeeperScope {
  // The types of a worker and those of a document exclude each other.
  const scope = self as unknown as { postMessage(answer: KeeperAnswer): void }
  return {
    crypto,
    clock: { now: () => Date.now(), sleep },
    listen: (listener) => self.addEventListener('message', ({ data }: MessageEvent) => listener(data)),
    post: (answer) => scope.postMessage(answer),
  }
}

/** As that of a document: the rest of its host is of no use here. */
function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal?.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
