import type { CaipNetworkId, Namespace } from '../schema/caip.js'
import type { ModalError } from '../schema/error.js'
import type { ChainAdapter } from './chains/chain.js'
import { createRegistry, type Registry } from './connectors/registry.js'
import { type Cell, cell } from './core/cell.js'
import { deadline } from './core/deadline.js'
import { toModalError } from './core/errors.js'
import { createEvents, type Events } from './core/events.js'
import { browserHost, type Host } from './core/host.js'
import type { LocaleService } from './core/locale.js'
import type { Network } from './core/network.js'
import { type PageWords, pageWords } from './core/page-words.js'
import { createScope } from './core/scope.js'
import { createStorage, type Storage } from './core/storage.js'
import { createPersistence } from './session/persist.js'
import { reconnect } from './session/reconnect.js'
import { createSession, type Session } from './session/session.js'
import { createRouter, type Router } from './ui/router.js'
import type { Feature, ModalModule, ThemeMode, Wiring } from './wiring.js'

/** The features that are turned on in a wiring. */
export type FeaturesOf<W extends Wiring> = Awaited<ReturnType<W['modal']>>['features'][number]

/** The typed API of the feature `Id` in a wiring. */
export type FeatureApi<W extends Wiring, Id extends string> =
  Extract<FeaturesOf<W>, { readonly id: Id }> extends Feature<Id, infer Api> ? Api : never

/** Milliseconds the modal's code may take; a click that shows nothing for longer is a failure. */
const FETCH_MS = 20_000

/** One instance per React root: nothing is shared between kits or between requests of a server. */
export interface Kit<W extends Wiring = Wiring> {
  readonly wiring: W
  readonly host: Host
  readonly events: Events
  readonly registry: Registry
  readonly storage: Storage
  readonly session: Session
  readonly router: Router
  /** The modal's code once it is here. */
  readonly modal: Cell<ModalModule | null>
  readonly theme: { readonly mode: Cell<ThemeMode>; set(mode: ThemeMode): void }
  /** The words of the buttons in the page. */
  readonly words: Cell<PageWords>
  /** The languages of the app; `undefined` where it only speaks English. */
  readonly locale: LocaleService | undefined
  /** The wired network of that id; `undefined` for one the app does not work on. */
  network(id: CaipNetworkId): Network | undefined
  /** The adapter of a chain family; its library is fetched the first time. Throws `feature/off`. */
  chain(namespace: Namespace): Promise<ChainAdapter>
  /** The logic of a feature, fetched and made once. Throws `feature/off`. */
  load<Id extends FeaturesOf<W>['id']>(id: Id): Promise<FeatureApi<W, Id>>
  /** The modal's code, fetched once; `modal` has it afterwards. */
  loadModal(): Promise<ModalModule>
  /** Fetches what opening the modal needs; call it on hover and focus. Never rejects. */
  preload(): Promise<void>
  /** Gives what was thrown with the prose of the catalogue on it. */
  explain(cause: unknown): Promise<ModalError>
  /** Starts discovery and reconnecting; the returned function stops. Shared: StrictMode's second mount starts nothing. */
  start(): () => void
}

/**
 * Makes a kit. No listener, timer or request exists until `start`; only storage is read, synchronously.
 * Pass a `host` to run it outside a browser or on fakes.
 */
export function createModalKit<const W extends Wiring>(wiring: W, host: Host = browserHost()): Kit<W> {
  const { clock, log } = host
  const events = createEvents(clock.now, (cause) => log('error', 'a listener threw', cause))
  const storage = createStorage(host.storage)
  const persistence = createPersistence(storage, wiring.enableReconnect)
  const registry = createRegistry()
  const namespaces = [...new Set(wiring.networks.map((network) => network.chainNamespace))]
  const defaultNetwork = wiring.defaultNetwork ?? wiring.networks[0]?.caipNetworkId ?? 'eip155:1'
  const session = createSession({ clock, events, persistence, namespaces, defaultNetwork })
  const modal = cell<ModalModule | null>(null)
  const router = createRouter((options) =>
    modal.peek()?.openingRoute({ wiring, session, modal, events, host }, options),
  )
  const mode = cell<ThemeMode>(wiring.theme?.mode ?? 'system')
  const locale = wiring.locales?.(host, wiring.locale)
  const once = new Map<string, Promise<unknown>>()

  /** A failed fetch is forgotten, so that the next call tries again. */
  function memo<T>(key: string, make: () => Promise<T>): Promise<T> {
    const made = (once.get(key) as Promise<T> | undefined) ?? make()
    once.set(key, made)
    made.catch(() => once.get(key) === made && once.delete(key))
    return made
  }

  const loadModal = () =>
    memo('modal', async () => {
      const { signal } = new AbortController()
      const fetching = deadline({ clock, ms: FETCH_MS, name: 'modal', signal }, wiring.modal)
      const [loaded] = await Promise.all([fetching, locale?.load()])
      modal.value = loaded
      router.arrive()
      return loaded
    })

  /** What comes back is what the id names, since the same wiring gave both. */
  function part<T>(id: string): Promise<T> {
    return memo(id, async () => (await loadModal()).loadPart(kit as unknown as Kit, id) as Promise<T>)
  }

  const kit: Kit<W> = {
    wiring,
    host,
    events,
    registry,
    storage,
    session,
    router,
    modal,
    theme: {
      mode,
      set(next) {
        mode.value = next
      },
    },
    words: locale?.page ?? cell(pageWords),
    locale,
    network: (id) => wiring.networks.find((network) => network.caipNetworkId === id),
    chain: part,
    load: part,
    loadModal,
    async preload() {
      try {
        await loadModal()
      } catch (cause) {
        log('error', 'the modal was not loaded', cause)
        if (!modal.peek()) router.close()
      }
    },
    async explain(cause) {
      const error = toModalError(cause)
      return loadModal().then(
        (loaded) => loaded.explain(error, locale?.current.peek()?.errors),
        () => error,
      )
    },
    start: createScope((own) => {
      const discover = ({ connectors = [] }: Pick<Feature, 'connectors'>) => {
        for (const source of connectors) own(source.discover(host, registry.add, wiring, kit))
      }
      discover(wiring)
      own(modal.subscribe((loaded) => loaded?.features.forEach(discover)))
      const onRestored = (name: string) => events.emit('CONNECT_SUCCESS', { name, method: 'browser', reconnect: true })
      const tryAgain = reconnect({ host, session, registry, onRestored, onMissing: kit.preload }, own)
      own(
        persistence.watch(() => {
          session.reconcile()
          tryAgain()
        }),
      )
      own(session.stop)
    }),
  }
  return kit
}
