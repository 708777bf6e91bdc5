import { randomInt } from 'node:crypto'
import type { SiteBackend } from '../load/site-backends.js'

/** Two processes, of which one at a time is killed and another one started in its place. */
export interface KilledPair {
  /** Those there are. One that was killed stays until its successor is ready: clients meet its closed port. */
  readonly backends: readonly SiteBackend[]
  /** Processes that ended by themselves, and those that did not start. */
  readonly faults: readonly string[]
  /** Lets both live from now on. Resolves to how many were killed. */
  spare(): Promise<number>
  /** Ends both at once. */
  stop(): Promise<void>
}

/** A process lives for so long at least and at most, in ms. */
const LIFE_MS = [500, 8_000] as const
/** The first one at most: short runs have a kill too. */
const FIRST_MS = 1_000

/** Starts both, and kills from then on, as a crash does. Rejects where the first two do not start. */
export async function startKilledPair(start: () => Promise<SiteBackend>): Promise<KilledPair> {
  const backends: SiteBackend[] = []
  const faults: string[] = []
  const killed = new Set<SiteBackend>()
  const over = new AbortController()
  const kill = async (backend: SiteBackend) => {
    killed.add(backend)
    await backend.kill()
    backend.door.close()
  }
  const spare = () => {
    over.abort()
    return killing
  }
  const stop = async () => {
    await spare()
    await Promise.all(backends.map(kill))
  }

  async function add(): Promise<void> {
    const backend = await start()
    void backend.ended.then((words) => {
      if (!killed.has(backend)) faults.push(`a process ended by itself: ${words}`)
    })
    backends.push(backend)
  }

  async function killInTurn(): Promise<number> {
    for (let kills = 0; ; kills += 1) {
      await new Promise((resolve) => setTimeout(resolve, randomInt(LIFE_MS[0], kills === 0 ? FIRST_MS : LIFE_MS[1])))
      const [victim] = backends
      if (over.signal.aborted || !victim) return kills
      await kill(victim)
      try {
        await add()
      } catch (cause) {
        // The other one lives on, so that the stories come to their end.
        faults.push(`a process did not start: ${cause}`)
        return kills + 1
      }
      backends.shift()
    }
  }

  let killing = Promise.resolve(0)
  try {
    await add()
    await add()
  } catch (cause) {
    await stop()
    throw cause
  }
  killing = killInTurn()
  return { backends, faults, spare, stop }
}
