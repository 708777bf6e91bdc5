import type { Mark } from '../../schema/mark.js'
import type { BalanceState } from '../contract/provided.js'
import type { Account, NetworkInfo } from './hooks.js'

/**
 * What every button of your own is drawn from, in place of ours. Reading `text`, `balance` or `mark` is what looks them up:
 * a button that reads none of them fetches nothing for them.
 */
export interface ButtonState {
  /**
   * What ours says: the label; the name of the account, or its short address; the name of the network; that the wallet is
   * on a wrong one.
   */
  readonly text: string
  /** With its name and its picture, where the app's backend knows them. */
  readonly account: Account
  readonly network: NetworkInfo
  /** `false` while the wallet is on a network that the app does not work on: `open` then leads to where that is put right. */
  readonly isSupported: boolean
  /** The native balance of the account, kept fresh from the first time it is read. */
  readonly balance: BalanceState
  /** The mark of the network, as shapes to be drawn; `undefined` until it is here, or where the kit has none of it. */
  readonly mark: Mark | undefined
  open(): void
  /** Fetches the modal ahead of the click: call it on hover, focus and pointer down. */
  preload(): void
}

/** When a part of a button is shown: `wide` in windows of at least 640 pixels. */
export type Shown = boolean | 'wide'

/** What an account button shows besides the picture and the address of the account. */
export interface ShowOptions {
  /** The native balance, which is read while the button is there; not shown when left out. */
  readonly balance?: Shown
  /** The name in place of the address, where the app's backend knows one; shown when left out. */
  readonly name?: Shown
  /** The mark of the network; not shown when left out. */
  readonly network?: Shown
}
