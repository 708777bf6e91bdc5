import type { Address, PublicClient } from 'viem'
import { z } from 'zod'
import type { Chain } from '../chains/chains.js'
import { isNativeAddress } from '../tokens/token-address.js'
import { erc20Abi } from './pool-abi.js'
import { readMany, readOne } from './read-many.js'

/** What a token calls itself. `decimals` are digits after the point of one whole token. */
export interface TokenFacts {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly logoUri?: string | undefined
}

/** More digits than any real token has would only make numbers grow. */
const decimals = z.number().int().min(0).max(36)
const word = (most: number) => z.string().transform(plain).pipe(z.string().min(1).max(most))
const onChain = z.tuple([word(80), word(24), decimals])

/** What the settings say of a token, the native one included. Undefined for a token they don't name. */
export function knownFacts({ settings, namespace }: Chain, address: string): TokenFacts | undefined {
  if (isNativeAddress(namespace, address)) return settings.native
  const wanted = namespace === 'eip155' ? address.toLowerCase() : address
  return settings.tokens.find(
    (token) => (namespace === 'eip155' ? token.address.toLowerCase() : token.address) === wanted,
  )
}

/**
 * What a token's own contract says. Undefined when it is no ERC-20 or says nonsense: its texts are untrusted, so they
 * are freed of control characters and refused when they are long.
 */
export async function readFacts(client: PublicClient, address: Address): Promise<TokenFacts | undefined> {
  const ask = (functionName: string) => ({ address, abi: erc20Abi, functionName })
  const read = onChain.safeParse(await readMany(client, [ask('name'), ask('symbol'), ask('decimals')]))
  if (!read.success) return undefined
  return { name: read.data[0], symbol: read.data[1], decimals: read.data[2] }
}

/** The decimals of a token, of the settings or else of its contract. Undefined when it has none that make sense. */
export async function decimalsOf(chain: Chain, client: PublicClient, address: Address): Promise<number | undefined> {
  const known = knownFacts(chain, address)
  if (known) return known.decimals
  const read = decimals.safeParse(await readOne(client, { address, abi: erc20Abi, functionName: 'decimals' }))
  return read.success ? read.data : undefined
}

/** Text without control, format, private and blank characters, which could hide or turn around what stands beside it. */
function plain(text: string): string {
  return text.replace(/[\p{C}\p{DI}\u2800]/gu, '').trim()
}
