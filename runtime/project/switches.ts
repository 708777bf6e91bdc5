import type { ModalError } from '../../schema/error.js'
import type { Feature, Kit } from '../contract/kit.js'
import { type Cell, cell } from '../core/cell.js'
import { type Decoder, listOf, shape, text } from '../core/decode.js'
import { toModalError } from '../core/errors.js'
import { isFresh } from '../core/fresh.js'
import { backendDeps } from '../transport/ask-service.js'
import { createBackend } from '../transport/backend.js'

/** What the project's backend has switched off of the features that are on in the app (SPEC §3, remote features). */
export interface Switches {
  /** Whether it is known, or has taken too long to be waited for. */
  readonly isKnown: Cell<boolean>
  /** Asks, once; nothing is asked where no feature has a switch, or no service tells it. */
  read(): void
}

/** What switches are made of. */
export interface SwitchesDeps extends Pick<Kit, 'wiring' | 'host' | 'modal' | 'storage' | 'rewire'> {
  /** Told why the backend did not say: that it knows neither the project nor the origin of the page is for developers. */
  onFailed(error: ModalError): void
}

/** How long views are held back for an answer, and how long an answer counts, in ms. */
const HOLD_MS = 1_500
const FRESH_MS = 5 * 60_000

/** One row of `/appkit/v1/config` (FACTS 3.5). `config: null` leaves the feature to the app. */
interface Line {
  readonly id: string
  readonly isOff: boolean
  /** What it has on, where the switch is one of several things. */
  readonly config: readonly unknown[] | null
}

const line: Decoder<Line> = (input) => {
  if (typeof input !== 'object' || input === null || !('id' in input)) return undefined
  const id = text(input.id)
  const config = 'config' in input ? input.config : undefined
  const isOn = 'isEnabled' in input && input.isEnabled === true
  const list = Array.isArray(config) ? config : null
  return id === undefined ? undefined : { id, isOff: config !== null && !(isOn && list), config: list }
}

/** What of a feature a project has switched off: one that it has no row for is off (FACTS 3.5). */
function offNames(feature: Switched, lines: readonly Line[]): readonly string[] {
  const found = lines.find(({ id }) => id === feature.remote)
  if (!found || found.isOff) return namesOf(feature)
  const { config } = found
  return namesOf(feature).filter((_, at) => {
    const entry = feature.remoteEntries?.[at]
    return entry !== undefined && config !== null && !config.includes(entry)
  })
}

/** What its switches are remembered under. */
function namesOf({ remote, remoteEntries }: Switched): readonly string[] {
  return remoteEntries?.map((entry) => `${remote}/${entry}`) ?? [remote]
}

/** What is left of a feature; `undefined` where all of it is off. */
function leftOf(feature: Switched, off: readonly string[]): Feature | undefined {
  const left = namesOf(feature).map((name) => !off.includes(name))
  if (!left.includes(true)) return undefined
  const entries = feature.remoteEntries?.filter((_, at) => left[at])
  return left.includes(false) && entries ? { ...feature, options: feature.narrowed?.(entries) } : feature
}

type Switched = Feature & { readonly remote: string }
const answer = /*#__PURE__*/ shape<{ readonly features: readonly Line[] }>({ features: listOf(line) })
const kept = /*#__PURE__*/ shape<{ readonly at: number; readonly off: readonly string[] }>({
  at: (input) => (Number.isFinite(input) ? (input as number) : undefined),
  off: listOf(text),
})

/**
 * Makes the switches of a modal. They turn features off that the app has on, and never one on. A feature that is off is
 * taken out before a view shows it; an answer that comes later counts from the next visit, so that nothing shown vanishes.
 */
export function createSwitches({ wiring, host, modal, storage, rewire, onFailed }: SwitchesDeps): Switches {
  const { clock, log } = host
  const switched = (modal.peek()?.features ?? []).filter(hasSwitch)
  const isKnown = cell(switched.length === 0 || modal.peek()?.services?.api === undefined)
  let isAsked = isKnown.peek()

  function apply(off: readonly string[]): void {
    const gone = switched.flatMap(namesOf).filter((name) => off.includes(name))
    if (gone.length > 0) {
      log('warn', `Switched off by the backend for this project: ${gone.join(', ')}.`)
      rewire((loaded) => ({
        ...loaded,
        features: loaded.features.flatMap((feature) => (hasSwitch(feature) ? (leftOf(feature, off) ?? []) : feature)),
      }))
    }
    isKnown.value = true
  }

  async function ask(): Promise<void> {
    const { signal } = new AbortController()
    const late = new AbortController()
    clock.sleep(HOLD_MS, late.signal).then(
      () => {
        isKnown.value = true
      },
      () => {},
    )
    try {
      const route = { path: '/appkit/v1/config', decode: answer }
      const { features } = await createBackend(backendDeps({ host, wiring, modal })).get(route, {}, signal)
      const off = switched.flatMap((feature) => offNames(feature, features))
      storage.write('project', { at: clock.now(), off })
      if (!isKnown.peek()) apply(off)
    } catch (cause) {
      onFailed(toModalError(cause))
      isKnown.value = true
    } finally {
      late.abort()
    }
  }

  return {
    isKnown,
    read() {
      if (isAsked) return
      isAsked = true
      const known = storage.read('project', kept)
      if (isFresh(known?.at, clock.now(), FRESH_MS)) apply(known?.off ?? [])
      else void ask()
    },
  }
}

function hasSwitch(feature: Feature): feature is Switched {
  return feature.remote !== undefined
}
