import { meldOf, type ProviderName } from '../../../schema/onramp-providers.js'
import type { Kit } from '../../contract/kit.js'
import { cell, derived } from '../../core/cell.js'
import { ofUnits } from '../../core/decimal.js'
import { createScope } from '../../core/scope.js'
import { createQuery } from '../../session/query.js'
import { accountToken } from '../account/contract.js'
import { placesOf, readMoney } from './amounts.js'
import { createBackendOnramp, type Wish } from './backend-onramp.js'
import {
  type BuyForm,
  type BuyToken,
  type OnrampApi,
  onrampToken,
  type ProviderOffer,
  type Purchase,
  type QuoteState,
  tokenKey,
  type Wares,
  type WaresState,
} from './contract.js'
import { providers } from './providers.data.js'
import { isOf, openRecord } from './record.js'
import { sellersOf } from './sellers-of.js'
import { createVisits } from './visits.js'
import { guessedWares } from './wares.js'
import { watchPurchases } from './watch.js'

const READ_MS = 21_000
const WARES_MS = 600_000
const QUOTES_MS = 30_000
/** SPEC §9: typing has paused. */
const PAUSE_MS = 500

/** What is sold where no provider sells. */
const nothing: Wares = { tokens: [], currencies: [], isGuessed: false }

type Quotes = Readonly<Partial<Record<ProviderName, QuoteState>>>

