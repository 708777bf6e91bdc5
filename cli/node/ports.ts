import { createServer, type Server } from 'node:net'

const LOOPBACK = '127.0.0.1'
const LAST_PORT = 65_535

/** Whether nothing listens on this port of 127.0.0.1, which `listen` of ours could then have. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host: LOOPBACK, exclusive: true }, () => probe.close(() => resolve(true)))
  })
}

/**
 * The first port from `from` on that begins a run of `count` free ones, leaving out `taken`; `undefined` when there is
 * none up to 65535. `isFree` is asked for each.
 */
export async function nextFreePort(
  from: number,
  { count = 1, taken = [], isFree = isPortFree }: NextFreePort = {},
): Promise<number | undefined> {
  let run = 0
  for (let port = from; port <= LAST_PORT; port += 1) {
    run = !taken.includes(port) && (await isFree(port)) ? run + 1 : 0
    if (run === count) return port - count + 1
  }
  return undefined
}

/** Some ports of 127.0.0.1 that nothing listens on right now, no two the same. Rejects when there are none. */
export async function anyFreePorts(count: number): Promise<readonly number[]> {
  const probes = Array.from({ length: count }, () => createServer())
  try {
    // All are held until all are known, or the system might give one twice.
    return await Promise.all(probes.map(listenAnywhere))
  } finally {
    await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))))
  }
}

function listenAnywhere(probe: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    probe.once('error', reject)
    probe.listen(0, LOOPBACK, () => {
      const address = probe.address()
      if (address && typeof address === 'object') resolve(address.port)
      else reject(new Error('The system gave no port'))
    })
  })
}

/** What `nextFreePort` goes by. */
export interface NextFreePort {
  readonly count?: number
  readonly taken?: readonly number[]
  readonly isFree?: (port: number) => Promise<boolean>
}
