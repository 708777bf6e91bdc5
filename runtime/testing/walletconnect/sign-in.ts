import type { LocalAccount } from 'viem'
import type { SdkWallet } from './sdk-wallet.js'

type Approval = Parameters<SdkWallet['approveSession']>[0]
/** A signed sign-in (CAIP-74), as the SDK sends it along with an approved session. */
export type SignIn = NonNullable<NonNullable<Approval['proposalRequestsResponses']>['authentication']>[number]

/** What an app wants signed while it connects: the fields of a sign-in message (CAIP-122), good on `chains`. */
export interface SignInRequest {
  readonly chains: readonly string[]
  readonly domain: string
  readonly aud: string
  readonly nonce: string
  readonly version: string
  readonly iat: string
  readonly exp?: string
  readonly nbf?: string
  readonly statement?: string
  readonly requestId?: string
  readonly resources?: string[]
}

/** Signs, for the first chain that the wallet has, every sign-in that came with a proposal. */
export async function signIns(
  wallet: SdkWallet,
  account: LocalAccount,
  requests: readonly SignInRequest[],
  approved: readonly string[],
): Promise<readonly SignIn[]> {
  const signing = requests.map(async ({ chains, ...request }) => {
    const chain = chains.find((id) => approved.includes(id))
    if (!chain) return []
    const iss = `did:pkh:${chain}:${account.address}`
    const message = wallet.formatAuthMessage({ request, iss })
    const s = await account.signMessage({ message })
    return [{ h: { t: 'caip122' as const }, p: { ...request, iss }, s: { t: 'eip191' as const, s } }]
  })
  return (await Promise.all(signing)).flat()
}
