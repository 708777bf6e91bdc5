import type { Amount } from '../../contract/amount.js'
import type { Kit } from '../../contract/kit.js'
import type { Submission, SubmissionIntent, SubmissionRecord, SubmittedDetails } from '../../contract/submission.js'
import { cell } from '../../core/cell.js'
import { createScope } from '../../core/scope.js'
import { isSupported, supportedOn } from '../../core/supported.js'
import { namespaceOf } from '../../session/connections.js'
import { hashText } from './hash-text.js'
import { abandoned, runIntent } from './run-intent.js'
import { isOpen, settle } from './settle.js'
import { createSubmissionStore, placeOf } from './store.js'
import { takeTurn } from './turn.js'

/** Milliseconds between two looks at whether a page that asks is still there. */
const AGAIN_MS = 5_000
/** What was settled is kept for two days, since one counts as lost after one. */
const KEPT_MS = 172_800_000

/** Keeps what this app submitted, and follows it. Nothing is asked before the first subscriber. */
export function createRecord(kit: Kit): SubmissionRecord {
  const { session, storage, host } = kit
  const store = createSubmissionStore(storage)
  const shown = cell<readonly Submission[]>([])
  /** Those that this page has asked a wallet for. */
  const asked = new Set<string>()

  /** The active account is what is looked at. */
  function own(): readonly Submission[] {
    const live = session.account()
    return live ? store.list().filter((sent) => placeOf(sent) === placeOf(live)) : []
  }

  function show(): void {
    const next = own()
    if (JSON.stringify(next) !== JSON.stringify(shown.peek())) shown.value = next
  }

  /** What was settled long ago is forgotten. A clock was once far ahead. */
  function forget(): void {
    const now = host.clock.now()
    for (const sent of own()) {
      const { id, status, at } = sent
      const isDone = status !== 'asking' && (!isOpen(sent) || status === 'confirmed')
      if (isDone && now - at >= KEPT_MS) store.change(id, () => undefined)
      else if (at - now > KEPT_MS) store.change(id, (was) => ({ ...was, at: now }))
    }
    show()
  }

  /**
   * A page that asked a wallet and is gone: whether it was answered is not known. Its turn is free then; without locks that
   * shows once its lease has run out.
   */
  async function recover(signal: AbortSignal): Promise<void> {
    const isElsewhere = ({ id, status }: Submission) => status === 'asking' && !asked.has(id)
    for (;;) {
      for (const sent of own().filter(isElsewhere)) {
        const end = await takeTurn(kit, placeOf(sent), signal)
        if (end) store.change(sent.id, abandoned)
        end?.()
      }
      if (!own().some(isElsewhere)) return
      await host.clock.sleep(AGAIN_MS, signal)
    }
  }

  const follow = createScope((ends) => {
    let asking: AbortController | undefined
    let askedFor = ''
    const stop = () => asking?.abort()
    /** The waits begin anew with whatever is new. */
    function look(): void {
      forget()
      const open = own().filter(isOpen)
      const waiting = own().filter(({ id, status }) => status === 'asking' && !asked.has(id))
      const key = [...open, ...waiting].map(({ id, hash, status }) => `${id}/${hash}/${status === 'asking'}`).join()
      if (key === askedFor) return
      askedFor = key
      stop()
      asking = new AbortController()
      const { signal } = asking
      if (open.length > 0) void settle({ kit, store, shown: own }, signal)
      recover(signal).catch(() => {
        // The last subscriber has left.
      })
    }
    ends(stop)
    ends(session.state.subscribe(look))
    ends(store.watch(look))
  })

  return {
    own: shown,
    follow,
    submitted(text, details = {}) {
      const sent = toSubmission(kit, text, details)
      if (sent) store.add(sent)
      show()
    },
    async run(intent, ask, signal) {
      const run = runIntent({ kit, store, asked }, intent, ask, signal)
      show()
      try {
        return await run
      } finally {
        show()
      }
    },
    dismiss(id) {
      store.change(id, (was) => (was.status === 'unknown' ? undefined : was))
      show()
    },
  }
}

function toSubmission({ session, host }: Kit, text: string, details: SubmittedDetails): Submission | undefined {
  const { operationType = 'send', to = null, amount, nonce = null } = details
  const [live] = supportedOn('activity').flatMap((namespace) => session.account(namespace) ?? [])
  const { address = live?.address, caipNetworkId = live?.caipNetworkId } = details
  const hash = hashText(text)
  if (!hash || !address || !caipNetworkId || !isSupported('activity', namespaceOf(caipNetworkId))) return undefined
  const moved = amount && amount.value > 0n ? amountOf(amount) : null
  const intent: SubmissionIntent = {
    caipNetworkId,
    address,
    operationType,
    to,
    amount: moved,
    seen: null,
    digest: null,
    isSentHere: false,
  }
  const at = host.clock.now()
  return { ...intent, id: hash, at, hash, nonce, status: 'pending', by: null, isLate: false }
}

function amountOf({ value, decimals, symbol }: Amount): Submission['amount'] {
  return { value: `${value}`, decimals, symbol }
}
