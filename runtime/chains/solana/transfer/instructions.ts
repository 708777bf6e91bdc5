import {
  AccountRole,
  type Address,
  address,
  getAddressEncoder,
  getProgramDerivedAddress,
  type IInstruction,
} from '@solana/web3.js'

const systemProgram = /*#__PURE__*/ address('11111111111111111111111111111111')
const budgetProgram = /*#__PURE__*/ address('ComputeBudget111111111111111111111111111111')
const associatedProgram = /*#__PURE__*/ address('ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL')

/** Little-endian bytes of a whole number. */
function little(value: bigint, size: number): Uint8Array {
  return Uint8Array.from({ length: size }, (_, place) => Number((value >> BigInt(8 * place)) & 0xffn))
}

const joined = (...parts: readonly (Uint8Array | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => [...part]))

/** Lamports from one account to another (System program, 2). */
export function moveLamports(from: Address, to: Address, lamports: bigint): IInstruction {
  return {
    programAddress: systemProgram,
    accounts: [
      { address: from, role: AccountRole.WRITABLE_SIGNER },
      { address: to, role: AccountRole.WRITABLE },
    ],
    data: joined(little(2n, 4), little(lamports, 8)),
  }
}

/** What a token transfer is made of; `program` is SPL Token or Token-2022. */
export interface TokenMove {
  readonly program: Address
  readonly mint: Address
  readonly decimals: number
  readonly owner: Address
  readonly source: Address
  readonly destination: Address
  readonly value: bigint
}

/** Tokens from one account of a token to another (`TransferChecked`, 12): the program compares the decimals. */
export function moveTokens({ program, mint, decimals, owner, source, destination, value }: TokenMove): IInstruction {
  return {
    programAddress: program,
    accounts: [
      { address: source, role: AccountRole.WRITABLE },
      { address: mint, role: AccountRole.READONLY },
      { address: destination, role: AccountRole.WRITABLE },
      { address: owner, role: AccountRole.READONLY_SIGNER },
    ],
    data: joined([12], little(value, 8), [decimals]),
  }
}

/** Makes the account of a token for an owner, unless there is one (`CreateIdempotent`, 1). `payer` pays the deposit. */
export function makeTokenAccount(
  payer: Address,
  owner: Address,
  token: Address,
  mint: Address,
  program: Address,
): IInstruction {
  return {
    programAddress: associatedProgram,
    accounts: [
      { address: payer, role: AccountRole.WRITABLE_SIGNER },
      { address: token, role: AccountRole.WRITABLE },
      { address: owner, role: AccountRole.READONLY },
      { address: mint, role: AccountRole.READONLY },
      { address: systemProgram, role: AccountRole.READONLY },
      { address: program, role: AccountRole.READONLY },
    ],
    data: Uint8Array.of(1),
  }
}

/** What the transaction may compute, and what a unit of that is worth to its sender, in millionths of a lamport. */
export function budget(units: bigint, price: bigint): readonly IInstruction[] {
  return [
    { programAddress: budgetProgram, data: joined([2], little(units, 4)) },
    { programAddress: budgetProgram, data: joined([3], little(price, 8)) },
  ]
}

/** The address of an owner's associated account of a token. */
export async function tokenAccountOf(owner: Address, mint: Address, program: Address): Promise<Address> {
  const seeds = [owner, program, mint].map((each) => getAddressEncoder().encode(each))
  const [found] = await getProgramDerivedAddress({ programAddress: associatedProgram, seeds })
  return found
}
