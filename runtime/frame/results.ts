import * as z from 'zod/mini'
import type { Clock, RawStorage } from '../core/host.js'
import type { FrameCalls } from './messages.js'

/** A result is given again for this long (SECURITY 2.3). */
const KEPT_MS = 600_000
/** That a request was begun is known for this long. */
const REMEMBERED_MS = 86_400_000
const key = 'frame-results'

/** What an unsafe request came to. */
export type Outcome = { readonly answer: unknown } | { readonly error: string }

/** What is known of a request that was begun. */
interface Entry {
  readonly at: number
  readonly answer?: unknown
  readonly error?: string | undefined
  readonly isDone?: boolean | undefined
}

/** The requests that sign, send or grant, as the wallet's site remembers them. */
export interface Results {
  /** Written before anything is done. */
  begin(id: string): void
  finish(id: string, outcome: Outcome): void
  /** `open` was begun, by this document or an earlier one, and its result is not known. */
  read(id: string): Outcome | 'open' | undefined
  status(ids: readonly string[]): FrameCalls['STATUS']['answer']
}

/** Where results outlive the document. It is denied or empty in many a browser. */
export type ResultStorage = Pick<RawStorage, 'get' | 'set'>

/** Reads what an earlier document has left in `storage`, which other scripts of the site share. */
export function createResults(storage: ResultStorage, clock: Pick<Clock, 'now'>): Results {
  const schema = z.record(
    z.string(),
    z.object({
      at: z.number(),
      answer: z.optional(z.unknown()),
      error: z.optional(z.string()),
      isDone: z.optional(z.boolean()),
    }),
  )
  let memory: ReadonlyMap<string, Entry> = new Map()

  function stored(): ReadonlyMap<string, Entry> {
    try {
      return new Map(Object.entries(z.safeParse(schema, JSON.parse(storage.get(key) ?? '{}')).data ?? {}))
    } catch {
      return new Map()
    }
  }

  function recall(): ReadonlyMap<string, Entry> {
    const now = clock.now()
    const fresh = [...stored(), ...memory].flatMap(([id, { at, ...entry }]): [string, Entry][] => {
      if (now - at > REMEMBERED_MS) return []
      // Its result is forgotten, and not that it was begun.
      return [[id, now - at > KEPT_MS ? { at } : { at, ...entry }]]
    })
    return new Map(fresh)
  }

  function write(id: string, entry: Entry): void {
    memory = new Map([...recall(), [id, entry]])
    save(memory)
  }

  /** Where storage is denied, in a frame of another site for one, nothing outlives the document. Gives whether it is kept. */
  function save(entries: ReadonlyMap<string, Entry>): boolean {
    const text = JSON.stringify(Object.fromEntries(entries))
    try {
      storage.set(key, text)
      return storage.get(key) === text
    } catch {
      return false
    }
  }

  function read(id: string): Outcome | 'open' | undefined {
    const entry = recall().get(id)
    if (!entry?.isDone) return entry && 'open'
    return entry.error === undefined ? { answer: entry.answer } : { error: entry.error }
  }

  return {
    begin: (id) => write(id, { at: clock.now() }),
    finish: (id, outcome) => write(id, { at: clock.now(), isDone: true, ...outcome }),
    read,
    status(ids) {
      const known = ids.map((id) => ({ id, outcome: read(id) ?? (save(recall()) ? undefined : 'open') }))
      return {
        done: known.flatMap(({ id, outcome }) => {
          if (outcome === undefined || outcome === 'open') return []
          return 'error' in outcome ? { id, error: { message: outcome.error } } : { id, answer: outcome.answer }
        }),
        open: known.flatMap(({ id, outcome }) => (outcome === 'open' ? id : [])),
        unknown: known.flatMap(({ id, outcome }) => (outcome === undefined ? id : [])),
      }
    },
  }
}
