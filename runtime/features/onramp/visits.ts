import type { ProviderName } from '../../../schema/onramp-providers.js'
import type { Kit } from '../../contract/kit.js'
import { type Cell, cell } from '../../core/cell.js'
import { exactText } from '../../core/decimal-sums.js'
import { coreError, toModalError } from '../../core/errors.js'
import { browserLinkPage } from '../../core/host-links.js'
import { randomId } from '../../core/host-random.js'
import { browserWindows } from '../../core/host-windows.js'
import type { createBackendOnramp, Wish } from './backend-onramp.js'
import type { Purchase, VisitState } from './contract.js'
import { payPage } from './pages.js'
import type { PurchaseRecord } from './record.js'
import { readBalance } from './watch.js'

/** What chain and history may take to say what an account has, before the window is led on. */
const BEFORE_MS = 3_000

/** What visits are made of. */
export interface VisitDeps {
  readonly kit: Kit
  readonly backend: ReturnType<typeof createBackendOnramp>
  readonly record: PurchaseRecord
  /** What is filled in, for a seller; `undefined` where it cannot be bought. */
  wish(provider: ProviderName): Wish | undefined
}

/** The way to a seller's page, and what it leaves. */
export interface Visits {
  readonly visit: Cell<VisitState>
  /** Opens the seller's page. Call it inside the click. Never rejects. */
  start(provider: ProviderName): Promise<void>
  /** A purchase is gone: so is the way to it. */
  forget(purchase: string): void
  /** Something else is filled in: what failed is no longer said. */
  forgetFailure(): void
}

/** Leads the person to sellers. */
export function createVisits({ kit, backend, record, wish }: VisitDeps): Visits {
  const { session, host } = kit
  const windows = host.windows ?? browserWindows()
  const visit = cell<VisitState>({ step: 'none' })

  async function start(provider: ProviderName): Promise<void> {
    const what = wish(provider)
    if (!what || visit.peek().step === 'opening') return
    // Nothing before this may wait: only inside the click does a browser open a window.
    const isHere = host.page.isMobile()
    const opened = isHere ? undefined : windows.open()
    const mine = { step: 'opening', provider } as const
    visit.value = mine
    const leaving = new AbortController()
    const stop = session.state.subscribe(() => {
      if (session.account()?.address !== what.address) leaving.abort(coreError('flow/cancelled', {}))
    })
    try {
      const late = host.clock.sleep(BEFORE_MS, leaving.signal).then(() => undefined)
      const [href, balance, since] = await Promise.all([
        payPage(kit, backend, what, leaving.signal),
        Promise.race([readBalance(kit, what.token, what.address, leaving.signal), late]),
        Promise.race([newestRow(what, leaving.signal), late]),
      ])
      leaving.signal.throwIfAborted()
      const purchase = purchaseOf(what, balance?.units, since)
      record.add(purchase)
      const isOpen = opened && !opened.isClosed
      if (isOpen) opened.lead(href)
      visit.value =
        isHere || isOpen ? { step: 'open', purchase: purchase.id } : { step: 'blocked', purchase: purchase.id, href }
      // The way back is the browser's own; the record has what the page needs then.
      if (isHere) (host.links ?? browserLinkPage()).open(href, '_self')
    } catch (cause) {
      opened?.close()
      const error = await kit.explain(toModalError(cause))
      if (visit.peek() === mine) visit.value = { step: 'failed', provider, error }
    } finally {
      stop()
      leaving.abort()
    }
  }

  /** When the history last heard of a purchase; `undefined` where it does not say. Never rejects. */
  async function newestRow({ address, token }: Wish, signal: AbortSignal): Promise<number | undefined> {
    const rows = await backend.bought(address, token.caipNetworkId, signal).catch(() => undefined)
    return rows && Math.max(0, ...rows.map(({ metadata }) => metadata.minedAt))
  }

  function purchaseOf(
    { provider, token, currency, amount, address }: Wish,
    before: bigint | undefined,
    since: number | undefined,
  ): Purchase {
    return {
      id: randomId(),
      provider,
      address,
      caipNetworkId: token.caipNetworkId,
      token: { address: token.address, symbol: token.symbol },
      amount: exactText(amount),
      currency,
      at: host.clock.now(),
      before: before === undefined ? null : `${before}`,
      since: since ?? null,
      status: 'open',
      received: null,
      row: null,
    }
  }

  return {
    visit,
    start,
    forget(id) {
      const now = visit.peek()
      if ('purchase' in now && now.purchase === id) visit.value = { step: 'none' }
    },
    forgetFailure() {
      if (visit.peek().step === 'failed') visit.value = { step: 'none' }
    },
  }
}
