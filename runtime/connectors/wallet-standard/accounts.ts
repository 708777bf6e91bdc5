import type { CaipNetworkId } from '../../../schema/caip.js'
import type { ConnectorAccounts } from '../../contract/connector.js'
import type { Identifier, StandardAccount } from '../../contract/standard-wallet.js'
import { solanaKey } from '../../core/base58.js'
import { isSameBytes } from '../../core/bytes.js'
import { coreError } from '../../core/errors.js'
import type { Network } from '../../core/network.js'
import { clusters } from '../solana/clusters.data.js'

/** As many accounts of a wallet are looked at. */
const MOST_ACCOUNTS = 200

/**
 * The accounts of a wallet that are of Solana; those of other chains are left out. Each field is read once. Throws
 * `wallet/bad-answer` where one has an address that is not the text of its public key, and what getters throw.
 */
export function readAccounts(input: unknown, wallet: string): readonly StandardAccount[] {
  if (!Array.isArray(input)) throw badAccounts(wallet)
  return input.slice(0, MOST_ACCOUNTS).flatMap((account: StandardAccount) => {
    const { address, publicKey, chains } = Object(account) as Partial<StandardAccount>
    if (!Array.isArray(chains)) throw badAccounts(wallet)
    if (!chains.some((chain) => typeof chain === 'string' && chain.startsWith('solana:'))) return []
    const key = typeof address === 'string' ? solanaKey(address) : undefined
    if (!key || !isSameBytes(publicKey, key)) throw badAccounts(wallet)
    return account
  })
}

function badAccounts(wallet: string) {
  return coreError('wallet/bad-answer', { wallet, method: 'standard:connect', expected: 'a list of accounts' })
}

/** The networks of the app that an account may be used on, in the order of the app. */
export function networksOf({ chains }: StandardAccount, networks: readonly Network[]): readonly CaipNetworkId[] {
  return networks.flatMap(({ caipNetworkId }) => {
    const cluster = clusters.find((each) => each.caipNetworkId === caipNetworkId)
    // Some wallets name clusters by their CAIP-2 ids.
    return cluster && (chains.includes(cluster.chain) || chains.includes(caipNetworkId)) ? [caipNetworkId] : []
  })
}

/**
 * What a wallet shares with the app: the first network of `preferred` that an account has, else the first of the app, and
 * the accounts that have it. `undefined` without accounts. Throws `wallet/no-chains` where no account has a network of
 * the app.
 */
export function sharedAccounts(
  accounts: readonly StandardAccount[],
  networks: readonly Network[],
  preferred: readonly (CaipNetworkId | undefined)[],
): ConnectorAccounts | undefined {
  if (accounts.length === 0) return undefined
  const known = accounts.flatMap((account) => networksOf(account, networks))
  const inOrder = [...preferred, ...networks.map(({ caipNetworkId }) => caipNetworkId)]
  const caipNetworkId = inOrder.find((id) => id !== undefined && known.includes(id))
  const [first, ...rest] = accounts
    .filter((account) => caipNetworkId && networksOf(account, networks).includes(caipNetworkId))
    .map(({ address }) => ({ address }))
  if (!caipNetworkId || !first) throw coreError('wallet/no-chains')
  return { accounts: [first, ...rest], caipNetworkId }
}

/** The name that an account has for a network. */
export function chainName(caipNetworkId: CaipNetworkId, { chains }: StandardAccount): Identifier {
  if (chains.includes(caipNetworkId)) return caipNetworkId
  return clusters.find((each) => each.caipNetworkId === caipNetworkId)?.chain ?? caipNetworkId
}
