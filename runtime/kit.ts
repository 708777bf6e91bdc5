import { createRegistry } from './connectors/registry.js'
import type { ThemeMode } from './contract/app.js'
import type { FeatureToken } from './contract/feature-token.js'
import type { Kit, MarksModule, ModalModule, Wiring } from './contract/kit.js'
import type { ConnectorSource } from './contract/source.js'
import { cell } from './core/cell.js'
import { deadline } from './core/deadline.js'
import { toModalError } from './core/errors.js'
import { createEvents } from './core/events.js'
import { browserHost, type Host } from './core/host.js'
import { pageWords } from './core/page-words.js'
import { createScope } from './core/scope.js'
import { createStorage } from './core/storage.js'
import { entriesOf, namespaceOf } from './session/connections.js'
import { lateSession } from './session/late-session.js'
import { createPersistence } from './session/persist.js'
import { createRouter } from './ui/router.js'

/** Milliseconds the modal's code may take; a click that shows nothing for longer is a failure. */
const FETCH_MS = 20_000

/**
 * Makes a kit. No listener, timer or request exists until `start`; only storage is read, synchronously.
 * Pass a `host` to run it outside a browser or on fakes.
 */
export function createModalKit(wiring: Wiring, host: Host = browserHost()): Kit {
  const { clock, log } = host
  const events = createEvents(clock.now, (cause) => log('error', 'a listener threw', cause))
  const storage = createStorage(host.storage)
  const persistence = createPersistence(storage, wiring.enableReconnect)
  const registry = createRegistry()
  const namespaces = [...new Set(wiring.networks.map((network) => network.chainNamespace))]
  const defaultNetwork = wiring.defaultNetwork ?? wiring.networks[0]?.caipNetworkId ?? 'eip155:1'
  const { multiWallet: isMulti, accountTypes, addresses } = wiring
  const { session, start } = lateSession(
    { clock, events, persistence, namespaces, defaultNetwork, addresses, accountTypes, isMulti },
    () => import('./session/live.js'),
  )
  const modal = cell<ModalModule | null>(null)
  const noMarks: MarksModule = { marks: {} }
  const marks = cell<MarksModule | null>(null)
  const router = createRouter((options) =>
    modal.peek()?.openingRoute({ wiring, session, modal, events, host }, options),
  )
  /** Whether the modal was asked for: wallets of a namespace that nothing is remembered of are not looked for before. */
  const isAsked = cell(false)
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

  /** Fetches code under one deadline. Throws `flow/timeout`, or what the browser says. */
  function fetched<T>(name: string, load: () => Promise<T>): Promise<T> {
    const { signal } = new AbortController()
    return deadline({ clock, ms: FETCH_MS, name, signal }, load)
  }

  const loadModal = () =>
    memo('modal', async () => {
      const [loaded] = await Promise.all([fetched('modal', wiring.modal), locale?.load()])
      modal.value = loaded
      router.arrive()
      return loaded
    })

  async function fetchModal(): Promise<void> {
    try {
      await loadModal()
    } catch (cause) {
      log('error', 'the modal was not loaded', cause)
      if (!modal.peek()) router.close()
    }
  }

  const find = ({ id }: FeatureToken<unknown>) => modal.peek()?.features.find((feature) => feature.id === id)

  /** What comes back is what the id names: a feature is made with the id of its token, and with the types it holds. */
  function part<T>(id: string): Promise<T> {
    return memo(id, async () => (await loadModal()).loadPart(kit, id) as Promise<T>)
  }

  let isInitialized = false
  const kit: Kit = {
    wiring,
    host,
    events,
    registry,
    storage,
    session,
    router,
    modal,
    marks,
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
    use: ({ id }) => part(id),
    has: (token) => find(token) !== undefined,
    options: <Options>(token: FeatureToken<unknown, Options>) => find(token)?.options as Options | undefined,
    loadModal,
    loadMarks: () =>
      memo('marks', async () => {
        marks.value = await fetched('marks', wiring.marks ?? (async () => noMarks))
      }).catch((cause: unknown) => {
        log('warn', 'networks are letters', cause)
        marks.value = noMarks
      }),
    rewire(change) {
      const loaded = modal.peek()
      if (loaded) modal.value = change(loaded)
    },
    preload() {
      isAsked.value = true
      return fetchModal()
    },
    async explain(cause) {
      const error = toModalError(cause)
      return loadModal().then(
        (loaded) => loaded.explain(error, kit),
        () => error,
      )
    },
    start: createScope((own) => {
      const { connectors: _, locales: __, modal: ___, addresses: ____, marks: _____, networks, ...options } = wiring
      const ids = networks.map((network) => network.caipNetworkId)
      if (!isInitialized) events.emit('INITIALIZE', { ...options, networks: ids })
      isInitialized = true
      const discover = (sources: readonly ConnectorSource[]) => {
        for (const source of sources) own(source.discover(host, registry.add, wiring, kit))
      }
      discover(wiring.connectors)
      const known = new Set<ConnectorSource>()
      const isWanted = ({ namespace }: ConnectorSource) =>
        !namespace ||
        isAsked.peek() ||
        entriesOf(session.state.peek().connections).some(([id]) => namespaceOf(id) === namespace)
      // What the modal brings: it is put again where features are taken out of it.
      const look = () => {
        const { connectors = [], features = [] }: Partial<ModalModule> = modal.peek() ?? {}
        const sources = [...connectors, ...features.flatMap((feature) => feature.connectors ?? [])]
        const added = sources.filter((source) => !known.has(source) && isWanted(source))
        for (const source of added) known.add(source)
        discover(added)
      }
      for (const each of [modal, isAsked, session.state]) own(each.subscribe(look))
      const onRestored = (name: string) => events.emit('CONNECT_SUCCESS', { name, method: 'browser', reconnect: true })
      // A feature has left something there that the page was killed in: the modal's code goes on with it.
      const key = 'unfinished'
      if (storage.read(key, Boolean)) void kit.preload()
      start({ host, registry, onRestored, onMissing: fetchModal }, own)
    }),
  }
  return kit
}
