import type { Kit } from '../../contract/kit.js'
import type { Decoder } from '../../core/decode.js'
import { optional, shape, text } from '../../core/decode.js'
import { browserTabs } from '../../core/host-tabs.js'

/** How long a tab waits for another one that is just ending. A busy browser may be a second late with a lock that is free. */
const WAIT_MS = 2_000
/** Without locks a tab writes that it is at it: for so long, and again before that has passed. */
const LEASE_MS = 60_000
const BEAT_MS = 20_000

/** Ends the turn. */
export type EndTurn = () => void

/**
 * Takes the turn of one account on one network (`accountKey`): one tab of the browser has it at a time, until it ends it or is
 * gone (SECURITY 4.2, two tabs). `undefined` where another one has it. Throws the reason of `signal`.
 */
export async function takeTurn(kit: Pick<Kit, 'host' | 'storage'>, place: string, signal: AbortSignal) {
  const { host } = kit
  const tabs = host.tabs === undefined ? browserTabs() : host.tabs
  if (!tabs) return takeLease(kit, place)
  const [waited, taken] = [new AbortController(), new AbortController()]
  const expired = host.clock.sleep(WAIT_MS, AbortSignal.any([signal, taken.signal])).then(
    () => waited.abort(),
    () => {
      // Taken in time.
    },
  )
  try {
    return once(await tabs.hold(`modal-kit/send/${place}`, { signal: AbortSignal.any([signal, waited.signal]) }))
  } catch {
    signal.throwIfAborted()
    // A browser may have locks and deny them.
    return waited.signal.aborted ? undefined : takeLease(kit, place)
  } finally {
    taken.abort()
    await expired
  }
}

const lease = /*#__PURE__*/ shape({
  place: text,
  until: (input: unknown) => (Number.isSafeInteger(input) ? Number(input) : undefined),
})
const readLease: Decoder<{ readonly place: string; readonly until: number } | null> = /*#__PURE__*/ optional(lease)

function takeLease({ host: { clock }, storage }: Pick<Kit, 'host' | 'storage'>, place: string): EndTurn | undefined {
  const held = storage.read('turn', readLease)
  const left = held?.place === place ? held.until - clock.now() : 0
  // A clock that was ahead does not hold the account up for ever.
  if (left > 0 && left <= LEASE_MS) return undefined
  const ending = new AbortController()
  const beat = async () => {
    for (;;) {
      storage.write('turn', { place, until: clock.now() + LEASE_MS })
      await clock.sleep(BEAT_MS, ending.signal)
    }
  }
  beat().catch(() => {
    // The turn has ended.
  })
  return once(() => {
    ending.abort()
    storage.write('turn', null)
  })
}

/** A turn ends once: what comes after it is another's. */
function once(end: EndTurn): EndTurn {
  let isOver = false
  return () => {
    if (!isOver) end()
    isOver = true
  }
}
