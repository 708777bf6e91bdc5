import {
  type Address,
  appendTransactionMessageInstructions,
  createSolanaRpc,
  createTransactionMessage,
  getBase64EncodedWireTransaction,
  type IInstruction,
  pipe,
  setTransactionMessageFeePayerSigner,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransactionMessageWithSigners,
  type TransactionSigner,
} from '@solana/web3.js'
import {
  findAssociatedTokenPda,
  getCreateAssociatedTokenIdempotentInstruction,
  getTransferCheckedInstruction,
} from '@solana-program/token-2022'

/** A token of either program. */
export interface Token {
  readonly name: string
  readonly mint: Address
  readonly tokenProgram: Address
  readonly decimals: number
}

/** Lets the wallet sign, and sends; gives the signature that names the transaction. */
export async function send(rpcUrl: string, signer: TransactionSigner, instructions: readonly IInstruction[]) {
  const rpc = createSolanaRpc(rpcUrl)
  const { value: lifetime } = await rpc.getLatestBlockhash().send()
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (empty) => setTransactionMessageFeePayerSigner(signer, empty),
    (paid) => setTransactionMessageLifetimeUsingBlockhash(lifetime, paid),
    (timed) => appendTransactionMessageInstructions(instructions, timed),
  )
  const signed = await signTransactionMessageWithSigners(message)
  return rpc.sendTransaction(getBase64EncodedWireTransaction(signed), { encoding: 'base64' }).send()
}

/** Moves so many base units of a token, into an account of it that is made where there is none. */
export async function tokenTransfer(signer: TransactionSigner, owner: Address, token: Token, amount: bigint) {
  const { mint, tokenProgram, decimals } = token
  const [source] = await findAssociatedTokenPda({ owner: signer.address, mint, tokenProgram })
  const [destination] = await findAssociatedTokenPda({ owner, mint, tokenProgram })
  return [
    getCreateAssociatedTokenIdempotentInstruction({ payer: signer, owner, mint, ata: destination, tokenProgram }),
    getTransferCheckedInstruction(
      { source, mint, destination, authority: signer, amount, decimals },
      { programAddress: tokenProgram },
    ),
  ]
}
