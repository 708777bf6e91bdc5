import type { Selectable } from 'kysely'
import { formatUnits } from 'viem'
import type { KnownToken } from '../chains/chain-settings.js'
import type { Chain } from '../chains/chains.js'
import type { TransactionRow } from '../indexer/tables.js'
import type { Settings } from '../settings.js'
import { displayAddress, iconUrlOf, isLikelySpam, nftName } from '../tokens/display.js'

import type { LoadedTransfer } from './entries.js'

/** What an account did, or what was done to it, in a transaction: the words of the interface. */
export type OperationType = 'approve' | 'burn' | 'deploy' | 'execute' | 'mint' | 'receive' | 'send' | 'trade'

/** Which way something moved, seen from an account. */
export type Direction = 'in' | 'out' | 'self'

/** A transfer as the API answers it. Prices of the past are not kept, so `value` and `price` are left out. */
export interface Transfer {
  readonly direction: Direction
  readonly quantity: { readonly numeric: string }
  readonly fungible_info?: { readonly name: string; readonly symbol: string; readonly icon: { readonly url: string } }
  readonly nft_info?: {
    readonly name: string
    /** The URL is empty where there is no picture. */
    readonly content: { readonly preview: { readonly url: string }; readonly detail: null }
    readonly flags: { readonly is_spam: boolean }
  }
}

/** A transaction as the API answers it. */
export interface Transaction {
  readonly id: string
  readonly metadata: {
    readonly operationType: OperationType
    readonly hash: string
    /** ISO 8601. */
    readonly minedAt: string
    readonly sentFrom: string
    readonly sentTo: string
    readonly status: 'confirmed' | 'failed'
    readonly nonce: number
    readonly chain: string
  }
  readonly transfers: readonly Transfer[]
}

/** What a transaction is described with. */
export interface Described {
  readonly settings: Pick<Settings, 'publicUrl'>
  readonly chain: Chain
  /** The tokens of its settings, by `knownTokens`. */
  readonly tokens: ReadonlyMap<string, KnownToken>
  /** The account of the history, as the tables name it. */
  readonly account: string
  readonly transaction: Selectable<TransactionRow>
  readonly transfers: readonly LoadedTransfer[]
}

/** Tells a transaction as its account sees it. */
export function describe(described: Described): Transaction {
  const { chain, account, transaction, transfers } = described
  const { chainId } = chain.settings
  return {
    id: `${chainId}:${transaction.hash}`,
    metadata: {
      operationType: operationType({
        isSender: transaction.sender === account,
        deployed: transaction.deployed,
        selector: transaction.selector,
        transfers: transfers.map((each) => ({
          direction: directionOf(account, each),
          isNft: each.token_id !== null,
          sender: each.sender,
          recipient: each.recipient,
        })),
      }),
      hash: transaction.hash,
      minedAt: new Date(transaction.mined_at).toISOString(),
      sentFrom: displayAddress(transaction.sender),
      sentTo: displayAddress(transaction.recipient ?? ''),
      status: transaction.failed ? 'failed' : 'confirmed',
      nonce: transaction.nonce,
      chain: chainId,
    },
    transfers: transfers.map((each) => ({
      direction: directionOf(account, each),
      ...(each.token_id === null ? fungible(described, each) : nft(each, each.token_id)),
    })),
  }
}

function directionOf(account: string, { sender, recipient }: LoadedTransfer): Direction {
  if (sender === recipient) return 'self'
  return sender === account ? 'out' : 'in'
}

function fungible({ settings, chain, tokens }: Described, moved: LoadedTransfer) {
  const known = moved.token === null ? chain.settings.native : tokens.get(moved.token)
  const { name, symbol, decimals } = known ?? moved
  const info = { name: name ?? '', symbol: symbol ?? '' }
  return {
    quantity: { numeric: formatUnits(BigInt(moved.amount), decimals ?? 0) },
    fungible_info: { ...info, icon: { url: iconUrlOf(settings, { ...known, ...info, isKnown: Boolean(known) }) } },
  }
}

function nft(moved: LoadedTransfer, tokenId: string) {
  const name = moved.nft_name ?? nftName(moved.name ?? '', tokenId)
  return {
    quantity: { numeric: moved.amount },
    nft_info: {
      name,
      content: { preview: { url: moved.nft_image ?? '' }, detail: null },
      flags: { is_spam: [name, moved.name ?? '', moved.symbol ?? ''].some(isLikelySpam) },
    },
  }
}

/** A transaction, as far as its kind depends on it. */
export interface SeenTransaction {
  readonly isSender: boolean
  readonly deployed: boolean
  readonly selector: string | null
  readonly transfers: readonly {
    readonly direction: Direction
    readonly isNft: boolean
    readonly sender: string | null
    readonly recipient: string | null
  }[]
}

const APPROVALS: ReadonlySet<string | null> = new Set([
  '0x095ea7b3', // approve(address,uint256)
  '0xa22cb465', // setApprovalForAll(address,bool)
  '0x39509351', // increaseAllowance(address,uint256)
  '0x87517c45', // Permit2: approve(address,address,uint160,uint48)
])

/** Says what a transaction was for the account that its transfers are seen from. */
export function operationType({ isSender, deployed, selector, transfers }: SeenTransaction): OperationType {
  if (deployed && isSender) return 'deploy'
  const going = transfers.filter(({ direction }) => direction === 'out')
  const coming = transfers.filter(({ direction }) => direction === 'in')
  if (going.length > 0 && coming.length > 0) {
    const isPaidMint = coming.every(({ isNft, sender }) => isNft && sender === null)
    return isPaidMint ? 'mint' : 'trade'
  }
  if (going.length > 0) return going.every(({ recipient }) => recipient === null) ? 'burn' : 'send'
  if (coming.length > 0) return coming.every(({ sender }) => sender === null) ? 'mint' : 'receive'
  if (transfers.length > 0) return 'send'
  if (APPROVALS.has(selector)) return 'approve'
  return selector === null && isSender ? 'send' : 'execute'
}
