import { type Address, address, type IInstruction } from '@solana/web3.js'
import type { PreparedTransfer, TransferDraft, TransferProblem } from '../../../contract/transfer.js'
import { type Decoder, optional, shape } from '../../../core/decode.js'
import { atSlot, whole } from '../answers.js'
import type { Ask } from '../transaction-status.js'
import { budget, makeTokenAccount, moveLamports, moveTokens, tokenAccountOf } from './instructions.js'
import { type Lifetime, wireOf } from './message.js'
import { type AccountInfo, amountIn, readAccounts, readLifetime, readRent, readUnitPrice } from './reads.js'

/** Lamports for one signature. */
const SIGNATURE = 5_000n
/** Units that a payment of lamports takes, with what sets its budget. */
const PLAIN_UNITS = 450n
/** The most that is offered for a place in a block, in lamports: a market that went mad takes no fortune. */
const MOST_PRIORITY = 1_000_000n

/** What a node says would come of a transaction. */
interface Outcome {
  readonly units: bigint
  /** What it gives as the reason; `undefined` where it would be included. */
  readonly refused: string | undefined
  readonly receiver: AccountInfo | null
}

const readOutcome: Decoder<{ readonly err: unknown; readonly unitsConsumed: bigint | null }> = /*#__PURE__*/ atSlot(
  /*#__PURE__*/ shape({ err: (input: unknown) => input ?? null, unitsConsumed: /*#__PURE__*/ optional(whole) }),
)

/** Prices, simulates and freezes a transfer; `Transfers.prepare` says what comes of it. */
export function prepareTransfer(ask: Ask, draft: TransferDraft): Promise<PreparedTransfer | TransferProblem> {
  return draft.asset.address === null ? prepareLamports(ask, draft) : prepareTokens(ask, draft, draft.asset.address)
}

async function prepareLamports(ask: Ask, draft: TransferDraft): Promise<PreparedTransfer | TransferProblem> {
  const [from, to] = [address(draft.from), address(draft.to)]
  const [lifetime, price, [own]] = await Promise.all([
    readLifetime(ask),
    readUnitPrice(ask, [from, to]),
    readAccounts(ask, [from]),
  ])
  const has = own?.lamports ?? 0n
  const paid = priceOf(price, PLAIN_UNITS)
  const wanted = draft.isMax ? has : draft.value
  if (wanted > has || wanted === 0n) return { problem: 'balance', has }
  const needs = draft.isMax ? paid.fee + 1n : wanted + paid.fee
  if (has < needs) return { problem: 'fee', has, needs }
  const value = draft.isMax ? has - paid.fee : wanted
  const instructions = [...budget(PLAIN_UNITS, paid.price), moveLamports(from, to, value)]
  const { refused } = await simulate(ask, wireOf(from, lifetime, instructions))
  if (refused !== undefined) return { problem: 'reverted', reason: refused }
  return frozen({ ...draft, value }, lifetime, instructions, { likely: paid.fee, most: paid.fee }, value)
}

