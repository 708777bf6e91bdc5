import { fill } from '../../../schema/explain-error.js'
import type { ViewProps, ViewUi } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import { dateLocale } from '../../core/date-locale.js'
import { readDecimal } from '../../core/decimal-sums.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import type { OnrampApi, Purchase } from './contract.js'
import { moneyText } from './money-text.js'
import { providers } from './providers.data.js'
import { onrampWaitTexts } from './texts.js'
import { useOnrampApi } from './use-onramp-api.js'

/** View `OnRampActivity`: what the account has bought from this browser, the newest first. */
export function OnRampActivityView({ ui }: ViewProps) {
  const { Failure, Skeleton, Title, useWords } = ui
  const words = useWords(onrampWaitTexts)
  const { value: api, error, retry } = useOnrampApi(ui)
  return (
    <div className="mk-body">
      <Title text={words.activity} />
      {error && <Failure error={error} onRetry={retry} />}
      {!error && !api && <Skeleton count={3} hasDetail />}
      {api && <Purchases ui={ui} api={api} />}
    </div>
  )
}

const states = {
  open: 'stateOpen',
  paid: 'statePaid',
  arrived: 'stateArrived',
  failed: 'stateFailed',
  quiet: 'stateQuiet',
} as const

function Purchases({ ui, api }: { readonly ui: ViewUi; readonly api: OnrampApi }) {
  const { Icon, Image, List, Row, StatusScreen, locale, navigation, useWords } = ui
  const words = useWords(onrampWaitTexts)
  const lang = useValue(locale)?.lang ?? 'en'
  const { clock } = useKit().host
  const all = useValue(api.purchases)
  if (all.length === 0) return <StatusScreen image={<Icon name="coins" />} title={words.empty} text={words.emptyText} />
  return (
    <List label={words.activity}>
      {all.map((each) => (
        <Row
          key={each.id}
          data-mk-purchase={each.status}
          image={<Image name={providers[each.provider].label} />}
          title={titleOf(each)}
          detail={`${fill(words.row, {
            amount: `\u2068${paid(each)}\u2069`,
            seller: `\u2068${providers[each.provider].label}\u2069`,
          })} · \u2068${dayOf(each)}\u2069`}
          end={<span className="mk-tag">{words[states[each.status]]}</span>}
          leadsTo="BuyInProgress"
          onClick={() => navigation.push('BuyInProgress', { purchase: each.id })}
        />
      ))}
    </List>
  )

  function titleOf({ received, token }: Purchase): string {
    const symbol = clean(token.symbol, 12)
    return received ? `+${received} ${symbol}` : symbol
  }

  /** The day it was begun, with its year where that is over. No line breaks inside. */
  function dayOf({ at }: Purchase): string {
    const isThisYear = new Date(at).getFullYear() === new Date(clock.now()).getFullYear()
    const year = isThisYear ? undefined : 'numeric'
    const day = new Intl.DateTimeFormat(dateLocale(lang), { day: 'numeric', month: 'short', year }).format(at)
    return day.replaceAll(' ', '\u00a0')
  }

  function paid({ amount, currency }: Purchase): string {
    const read = readDecimal(amount)
    return read ? moneyText(read, currency, lang) : ''
  }
}
