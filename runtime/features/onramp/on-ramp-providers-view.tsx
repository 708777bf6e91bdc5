import { useEffect, useId, useRef } from 'react'
import type { ModalError } from '../../../schema/error.js'
import { fill } from '../../../schema/explain-error.js'
import type { ViewProps, ViewUi } from '../../contract/view.js'
import { write } from '../../core/amount-text.js'
import { clean } from '../../core/clean.js'
import { separatorOf } from '../../core/parse-amount.js'
import { useAccount, useNetwork } from '../../react/hooks.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { OtherNetworks } from '../../ui/other-networks.js'
import { limitsOf, placesOf } from './amounts.js'
import { type OnrampApi, tokenKey } from './contract.js'
import { moneyText, rangeText, roundText } from './money-text.js'
import { ReceiveCard } from './receive-card.js'
import { Sellers } from './sellers.js'
import { isSoldHere, sellersOf } from './sellers-of.js'
import { onrampTexts } from './texts.js'
import { useOnrampApi } from './use-onramp-api.js'

/** Amounts to begin with, in whole units of the currency (FACTS 9.4). */
const PRESETS = ['100', '250', '500', '1000']

/** View `OnRampProviders`: what is paid, what is bought with it, and from whom. */
export function OnRampProvidersView({ ui, params }: ViewProps) {
  const { Failure, Icon, Skeleton, StatusScreen, Title, navigation, useWords } = ui
  const words = useWords(onrampTexts)
  const kit = useKit()
  const { status } = useAccount()
  const { network } = useNetwork()
  const { value: api, error, retry } = useOnrampApi(ui)
  useEffect(() => {
    if (status === 'disconnected') navigation.reset('Connect')
  }, [status, navigation])
  const isRestricted = !isSoldHere(kit)
  const isNowhere = status === 'connected' && network && sellersOf(kit, network.chainNamespace).length === 0
  return (
    <div className="mk-body">
      <Title text={words.title} />
      {isRestricted && (
        <StatusScreen image={<Icon name="alert" />} title={words.restricted} text={words.restrictedText} />
      )}
      {!isRestricted && isNowhere && <NotSold ui={ui} />}
      {!isRestricted && !isNowhere && (
        <>
          {error && <Failure error={error} onRetry={retry} />}
          {!error && !api && <Skeleton count={3} hasDetail />}
          {api && <BuyForm ui={ui} api={api} params={params} />}
        </>
      )}
    </div>
  )
}

/** No provider sells on the account's networks. */
function NotSold({ ui }: { readonly ui: ViewUi }) {
  const { Icon } = ui
  const words = ui.useWords(onrampTexts)
  return (
    <OtherNetworks
      ui={ui}
      image={<Icon name="coins" />}
      title={words.none}
      text={words.noneText}
      networks={words.networks}
    />
  )
}

