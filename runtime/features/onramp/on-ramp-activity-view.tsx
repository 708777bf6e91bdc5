import type { ViewProps, ViewUi } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import { useValue } from '../../react/use-value.js'
import type { OnrampApi } from './contract.js'
import { onrampWaitTexts } from './texts.js'
import { useOnrampApi } from './use-onramp-api.js'
import { usePurchaseText } from './use-purchase-text.js'

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
  const { Button, Icon, List, Row, StatusScreen, TokenImage, navigation, useWords } = ui
  const words = useWords(onrampWaitTexts)
  const textOf = usePurchaseText(ui)
  const all = useValue(api.purchases)
  if (all.length === 0)
    return (
      <StatusScreen image={<Icon name="coins" />} title={words.empty} text={words.emptyText}>
        <Button
          kind="primary"
          leadsTo="OnRampProviders"
          onClick={() => navigation.leave('BuyInProgress', 'OnRampActivity')}
        >
          {words.title}
        </Button>
      </StatusScreen>
    )
  return (
    <List label={words.activity}>
      {all.map((each) => (
        <Row
          key={each.id}
          data-mk-purchase={each.status}
          image={
            <TokenImage name={clean(each.token.symbol)} coinOf={each.token.address ? undefined : each.caipNetworkId} />
          }
          {...textOf(each)}
          end={<span className="mk-tag">{words[states[each.status]]}</span>}
          leadsTo="BuyInProgress"
          onClick={() => navigation.push('BuyInProgress', { purchase: each.id })}
        />
      ))}
    </List>
  )
}
