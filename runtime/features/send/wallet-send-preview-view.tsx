import { useCallback, useEffect } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { ViewProps, ViewUi } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import { useNetwork } from '../../react/hooks.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { useLeaving } from '../../ui/review-parts.js'
import type { SendApi } from './contract.js'
import { Review } from './send-review.js'
import { sendPreviewTexts } from './texts.js'
import { useSendApi } from './use-send-api.js'

/**
 * View `WalletSendPreview`: the transfer as it would be signed, and the wait for the wallet (SPEC §4, sending). It opens
 * with what is known, and the fee comes into its place.
 */
export function WalletSendPreviewView({ ui }: ViewProps) {
  const { value: api, error, retry } = useSendApi(ui)
  if (error) return <ui.Failure error={error} onRetry={retry} />
  return api ? <Preview ui={ui} api={api} /> : null
}

function Preview({ ui, api }: { readonly ui: ViewUi; readonly api: SendApi }) {
  const { Image, Title, Waiting, navigation, toasts, useWords } = ui
  const words = useWords(sendPreviewTexts)
  const kit = useKit()
  const { network } = useNetwork()
  const step = useValue(api.step)
  const isOver = step.step === 'editing'
  const isSent = isOver && step.isSent === true
  // SPEC §4: success goes to Account. What is wrong is said in the form.
  useEffect(() => {
    if (isSent) {
      toasts.show('success', words.started)
      navigation.reset('Account')
    } else if (isOver) navigation.back()
  }, [isSent, isOver, navigation, toasts, words])
  useLeaving(
    'WalletSendPreview',
    useCallback(() => {
      if (api.step.peek().step !== 'editing') api.cancel()
    }, [api]),
  )
  const failed = step.step === 'review' && typeof step.again === 'object' ? step.again : undefined
  useEffect(() => {
    if (failed) toasts.show('error', words.failed)
  }, [failed, toasts, words])

  if (step.step === 'asking') {
    const connector = network && kit.session.connectorOf(network.chainNamespace)
    const wallet = clean(connector?.name ?? '', 24)
    const [first, second, third, fourth] = words.hints.map((hint) => fill(hint, { wallet }))
    return (
      <>
        <Title text={words.title} />
        <Waiting
          image={<Image src={connector?.icon} name={wallet} size="large" />}
          title={fill(words.waiting, { wallet })}
          hints={[first ?? '', second ?? '', third ?? '', fourth ?? '']}
          onCancel={api.cancel}
        />
      </>
    )
  }
  return (
    <div className="mk-body">
      <Title text={words.title} />
      {step.step !== 'editing' && <Review ui={ui} api={api} step={step} />}
    </div>
  )
}
