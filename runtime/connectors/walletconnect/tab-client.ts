import { topicOf, topicOfUri } from './pairing-topic.js'
import type { SignClient } from './sign-client.js'
import { readProposed } from './tab-asks.js'
import type { AskName, ClientEvent, ClientStore } from './tab-messages.js'

/** The leader's client, as the connectors of a tab see it. */
export interface TabClient {
  readonly client: SignClient
  /** Whether the tab uses the socket. A client that has just been made does. */
  isAwake(): boolean
  /** Takes what the leader tells. */
  take(store: ClientStore, event: ClientEvent | null): void
  /** Takes the state of the leader's client, with everything this tab missed. */
  catchUp(store: ClientStore): void
}

/** What it is made of. */
export interface TabClientDeps {
  /** Asks the leader; takes part in the tabs first, where this one does not yet. */
  ask(name: AskName, params?: unknown): Promise<unknown>
  /** The socket is no longer used here. Never rejects. */
  rest(): Promise<void>
  /** What waits for this pairing waits no longer. */
  giveUp(topic: string): void
  /** Sessions that this tab must not see: they live and die with the pages of others. */
  isHidden(topic: string): boolean
}

/** Makes it. It works alike whether the official client is in this tab or in another. */
export function createTabClient({ ask, rest, giveUp, isHidden }: TabClientDeps): TabClient {
  const listeners = new Map<string, Set<(args?: unknown) => void>>()
  let store: ClientStore = { sessions: [], isConnected: false }
  let isAwake = true
  /** The client may finish what a killed page began before it has a subscriber. */
  const early: unknown[] = []

  const on = (event: string, listener: (args?: unknown) => void) => {
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    if (event === 'session_connect') for (const args of early.splice(0)) listener(args)
  }
  const off = (event: string, listener: (args?: unknown) => void) => listeners.get(event)?.delete(listener)
  const emit = (event: string, args?: unknown) => {
    const heard = [...(listeners.get(event) ?? [])]
    for (const listener of heard) listener(args ?? undefined)
    if (event === 'session_connect' && !heard[0]) early.push(args)
  }

  function take(next: ClientStore, event: ClientEvent | null): void {
    const { name, args } = event ?? {}
    const isOver = name === 'session_delete' || name === 'session_expire'
    // The client says so before it has taken the session out of its store.
    const sessions = isOver ? next.sessions.filter((item) => topicOf(item) !== topicOf(args)) : next.sessions
    store = { ...next, sessions }
    if (name !== undefined) emit(name, args)
  }

  async function openSocket(): Promise<void> {
    isAwake = true
    await ask('open')
  }

  const nothing = async () => undefined
  const client: SignClient = {
    async connect(params) {
      const { uri } = readProposed(await ask('propose', params)) ?? {}
      const topic = topicOfUri(uri)
      // A caller that reads no topic out of it makes no request either.
      return { ...(uri !== undefined && { uri }), approval: async () => topic && ask('approval', { topic }) }
    },
    request: (params) => ask('request', params),
    async disconnect(params) {
      await ask('disconnect', params)
    },
    on,
    off,
    session: { getAll: () => store.sessions.filter((item) => !isHidden(topicOf(item) ?? '')) },
    core: {
      pairing: {
        async disconnect(params) {
          try {
            await ask('drop', params)
          } finally {
            giveUp(params.topic)
          }
        },
      },
      // The leader's has a heart.
      heartbeat: { init: async () => {}, stop() {} },
      verify: { register: nothing },
      storage: { setItem: async () => {}, removeItem: async () => {} },
      relayer: {
        get connected() {
          return store.isConnected
        },
        on,
        off,
        restartTransport: openSocket,
        transportOpen: openSocket,
        async transportClose() {
          isAwake = false
          await rest()
        },
      },
    },
  }

  return {
    client,
    isAwake: () => isAwake,
    take,
    catchUp(next) {
      const before = store.sessions
      store = next
      const topics = next.sessions.map(topicOf)
      for (const old of before) {
        const topic = topicOf(old)
        const now = next.sessions[topics.indexOf(topic)]
        if (now === undefined) emit('session_delete', { topic, next: topics.at(-1) })
        else if (JSON.stringify(now) !== JSON.stringify(old)) emit('session_update', { topic })
      }
      if (next.isConnected) emit('relayer_connect')
    },
  }
}
