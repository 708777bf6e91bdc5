import { useEffect, useRef } from 'react'
import type { ViewProps } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import { separatorOf } from '../../core/parse-amount.js'
import { useAccount, useNetwork } from '../../react/hooks.js'
import { useChain } from '../../react/use-chain.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { OtherNetworks } from '../../ui/other-networks.js'
import { ReviewButton } from '../../ui/review-button.js'
import { AmountField } from './amount-field.js'
import { buttonWord } from './button-rule.js'
import type { FormProblem, SendApi, SendStep } from './contract.js'
import { MismatchAlert, ProblemNote, UnresolvedNote, WarningList } from './notes.js'
import { ReceiverField } from './receiver-field.js'
import { sendTexts } from './texts.js'
import { useSendApi } from './use-send-api.js'
import { useSendTokens } from './use-send-tokens.js'

/** View `WalletSend`: what is sent, how much of it, and to whom (SPEC §4, sending). */
export function WalletSendView({ ui, params }: ViewProps) {
  const { Failure, Skeleton, Title, navigation, useWords } = ui
  const words = useWords(sendTexts)
  const account = useAccount()
  const { value: api, error, retry } = useSendApi(ui)
  const isNobody = account.status === 'disconnected'
  useEffect(() => {
    if (isNobody) navigation.reset('Connect')
  }, [isNobody, navigation])
  // What a host opened the view with goes in once: the person may change it.
  const filled = useRef<SendApi>(undefined)
  useEffect(() => {
    if (!api || filled.current === api) return
    filled.current = api
    const { token, amount, receiver } = params
    const given = {
      ...(typeof token === 'string' && token && { token }),
      ...(typeof amount === 'string' && amount && { amount, isMax: false }),
      ...(typeof receiver === 'string' && receiver && { receiver }),
    }
    if (Object.keys(given).length > 0) api.fill(given)
  }, [api, params])
  return (
    <div className="mk-body">
      <Title text={words.title} />
      {error && <Failure error={error} onRetry={retry} />}
      {!error && !api && <Skeleton count={2} hasDetail />}
      {api && <SendFormPart ui={ui} api={api} />}
    </div>
  )
}

function SendFormPart({ ui, api }: Pick<ViewProps, 'ui'> & { readonly api: SendApi }) {
  const { Icon, locale, navigation, useWords } = ui
  const words = useWords(sendTexts)
  const kit = useKit()
  const separator = separatorOf(useValue(locale)?.lang ?? 'en')
  const { network } = useNetwork()
  const chain = useChain(network?.chainNamespace)
  const [form, facts, receiver, step, warnings, unresolved] = [
    useValue(api.form),
    useValue(api.facts),
    useValue(api.receiver),
    useValue(api.step),
    useValue(api.warnings),
    useValue(api.unresolved),
  ]
  const choices = useSendTokens(ui)
  const chosen = choices.find(({ address }) => address === form.token)
  // The next view shows what is known already, and the fee once there is one. One who comes back from there stays.
  useEffect(() => {
    let was = isReviewed(api.step.peek())
    // With the step itself: the form is not drawn once more before that.
    return api.step.subscribe((now) => {
      const is = isReviewed(now)
      if (is && !was) navigation.push('WalletSendPreview')
      was = is
    })
  }, [api, navigation])
  // It is made ready while the form is filled in, so that it follows the press at once.
  useEffect(() => void ui.views.load('WalletSendPreview'), [ui])

  if (!chain?.sends)
    return (
      <OtherNetworks
        ui={ui}
        image={<Icon name="alert" />}
        title={words.unsupported}
        text={words.unsupportedText}
        networks={words.networks}
      />
    )
  const amount = api.amount()
  const has = facts.asset?.address === form.token ? facts.balances?.asset : undefined
  const word = buttonWord({
    hasToken: chosen !== undefined || facts.asset !== undefined,
    amount,
    has,
    receiver: receiver.status,
  })
  const isBlocked = warnings.some(({ blocks }) => blocks !== 'no')
  const isReady = word === 'preview' && receiver.status === 'valid' && has !== undefined && !isBlocked && !unresolved
  const isBusy = step.step === 'quoting'
  const connector = network && kit.session.connectorOf(network.chainNamespace)
  const wallet = clean(connector?.name ?? '', 24)
  return (
    <form
      className="mk-form"
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && !isBusy) void api.review()
      }}
    >
      <MismatchAlert ui={ui} api={api} />
      {unresolved && <UnresolvedNote ui={ui} api={api} sent={unresolved} wallet={wallet} />}
      <AmountField ui={ui} api={api} chosen={chosen} separator={separator} amount={amount} />
      <ReceiverField ui={ui} api={api} />
      <WarningList ui={ui} api={api} warnings={receiver.status === 'valid' ? warnings : []} />
      {facts.isRead && !facts.asset && (
        <p className="mk-note" role="alert">
          {words.noToken}
        </p>
      )}
      <ProblemNote ui={ui} step={step} facts={facts} network={network} />
      <ReviewButton
        text={words[word]}
        busyText={words.pricing}
        leadsTo="WalletSendPreview"
        isReady={isReady}
        isBusy={isBusy}
        isRefused={isRefused(step)}
      />
    </form>
  )
}

/** What asks for another look: nothing was refused. */
const news: readonly (FormProblem['problem'] | undefined)[] = [undefined, 'changed', 'renamed']
const isRefused = (step: SendStep) => step.step === 'editing' && !news.includes(step.problem?.problem)
const isReviewed = ({ step }: SendStep) => step !== 'editing'
