import { coreError } from '../../core/errors.js'
import type { Clock, Log } from '../../core/host.js'
import type { Tabs } from '../../core/host-tabs.js'
import { createLeaderHeartbeat } from './leader-heartbeat.js'
import { createLeaderLock } from './leader-lock.js'
import { createPendingRequests } from './pending-requests.js'
import type { SignClient } from './sign-client.js'
import { createTabLeader, type Reach, type TabLeader } from './tab-leader.js'
import type { AskName, ClientEvent, ClientStore, TabMessage } from './tab-messages.js'
import { fromFault, readMessage, readStore, toFault } from './tab-messages.js'

/** A tab's part among the tabs: it asks the one that leads, or leads itself. */
export interface TabMembership {
  /** Asks the leader. Rejects with what its client throws, with `relay/unreachable` where the leader was lost. */
  ask(name: AskName, params: unknown): Promise<unknown>
  /** What waits for this pairing waits no longer. */
  giveUp(topic: string): void
  /** Ends it where this tab does not lead and waits for nothing. */
  leaveIfIdle(): void
}

/** What it is made of. */
export interface TabStayDeps {
  readonly tabs: Tabs
  readonly host: { readonly clock: Clock; readonly log: Log }
  /** The name of the channel and of the lock. */
  readonly name: string
  readonly relayUrl: string
  /** Starts the official client. Throws `wallet/not-installed`, `relay/*`. */
  begin(): Promise<SignClient>
  /** Ends a client for good: another tab has its store now. */
  retire(client: SignClient): void
  /** The first message to the leader. */
  joining(): { readonly isAwake: boolean }
  /** A leader was joined, in this tab or another, and this is what its client has. */
  onJoin(store: ClientStore, isOwn: boolean): void
  onState(store: ClientStore, event: ClientEvent | null): void
  /** It is over; the next use begins another one. */
  onLeft(): void
}

/** Takes part, and resolves when a leader was joined. Throws `wallet/not-installed`, `relay/*`. */
export async function enterTabs(deps: TabStayDeps): Promise<TabMembership> {
  const { tabs, host, name, relayUrl, begin, retire, joining, onJoin, onState, onLeft } = deps
  const me = tabs.name()
  let hasLeft = false
  let leader: string | undefined
  let own: Promise<TabLeader> | undefined
  /** A client of before is being retired: the next one must not meet it. */
  let retired: Promise<unknown> = Promise.resolve()

  // The leader sees by this lock when the tab is gone.
  const releaseMe = await tabs.hold(lockOf(me)).catch(() => () => {})
  const channel = tabs.channel(name, (data) => {
    const message = readMessage(data)
    if (message && message.from !== me) hear(message)
  })
  const look = createLeaderHeartbeat({
    clock: host.clock,
    me,
    ping: () => post({ type: 'ping', from: me }),
    onSilence: () => turn.steal(),
  })
  const turn = createLeaderLock({ tabs, lock: name, onLead: lead, onLost: depose })
  const lost = () =>
    coreError('relay/unreachable', { url: relayUrl, detail: 'the tab of this app that speaks to it was lost' })
  const waits = createPendingRequests({ send, lost, onEmpty: look.stop })

  function lockOf(tab: string): string {
    return `${name}/${tab}`
  }

  function post(message: TabMessage): void {
    if (!hasLeft) channel.post(message)
  }

  function send(id: number, asked: AskName, params: unknown, to: string): void {
    const mine = own
    if (to === me && mine) {
      mine
        .then((it) => it.take(me, asked, params))
        .then(
          (result) => waits.answer(id, me, result),
          // A deposed leader's answer does not count: the next leader is asked.
          (cause: unknown) => own === mine && waits.fail(id, me, cause),
        )
      return
    }
    try {
      post({ type: 'ask', from: me, to, id, name: asked, params })
    } catch (cause) {
      queueMicrotask(() => waits.fail(id, to, cause))
    }
  }

  function hear(message: TabMessage): void {
    // A client that did not start gives no answers: the next tab leads.
    if (message.type === 'ask' && message.to === me) own?.then((it) => answer(it, message)).catch(() => {})
    if (message.type === 'ping' && own) post({ type: 'lead', from: me })
    // A leader does not follow here: it is notified when its lock is stolen.
    if (message.type === 'lead' && !own) follow(message.from)
    if (message.type === 'answer' && message.to === me) hearAnswer(message)
    if (message.type === 'state' && message.from === leader) hearState(message)
  }

  function hearAnswer({ id, from, result, fault }: TabMessage & { type: 'answer' }): void {
    look.heard()
    if (fault) waits.fail(id, from, fromFault(fault))
    else waits.answer(id, from, result)
  }

  function hearState({ to, except, store, event }: TabMessage & { type: 'state' }): void {
    look.heard()
    if (except !== me && (to ?? me) === me) onState(store, event)
  }

  async function answer(it: TabLeader, { from, id, name: asked, params }: TabMessage & { type: 'ask' }): Promise<void> {
    const told = { type: 'answer', from: me, to: from, id, fault: null, result: null } as const
    try {
      post({ ...told, result: await it.take(from, asked, params) })
    } catch (cause) {
      post({ ...told, fault: toFault(cause) })
    }
  }

  function follow(next: string): void {
    look.heard()
    if (leader === next) return
    leader = next
    if (!waits.has('join')) void join().catch(() => {})
    waits.sendAll(next)
  }

  async function join(): Promise<void> {
    const store = readStore(await ask('join', joining()))
    if (store) onJoin(store, own !== undefined)
  }

  function ask(asked: AskName, params: unknown): Promise<unknown> {
    const answered = waits.add(asked, params, leader)
    if (!own) look.start()
    return answered
  }

  function lead(): void {
    const mine = retired.then(begin).then((client) => createTabLeader({ client, me, tell, watchTab, log: host.log }))
    own = mine
    look.stop()
    mine.catch((cause: unknown) => own === mine && leave(cause))
    post({ type: 'lead', from: me })
    follow(me)
  }

  function tell(store: ClientStore, event: ClientEvent | null, { to, except }: Reach): void {
    if (except !== me && (to ?? me) === me) onState(store, event)
    if (to !== me) post({ type: 'state', from: me, to: to ?? null, except: except ?? null, store, event })
  }

  function watchTab(tab: string, onGone: () => void): () => void {
    const watching = new AbortController()
    tabs.hold(lockOf(tab), { signal: watching.signal }).then(
      (release) => {
        release()
        onGone()
      },
      () => {},
    )
    return () => watching.abort()
  }

  /** Another tab leads by force, because this one slept. Its client has no store any more. */
  function depose(): void {
    retired = Promise.resolve(own).then(
      (it) => {
        it?.stop()
        if (it) retire(it.client)
      },
      () => {},
    )
    own = undefined
    leader = undefined
    waits.lose(me)
    turn.wait()
    if (waits.isEmpty()) post({ type: 'ping', from: me })
    else look.start()
  }

  function leave(cause?: unknown): void {
    if (hasLeft) return
    hasLeft = true
    own = undefined
    waits.end(cause)
    look.stop()
    turn.end()
    releaseMe()
    channel.close()
    onLeft()
  }

  turn.wait()
  await join()
  return {
    ask,
    giveUp: waits.giveUp,
    leaveIfIdle() {
      if (!own && waits.isEmpty()) leave()
    },
  }
}
