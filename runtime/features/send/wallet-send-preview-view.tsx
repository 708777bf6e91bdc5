import { useCallback, useEffect, useState } from 'react'
import type { ModalError } from '../../../schema/error.js'
import { fill } from '../../../schema/explain-error.js'
import type { PreparedTransfer } from '../../contract/transfer.js'
import type { ViewProps, ViewUi } from '../../contract/view.js'
import { write } from '../../core/amount-text.js'
import { clean } from '../../core/clean.js'
import { type Decimal, ofUnits } from '../../core/decimal.js'
import { exactText, times } from '../../core/decimal-sums.js'
import { fiatText } from '../../core/token-text.js'
import type { Translation } from '../../core/words.js'
import { useNetwork } from '../../react/hooks.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { Fact, useLeaving } from '../../ui/review-parts.js'
import type { SendApi, SendStep } from './contract.js'
import { GroupedAddress } from './grouped-address.js'
import { WarningList } from './notes.js'
import { sendPreviewTexts, sendTexts } from './texts.js'
import { useSendApi } from './use-send-api.js'
import { useSendTokens } from './use-send-tokens.js'

/** View `WalletSendPreview`: the transfer as it would be signed, and the wait for the wallet (SPEC §4, sending). */
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
  const sent = useValue(api.sent)
  const [before] = useState(sent)
  const isSent = sent !== before
  const isOver = step.step === 'editing'
  // SPEC §4: success goes to Account. What is wrong is said in the form.
  useEffect(() => {
    if (isSent) {
      toasts.show('success', words.started)
      navigation.reset('Account')
    } else if (isOver) navigation.back()
  }, [isSent, isOver, navigation, toasts, words])
  useLeaving(
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
      {step.step === 'review' && <Review ui={ui} api={api} step={step} />}
    </div>
  )
}

function Review({
  ui,
  api,
  step: { prepared, again },
}: {
  readonly ui: ViewUi
  readonly api: SendApi
  readonly step: Extract<SendStep, { readonly step: 'review' }>
}) {
  const { Button, Image, NetworkImage, navigation, useWords } = ui
  const words = useWords(sendPreviewTexts)
  const { network } = useNetwork()
  const [warnings, receiver] = [useValue(api.warnings), useValue(api.receiver)]
  const tokens = useSendTokens(ui)
  const form = useWords(sendTexts)
  const lang = useValue(ui.locale)?.lang ?? 'en'
  const { asset, to } = prepared.draft
  const chosen = tokens.find(({ address }) => address === asset.address)
  const symbol = clean(chosen?.symbol || asset.symbol, 12)
  if (!network) return null
  const coin = clean(network.nativeCurrency.symbol, 12)
  const text = amountsOf(prepared, {
    words,
    lang,
    coin,
    decimals: network.nativeCurrency.decimals,
    price: chosen?.price,
    coinPrice: tokens.find(({ address }) => address === null)?.price,
  })
  /** What stands in the way of the account has its words in the form. */
  const saidOf = ({ code, userMessage, message }: ModalError) =>
    ({ 'send/other-tab': form.otherTab, 'send/unresolved': form.unresolved })[code] ?? (userMessage || message)
  return (
    <div className="mk-form">
      {again !== undefined && (
        <p className="mk-note" role="alert" data-tone={again === 'declined' ? 'calm' : undefined}>
          {typeof again === 'object' ? saidOf(again) : words[again]}
        </p>
      )}
      <dl className="mk-form-facts">
        <Fact name={words.amount}>
          <span className="mk-form-worth">
            <Image src={chosen?.iconUrl} name={symbol} size="small" shape="round" />
            <strong>
              <bdi dir="ltr">
                {text.value} <bdi>{symbol}</bdi>
              </bdi>
            </strong>
          </span>
          {text.worth && <span className="mk-row-detail">{text.worth}</span>}
        </Fact>
        {text.received && (
          <Fact name={words.arrives}>
            <strong>
              <bdi dir="ltr">
                {text.received} <bdi>{symbol}</bdi>
              </bdi>
            </strong>
            <span className="mk-row-detail" data-tone="warning">
              {fill(words.takesFee, { token: symbol })}
            </span>
          </Fact>
        )}
        <Fact name={words.to}>
          {receiver.status === 'valid' && receiver.name && <strong>{clean(receiver.name, 80)}</strong>}
          <GroupedAddress address={to} />
        </Fact>
        <Fact name={words.network}>
          <span className="mk-form-worth">
            <NetworkImage network={network} size="small" />
            <bdi>{clean(network.name)}</bdi>
          </span>
        </Fact>
        <Fact name={words.fee}>
          <span>
            <bdi dir="ltr">
              {text.fee} <bdi>{coin}</bdi>
            </bdi>
          </span>
          <span className="mk-row-detail">{text.most}</span>
        </Fact>
        {text.rent && (
          <Fact name={words.rent}>
            <span>
              <bdi dir="ltr">
                {text.rent} <bdi>{coin}</bdi>
              </bdi>
            </span>
            <span className="mk-row-detail">{fill(words.rentText, { token: symbol })}</span>
          </Fact>
        )}
      </dl>
      <WarningList ui={ui} api={api} warnings={warnings} />
      {!prepared.isSimulated && <p className="mk-row-detail">{words.notSimulated}</p>}
      <p className="mk-text">{words.careful}</p>
      <div className="mk-form-line">
        <Button kind="quiet" onClick={() => navigation.back()}>
          {words.cancel}
        </Button>
        <Button kind="primary" leadsTo="Account" onClick={() => void api.confirm()}>
          {words.send}
        </Button>
      </div>
    </div>
  )
}

/** Digits of a fee that people look at. */
const FEE_DIGITS = 3

interface Around {
  readonly words: Translation<(typeof sendPreviewTexts)['words']>
  readonly lang: string
  /** Symbol and decimals of the coin that fees are paid in. */
  readonly coin: string
  readonly decimals: number
  /** Dollars for one token, and for one coin. */
  readonly price: Decimal | undefined
  readonly coinPrice: Decimal | undefined
}

/** The amounts of a transfer for the eye: what is sent with every digit, the fee with the first that count, rounded up. */
function amountsOf(
  { draft: { asset, value }, received, fee }: PreparedTransfer,
  { words, lang, coin, decimals, price, coinPrice }: Around,
) {
  const whole = (amount: Decimal) => write(exactText(amount), lang, { maximumFractionDigits: 100 })
  const coins = (amount: bigint) =>
    write(exactText(ofUnits(amount, decimals)), lang, { maximumSignificantDigits: FEE_DIGITS, roundingMode: 'ceil' })
  const worth = (amount: Decimal, at: Decimal) => fiatText(times(amount, at), lang)
  const most = `\u2068${coins(fee.most)} ${coin}\u2069`
  return {
    value: whole(ofUnits(value, asset.decimals)),
    worth: price && worth(ofUnits(value, asset.decimals), price),
    received: received !== undefined && received !== value ? whole(ofUnits(received, asset.decimals)) : undefined,
    fee: coins(fee.likely),
    rent: fee.rent === undefined ? undefined : coins(fee.rent),
    most: [fill(words.most, { most }), coinPrice && worth(ofUnits(fee.most, decimals), coinPrice)]
      .filter(Boolean)
      .join(' · '),
  }
}