async function prepareTokens(
  ask: Ask,
  draft: TransferDraft,
  contract: string,
): Promise<PreparedTransfer | TransferProblem> {
  const [from, to, mint] = [address(draft.from), address(draft.to), address(contract)]
  const [[own, token], lifetime] = await Promise.all([readAccounts(ask, [from, mint]), readLifetime(ask)])
  const program = address(token?.owner ?? mint)
  const [source, destination] = await Promise.all([
    tokenAccountOf(from, mint, program),
    tokenAccountOf(to, mint, program),
  ])
  const [[held, waiting], price] = await Promise.all([
    readAccounts(ask, [source, destination]),
    readUnitPrice(ask, [source, destination]),
  ])
  const has = amountIn(held)
  const value = draft.isMax ? has : draft.value
  if (value > has || value === 0n) return { problem: 'balance', has }
  // The receiver's account is as large as the sender's: both have the extensions of their mint.
  const rent = waiting ? 0n : await readRent(ask, held?.data.length ?? 165)
  const moves = [
    ...(waiting ? [] : [makeTokenAccount(from, to, destination, mint, program)]),
    moveTokens({ program, mint, decimals: draft.asset.decimals, owner: from, source, destination, value }),
  ]
  const lamports = own?.lamports ?? 0n
  if (lamports < SIGNATURE + rent) return { problem: 'fee', has: lamports, needs: SIGNATURE + rent }
  const { refused, units, receiver } = await simulate(ask, wireOf(from, lifetime, moves), destination)
  if (refused !== undefined) return { problem: 'reverted', reason: refused }
  // With room for what changes until then, and for what sets the budget.
  const limit = (units * 6n) / 5n + 300n
  const paid = priceOf(price, limit)
  const needs = paid.fee + rent
  if (lamports < needs) return { problem: 'fee', has: lamports, needs }
  const received = receiver ? amountIn(receiver) - amountIn(waiting) : undefined
  const fee = { likely: paid.fee, most: paid.fee, ...(rent > 0n && { rent }) }
  const instructions = [...budget(limit, paid.price), ...moves]
  return frozen({ ...draft, value }, lifetime, instructions, fee, from === to ? undefined : received)
}

function frozen(
  draft: TransferDraft,
  lifetime: Lifetime,
  instructions: readonly IInstruction[],
  fee: PreparedTransfer['fee'],
  received: bigint | undefined,
): PreparedTransfer {
  const from = address(draft.from)
  const params = [Object.freeze({ transaction: wireOf(from, lifetime, instructions), pubkey: draft.from })]
  const digest = [draft.to, draft.asset.address ?? '', draft.value].join('/')
  return Object.freeze({
    draft: Object.freeze(draft),
    received,
    isSimulated: true,
    fee,
    seen: { nonce: 0, block: `${lifetime.lastValidBlockHeight}` },
    request: { method: 'solana_signTransaction', params, digest },
  })
}

/** The fee of one signature and of so many units, and the price of a unit that comes to that. */
function priceOf(price: bigint, units: bigint) {
  const most = (MOST_PRIORITY * 1_000_000n) / units
  const capped = price > most ? most : price
  return { price: capped, fee: SIGNATURE + (capped * units + 999_999n) / 1_000_000n }
}

async function simulate(ask: Ask, wire: string, receiver?: Address): Promise<Outcome> {
  const config = {
    encoding: 'base64',
    commitment: 'confirmed',
    sigVerify: false,
    replaceRecentBlockhash: true,
    ...(receiver && { accounts: { encoding: 'base64', addresses: [receiver] } }),
  }
  const told = await ask({ method: 'simulateTransaction', params: [wire, config] }, (input) => {
    const read = readOutcome(input)
    return read && { ...read, raw: input }
  })
  const refused = told.err === null ? undefined : reasonOf(told.err)
  const after: unknown = Object(Object(told.raw).value).accounts
  const data = Array.isArray(after) ? Object(after[0]).data : undefined
  const bytes = Array.isArray(data) && typeof data[0] === 'string' ? data[0] : undefined
  return { units: told.unitsConsumed ?? 200_000n, refused, receiver: bytes ? accountOf(bytes) : null }
}

function accountOf(base64: string): AccountInfo {
  const data = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return { lamports: 0n, owner: '', isExecutable: false, data }
}

/** `InsufficientFundsForRent`, `Custom 1`: what the error is called, as the runtime writes it. */
function reasonOf(error: unknown): string {
  if (typeof error === 'string') return error
  const [name = '', detail] = Object.entries(Object(error))[0] ?? []
  if (name !== 'InstructionError' || !Array.isArray(detail)) return name
  const inner: unknown = detail[1]
  return typeof inner === 'string' ? inner : (Object.entries(Object(inner))[0] ?? []).join(' ')
}
