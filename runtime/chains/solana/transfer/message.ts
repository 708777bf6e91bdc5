import {
  type Address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  createTransactionMessage,
  decompileTransactionMessage,
  getBase64EncodedWireTransaction,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type IInstruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/web3.js'
import { toBase58 } from '../../../core/base58.js'
import { fromBase64, isSameBytes } from '../../../core/bytes.js'

/** Until when a transaction may be included. */
export interface Lifetime {
  readonly blockhash: string
  readonly lastValidBlockHeight: bigint
}

/** A transaction without signatures, as it goes over the wire, in base64. */
export function wireOf(payer: Address, lifetime: Lifetime, instructions: readonly IInstruction[]): string {
  const { lastValidBlockHeight } = lifetime
  const message = pipe(
    createTransactionMessage({ version: 0 }),
    (empty) => setTransactionMessageFeePayer(payer, empty),
    (paid) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: lifetime.blockhash as Blockhash, lastValidBlockHeight },
        paid,
      ),
    (timed) => appendTransactionMessageInstructions(instructions, timed),
  )
  return getBase64EncodedWireTransaction(compileTransaction(message))
}

/**
 * The signature of the first signer of a transaction that a wallet has signed, in base58: its hash. `undefined` for one that
 * cannot be read, has no signature, or lacks an instruction of what it was asked to sign. Wallets may add guards of their own and
 * pay more for a place; who is paid, and how much, stays.
 */
export function signatureOf(signed: string, asked: string): string | undefined {
  try {
    const [mine, theirs] = [read(asked), read(signed)]
    const kept = mine.instructions.every((each) => theirs.instructions.some((other) => isSame(each, other)))
    const [signature] = Object.values(theirs.signatures)
    return kept && mine.feePayer === theirs.feePayer && signature ? toBase58(signature) : undefined
  } catch {
    return undefined
  }
}

function read(wire: string) {
  const { messageBytes, signatures } = getTransactionDecoder().decode(fromBase64(wire) ?? new Uint8Array())
  const { instructions, feePayer } = decompileTransactionMessage(
    getCompiledTransactionMessageDecoder().decode(messageBytes),
  )
  const isBudget = ({ programAddress }: IInstruction) => programAddress.startsWith('ComputeBudget')
  return {
    signatures,
    feePayer: feePayer.address,
    instructions: (instructions as readonly IInstruction[]).filter((each) => !isBudget(each)),
  }
}

function isSame(one: IInstruction, other: IInstruction): boolean {
  const places = ({ accounts = [] }: IInstruction) => accounts.map((each) => each.address).join()
  const [data, otherData] = [one.data ?? new Uint8Array(), other.data ?? new Uint8Array()]
  return (
    one.programAddress === other.programAddress &&
    places(one) === places(other) &&
    isSameBytes(Uint8Array.from(data), Uint8Array.from(otherData))
  )
}
