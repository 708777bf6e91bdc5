import { printableText } from './printable.js'
import type { SolanaInstruction, SolanaMessage } from './solana-message.js'

/** The one transfer that a transaction of Solana makes, and what goes along with it. */
export interface SolanaTransfer {
  /** The account of the recipient; where a token goes to an account that is there already, that account. */
  readonly to: string
  /** In base units. */
  readonly amount: bigint
  /** `undefined` for the network's own token. */
  readonly token: { readonly mint: string; readonly decimals: number } | undefined
  readonly memos: readonly string[]
}

const SYSTEM = '11111111111111111111111111111111'
const tokenPrograms: readonly string[] = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]
const ASSOCIATED = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
const memoPrograms: readonly string[] = [
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
]
const COMPUTE_BUDGET = 'ComputeBudget111111111111111111111111111111'
/** Bytes of the instructions of the compute budget, by their first. */
const budgetSizes: ReadonlyMap<number, number> = /*#__PURE__*/ new Map([
  [1, 5],
  [2, 5],
  [3, 9],
  [4, 5],
])

/** What an instruction is; `undefined` where it is none of those that are known. */
type Step =
  | { readonly kind: 'transfer'; readonly to: string; readonly amount: bigint; readonly token: SolanaTransfer['token'] }
  | { readonly kind: 'account'; readonly account: string; readonly owner: string; readonly mint: string }
  | { readonly kind: 'memo'; readonly text: string }
  | { readonly kind: 'budget' }

/**
 * Reads what a transaction does: one transfer of the own account, which alone signs and pays. `undefined` where it does
 * anything else, or anything besides: those that sign blindly lose what they have.
 */
export function readSolanaTransfer(message: SolanaMessage, own: string): SolanaTransfer | undefined {
  const { signers, hasLookups, instructions } = message
  if (hasLookups || signers.length !== 1 || signers[0] !== own) return undefined
  const steps = instructions.map((instruction) => readStep(instruction, own))
  const known = steps.filter((step) => step !== undefined)
  const transfers = known.filter((step) => step.kind === 'transfer')
  const made = known.filter((step) => step.kind === 'account')
  const [transfer] = transfers
  if (known.length !== steps.length || !transfer || transfers.length > 1 || made.length > 1) return undefined
  const memos = known.flatMap((step) => (step.kind === 'memo' ? step.text : []))
  const [account] = made
  if (!account) return { to: transfer.to, amount: transfer.amount, token: transfer.token, memos }
  // An account that is made for anybody else is paid for, and of no use.
  if (account.account !== transfer.to || account.mint !== transfer.token?.mint) return undefined
  return { to: account.owner, amount: transfer.amount, token: transfer.token, memos }
}

function readStep(instruction: SolanaInstruction, own: string): Step | undefined {
  const { program } = instruction
  if (program === SYSTEM) return systemTransfer(instruction, own)
  if (tokenPrograms.includes(program)) return tokenTransfer(instruction, own)
  if (program === ASSOCIATED) return tokenAccount(instruction, own)
  if (memoPrograms.includes(program)) return memo(instruction, own)
  return program === COMPUTE_BUDGET ? budget(instruction) : undefined
}

function systemTransfer({ accounts, data }: SolanaInstruction, own: string): Step | undefined {
  const [from, to] = accounts
  if (accounts.length !== 2 || from !== own || to === undefined || data.length !== 12) return undefined
  const view = viewOf(data)
  if (view.getUint32(0, true) !== 2) return undefined
  return { kind: 'transfer', to, amount: view.getBigUint64(4, true), token: undefined }
}

/** `TransferChecked`: the mint and its decimals are in it, and a node looks at both. */
function tokenTransfer({ accounts, data }: SolanaInstruction, own: string): Step | undefined {
  const [, mint, to, owner] = accounts
  if (accounts.length !== 4 || mint === undefined || to === undefined || owner !== own) return undefined
  if (data.length !== 10 || data[0] !== 12) return undefined
  const token = { mint, decimals: data[9] ?? 0 }
  return { kind: 'transfer', to, amount: viewOf(data).getBigUint64(1, true), token }
}

/** `CreateIdempotent`: the program itself looks whether the account is the owner's. */
function tokenAccount({ accounts, data }: SolanaInstruction, own: string): Step | undefined {
  const [payer, account, owner, mint, system, token = ''] = accounts
  if (accounts.length !== 6 || payer !== own || system !== SYSTEM || !tokenPrograms.includes(token)) return undefined
  if (account === undefined || owner === undefined || mint === undefined) return undefined
  return data.length === 1 && data[0] === 1 ? { kind: 'account', account, owner, mint } : undefined
}

function memo({ accounts, data }: SolanaInstruction, own: string): Step | undefined {
  const text = printableText(data)
  return text !== undefined && accounts.every((account) => account === own) ? { kind: 'memo', text } : undefined
}

function budget({ accounts, data }: SolanaInstruction): Step | undefined {
  const [kind = 0] = data
  return accounts.length === 0 && budgetSizes.get(kind) === data.length ? { kind: 'budget' } : undefined
}

function viewOf({ buffer, byteOffset, byteLength }: Uint8Array): DataView {
  return new DataView(buffer, byteOffset, byteLength)
}
