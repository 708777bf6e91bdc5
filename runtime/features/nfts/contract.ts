import type { ModalError } from '../../../schema/error.js'
import type { FeatureToken } from '../../contract/feature-token.js'
import type { Cell } from '../../core/cell.js'
import type { Nft } from './nft.js'
/** The NFTs of an account on one network, as far as they were fetched. */
export interface NftList {
  readonly nfts: readonly Nft[]
  /** What is behind them: nothing, more to fetch, or more than is ever fetched. */
  readonly rest: 'none' | 'more' | 'loading' | 'failed' | 'cut'
}

/** What is known of the NFTs. The last list stays while it is read again, and beside an error; `at` in Unix milliseconds. */
export type NftsState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly list?: NftList; readonly at?: number }
  | { readonly status: 'ready'; readonly list: NftList; readonly at: number }
  | { readonly status: 'failed'; readonly error: ModalError; readonly list?: NftList; readonly at?: number }

/** The NFTs of the active account, for hosts that draw their own screen. */
export interface NftsApi {
  readonly nfts: Cell<NftsState>
  /** Reads them, and anew for another account or network, until the returned function is called. */
  follow(): () => void
  /** Reads them now. Never rejects: a failure is a state. */
  refresh(): Promise<void>
  /** Reads on where `rest` is `more` or `failed`. Never rejects. */
  more(): Promise<void>
  /**
   * The picture of one as a `data:` URL; `undefined` where it is not on the app's own backend; other servers are not
   * contacted. Throws the rows of `Backend.get`.
   */
  picture(src: string, signal: AbortSignal): Promise<string | undefined>
}

/** The feature of the NFTs. */
export const nftsToken: FeatureToken<NftsApi> = { id: 'nfts' }
