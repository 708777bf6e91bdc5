import { expect, vi } from 'vitest'
// Already here when a kit fetches it, so that it comes as soon as everything else does.
import '../../runtime/chains/evm/adapter.js'
import type { Services } from '../../runtime/contract/app.js'
import type { Connector } from '../../runtime/contract/connector.js'
import type { Network } from '../../runtime/core/network.js'
import { createTokens } from '../../runtime/features/account/tokens.js'
import { accountsOn, fakeConnector } from './fake-connector.js'
import { ethereum, fakeKit, polygon } from './fake-kit.js'
import { type FakeDisk, type FakeStorage, fakeDisk, fakeHost, settle } from './fakes.js'

/** A row as the backend writes it. */
export function tokenRow(symbol: string, changes: Readonly<Record<string, unknown>> = {}) {
  const quantity = { decimals: '18', numeric: '2.5' }
  return { name: `${symbol} token`, symbol, chainId: 'eip155:1', price: 2, quantity, iconUrl: '', ...changes }
}

/** What a backend answers: rows, a status, a text of JSON, a header and a status, or nothing at all. */
export type TokensAnswer = readonly unknown[] | number | string | 'never'

const json = { 'content-type': 'application/json' }

/** A body that is sent when it is read, and stands in `open` until it is read to its end or left. */
function bodyOf(text: string, open: Set<object>): ReadableStream<Uint8Array> {
  const parts = [new TextEncoder().encode(text)]
  open.add(parts)
  return new ReadableStream(
    {
      pull(controller) {
        const part = parts.shift()
        if (part) return controller.enqueue(part)
        controller.close()
        open.delete(parts)
      },
      cancel: () => void open.delete(parts),
    },
    { highWaterMark: 0 },
  )
}

function respond(answer: TokensAnswer, signal: AbortSignal, open: Set<object>): Promise<Response> {
  if (typeof answer === 'number') return Promise.resolve(new Response('{}', { status: answer, headers: json }))
  if (answer === 'never') {
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  }
  const text = typeof answer === 'string' ? answer : JSON.stringify({ balances: answer })
  return Promise.resolve(new Response(bodyOf(text, open), { headers: json }))
}

/** What a test says about the tokens. */
export interface TokensPlan {
  readonly disk?: FakeDisk
  readonly storage?: FakeStorage
  readonly services?: Services
  readonly networks?: readonly Network[]
  readonly connector?: Partial<Connector>
}

/** The tokens of a kit whose backend answers as the test says. */
export async function tokensKit(answer: TokensAnswer = [tokenRow('ETH')], plan: TokensPlan = {}) {
  let now = answer
  const open = new Set<object>()
  const { disk = fakeDisk(), services = { api: 'https://api.example' }, networks = [ethereum, polygon] } = plan
  const { storage = disk.tab() } = plan
  const links = { look: () => ({ href: 'https://app.example/' }) } as never
  const host = Object.assign(fakeHost({ storage, fetch: ({ signal }) => respond(now, signal, open) }), { links })
  const { kit } = fakeKit({ services, networks }, host)
  await kit.loadModal()
  const connector = fakeConnector(plan.connector)
  connector.answer(accountsOn(networks[0]?.chainNamespace ?? 'eip155', undefined, `${networks[0]?.id}`))
  await kit.session.connect(connector, new AbortController().signal)
  const tokens = createTokens(kit)
  const state = () => tokens.state.peek()
  return {
    kit,
    host,
    disk,
    connector,
    tokens,
    state,
    clock: host.clock,
    requests: host.requests,
    answer(next: TokensAnswer) {
      now = next
    },
    /** What is known: symbols, in the order of the backend. */
    symbols() {
      const known = state()
      return 'data' in known ? known.data?.map(({ symbol }) => symbol) : undefined
    },
    /** Waits until every answer that was sent is read, and what follows from it is done. */
    async settled() {
      await settle()
      while (open.size > 0) {
        await vi.waitFor(() => expect(open.size).toBe(0), { timeout: 10_000 })
        await settle()
      }
    },
  }
}
