import type { Address } from 'viem'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { exactText } from '../../runtime/core/decimal-sums.js'
import { browserHost } from '../../runtime/core/host.js'
import { tokenBalances } from '../../runtime/core/token-balance.js'
import { totalWorth, worthOf } from '../../runtime/core/token-worth.js'
import { type Transaction, transactionPage } from '../../runtime/core/transaction.js'
import { byMonth, shownOn } from '../../runtime/core/transaction-rules.js'
import { createBackend } from '../../runtime/transport/backend.js'
import { erc20 } from '../backend/abi.js'
import { ETHEREUM, type ServedBackend, serveBackend } from '../backend/served-backend.js'
import { answers } from '../backend/shapes.js'
import { historyOf, type MinedTransaction, makeBusy } from '../setup/busy-account.js'

const TRANSFERS = 5_000
const NFTS = 30
/** What the indexer may take for all of it. */
const patience = { timeout: 60_000, interval: 250 }
const { signal } = new AbortController()

let served: ServedBackend
let mined: readonly MinedTransaction[]
let account: Address
beforeAll(async () => {
  served = await serveBackend({ kind: 'memory' })
  const { ethereum } = served
  const [other, , , busy] = ethereum.accounts
  if (!other || !busy) throw new Error('The chain was not seeded')
  account = busy
  const begun = performance.now()
  const token = served.token('USDC').address
  await makeBusy({ rpcUrl: ethereum.url, account, other, token, transfers: TRANSFERS, nfts: NFTS })
  const sent = performance.now()
  mined = await historyOf(ethereum.url, account)
  // The indexer stores block by block: with the newest it has all.
  const newest = async () => (await page()).transactions[0]?.metadata.hash
  await vi.waitFor(async () => expect(await newest()).toBe(mined[0]?.hash), patience)
  const ms = (from: number) => Math.round(performance.now() - from)
  console.log(`${TRANSFERS} transfers: sent in ${Math.round(sent - begun)} ms, indexed ${ms(sent)} ms later`)
})
afterAll(() => served?.stop())

/** The client of the runtime, with the network and the clock of this process. */
function backend() {
  const links = { look: () => ({ href: 'http://localhost:5173/' }) } as never
  const wiring = { projectId: 'local', services: { api: served.url } }
  return createBackend({ host: { ...browserHost(), links }, wiring })
}

const page = (cursor?: string) =>
  backend().get(
    { path: `/v1/account/${account}/history`, decode: transactionPage },
    { chainId: ETHEREUM, cursor },
    signal,
  )

async function wholeHistory() {
  const pages: (readonly Transaction[])[] = []
  const cursors = new Set<string>()
  for (let cursor: string | undefined; ; ) {
    const { transactions, next } = await page(cursor)
    pages.push(transactions)
    if (next === null) return pages
    expect(cursors, 'a cursor comes once').not.toContain(next)
    cursors.add(next)
    cursor = next
  }
}

test('behavior: the whole history of a busy account, page by page: the chain’s, each once, the newest first', async () => {
  const begun = performance.now()
  const pages = await wholeHistory()
  console.log(`${pages.length} pages read in ${Math.round(performance.now() - begun)} ms`)
  const told = pages.flat()
  expect(mined.length).toBeGreaterThan(TRANSFERS)
  expect(told.map(({ metadata }) => metadata.hash)).toEqual(mined.map(({ hash }) => hash))
  expect(new Set(told.map(({ id }) => id)).size).toBe(mined.length)
  expect(told.map(({ metadata }) => metadata.minedAt)).toEqual(mined.map(({ minedAt }) => minedAt))
  expect(pages.slice(0, -1).every((each) => each.length === pages[0]?.length)).toBe(true)
  expect(shownOn(ETHEREUM, told), 'nothing of it is spam or of another chain').toHaveLength(told.length)

  const decimals = (token: Address | undefined) =>
    token ? (served.ethereum.tokens.find(({ address }) => address.toLowerCase() === token)?.decimals ?? 0) : 18
  expect(
    told.map(({ transfers }) => transfers.map((each) => [each.direction, each.quantity && exactText(each.quantity)])),
    'every amount, to the last unit',
  ).toEqual(
    mined.map(({ moved }) =>
      moved.map(({ amount, isIn, token }) => [
        isIn ? 'in' : 'out',
        exactText({ digits: amount, places: decimals(token) }),
      ]),
    ),
  )
  checkMonths(told)
}, 60_000)

