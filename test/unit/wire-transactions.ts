import {
  type Address,
  address,
  appendTransactionMessageInstruction,
  type Blockhash,
  compileTransaction,
  createTransactionMessage,
  getTransactionEncoder,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/web3.js'
import { getTransferSolInstruction } from '@solana-program/system'

/** A transfer of so many lamports that is not signed yet, as it goes over the wire; a node takes it with its blockhash. */
export function wireTransaction(from: string, amount = 1n, version: 0 | 'legacy' = 0, blockhash = from): Uint8Array {
  const source = address(from)
  const message = pipe(
    createTransactionMessage({ version }),
    (empty) => setTransactionMessageFeePayer(source, empty),
    (paid) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: blockhash as string as Blockhash, lastValidBlockHeight: 9n },
        paid,
      ),
    (timed) => appendTransactionMessageInstruction(transferFrom(source, amount), timed),
  )
  return Uint8Array.from(getTransactionEncoder().encode(compileTransaction(message)))
}

/** The instruction of a transfer to the system's own address; a wallet signs it. */
function transferFrom(source: Address, amount: bigint) {
  const signer = { address: source, signTransactions: async () => [] }
  const { programAddress, accounts, data } = getTransferSolInstruction({ source: signer, destination: source, amount })
  return { programAddress, accounts: accounts.map(({ address: at, role }) => ({ address: at, role })), data }
}
