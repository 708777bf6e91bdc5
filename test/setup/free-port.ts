import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below the ports that systems give to whoever asks for any: what runs beside this takes none of them by chance. */
const FIRST = 20_000
const LAST = 32_000
const TRIES = 100

/** A port on 127.0.0.1 that nobody listens on right now. Throws when many in a row are taken. */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries++) {
    const port = randomInt(FIRST, LAST)
    if (await isFree(port)) return port
  }
  throw new Error(`No free port was found between ${FIRST} and ${LAST}.`)
}

/** Whether nobody listens on `port` of 127.0.0.1. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
