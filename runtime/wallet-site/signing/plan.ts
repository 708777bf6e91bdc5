import { toBase58 } from '../../core/base58.js'
import { toBase64 } from '../../core/bytes.js'
import type { Approval } from '../approval/approval.js'
import type { PreparedEvm, SigningServer } from '../signing-server.js'
import { puzzled, SiteError } from '../site-error.js'
import { approvalOfMessage, approvalOfSolana, approvalOfTransaction, approvalOfTyped } from './approval-of.js'
import { joined, toHex } from './hex.js'
import type { EvmTransaction, SignTask } from './keeper-protocol.js'
import type { Wish, WishContext } from './wish.js'

/** What is done for a wish, once the person has said yes. */
export interface Plan {
  readonly approval: Approval
  /** What the card shows may not be approved in a frame at all. */
  readonly isForWindow: boolean
  readonly tasks: readonly SignTask[]
  /** The bytes whose digest the audit has. */
  readonly shown: Uint8Array<ArrayBuffer>
  /** The answer to the app. What is sent is sent, whether or not the app still waits. */
  finish(signed: readonly Uint8Array[]): Promise<unknown>
}

/** What plans are made with. */
export interface PlanDeps {
  readonly server: Pick<SigningServer, 'prepareEvm' | 'prepareSolana' | 'send'>
  readonly context: WishContext
  /** CAIP-2. */
  readonly chainId: string
  /** Of the request. */
  readonly id: string
  readonly signal: AbortSignal
}

const utf8 = (text: string) => new TextEncoder().encode(text)
const nothing = /*#__PURE__*/ new Uint8Array()

/** Makes the plan. Transactions are prepared by the server, and by nothing that the page says. */
export async function planOf(wish: Wish, deps: PlanDeps): Promise<Plan> {
  const { context } = deps
  const address = keptAddress(context)
  switch (wish.kind) {
    case 'message':
    case 'solana-message': {
      const { kind, message } = wish
      const finish = async ([signature = nothing]: readonly Uint8Array[]) =>
        kind === 'message' ? toHex(signature) : { signature: toBase58(signature) }
      const approval = approvalOfMessage(wish, context)
      return { approval, isForWindow: false, tasks: [{ kind, address, message }], shown: joined(message), finish }
    }
    case 'typed-data': {
      const { kind, json, data } = wish
      const finish = async ([signature = nothing]: readonly Uint8Array[]) => toHex(signature)
      const approval = approvalOfTyped(wish, context)
      return { approval, isForWindow: false, tasks: [{ kind, address, data }], shown: utf8(json), finish }
    }
    case 'transaction':
      return planTransaction(wish, deps)
    case 'solana-transactions':
      return planSolana(wish, deps)
  }
}

async function planTransaction(
  wish: Extract<Wish, { kind: 'transaction' }>,
  { server, context, chainId, id, signal }: PlanDeps,
): Promise<Plan> {
  const { to, value, data, gas, nonce } = wish
  const wishes = { ...(gas !== undefined && { gas }), ...(nonce !== undefined && { nonce }) }
  const prepared = await server.prepareEvm({ chainId, to, value: `0x${value.toString(16)}`, data, ...wishes }, signal)
  checkReplacement(wish, prepared, context)
  const { replaces } = prepared
  const transaction: EvmTransaction = {
    chainId: Number(context.reference),
    nonce: prepared.nonce,
    maxPriorityFeePerGas: prepared.maxPriorityFeePerGas,
    maxFeePerGas: prepared.maxFeePerGas,
    gas: prepared.gas,
    to,
    value: String(value),
    data,
  }
  return {
    approval: approvalOfTransaction(wish, prepared, context),
    isForWindow: prepared.needsWindow,
    tasks: [{ kind: 'transaction', address: keptAddress(context), transaction }],
    shown: utf8(JSON.stringify(transaction)),
    finish: ([raw = nothing]) =>
      server.send(
        { chainId, raw: toHex(raw), id: shortId(id), ...(replaces && { replaces: replaces.hash }) },
        new AbortController().signal,
      ),
  }
}

/** Only what the page has asked for takes the place of another transfer: the same one, or nothing to the own address. */
function checkReplacement(
  { nonce, to, value, data }: Extract<Wish, { kind: 'transaction' }>,
  { nonce: prepared, replaces }: PreparedEvm,
  context: WishContext,
): void {
  if (!replaces) return
  const isWished = nonce !== undefined && BigInt(nonce) === BigInt(prepared)
  const isSame = to === replaces.to && String(value) === replaces.value && data === replaces.data
  const isNothing = to === keptAddress(context) && value === 0n && data === '0x'
  if (!isWished || !(replaces.kind === 'cancel' ? isNothing : isSame)) throw new SiteError(puzzled)
}

async function planSolana(
  { transactions, answer }: Extract<Wish, { kind: 'solana-transactions' }>,
  { server, context, chainId, id, signal }: PlanDeps,
): Promise<Plan> {
  const moved = []
  for (const { message, transfer } of transactions) {
    const { to, amount, token } = transfer
    const call = { chainId, message: toBase64(message), to, amount: String(amount), mint: token?.mint ?? null }
    moved.push({ transfer, prepared: await server.prepareSolana(call, signal) })
  }
  return {
    approval: approvalOfSolana(moved, answer === 'send', context),
    isForWindow: moved.some(({ prepared }) => prepared.needsWindow),
    tasks: transactions.map(({ message }) => ({ kind: 'solana-transaction', address: context.address, message })),
    shown: joined(...transactions.map(({ message }) => message)),
    async finish(signatures) {
      const wires = transactions.map(({ message }, index) =>
        // One signature, in front of what it is of.
        joined(Uint8Array.of(1), signatures[index] ?? nothing, message),
      )
      const [first = nothing] = wires
      if (answer === 'all') return { transactions: wires.map(toBase58) }
      if (answer === 'one') return { transaction: toBase58(first) }
      await server.send({ chainId, raw: toBase64(first), id: shortId(id) }, new AbortController().signal)
      return { signature: toBase58(signatures[0] ?? nothing) }
    },
  }
}

/** As the worker writes it. */
function keptAddress({ namespace, address }: WishContext): string {
  return namespace === 'eip155' ? address.toLowerCase() : address
}

/** As many letters as the server takes. */
function shortId(id: string): string {
  return id.slice(0, 64)
}
