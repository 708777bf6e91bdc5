import type { Address, Blockhash, KeyPairSigner, Signature } from '@solana/kit'
import {
  AccountRole,
  address,
  appendTransactionMessageInstruction,
  createTransactionMessage,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { decodeTransaction } from './decode-transaction.js'
import { execute } from './execute.js'
import { type Ledger, putAccount } from './ledger.js'

/** Sends so many lamports to an address, by a real transaction that its history then has. */
export type Faucet = (to: Address, lamports: bigint) => Promise<Signature>

const SYSTEM = address('11111111111111111111111111111111')
/** 9 million SOL: the largest round amount whose lamports are exact in JSON. */
const FUNDS = 9_000_000_000_000_000n
const TRANSFER = 2

/** Makes the faucet, whose own account it funds. */
export function createFaucet(ledger: Ledger, signer: KeyPairSigner): Faucet {
  putAccount(ledger, { address: signer.address, owner: SYSTEM, lamports: FUNDS })
  return async (to, lamports) => {
    // Of its own: two airdrops of the same amount in one slot would be the same transaction.
    ledger.nextSlot()
    const blockhash = ledger.svm.latestBlockhash() as Blockhash
    const message = pipe(
      createTransactionMessage({ version: 'legacy' }),
      (empty) => setTransactionMessageFeePayerSigner(signer, empty),
      (paid) =>
        setTransactionMessageLifetimeUsingBlockhash({ blockhash, lastValidBlockHeight: ledger.slot() + 150n }, paid),
      (timed) => appendTransactionMessageInstruction(transferOf(signer.address, to, lamports), timed),
    )
    const wire = getTransactionEncoder().encode(await signTransactionMessageWithSigners(message))
    return execute(ledger, decodeTransaction(Uint8Array.from(wire)), true)
  }
}

/** The instruction that sends so many lamports. */
export function transferOf(from: Address, to: Address, lamports: bigint) {
  const data = new Uint8Array(12)
  const view = new DataView(data.buffer)
  view.setUint32(0, TRANSFER, true)
  view.setBigUint64(4, lamports, true)
  return {
    programAddress: SYSTEM,
    accounts: [
      { address: from, role: AccountRole.WRITABLE_SIGNER },
      { address: to, role: AccountRole.WRITABLE },
    ],
    data,
  } as const
}
