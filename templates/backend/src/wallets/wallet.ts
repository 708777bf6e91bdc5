/** How a browser wallet is recognised: a flag on the provider of one namespace, such as `isMetaMask` on `eip155`. */
export interface InjectedMark {
  readonly namespace?: string
  readonly injected_id?: string
}

/**
 * A wallet of the directory, as `/getWallets` answers it. What the source of the list does not say is absent: nothing is
 * guessed. Links are https, or (mobile and desktop) of the scheme of an app.
 */
export interface Wallet {
  /** WalletConnect explorer id where it is known, else the id of the source. Never changes. */
  readonly id: string
  readonly name: string
  /** Name of its picture under `/getWalletImage/`. */
  readonly image_id?: string
  /** `certified`, or another mark of the source. */
  readonly badge_type?: string
  /** CAIP-2 chains it serves. Absent: the source does not say. */
  readonly chains?: readonly string[]
  readonly homepage?: string
  /** Name it announces itself by (EIP-6963): a domain backwards. */
  readonly rdns?: string
  /** What opens it on a phone: the native link, else the universal one. */
  readonly mobile_link?: string
  /** Universal (https) link of the mobile app. */
  readonly link_mode?: string
  readonly desktop_link?: string
  readonly webapp_link?: string
  readonly app_store?: string
  readonly play_store?: string
  readonly chrome_store?: string
  readonly injected?: readonly InjectedMark[]
}
