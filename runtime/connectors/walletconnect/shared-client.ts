import type { Tabs } from '../../core/host-tabs.js'
import { topicOf } from './pairing-topic.js'
import type { SignClient } from './sign-client.js'
import { createTabClient } from './tab-client.js'
import { enterTabs, type TabMembership, type TabStayDeps } from './tab-membership.js'

/** What it is made of. */
export interface SharedClientDeps extends Pick<TabStayDeps, 'host' | 'name' | 'relayUrl' | 'begin' | 'retire'> {
  /** `undefined` or `null` where no tab knows of another: then each one has a client of its own. */
  readonly tabs: Tabs | null | undefined
  /** Whether sessions outlive their pages, and are those of all tabs (SPEC: `enableReconnect`). */
  readonly isKept: boolean
}

/** A client that several tabs have together. */
export interface SharedClient {
  readonly client: SignClient
  /** Resolves when the client shows what the one of the leader has now. Throws `wallet/not-installed`, `relay/*`. */
  refresh(): Promise<void>
}

/**
 * The official client, one for all tabs of an app. Each client writes its whole memory over one store, so that of two the
 * last writer wins and sessions are lost; and every one of them has a socket. Therefore the tab with the lock has the
 * client, and the others ask it over a channel. What the tabs show is still their own.
 * Throws `wallet/not-installed`, `relay/*`.
 */
export async function shareClient({ isKept, tabs, ...deps }: SharedClientDeps): Promise<SharedClient> {
  if (!tabs) return { client: await deps.begin(), refresh: async () => {} }
  const { log } = deps.host
  const hidden = new Set<string>()
  let stay: Promise<TabMembership> | undefined
  let isFirst = true

  const tab = createTabClient({
    ask: async (name, params = null) => (await enter()).ask(name, params),
    async rest() {
      const it = await stay?.catch(() => undefined)
      await it?.ask('rest', null).catch((cause: unknown) => log('warn', 'the relay was not left', cause))
      if (!tab.isAwake()) it?.leaveIfIdle()
    },
    giveUp(topic) {
      void stay?.then((it) => it.giveUp(topic)).catch(() => {})
    },
    isHidden: (topic) => hidden.has(topic),
  })

  const enter = (): Promise<TabMembership> => {
    stay ??= enterTabs({
      ...deps,
      tabs,
      joining: () => ({ isAwake: tab.isAwake() }),
      onJoin(store, isOwn) {
        // Sessions that live as long as a page are those of pages that are still there.
        if (isFirst && !isOwn && !isKept) for (const item of store.sessions) hidden.add(topicOf(item) ?? '')
        isFirst = false
        tab.catchUp(store)
      },
      onState: tab.take,
      onLeft() {
        stay = undefined
      },
    })
    return stay
  }

  await enter()
  return {
    client: tab.client,
    async refresh() {
      await enter()
    },
  }
}
