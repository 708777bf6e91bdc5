import type { PageWindow, PageWindows } from '../../runtime/core/host-windows.js'

/** A browser that opens windows, or none, as the test says. */
export interface FakeWindows extends PageWindows {
  /** The browser refuses to open one. */
  isBlocking: boolean
  /** What happened, oldest first. */
  readonly seen: readonly string[]
  /** The window looks closed from now on, to its opener. */
  cut(): void
  /** The page in the window posts to its opener. */
  say(data: unknown, from: string): void
  /** Windows whose messages are listened to. */
  listeners(): number
}

/** Makes one. All windows have the same name, so there is one of them. */
export function fakeWindows(): FakeWindows {
  const seen: string[] = []
  const heard = new Set<{ readonly origin: string; listener(data: unknown): void }>()
  let isOpen = false
  const one: PageWindow = {
    get isClosed() {
      return !isOpen
    },
    lead: (href, { keepsOpener = false } = {}) => void seen.push(`${href}${keepsOpener ? ' with opener' : ''}`),
    onMessage(origin, listener) {
      const entry = { origin, listener }
      heard.add(entry)
      return () => heard.delete(entry)
    },
    close() {
      seen.push('close')
      isOpen = false
    },
  }
  return {
    isBlocking: false,
    seen,
    open() {
      // A name that is taken gives the window that has it.
      if (isOpen) return one
      isOpen = !this.isBlocking
      seen.push(isOpen ? 'open' : 'blocked')
      return isOpen ? one : null
    },
    cut() {
      isOpen = false
    },
    say(data, from) {
      for (const { origin, listener } of [...heard]) if (origin === from) listener(data)
    },
    listeners: () => heard.size,
  }
}