/** Months against a calendar of its own. */
function checkMonths(told: readonly Transaction[]): void {
  const calendar = new Intl.DateTimeFormat('en', { year: 'numeric', month: 'numeric' })
  const wanted = new Map<string, string[]>()
  for (const { hash, minedAt } of mined) {
    const { year, month } = Object.fromEntries(calendar.formatToParts(minedAt).map(({ type, value }) => [type, value]))
    wanted.set(`${year} ${month}`, [...(wanted.get(`${year} ${month}`) ?? []), hash])
  }
  expect(wanted.size).toBeGreaterThan(6)
  expect(
    byMonth(told).map(({ year, month, transactions }) => [
      `${year} ${month + 1}`,
      transactions.map(({ metadata }) => metadata.hash),
    ]),
  ).toEqual([...wanted])
}

test('behavior: its balances are the chain’s to the last unit, with price and worth', async () => {
  const path = `/v1/account/${account}/balance`
  const query = { currency: 'usd', chainId: ETHEREUM }
  const balances = await backend().get({ path, decode: tokenBalances }, query, signal)
  const [native, ...tokens] = balances
  const wei = await served.publicClient.getBalance({ address: account })
  expect(native).toMatchObject({ symbol: 'ETH', chainId: ETHEREUM, quantity: { decimals: 18 } })
  expect(native).not.toHaveProperty('address')
  expect(native && exactText(native.quantity.numeric)).toBe(exactText({ digits: wei, places: 18 }))
  expect(tokens.map(({ symbol }) => symbol).toSorted()).toEqual(
    served.ethereum.tokens.map(({ symbol }) => symbol).toSorted(),
  )
  for (const { address, name, symbol, decimals } of served.ethereum.tokens) {
    const args = [account] as const
    const digits = await served.publicClient.readContract({ address, abi: erc20, functionName: 'balanceOf', args })
    const told = tokens.find((each) => each.address?.toLowerCase() === served.id(address).toLowerCase())
    expect(told).toMatchObject({ name, symbol, chainId: ETHEREUM, quantity: { decimals } })
    expect(told && exactText(told.quantity.numeric), symbol).toBe(exactText({ digits, places: decimals }))
    expect(told?.price, `somebody knows what ${symbol} costs`).toBeDefined()
    expect(told && worthOf(told)?.digits, symbol).toBeGreaterThan(0n)
  }
  const usdc = tokens.find(({ symbol }) => symbol === 'USDC')
  expect(Number(usdc?.price && exactText(usdc.price))).toBeCloseTo(1, 2)
  expect(totalWorth(balances).digits).toBeGreaterThan(0n)
})

test('behavior: its NFTs are all told, each once, over several pages', async () => {
  const told: string[] = []
  for (let cursor: string | undefined; ; ) {
    const query = { chainId: ETHEREUM, ...(cursor && { cursor }) }
    const { data, next } = await served.client.get(`/v1/account/${account}/nfts`, answers.nfts, query)
    told.push(...data.map(({ contract, tokenId, amount }) => `${contract.toLowerCase()} ${tokenId} × ${amount}`))
    if (next === null) break
    cursor = next
  }
  const owned = mined
    .flatMap(({ moved }) => moved)
    .flatMap(({ token, nft, isIn }) => (nft && token && isIn ? [`${served.id(token)} ${nft} × 1`] : []))
  // One was there before.
  expect(owned).toHaveLength(NFTS + 1)
  expect(told.toSorted()).toEqual(owned.toSorted())
})
