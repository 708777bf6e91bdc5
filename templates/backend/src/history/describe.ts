import type { Selectable } from 'kysely'
import { formatUnits } from 'viem'
import type { Chain } from '../chains/chain.js'
import type { KnownToken } from '../chains/chain-settings.js'
import { displayAddress, iconUrlOf } from '../indexer/display.js'
import { isSpam } from '../indexer/is-spam.js'
import type { TransactionRow } from '../indexer/tables.js'
import { nftName } from '../nfts/nft-name.js'
import type { Settings } from '../settings.js'
import type { LoadedTransfer } from './load-page.js'
import { type Direction, type OperationType, operationType } from './operation-type.js'

/** A transfer as the interface tells it. Prices of the past are not kept, so `value` and `price` are left out. */
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

/** A transaction as the interface tells it. */
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
  /** Whose history it is told in, as the tables name it. */
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
      flags: { is_spam: isSpam(name, moved.name, moved.symbol) },
    },
  }
}
