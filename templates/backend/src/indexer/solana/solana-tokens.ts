import type { Chain } from '../../chains/chains.js'
import { decodeTokenAccounts, type SolanaTokenAccount } from './decode-solana.js'

/** The token program, and the one that followed it (Token-2022). */
const TOKEN_PROGRAMS = ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb']

/** The token accounts of an owner, of both token programs. Throws `NodeError` and `UpstreamError`. */
export async function readTokenAccounts(
  chain: Chain,
  owner: string,
  signal: AbortSignal,
): Promise<readonly SolanaTokenAccount[]> {
  const answers = await Promise.all(
    TOKEN_PROGRAMS.map((programId) =>
      chain.request(
        'getTokenAccountsByOwner',
        [owner, { programId }, { encoding: 'jsonParsed', commitment: 'confirmed' }],
        signal,
      ),
    ),
  )
  return answers.flatMap(decodeTokenAccounts)
}

/** Name and symbol for a mint that the settings do not know: its first and last digits. */
export function shortMint(mint: string): string {
  return `${mint.slice(0, 4)}…${mint.slice(-4)}`
}
