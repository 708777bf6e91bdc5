import type { ModalError } from '../../../schema/error.js'
import { fill } from '../../../schema/explain-error.js'
import type { PreparedTransfer, TransferDraft } from '../../contract/transfer.js'
import type { ViewUi } from '../../contract/view.js'
import { write } from '../../core/amount-text.js'
import { clean } from '../../core/clean.js'
import { type Decimal, ofUnits } from '../../core/decimal.js'
import { exactText, times } from '../../core/decimal-sums.js'
import type { OwnToken } from '../../core/own-tokens.js'
import { fiatText } from '../../core/token-text.js'
import type { Translation } from '../../core/words.js'
import { useNetwork } from '../../react/hooks.js'
import { useValue } from '../../react/use-value.js'
import { GroupedAddress } from '../../ui/grouped-address.js'
import { Fact } from '../../ui/review-parts.js'
import type { SendApi, SendStep } from './contract.js'
import { WarningList } from './notes.js'
import { sendPreviewTexts, sendTexts } from './texts.js'
import { useSendTokens } from './use-send-tokens.js'

/** The transfer as it would be signed: with what is known while its fee is asked for, and the fee in its place then. */
export function Review({
  ui,
  api,
  step,
}: {
  readonly ui: ViewUi
  readonly api: SendApi
  readonly step: Extract<SendStep, { readonly step: 'quoting' | 'review' }>
}) {
  const { Button, NetworkImage, Skeleton, navigation, useWords } = ui
  const words = useWords(sendPreviewTexts)
  const { network } = useNetwork()
  const [warnings, receiver] = [useValue(api.warnings), useValue(api.receiver)]
  const tokens = useSendTokens(ui)
  const form = useWords(sendTexts)
  const lang = useValue(ui.locale)?.lang ?? 'en'
  const [prepared, again] = step.step === 'review' ? [step.prepared, step.again] : []
  const draft = step.step === 'review' ? step.prepared.draft : step.draft
  const { asset, to } = draft
  const chosen = tokens.find(({ address }) => address === asset.address)
  const symbol = clean(chosen?.symbol || asset.symbol, 12)
  if (!network) return null
  const coin = clean(network.nativeCurrency.symbol, 12)
  const cost =
    prepared &&
    costTexts(prepared, {
      words,
      lang,
      coin,
      decimals: network.nativeCurrency.decimals,
      price: tokens.find(({ address }) => address === null)?.price,
    })
  return (
    <div className="mk-form">
      {again && <AgainNote ui={ui} again={again} />}
      <dl className="mk-form-facts">
        <Fact name={words.amount}>
          <Sent ui={ui} draft={draft} chosen={chosen} symbol={symbol} isPriced={prepared !== undefined} />
        </Fact>
        {cost?.received && (
          <Fact name={words.arrives}>
            <strong>
              <bdi dir="ltr">
                {cost.received} <bdi>{symbol}</bdi>
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
        <Fact name={words.network} isTerm>
          <span className="mk-form-worth">
            <NetworkImage network={network} size="small" />
            <bdi>{clean(network.name)}</bdi>
          </span>
        </Fact>
        <Fact name={words.fee} isTerm>
          <output>
            <bdi dir="ltr">
              {cost ? cost.fee : <Skeleton kind="line" />} <bdi>{coin}</bdi>
            </bdi>
          </output>
          <span className="mk-row-detail">{cost ? cost.most : <Skeleton kind="line" />}</span>
        </Fact>
        {cost?.rent && (
          <Fact name={words.rent} isTerm>
            <span>
              <bdi dir="ltr">
                {cost.rent} <bdi>{coin}</bdi>
              </bdi>
            </span>
            <span className="mk-row-detail">{fill(words.rentText, { token: symbol })}</span>
          </Fact>
        )}
      </dl>
      <WarningList ui={ui} api={api} warnings={warnings} />
      {prepared && !prepared.isSimulated && <p className="mk-text">{words.notSimulated}</p>}
      <p className="mk-text">{words.careful}</p>
      <div className="mk-form-line">
        <Button kind="quiet" onClick={() => navigation.back()}>
          {words.cancel}
        </Button>
        <Button
          kind="primary"
          leadsTo="Account"
          isBusy={!prepared}
          aria-disabled={!prepared || undefined}
          onClick={() => void api.confirm()}
        >
          {prepared ? words.send : form.pricing}
        </Button>
      </div>
    </div>
  )
}

interface SentProps {
  readonly ui: ViewUi
  readonly draft: TransferDraft
  readonly chosen: OwnToken | undefined
  readonly symbol: string
  /** Whether its fee is known. */
  readonly isPriced: boolean
}

/** What is sent, with every digit, and what it is worth. Where all of the coin goes out, that is what the fee leaves of it. */
function Sent({ ui, draft: { asset, value, isMax }, chosen, symbol, isPriced }: SentProps) {
  const { TokenImage, Skeleton } = ui
  const lang = useValue(ui.locale)?.lang ?? 'en'
  const isKnown = isPriced || !isMax || asset.address !== null
  const amount = ofUnits(value, asset.decimals)
  const place = <Skeleton kind="line" />
  return (
    <>
      <span className="mk-form-worth">
        <TokenImage src={chosen?.iconUrl} name={symbol} size="small" coinOf={chosen?.coinOf} />
        <strong>
          <bdi dir="ltr">
            {isKnown ? wholeText(amount, lang) : place} <bdi>{symbol}</bdi>
          </bdi>
        </strong>
      </span>
      {chosen?.price && (
        <span className="mk-row-detail">{isKnown ? fiatText(times(amount, chosen.price), lang) : place}</span>
      )}
    </>
  )
}

/** Why the review is shown again. What stands in the way of the account has its words in the form. */
function AgainNote({ ui, again }: { readonly ui: ViewUi; readonly again: 'dearer' | 'declined' | ModalError }) {
  const [words, form] = [ui.useWords(sendPreviewTexts), ui.useWords(sendTexts)]
  const saidOf = ({ code, userMessage, message }: ModalError) =>
    ({ 'send/other-tab': form.otherTab, 'send/unresolved': form.unresolved })[code] ?? (userMessage || message)
  return (
    <p className="mk-note" role="alert" data-tone={again === 'declined' ? 'calm' : undefined}>
      {typeof again === 'object' ? saidOf(again) : words[again]}
    </p>
  )
}

/** Digits of a fee that people look at. */
const FEE_DIGITS = 3

interface Around {
  readonly words: Translation<(typeof sendPreviewTexts)['words']>
  readonly lang: string
  /** Symbol, decimals and dollars of the coin that fees are paid in. */
  readonly coin: string
  readonly decimals: number
  readonly price: Decimal | undefined
}

/** What a transfer costs for the eye, with the first digits that count, rounded up; and what arrives where that is less. */
function costTexts(
  { draft: { asset, value }, received, fee }: PreparedTransfer,
  { words, lang, coin, decimals, price }: Around,
) {
  const coins = (amount: bigint) =>
    write(exactText(ofUnits(amount, decimals)), lang, { maximumSignificantDigits: FEE_DIGITS, roundingMode: 'ceil' })
  const most = `\u2068${coins(fee.most)} ${coin}\u2069`
  return {
    received:
      received !== undefined && received !== value ? wholeText(ofUnits(received, asset.decimals), lang) : undefined,
    fee: coins(fee.likely),
    rent: fee.rent === undefined ? undefined : coins(fee.rent),
    most: [fill(words.most, { most }), price && fiatText(times(ofUnits(fee.most, decimals), price), lang)]
      .filter(Boolean)
      .join(' · '),
  }
}

const wholeText = (amount: Decimal, lang: string) => write(exactText(amount), lang, { maximumFractionDigits: 100 })
