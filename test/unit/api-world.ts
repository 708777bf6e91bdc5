import { shape, text } from '../../runtime/core/decode.js'
import type { BackendDeps } from '../../runtime/transport/ask-service.js'
import { type BackendRoute, createBackend } from '../../runtime/transport/backend.js'
import { type BlobRoute, createBackendBlobs } from '../../runtime/transport/backend-blobs.js'
import { type FakeHost, fakeHost } from './fakes.js'

/** A route whose answers have a name. */
export const named: BackendRoute<{ readonly name: string }> = { path: '/thing', decode: shape({ name: text }) }
/** A picture of at most a kilobyte. */
export const picture: BlobRoute = { path: '/picture', types: ['image/png', 'image/webp'], maxBytes: 1024 }

/** What became of a call: its value, or the row it failed with. */
export type Outcome =
  | { readonly value: unknown }
  | { readonly code: string; readonly slots: unknown; readonly cause: unknown }

/** Every way to call an API over real HTTP, on a clock that goes on while nothing is under way, or is for a second of ours. */
export function apiWorld(api: string, services: Partial<BackendDeps['wiring']['services']> = {}) {
  let underWay = 0
  const host: FakeHost = fakeHost({
    async fetch(request) {
      underWay += 1
      try {
        return await fetch(request)
      } finally {
        underWay -= 1
      }
    },
  })
  const links = { look: () => ({ href: 'https://app.example/page?x=1' }) } as never
  const deps = { host: { ...host, links }, wiring: { projectId: 'local', services: { api, ...services } } }
  const [backend, blobs] = [createBackend(deps), createBackendBlobs(deps)]
  const gone = new AbortController()
  const { signal } = gone

  /** Lets as much time pass as a call takes. */
  async function outcomeOf(work: Promise<unknown>): Promise<Outcome> {
    let outcome: Outcome | undefined
    work.then(
      (value) => {
        outcome = { value }
      },
      ({ code, slots, cause }: Outcome & { code: string; slots: unknown; cause: unknown }) => {
        outcome = { code, slots, cause }
      },
    )
    for (let idle = 0; !outcome; idle += 1) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      // An answer that is being read is not under way for the clock: it has as long as one that does not come.
      if (idle < (underWay > 0 ? 100 : 12)) continue
      await host.clock.advance(underWay > 0 ? 15_000 : 1_000)
      idle = 0
    }
    return outcome
  }

  return {
    host,
    gone,
    outcomeOf,
    backend,
    blobs,
    reads: {
      get: () => backend.get(named, {}, signal),
      blob: () => blobs.get(picture, {}, signal),
    },
  }
}
