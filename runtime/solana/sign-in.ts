import { isVersion1 } from '../connectors/solana/version.js'
import type { Connector } from '../contract/connector.js'
import type { SolanaSignInInput, SolanaSignInOutput } from '../contract/solana-provider.js'
import { coreError } from '../core/errors.js'
import { type Asked, check } from './answers.js'

/**
 * Asks the wallet's own object to sign in (`solana:signIn`), and gives what it has signed. Throws `wallet/unsupported` where
 * it does not know how, `wallet/bad-answer` where another account has signed, and what the wallet throws.
 */
export async function signInWith(
  { provider }: Pick<Connector, 'provider'>,
  input: SolanaSignInInput,
  asked: Asked,
): Promise<Omit<SolanaSignInOutput, 'account'>> {
  const { wallet, method } = asked
  const feature = Object(Object(Object(provider).features)['solana:signIn'])
  const { version, signIn } = feature as { version?: unknown; signIn?: unknown }
  if (!isVersion1(version) || typeof signIn !== 'function') throw coreError('wallet/unsupported', { wallet, method })
  const answer: unknown = await Reflect.apply(signIn, feature, [input])
  const [output, ...more] = Array.isArray(answer) ? answer : []
  const { account, signedMessage, signature } = Object(output) as Partial<SolanaSignInOutput>
  const isOurs = Object(account).address === asked.address && more.length === 0
  if (!isOurs || !(signedMessage instanceof Uint8Array) || !(signature instanceof Uint8Array))
    throw coreError('wallet/bad-answer', { wallet, method, expected: `signed by ${asked.address}` })
  await check(signedMessage, signature, asked)
  return { signedMessage, signature }
}