/** The logic of buying. Nothing is asked before it is followed. */
export async function createOnramp(kit: Kit): Promise<OnrampApi> {
  const { session, host, storage, wiring } = kit
  const account = await kit.use(accountToken)
  const backend = createBackendOnramp(kit)
  const record = openRecord(storage)
  const form = cell<BuyForm>({ currency: undefined, token: undefined, amount: '' })
  let separator = '.'
  let asked = ''
  /** Ends with the last subscriber. */
  let following: AbortController | undefined
  let watcher: AbortController | undefined

  const sellers = () => {
    const live = session.account()
    const network = live && kit.network(live.caipNetworkId)
    return network ? sellersOf(kit, network.chainNamespace) : []
  }

  const wares = createQuery<Wares>({
    kit,
    freshMs: WARES_MS,
    readMs: READ_MS,
    target(_, { chainNamespace: namespace }) {
      const all = sellers()
      if (all.length === 0) return undefined
      return { key: `${namespace}/${all}`, name: all.map((name) => providers[name].label).join(', '), read }

      async function read(signal: AbortSignal): Promise<Wares> {
        const networks = { namespace, all: wiring.networks }
        const answers = await Promise.allSettled(all.map((name) => backend.wares(name, networks, signal)))
        signal.throwIfAborted()
        const told = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
        const tokens = new Map(told.flatMap((each) => each.tokens).map((token) => [tokenKey(token), token]))
        const currencies = new Map(
          told
            .flatMap((each) => each.currencies)
            .toReversed()
            .map((each) => [each.id, each]),
        )
        if (tokens.size > 0 && currencies.size > 0)
          return { tokens: [...tokens.values()], currencies: [...currencies.values()].toReversed(), isGuessed: false }
        const guessed = guessedWares(networks)
        const [first] = answers
        // No provider has answered, and there are no defaults for these networks.
        if (guessed.tokens.length === 0 && told.length === 0 && first?.status === 'rejected') throw first.reason
        return guessed
      }
    },
  })
  const known = () => {
    const now = wares.state.value
    return 'data' in now ? now.data : undefined
  }

  const choice = derived<{ currency: Wares['currencies'][number]; token: BuyToken } | undefined>(undefined, () => {
    const now = known()
    const { currency, token } = form.value
    const live = session.state.value && session.account()
    const here = now?.tokens.filter(({ caipNetworkId }) => caipNetworkId === live?.caipNetworkId)
    const bought =
      now?.tokens.find((each) => tokenKey(each) === token) ??
      here?.find(({ symbol }) => symbol === 'USDC') ??
      here?.[0] ??
      now?.tokens[0]
    const paid = now?.currencies.find(({ id }) => id === currency) ?? now?.currencies[0]
    return bought && paid ? { token: bought, currency: paid } : undefined
  })

  const amount: OnrampApi['amount'] = () => {
    const now = choice.peek()
    return now ? readMoney(form.peek().amount, now.currency, separator) : { problem: 'empty' }
  }

  function wish(provider: ProviderName): Wish | undefined {
    const [now, live, units] = [choice.peek(), session.account(), amount()]
    if (!now || !live || typeof units !== 'bigint') return undefined
    const { id: currency } = now.currency
    return { provider, token: now.token, currency, amount: ofUnits(units, placesOf(currency)), address: live.address }
  }

  const visits = createVisits({ kit, backend, record, wish })

  const quotes = createQuery<Quotes>({
    kit,
    refreshMs: QUOTES_MS,
    readMs: READ_MS,
    target(live) {
      const wishes = sellers().flatMap((name) => wish(name) ?? [])
      const [first] = wishes
      if (!first) return undefined
      const key = [live.address, first.currency, tokenKey(first.token), first.amount.digits].join('/')
      return {
        key,
        name: wishes.map(({ provider }) => providers[provider].label).join(', '),
        async read(signal) {
          if (key !== asked) await host.clock.sleep(PAUSE_MS, signal)
          asked = key
          return Object.fromEntries(
            await Promise.all(wishes.map(async (each) => [each.provider, await quoteOf(each, signal)] as const)),
          )
        },
      }
    },
  })

  async function quoteOf(each: Wish, signal: AbortSignal): Promise<QuoteState> {
    if (each.provider === 'meld' && meldOf(kit.options(onrampToken)?.onramp).publicKey) return { status: 'untold' }
    try {
      const quote = await backend.quote(each, signal)
      return quote ? { status: 'ready', quote } : { status: 'unsold' }
    } catch (cause) {
      signal.throwIfAborted()
      return { status: 'failed', error: await kit.explain(cause) }
    }
  }

  const offers = derived<readonly ProviderOffer[]>([], () => {
    const now = session.state.value && quotes.state.value
    return sellers().map((name) => {
      const { label, feeRange } = providers[name]
      return { name, label, feeRange, quote: quoteIn(now, name) }
    })
  })

  /** Watches while there is something to wait for: one watcher, however many begin. */
  function watch(): void {
    const mine = following
    if (!mine || watcher === mine) return
    watcher = mine
    watchPurchases({ kit, record, backend, onArrived }, mine.signal)
      .catch(() => {
        // The last subscriber has left.
      })
      .finally(() => {
        if (watcher === mine) watcher = undefined
      })
  }

  function onArrived({ caipNetworkId, token: { address } }: Purchase): void {
    void account.refresh()
    if (address) void account.tokens.refresh([`${caipNetworkId}:${address}`])
  }

  const follow = createScope((own) => {
    const mine = new AbortController()
    following = mine
    own(() => mine.abort())
    own(record.follow())
    own(wares.follow())
    // What was guessed is asked for again with each visit.
    if (known()?.isGuessed) void wares.refresh()
    own(quotes.follow())
    own(record.all.subscribe(watch))
    own(session.state.subscribe(watch))
    // The question is known once the wares are.
    own(choice.subscribe(() => void quotes.refresh()))
  })

  return {
    wares: derived<WaresState>({ status: 'reading' }, () => {
      const now = session.state.value && wares.state.value
      if ('data' in now && now.data) return { status: 'ready', wares: now.data }
      // Without a seller nothing is asked, and there is nothing to wait for.
      if (session.account() && sellers().length === 0) return { status: 'ready', wares: nothing }
      return now.status === 'failed' ? now : { status: 'reading' }
    }),
    form,
    choice,
    offers,
    visit: visits.visit,
    purchases: derived<readonly Purchase[]>([], () => {
      const live = session.state.value && session.account()
      return live ? record.all.value.filter((each) => isOf(each, live)) : []
    }),
    follow,
    refresh: wares.refresh,
    fill(changes, typedWith = separator) {
      separator = typedWith
      form.value = { ...form.peek(), ...changes }
      visits.forgetFailure()
      void quotes.refresh()
    },
    amount,
    start: visits.start,
    forget(id) {
      record.remove(id)
      visits.forget(id)
    },
  }
}

function quoteIn(now: ReturnType<typeof createQuery<Quotes>>['state']['initial'], name: ProviderName): QuoteState {
  if (now.status === 'idle') return { status: 'none' }
  const known = 'data' in now ? now.data?.[name] : undefined
  if (known) return known
  return now.status === 'failed' ? { status: 'failed', error: now.error } : { status: 'reading' }
}
