import { fill } from '../../../schema/explain-error.js'
import type { Submission } from '../../contract/submission.js'
import type { ViewUi } from '../../contract/view.js'
import { amountText } from '../../core/amount-text.js'
import { clean } from '../../core/clean.js'
import type { Network } from '../../core/network.js'
import { useValue } from '../../react/use-value.js'
import { GroupedAddress } from '../../ui/grouped-address.js'
import { RefusalNote } from '../../ui/refusal-note.js'
import type { FormProblem, SendApi, SendFacts, SendStep, Warning } from './contract.js'
import { sendTexts, sendWarningTexts } from './texts.js'

/** What a wallet sent in place of what was reviewed, with both addresses whole (SECURITY T4). */
export function MismatchAlert({ ui, api }: { readonly ui: ViewUi; readonly api: SendApi }) {
  const words = ui.useWords(sendTexts)
  const mismatch = useValue(api.mismatch)
  if (!mismatch) return null
  return (
    <div className="mk-note mk-send-wrong" role="alert" data-mk-mismatch={mismatch.hash}>
      <strong>{words.mismatch}</strong>
      <p>{words.mismatchText}</p>
      <p>{words.reviewed}</p>
      <GroupedAddress address={mismatch.reviewed} />
      <p>{words.paid}</p>
      <GroupedAddress address={mismatch.sent} />
    </div>
  )
}

/** A transfer of which nobody knows whether it was sent: nothing else is sent until that is known. */
export function UnresolvedNote({
  ui,
  api,
  sent,
  wallet,
}: {
  readonly ui: ViewUi
  readonly api: SendApi
  readonly sent: Submission
  readonly wallet: string
}) {
  const { Button, useWords } = ui
  const words = useWords(sendTexts)
  if (sent.status === 'asking')
    return (
      <p className="mk-note" data-tone="calm">
        {words.otherTab}
      </p>
    )
  return (
    <div className="mk-note" role="alert" data-mk-unresolved={sent.id}>
      <strong>{words.unresolved}</strong>
      <p>{fill(words.unresolvedText, { wallet: `\u2068${wallet}\u2069` })}</p>
      <Button type="button" kind="quiet" onClick={api.dismiss}>
        {words.notSent}
      </Button>
    </div>
  )
}

/** Why what is filled in cannot be reviewed. */
export function ProblemNote({
  ui,
  step,
  facts: { asset },
  network,
}: {
  readonly ui: ViewUi
  readonly step: SendStep
  readonly facts: SendFacts
  readonly network: Network | undefined
}) {
  const { locale, useWords } = ui
  const words = useWords(sendTexts)
  const lang = useValue(locale)?.lang ?? 'en'
  const problem = step.step === 'editing' ? step.problem : undefined
  if (!problem || !network) return null
  const { decimals, symbol } = network.nativeCurrency
  const of = asset ?? { decimals, symbol }
  if (problem.problem === 'reverted') return <RefusalNote ui={ui} code="send/reverted" reason={problem.reason} />
  return (
    <p className="mk-note" role="alert" data-mk-problem={problem.problem}>
      {textOf(problem)}
    </p>
  )

  function textOf(what: Exclude<FormProblem, { readonly problem: 'reverted' }>): string {
    if (what.problem === 'failed') return what.error.userMessage || what.error.message
    if (what.problem === 'balance')
      return fill(words.balanceProblem, {
        has: amountText({ value: what.has, decimals: of.decimals }, lang),
        token: clean(of.symbol, 12),
      })
    if (what.problem === 'fee')
      return fill(words.feeProblem, {
        needs: amountText({ value: what.needs + 10n ** BigInt(Math.max(decimals - 3, 0)), decimals }, lang),
        coin: clean(symbol, 12),
        has: amountText({ value: what.has, decimals }, lang),
      })
    return words[what.problem]
  }
}

/** Whether a warning is about an address that is known, and that may be used in place of the receiver. */
const isOfKnown = (id: Warning['id']) => id === 'lookalike' || id === 'moved'

/** What the warnings take. */
export interface WarningListProps {
  readonly ui: ViewUi
  readonly api: Pick<SendApi, 'allow' | 'fill'>
  readonly warnings: readonly Warning[]
}

/** What to know before sending: what blocks is an alert, with the way past it where there is one. `data-mk-warning`. */
export function WarningList({ ui, api, warnings }: WarningListProps) {
  const { Button, useWords } = ui
  const words = useWords(sendWarningTexts)
  const isBlocked = warnings.some(({ blocks }) => blocks !== 'no')
  // A new address is the smaller matter beside what blocks, and is said once that is settled.
  const shown = warnings.filter(({ id }) => !isBlocked || id !== 'firstTime')
  return shown.map(({ id, blocks, about, differs }) => (
    <div
      key={id}
      className="mk-note"
      data-mk-warning={id}
      data-tone={blocks === 'no' ? 'calm' : undefined}
      role={blocks === 'no' ? undefined : 'alert'}
    >
      <p>{fill(words[id], { about: `\u2068${clean(about, 80)}\u2069` })}</p>
      {isOfKnown(id) && <GroupedAddress address={about} marked={differs?.about} />}
      {blocks === 'override' && (
        <div className="mk-form-line">
          {isOfKnown(id) && (
            // The known one is preselected (SECURITY 3.4).
            <Button type="button" kind="primary" onClick={() => api.fill({ receiver: about })}>
              {words.useKnown}
            </Button>
          )}
          <Button type="button" kind="quiet" onClick={() => api.allow(id)}>
            {words.override}
          </Button>
        </div>
      )}
    </div>
  ))
}
