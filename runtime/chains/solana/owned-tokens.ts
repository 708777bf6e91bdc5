import type { OwnedToken } from '../../contract/chain.js'
import { tokenAccounts } from './answers.js'
import type { Ask } from './transaction-status.js'

/** The token programs: SPL Token and Token-2022, whose accounts nodes write alike. */
const programs = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'] as const

/**
 * The tokens of an account, each once: it may have several accounts of one token. What is not spendable, such as a fee
 * that Token-2022 holds back, is not counted by the programs themselves. Tokens of which nothing is left are left out.
 */
export async function ownedTokens(ask: Ask, owner: string): Promise<readonly OwnedToken[]> {
  const lists = await Promise.all(
    programs.map((programId) =>
      ask(
        {
          method: 'getTokenAccountsByOwner',
          params: [owner, { programId }, { encoding: 'jsonParsed', commitment: 'confirmed' }],
        },
        tokenAccounts,
      ),
    ),
  )
  const owned = new Map<string, OwnedToken>()
  for (const { mint: address, value, decimals } of lists.flat())
    owned.set(address, { address, decimals, value: value + (owned.get(address)?.value ?? 0n) })
  return [...owned.values()].filter(({ value }) => value > 0n)
}
