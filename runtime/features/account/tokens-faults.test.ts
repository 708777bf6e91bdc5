import { expect, test } from 'vitest'
import { soon } from '../../../test/setup/soon.js'
import { type TokensAnswer, tokenRow, tokensKit } from '../../../test/unit/tokens-kit.js'

const KEY = '@modal-kit/1/tokens'

const faults: readonly (readonly [what: string, answer: TokensAnswer, code: string])[] = [
  ['HTTP 400', 400, 'backend/failed'],
  ['HTTP 403', 403, 'backend/origin'],
  ['HTTP 429', 429, 'backend/rate-limited'],
  ['HTTP 500', 500, 'backend/failed'],
  ['HTTP 503', 503, 'backend/failed'],
  ['no answer', 'never', 'flow/timeout'],
  ['garbage', '<html>', 'backend/bad-answer'],
  ['a wrong shape', '{"balances":{}}', 'backend/bad-answer'],
  ['null', 'null', 'backend/bad-answer'],
  ['rows of something else', [1, null, { symbol: 'ETH', amount: '1' }], 'backend/bad-answer'],
  ['more than 2 MiB', JSON.stringify({ balances: [], more: 'x'.repeat(2 ** 21) }), 'backend/bad-answer'],
]

type Tokens = Awaited<ReturnType<typeof tokensKit>>

/** Lets as much time pass as what is read takes. */
function read({ state, clock }: Tokens, expected: object) {
  return soon(async () => {
    if (state().status === 'loading') await clock.advance(1_000)
    expect(state()).toMatchObject(expected)
  })
}

/** A list that was read and kept, and then this answer. */
async function failing(answer: TokensAnswer, code: string) {
  const all = await tokensKit()
  all.tokens.follow()
  await all.settled()
  const { at } = all.state() as { readonly at?: number }
  const kept = all.disk.data.get(KEY)
  expect(kept).toContain('"symbol":"ETH"')
  all.answer(answer)
  await all.clock.advance(30_000)
  await read(all, { status: 'failed', error: { code }, at })
  return { ...all, at, kept }
}

test.each(faults)('error: %s keeps the last good list and rests 30 s', async (_, answer, code) => {
  const all = await failing(answer, code)
  const { tokens, clock, state, symbols, requests, settled } = all
  expect(symbols()).toEqual(['ETH'])
  const asked = requests.length
  await clock.advance(28_000)
  // A subscriber that comes back, and a press on the button, wait as well.
  tokens.follow()
  void tokens.refresh()
  void tokens.refresh()
  await settled()
  expect([requests.length, state().status]).toEqual([asked, 'failed'])
  all.answer([tokenRow('NEW')])
  await clock.advance(3_000)
  await soon(() => expect(symbols()).toEqual(['NEW']))
  expect(requests).toHaveLength(asked + 1)
})

test.each(faults)(
  'error: after %s the last good list is still on disk, and a new visit shows it with its age',
  async (...[, answer, code]) => {
    const { disk, kept, at } = await failing(answer, code)
    expect(disk.data.get(KEY)).toBe(kept)

    const next = await tokensKit(answer, { disk })
    await next.clock.advance(120_000)
    const seen: unknown[] = []
    next.tokens.state.subscribe((state) => seen.push(state))
    next.tokens.follow()
    const known = { at, data: [{ symbol: 'ETH' }] }
    await read(next, { status: 'failed', error: { code }, ...known })
    expect(seen).toMatchObject([{ status: 'idle' }, { status: 'loading', ...known }, { status: 'failed', ...known }])
    expect(disk.data.get(KEY)).toBe(kept)
  },
)

test.each(faults)('error: %s for ten minutes is asked about 30 s after each failure', async (_, answer, code) => {
  const { tokens, clock, requests, symbols } = await failing(answer, code)
  const rests: number[] = []
  let failedAt = clock.now()
  tokens.state.subscribe(({ status }) => {
    if (status === 'failed') failedAt = clock.now()
    if (status === 'loading') rests.push(clock.now() - failedAt)
  })
  const before = requests.length
  for (let second = 0; second < 600; second += 1) {
    void tokens.refresh()
    await clock.advance(1_000)
  }
  expect(rests.length).toBeGreaterThan(10)
  expect(Math.min(...rests)).toBeGreaterThanOrEqual(30_000)
  expect(requests.length - before).toBeLessThanOrEqual(3 * rests.length)
  expect(symbols()).toEqual(['ETH'])
})

const rows: readonly (readonly [what: string, row: Readonly<Record<string, unknown>>, isShown: boolean])[] = [
  ['a negative quantity', { quantity: { decimals: '18', numeric: '-5' } }, false],
  ['80 digits', { quantity: { decimals: '18', numeric: '8'.repeat(80) } }, false],
  ['unknown decimals', { quantity: { decimals: 'many', numeric: '5' } }, false],
  ['a price of null', { price: null }, true],
  ['a price of 80 digits', { price: '9'.repeat(80) }, true],
  ['a name that turns the text around', { name: '\u202ereversed\u202c\u0007' }, true],
  ['a name of markup', { name: '<img src=x onerror=alert(1)>' }, true],
  ['an icon that is a script', { iconUrl: 'javascript:alert(1)' }, true],
]

test.each(rows)('error: a row with %s is no failure; the others are shown and kept', async (_, row, isShown) => {
  const all = await tokensKit()
  const { tokens, clock, disk, settled } = all
  tokens.follow()
  await settled()
  const odd = tokenRow('ODD', { address: 'eip155:1:0xa', ...row })
  all.answer([odd, tokenRow('NEW')])
  await clock.advance(30_000)
  await settled()
  const next = await tokensKit('never', { disk })
  await next.clock.advance(30_000)
  next.tokens.follow()
  for (const { state, symbols } of [all, next]) {
    expect(state()).toMatchObject({ status: 'ready', at: all.clock.now() })
    expect(symbols()).toEqual(isShown ? ['ODD', 'NEW'] : ['NEW'])
  }
})

test('error: of a list beyond 5,000 rows the beginning is shown; it is not kept, and nor is what it replaced', async () => {
  const all = await tokensKit()
  const { tokens, clock, disk, state, symbols, settled } = all
  tokens.follow()
  await settled()
  all.answer(Array.from({ length: 6_000 }, (_, at) => tokenRow(`T${at}`)))
  await clock.advance(30_000)
  await soon(() => expect(state()).toMatchObject({ status: 'ready', data: { length: 5_000 } }))
  expect([symbols()?.at(-1), disk.data.get(KEY)]).toEqual(['T4999', '{}'])
})

test('FACTS 3.8: HTTP 503 ends the polling until there is a new subscriber', async () => {
  const all = await tokensKit(503)
  const { tokens, clock, state, requests, settled } = all
  const stop = tokens.follow()
  await settled()
  await clock.advance(5_000)
  await soon(() => expect(state().status).toBe('failed'))
  const asked = requests.length
  await clock.advance(600_000)
  expect(requests).toHaveLength(asked)
  stop()
  await settled()
  all.answer([tokenRow('ETH')])
  tokens.follow()
  await settled()
  expect(all.symbols()).toEqual(['ETH'])
})