function BuyForm({ ui, api, params }: ViewProps & { readonly api: OnrampApi }) {
  const { Button, Failure, Icon, Skeleton, locale, navigation, useWords } = ui
  const words = useWords(onrampTexts)
  const lang = useValue(locale)?.lang ?? 'en'
  const separator = separatorOf(lang)
  const [field, hint] = [useId(), useId()]
  const input = useRef<HTMLInputElement>(null)
  const [wares, choice, form, visit, purchases] = [
    useValue(api.wares),
    useValue(api.choice),
    useValue(api.form),
    useValue(api.visit),
    useValue(api.purchases),
  ]
  useOpenArguments(api, params)
  // The wait is a view of its own. One who comes back from there stays.
  useEffect(() => {
    let was = isGone(api)
    return api.visit.subscribe((now) => {
      const is = now.step === 'open' || now.step === 'blocked'
      if (is && !was && 'purchase' in now) navigation.push('BuyInProgress', { purchase: now.purchase })
      was = is
    })
  }, [api, navigation])
  if (wares.status === 'failed') return <Failure error={wares.error} onRetry={() => void api.refresh()} />
  if (!choice) return wares.status === 'ready' ? <NotSold ui={ui} /> : <Skeleton count={3} hasDetail />
  const problem = api.amount()
  const isWrong = typeof problem === 'object' && problem.problem !== 'empty'
  const { token, currency } = choice
  const limits = limitsOf(currency)
  return (
    <div className="mk-form">
      <div className="mk-form-card">
        <label htmlFor={field}>{words.pay}</label>
        <div className="mk-form-line">
          <input
            ref={input}
            id={field}
            className="mk-form-amount"
            dir="ltr"
            inputMode="decimal"
            autoComplete="off"
            spellCheck={false}
            placeholder="0"
            maxLength={20}
            value={form.amount}
            aria-invalid={isWrong || undefined}
            aria-describedby={hint}
            onChange={({ currentTarget }) => api.fill({ amount: currentTarget.value }, separator)}
          />
          <Button
            kind="quiet"
            className="mk-button mk-form-token"
            leadsTo="OnRampFiatSelect"
            aria-label={fill(words.currency, { currency: currency.id })}
            onClick={() => navigation.push('OnRampFiatSelect')}
          >
            {currency.id}
            <Icon name="chevron" isMirrored />
          </Button>
        </div>
        <fieldset className="mk-buy-presets" aria-label={words.preset}>
          {PRESETS.map((amount) => (
            <button
              key={amount}
              type="button"
              className="mk-button"
              data-kind="quiet"
              aria-pressed={form.amount === amount}
              onClick={() => api.fill({ amount }, separator)}
            >
              {roundText(amount, currency.id, lang)}
            </button>
          ))}
        </fieldset>
        <div className="mk-form-line mk-form-hint">
          <span id={hint} role={isWrong ? 'alert' : undefined} data-tone={isWrong ? 'warning' : undefined}>
            {problemText()}
          </span>
        </div>
      </div>
      <ReceiveCard ui={ui} api={api} token={token} isReady={typeof problem === 'bigint'} />
      {wares.status === 'ready' && wares.wares.isGuessed && <p className="mk-note">{words.guessed}</p>}
      {visit.step === 'failed' && (
        <p className="mk-note" role="alert" data-code={visit.error.code}>
          {failureText(visit.error)}
        </p>
      )}
      <Sellers
        ui={ui}
        api={api}
        isReady={typeof problem === 'bigint'}
        choice={choice}
        help={<Way ui={ui} to="WhatIsABuy" text={words.what} />}
        onMissing={() => input.current?.focus()}
      />
      {purchases.length > 0 && (
        <p className="mk-buy-links">
          <Way ui={ui} to="OnRampActivity" text={words.purchases} />
        </p>
      )}
    </div>
  )

  function failureText({ code, slots, title, userMessage, message }: ModalError): string {
    const own = { 'onramp/page': words.unsafe, 'onramp/unsold': words.refused }[code]
    return own ? fill(own, { seller: `\u2068${slots['seller']}\u2069` }) : `${title}. ${userMessage || message}`
  }

  function problemText(): string | undefined {
    if (typeof problem === 'bigint' || problem.problem === 'empty')
      return limits && rangeText(limits, currency.id, lang)
    if (problem.problem === 'decimals')
      return fill(words.decimals, { count: write(`${placesOf(currency.id)}`, lang, {}) })
    if (!('method' in problem)) return words.incorrect
    const { id, min, max } = problem.method
    const known = new Map([
      ['card', words.card],
      ['ach_bank_account', words.bank],
    ])
    const method = known.get(id) ?? `\u2068${clean(id, 24)}\u2069`
    const limit = moneyText(problem.problem === 'low' ? min : max, currency.id, lang)
    return fill(words[problem.problem], { limit, method })
  }
}

function Way({
  ui,
  to,
  text,
}: {
  readonly ui: ViewUi
  readonly to: 'OnRampActivity' | 'WhatIsABuy'
  readonly text: string
}) {
  return (
    <button type="button" className="mk-link" data-leads={to} onClick={() => ui.navigation.push(to)}>
      {text}
    </button>
  )
}

const isGone = ({ visit }: OnrampApi) => visit.peek().step === 'open' || visit.peek().step === 'blocked'

/** What a host opened the view with goes in once, by code and symbol: the person may change it. */
function useOpenArguments(api: OnrampApi, { currency, token, amount }: ViewProps['params']): void {
  const filled = useRef<OnrampApi>(undefined)
  const wares = useValue(api.wares)
  const network = useNetwork().network?.caipNetworkId
  useEffect(() => {
    if (filled.current === api || wares.status !== 'ready') return
    filled.current = api
    const named = (text: unknown) => (typeof text === 'string' && text ? text.toLowerCase() : undefined)
    const paid = wares.wares.currencies.find(({ id }) => id.toLowerCase() === named(currency))
    const sold = wares.wares.tokens.filter(({ symbol }) => symbol.toLowerCase() === named(token))
    const bought = sold.find(({ caipNetworkId }) => caipNetworkId === network) ?? sold[0]
    const given = {
      ...(paid && { currency: paid.id }),
      ...(bought && { token: tokenKey(bought) }),
      ...(typeof amount === 'string' && amount && { amount }),
    }
    if (Object.keys(given).length > 0) api.fill(given)
  }, [api, wares, network, currency, token, amount])
}
