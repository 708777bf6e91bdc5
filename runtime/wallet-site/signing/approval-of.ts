import { clean } from '../../core/clean.js'
import { fixedText, ofUnits } from '../../core/decimal.js'
import type { Approval, ApprovalRisk, ApprovalRow } from '../approval/approval.js'
import type { PreparedEvm, PreparedSolana } from '../signing-server.js'
import { puzzled, SiteError } from '../site-error.js'
import { describeTyped } from './describe-typed.js'
import { fromHex } from './hex.js'
import { needsWindow } from './refusals.js'
import type { SolanaTransfer } from './solana-transfer.js'
import { isPlainCall, readTokenTransfer } from './token-transfer.js'
import type { Wish, WishContext } from './wish.js'

type EvmWish = Extract<Wish, { kind: 'transaction' }>

/** Where a transaction is made, and what is in it in words. */
interface Sum {
  readonly amount: string
  readonly rows: readonly ApprovalRow[]
  readonly risks: readonly ApprovalRisk[]
}

/** Letters of a name that the server has from a contract. */
const NAME_LENGTH = 40
const row = (label: ApprovalRow['label'], value: string, form: ApprovalRow['form'] = 'text'): ApprovalRow => ({
  label,
  value,
  form,
})

/** The card of a message. */
export function approvalOfMessage(wish: Extract<Wish, { readonly text: string }>, { address }: WishContext): Approval {
  const { text, isSignIn } = wish
  return {
    title: isSignIn ? 'sign-in' : 'sign-message',
    rows: [row('message', text, 'long'), row('from', address, 'address')],
    risks: isSignIn ? ['signs-in'] : [],
    isGuarded: !isSignIn,
  }
}

/** The card of typed data: all of it, in the order in which it is hashed. */
export function approvalOfTyped({ data }: Extract<Wish, { kind: 'typed-data' }>, { address }: WishContext): Approval {
  const words = describeTyped(data)
  if (!words) throw needsWindow()
  const { domain, contract, message } = words
  return {
    title: 'sign-data',
    rows: [
      ...(domain === '' ? [] : [row('domain', domain, 'long')]),
      ...(contract === undefined ? [] : [row('contract', contract, 'address')]),
      row('data', message, 'long'),
      row('from', address, 'address'),
    ],
    risks: [],
    isGuarded: true,
  }
}

/**
 * The card of a transfer on an EVM network. The fee is the most that the signed numbers let it be, and what the first layer
 * takes. Where it only cancels another one, the card shows that one.
 */
export function approvalOfTransaction(wish: EvmWish, prepared: PreparedEvm, context: WishContext): Approval {
  const { replaces } = prepared
  const { to, value, transfer } = replaces?.kind === 'cancel' ? transferOf(replaces) : wish
  const moved = { to: transfer?.to ?? to, amount: transfer?.amount ?? value, token: transfer && to }
  const fee = BigInt(prepared.gas) * BigInt(prepared.maxFeePerGas) + BigInt(prepared.layerFee)
  const { amount, rows, risks } = sumOf({ ...moved, fee, prepared, reference: context.reference })
  const { title, risk } = transferWords[replaces?.kind ?? 'send']
  return { title, amount, rows, risks: [risk, ...risks], isGuarded: true }
}

const transferWords = {
  send: { title: 'send', risk: 'cannot-be-taken-back' },
  'speed-up': { title: 'speed-up', risk: 'paid-once' },
  cancel: { title: 'cancel-send', risk: 'may-still-go' },
} as const

/** The transfer of this wallet that waits. */
function transferOf({
  to,
  value,
  data,
}: NonNullable<PreparedEvm['replaces']>): Pick<EvmWish, 'to' | 'value' | 'transfer'> {
  const bytes = fromHex(data)
  if (!bytes || !isPlainCall(bytes, BigInt(value))) throw new SiteError(puzzled)
  return { to, value: BigInt(value), transfer: readTokenTransfer(bytes) }
}

/** The card of transactions of Solana: one after the other, where there are several. */
export function approvalOfSolana(
  moved: readonly { readonly transfer: SolanaTransfer; readonly prepared: PreparedSolana }[],
  isSent: boolean,
  { reference }: WishContext,
): Approval {
  const sums = moved.map(({ transfer, prepared }) => {
    const { to, amount, token, memos } = transfer
    if (token && prepared.token && token.decimals !== prepared.token.decimals) throw needsWindow()
    const fee = BigInt(prepared.fee)
    const sum = sumOf({ to, amount, token: token?.mint, fee, prepared, reference })
    return { ...sum, rows: [...sum.rows, ...memos.map((memo) => row('memo', memo, 'long'))] }
  })
  const [first] = sums
  return {
    title: isSent ? 'send' : 'sign-transaction',
    ...(first && sums.length === 1 && { amount: first.amount }),
    rows: sums.flatMap(({ rows }) => rows),
    risks: ['cannot-be-taken-back', ...new Set(sums.flatMap(({ risks }) => risks))],
    isGuarded: true,
  }
}

function sumOf({
  to,
  amount,
  token,
  fee,
  prepared,
  reference,
}: {
  readonly to: string
  readonly amount: bigint
  /** The contract or the mint. */
  readonly token: string | undefined
  readonly fee: bigint
  readonly prepared: PreparedSolana
  readonly reference: string
}): Sum {
  const { network, balance, isKnown } = prepared
  // Without its decimals the amount of a token can't be written for people.
  if (token !== undefined && !prepared.token) throw needsWindow()
  const moved = (token !== undefined && prepared.token) || { ...network, balance }
  const text = amountText(amount, moved)
  return {
    amount: text,
    rows: [
      { ...row('to', to, 'address'), mark: isKnown ? 'known' : 'first-time' },
      row('amount', text, 'amount'),
      ...(token === undefined ? [] : [row('token', token, 'address')]),
      row('network', `${clean(network.name, NAME_LENGTH)} (${reference})`),
      row('fee', amountText(fee, network)),
      row('balance', amountText(BigInt(moved.balance), moved)),
    ],
    risks: network.isTestnet ? ['test-network'] : [],
  }
}

/** All digits: what is rounded is not what is signed. */
function amountText(
  value: bigint,
  { symbol, decimals }: { readonly symbol: string; readonly decimals: number },
): string {
  const text = fixedText(ofUnits(value, decimals), decimals, 'down')
  const short = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  return `${short} ${clean(symbol, NAME_LENGTH) || '?'}`
}
