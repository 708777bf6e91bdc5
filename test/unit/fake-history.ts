import { expect } from 'vitest'
import { evm } from '../../runtime/chains/evm/chain.js'
import type { Chain, TransactionStatus } from '../../runtime/contract/chain.js'
import type { Transfers } from '../../runtime/contract/transfer.js'
import type { KitEvent } from '../../runtime/core/events.js'
import { createActivity } from '../../runtime/features/activity/activity.js'
import { activity } from '../../runtime/features/activity/feature.js'
import { connect } from '../../runtime/features/connect/feature.js'
import { submissions } from '../../runtime/features/submissions/feature.js'
import { fakeConnector } from './fake-connector.js'
import { fakeKit } from './fake-kit.js'
import { type FakeBrowser, fakeHost } from './fakes.js'

/** Where a history is asked for in the unit tests. */
export const services = { api: 'https://api.example' }

/** A transaction as a backend tells it; the greater its number, the older it is. */
export function told(number: number, { chain = 'eip155:1', spam = false, ...more }: Partial<Told> = {}) {
  return {
    id: `${chain}:${number}`,
    metadata: {
      minedAt: new Date(Date.UTC(2023, 10, 14) - number * 3_600_000).toISOString(),
      chain,
      operationType: 'receive',
      status: 'confirmed',
      hash: hashOf(number),
      ...more,
    },
    transfers: spam ? [{ direction: 'in', quantity: { numeric: '1' }, nft_info: { flags: { is_spam: true } } }] : [],
  }
}

interface Told {
  readonly chain: string
  readonly spam: boolean
  readonly status: string
  readonly operationType: string
}

/** The hash of that transaction. */
export const hashOf = (number: number) => `0x${number.toString(16).padStart(64, '0')}`

/** A page of the transactions from one number to another. */
export function pageOf(from: number, to: number, next: string | null = null) {
  return { data: Array.from({ length: to - from }, (_, index) => told(from + index)), next }
}

/** What a backend answers: rows and the cursor of the page after, or an answer of its own. */
export type Answer = { readonly data: readonly unknown[]; readonly next?: unknown } | Response | Promise<never>

/** What the nodes say of submissions. */
export interface Nodes {
  readonly fate?: () => Promise<TransactionStatus>
  /** The transaction that took the number of one. */
  readonly rival?: Awaited<ReturnType<Transfers['rivalOf']>>
}

/** The activity of a connected account, over a backend and a node that answer as the test says. */
export async function activityOver(
  answer: (cursor: string | null, url: URL) => Answer | Promise<Answer>,
  { fate, rival, ...browser }: FakeBrowser & Nodes = {},
) {
  const urls: URL[] = []
  const host = fakeHost({
    ...browser,
    async fetch({ url }) {
      const asked = new URL(url)
      urls.push(asked)
      const given = await answer(asked.searchParams.get('cursor'), asked)
      return given instanceof Response ? given : Response.json(given)
    },
  })
  const transfers = async () => ({ rivalOf: async () => rival }) as Partial<Transfers> as Transfers
  const chain: Chain = {
    ...evm(),
    load: async (own) => ({ ...(await evm().load(own)), ...(fate && { transactionStatus: fate, transfers }) }),
  }
  const links = { look: () => ({ href: 'https://app.example/' }) } as never
  const { kit } = fakeKit(
    { features: [connect(), activity(), submissions()], services, chains: [chain] },
    { ...host, links },
  )
  await kit.chain('eip155')
  const connector = fakeConnector()
  await kit.session.connect(connector, new AbortController().signal)
  const events: KitEvent[] = []
  kit.events.on((event) => events.push(event))
  const api = await createActivity(kit)
  return {
    ...api,
    kit,
    host,
    clock: host.clock,
    connector,
    urls,
    cursors: () => urls.map(({ searchParams }) => searchParams.get('cursor')),
    failures: () => events.filter(({ event }) => event === 'ERROR_FETCH_TRANSACTIONS'),
    events,
    now: () => api.state.peek(),
    ids: () => api.state.peek().transactions.map(({ id }) => id),
    /** Lets time pass until calls that are tried again have ended, and the prose of their errors is here. */
    async end() {
      await host.clock.advance(16_000)
      await expect.poll(() => api.state.peek().status).not.toBe('loading')
    },
  }
}
