/** React listens once at the document and at each place that it draws into, for as long as these live; its listeners do nothing once their roots are gone. */
const ofReact = /^bound dispatch(Discrete|Continuous)?Event$/

/** Playwright listens to the pointer from its first click on, for as long as the page lives. */
const ofDriver = (type: string, listener: unknown) =>
  type.startsWith('__playwright') || String(listener).includes('_hitTargetInterceptor')

/** Follows what listens to the window and to the outermost nodes from now on; the returned function ends it, takes the listeners that are left away and names them. */
export function watchListeners(): () => readonly string[] {
  const places = { window, document, html: document.documentElement, body: document.body }
  const watches = Object.entries(places).map(([name, place]) => watchOne(name, place))
  return () => watches.flatMap((end) => end())
}

function watchOne(name: string, place: EventTarget): () => readonly string[] {
  const { addEventListener, removeEventListener } = place
  const heard: Listening[] = []

  function forget(type: string, listener: unknown, capture: boolean): void {
    const index = heard.findIndex(
      (each) => each.type === type && each.listener === listener && each.capture === capture,
    )
    const [known] = index >= 0 ? heard.splice(index, 1) : []
    if (known) removeEventListener.call(place, type, known.drop, capture)
  }

  Object.assign(place, {
    addEventListener(type: string, listener: EventListener | null, options?: boolean | AddEventListenerOptions) {
      addEventListener.call(place, type, listener, options)
      const { once, signal, capture = false } = typeof options === 'object' ? options : { capture: options ?? false }
      if (!listener || signal?.aborted || ofReact.test(listener.name) || ofDriver(type, listener)) return
      forget(type, listener, capture)
      const drop = () => forget(type, listener, capture)
      heard.push({ type, listener, capture, drop })
      if (once) addEventListener.call(place, type, drop, { once, capture })
      signal?.addEventListener('abort', drop, { once: true })
    },
    removeEventListener(type: string, listener: EventListener | null, options?: boolean | EventListenerOptions) {
      removeEventListener.call(place, type, listener, options)
      forget(type, listener, (typeof options === 'object' ? options.capture : options) ?? false)
    },
  })

  return () => {
    // Both come from the prototype again.
    Reflect.deleteProperty(place, 'addEventListener')
    Reflect.deleteProperty(place, 'removeEventListener')
    for (const { type, listener, capture, drop } of heard) {
      removeEventListener.call(place, type, listener, capture)
      removeEventListener.call(place, type, drop, capture)
    }
    return heard.map(({ type }) => `listener for ${type} on ${name}`)
  }
}

interface Listening {
  readonly type: string
  readonly listener: EventListener
  readonly capture: boolean
  /** Forgets it, once it has been called or aborted. */
  drop(): void
}
