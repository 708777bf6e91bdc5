import type { SolanaInstruction, SolanaMessage } from './solana-message.js'

const SYSTEM = '11111111111111111111111111111111'
/** The token program, and the one that followed it (Token-2022). */
const TOKENS: ReadonlySet<string | undefined> = new Set([
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
])
/** Makes the token account of a wallet, where there is none. */
const ASSOCIATED = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'

/**
 * Whom a message sends something of `account`: of SOL the address, of a token its token account, and whose that is where
 * the message makes it. Accounts of tables on the chain are nobody known.
 */
export function solanaRecipients({ instructions }: SolanaMessage, account: string): readonly string[] {
  const paid = instructions.map((each) => nativeRecipient(each, account) ?? tokenRecipient(each, account))
  const made = instructions
    .filter(
      ({ program, accounts }) => program === ASSOCIATED && accounts[1] !== undefined && paid.includes(accounts[1]),
    )
    .map(({ accounts }) => accounts[2])
  return [...new Set([...paid, ...made])].filter((each) => each !== undefined)
}

/** Of `Transfer`: `u32` 2, lamports. */
function nativeRecipient({ program, accounts, data }: SolanaInstruction, account: string): string | undefined {
  if (program !== SYSTEM || data.length !== 12 || accounts[0] !== account) return undefined
  return viewOf(data).getUint32(0, true) === 2 && amountAt(data, 4) > 0n ? accounts[1] : undefined
}

/** Of `Transfer`, `TransferChecked` and `TransferCheckedWithFee`. */
function tokenRecipient({ program, accounts, data }: SolanaInstruction, account: string): string | undefined {
  if (!TOKENS.has(program)) return undefined
  if (data[0] === 3 && data.length === 9 && accounts[2] === account) {
    return amountAt(data, 1) > 0n ? accounts[1] : undefined
  }
  const isChecked = data[0] === 12 && data.length === 10
  const isWithFee = data[0] === 26 && data[1] === 1 && data.length === 19
  if (!(isChecked || isWithFee) || accounts[3] !== account) return undefined
  return amountAt(data, isChecked ? 1 : 2) > 0n ? accounts[2] : undefined
}

function amountAt(data: Uint8Array, offset: number): bigint {
  return viewOf(data).getBigUint64(offset, true)
}

function viewOf(data: Uint8Array): DataView {
  return new DataView(data.buffer, data.byteOffset, data.byteLength)
}
