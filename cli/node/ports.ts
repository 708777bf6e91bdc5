import { createServer, type Server } from 'node:net'

const LOOPBACK = '127.0.0.1'

/** Whether nothing listens on this port of 127.0.0.1, which `listen` of ours could then have. */
export function isPortFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port, host: LOOPBACK, exclusive: true }, () => probe.close(() => resolve(true)))
  })
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
