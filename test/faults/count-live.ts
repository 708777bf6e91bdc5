declare global {
  interface Window {
    /** Listeners of window and document, and timers, that are there now. */
    live(): { readonly listeners: number; readonly timers: number }
  }
}

/** Runs before all scripts of a page: counts what they leave behind. It is sent as text, so that it uses nothing from here. */
export function countLive(): void {
  const timers = new Set<number>()
  const { setTimeout: later, clearTimeout: never } = window
  const count = (handler: TimerHandler, ms?: number, ...rest: unknown[]) => {
    const id: number = later(() => {
      timers.delete(id)
      if (typeof handler === 'function') handler(...rest)
    }, ms)
    timers.add(id)
    return id
  }
  window.setTimeout = count as typeof window.setTimeout
  window.clearTimeout = (id) => {
    if (typeof id === 'number') timers.delete(id)
    never(id)
  }
  const kept = new Map<EventTarget, Map<string, Set<unknown>>>()
  for (const target of [window, document]) {
    const own = new Map<string, Set<unknown>>()
    kept.set(target, own)
    const { addEventListener: add, removeEventListener: remove } = target
    const keyOf = (type: string, options: unknown) =>
      `${type}/${typeof options === 'object' ? Boolean(Object(options).capture) : Boolean(options)}`
    target.addEventListener = (type: string, listener: EventListener, options?: AddEventListenerOptions | boolean) => {
      const key = keyOf(type, options)
      own.set(key, (own.get(key) ?? new Set()).add(listener))
      const signal = typeof options === 'object' ? options.signal : undefined
      signal?.addEventListener('abort', () => own.get(key)?.delete(listener), { once: true })
      if (typeof options === 'object' && options.once)
        add.call(target, type, () => own.get(key)?.delete(listener), { ...options, signal: undefined } as never)
      add.call(target, type, listener, options)
    }
    target.removeEventListener = (type: string, listener: EventListener, options?: EventListenerOptions | boolean) => {
      own.get(keyOf(type, options))?.delete(listener)
      remove.call(target, type, listener, options)
    }
  }
  window.live = () => ({
    listeners: [...kept.values()].flatMap((own) => [...own.values()]).reduce((sum, set) => sum + set.size, 0),
    timers: timers.size,
  })
}
