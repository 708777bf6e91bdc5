import { cell } from '../../runtime/core/cell.js'
import type { FrameClient, FrameState } from '../../runtime/frame/frame-client.js'
import { refusedError } from '../../runtime/frame/frame-error.js'
import { alice } from './fake-wallet.js'

/** What the site says to one message; a throw is its error. */
export type SiteAnswer = (payload: unknown) => unknown

/** A frame whose site does what the test says. */
export interface FakeFrame {
  readonly client: FrameClient
  /** Messages so far, oldest first. */
  readonly sent: readonly (readonly [name: string, payload: unknown])[]
  /** Replaces an answer. */
  answer(name: string, answer: SiteAnswer): void
  /** How often a message was sent. */
  count(name: string): number
  /** The site says that its session may have changed. */
  hint(token?: string): void
  readonly state: { value: FrameState }
  /** From now on each request asks for this page of the wallet's own site. */
  askForWindow(path: string): void
  /** `abortOpen` was called so often. */
  aborted(): number
  isShown(): boolean
  /** Escape in the frame. */
  cancel(): void
}

/** What the site says where a test says nothing else. */
const known: Readonly<Record<string, SiteAnswer>> = Object.fromEntries<SiteAnswer>([
  ['CONNECT_EMAIL', () => ({ action: 'VERIFY_OTP' })],
  ['GET_USER', (payload) => ({ address: alice, chainId: 1, email: 'alice@example.com', ...chainOf(payload) })],
  ['SWITCH_NETWORK', (payload) => payload],
  ['IS_CONNECTED', () => ({ isConnected: true })],
  ['GET_SMART_ACCOUNT_ENABLED_NETWORKS', () => ({ smartAccountEnabledNetworks: [1, 137] })],
  ['SET_PREFERRED_ACCOUNT', (payload) => ({ ...Object(payload), address: alice })],
])

/** A site that knows alice, and signs nothing by itself. */
export function fakeFrame(script: Readonly<Record<string, SiteAnswer>> = {}): FakeFrame {
  const answers: Record<string, SiteAnswer> = { ...known, ...script }
  const sent: [string, unknown][] = []
  const hints = new Set<(token: string) => void>()
  const state = cell<FrameState>('idle')
  let [aborts, isShown] = [0, false]
  let windowPath: string | undefined
  let onCancel = () => {}
  const client: FrameClient = {
    state,
    async call(name, payload, { signal, onWindow }) {
      signal.throwIfAborted()
      sent.push([name, payload])
      await Promise.resolve()
      if (windowPath !== undefined) onWindow?.(windowPath)
      let leave = () => {}
      const left = new Promise<never>((_, reject) => {
        leave = () => reject(signal.reason)
        signal.addEventListener('abort', leave)
      })
      try {
        // The types of a message follow its name, which a table of a test does not say.
        return (await Promise.race([answers[name]?.(payload), left])) as never
      } finally {
        signal.removeEventListener('abort', leave)
      }
    },
    onHint(listener) {
      hints.add(listener)
      return () => hints.delete(listener)
    },
    abortOpen: () => {
      aborts += 1
    },
    show(cancelled) {
      isShown = true
      onCancel = cancelled
    },
    hide: () => {
      isShown = false
    },
    retry() {},
    dropped: () => 0,
    stop() {},
  }
  return {
    client,
    sent,
    state,
    answer: (name, answer) => {
      answers[name] = answer
    },
    count: (name) => sent.filter(([each]) => each === name).length,
    hint: (token = 'token') => {
      for (const listener of hints) listener(token)
    },
    askForWindow: (path) => {
      windowPath = path
    },
    aborted: () => aborts,
    isShown: () => isShown,
    cancel: () => onCancel(),
  }
}

/** What a site refuses with. */
export function siteError(message: string): SiteAnswer {
  return () => {
    throw refusedError(message)
  }
}

function chainOf(payload: unknown): object {
  const { chainId } = Object(payload)
  return chainId === undefined ? {} : { chainId }
}
