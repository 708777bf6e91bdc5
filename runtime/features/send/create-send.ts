import type { Kit } from '../../contract/kit.js'
import { submittedTransactions } from '../../contract/provided.js'
import type { Submission } from '../../contract/submission.js'
import type { TransferAsset, TransferDraft } from '../../contract/transfer.js'
import { cell, derived } from '../../core/cell.js'
import { createScope } from '../../core/scope.js'
import type { TokenBalance } from '../../core/token-balance.js'
import { whenSeen } from '../../core/visible.js'
import { accountToken } from '../account/contract.js'
import { createContacts } from './contacts.js'
import type { Mismatch, SendApi, SendForm, SendStep, WarningId } from './contract.js'
import { createFacts } from './facts.js'
import { createPastReceivers } from './past-receivers.js'
import { amountOf, readDraft } from './read-draft.js'
import { createReceiver } from './receiver.js'
import { createRun } from './run.js'
import { senderOf } from './sender.js'
import { warningsOf } from './warnings.js'

/** What is reviewed is priced again after so long. */
const AGAIN_MS = 15_000

const empty: SendForm = { token: null, amount: '', isMax: false, receiver: '' }

/** The logic of sending. Nothing is asked before it is followed. */
export async function createSend(kit: Kit): Promise<SendApi> {
  const { session, router, wiring, host } = kit
  const [record, account] = await Promise.all([kit.use(submittedTransactions), kit.use(accountToken)])
  const form = cell<SendForm>(empty)
  const step = cell<SendStep>({ step: 'editing' })
  const sent = cell<Submission | null>(null)
  const mismatch = cell<Mismatch | null>(null)
  const allowed = cell<readonly WarningId[]>([])
  let separator = '.'

  const past = createPastReceivers(kit)
  const contacts = createContacts(kit, () => senderOf(kit)?.network.chainNamespace)
  const receiver = createReceiver(kit)
  const facts = createFacts(kit, () => form.peek().token)

  const warnings = derived<SendApi['warnings']['initial']>([], () => {
    const sender = senderOf(kit)
    const found = receiver.state.value
    if (!sender || found.status !== 'valid') return []
    const { asset } = facts.facts.value
    const tokens = account.tokens.state.value
    const ofToken = ({ address }: TokenBalance) =>
      address !== undefined && asset !== undefined && isSameCaip(address, asset)
    const listed = ('data' in tokens ? tokens.data : undefined)?.find(ofToken)
    return warningsOf({
      namespace: sender.network.chainNamespace,
      from: sender.address,
      receiver: found,
      asset,
      listed: listed?.quantity.decimals,
      past: past.list.value,
      contacts: contacts.book.list.value,
      networks: wiring.networks,
    }).filter(({ id, blocks }) => blocks !== 'override' || !allowed.value.includes(id))
  })

  /** What would be sent now; `undefined` while something is missing or must not be sent. */
  function draft(): TransferDraft | undefined {
    const found = receiver.state.peek()
    const sender = senderOf(kit)
    if (!sender || found.status !== 'valid' || warnings.peek().some(({ blocks }) => blocks !== 'no')) return undefined
    return readDraft({
      form: form.peek(),
      facts: facts.facts.peek(),
      from: sender.address,
      to: found.address,
      separator,
    })
  }

  const run = createRun({
    kit,
    record,
    step,
    draft,
    isStill: receiver.isStill,
    onSent(submission, { to }) {
      past.add(session.state.peek().active ?? 'eip155', to)
      fill(empty)
      sent.value = submission
      void account.refresh()
      void account.tokens.refresh([`${submission.caipNetworkId}:${submission.address}`])
    },
    onMismatch(found) {
      mismatch.value = found
      router.open({ view: 'WalletSend' })
    },
  })

  function fill(changes: Partial<SendForm>, typedWith = separator): void {
    separator = typedWith
    const before = form.peek()
    const isOther = changes.token !== undefined && changes.token !== before.token
    form.value = { ...before, ...(isOther && { amount: '', isMax: false }), ...changes }
    if (isOther) facts.refresh()
    if (form.peek().receiver !== before.receiver) {
      allowed.value = []
      receiver.read(form.peek().receiver)
    }
    // What was reviewed is no longer what is filled in.
    if (run.isReviewing()) run.stop({ step: 'editing', problem: { problem: 'changed' } })
    else if (step.peek().step === 'editing') step.value = { step: 'editing' }
  }

  /** Another account or network: what was reviewed was for the one before (SECURITY 3.7). */
  function onSession(key: string | undefined): void {
    if (run.isReviewing()) run.stop({ step: 'editing', problem: { problem: 'changed' } })
    // A token of the other network has another address, and a receiver of another namespace is none.
    form.value = { ...form.peek(), token: null, amount: '', isMax: false }
    if (key) receiver.read(form.peek().receiver)
  }

  async function keepFresh(signal: AbortSignal): Promise<void> {
    for (;;) {
      await host.clock.sleep(AGAIN_MS, signal)
      await whenSeen(host.page, signal)
      await run.refresh()
    }
  }

  const follow = createScope((own) => {
    let before: string | undefined
    own(record.follow())
    own(facts.follow())
    own(
      session.state.subscribe(() => {
        const key = senderOf(kit)?.key
        past.show(senderOf(kit)?.network.chainNamespace)
        contacts.show()
        if (before !== undefined && key !== before) onSession(key)
        before = key
      }),
    )
    own(contacts.follow())
    own(receiver.stop)
    // Reading stopped with the last subscriber.
    if (receiver.state.peek().status === 'reading') receiver.read(form.peek().receiver)
    const leaving = new AbortController()
    own(() => leaving.abort())
    keepFresh(leaving.signal).catch(() => {
      // The last subscriber has left.
    })
  })
  router.state.subscribe(({ isOpen }) => {
    if (!isOpen && run.isReviewing()) run.stop({ step: 'editing' })
    if (!isOpen) mismatch.value = null
  })

  return {
    form,
    facts: facts.facts,
    receiver: receiver.state,
    step,
    warnings,
    sent,
    mismatch,
    unresolved: derived<Submission | undefined>(undefined, () =>
      record.own.value.find(({ status }) => status === 'unknown' || status === 'asking'),
    ),
    past: past.list,
    contacts: contacts.book,
    follow,
    fill,
    amount: () => amountOf({ form: form.peek(), facts: facts.facts.peek(), separator }),
    allow(id) {
      allowed.value = [...allowed.peek(), id]
    },
    review: run.review,
    confirm: run.confirm,
    cancel: () => run.stop({ step: 'editing' }),
    dismiss() {
      for (const { id, status } of record.own.peek()) if (status === 'unknown') record.dismiss(id)
    },
  }
}

/** Whether a CAIP-10 address is that of a token. */
function isSameCaip(address: string, { caipNetworkId, address: contract }: TransferAsset): boolean {
  return contract !== null && address.toLowerCase() === `${caipNetworkId}:${contract}`.toLowerCase()
}
