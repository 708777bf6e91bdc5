/** How a browser wallet is recognised by others than its rdns. */
export interface InjectedMark {
  readonly namespace?: string | null | undefined
  readonly injected_id?: string | null | undefined
}

/**
 * What links need to know of a wallet, under the names the directory and `connect.customWallets` have for it. Nothing of
 * it is trusted: each link is checked when it is made.
 */
export interface LinkedWallet {
  readonly id: string
  readonly name: string
  readonly rdns?: string | null | undefined
  readonly injected?: readonly InjectedMark[] | null | undefined
  /** What opens its app on a phone: an own scheme, or https. */
  readonly mobile_link?: string | null | undefined
  /** Universal (https) link of the app. */
  readonly link_mode?: string | null | undefined
  readonly desktop_link?: string | null | undefined
  readonly webapp_link?: string | null | undefined
  readonly homepage?: string | null | undefined
  readonly app_store?: string | null | undefined
  readonly play_store?: string | null | undefined
  readonly chrome_store?: string | null | undefined
}

/** The fields of a wallet that hold a link. */
export const linkFields = [
  'mobile_link',
  'link_mode',
  'desktop_link',
  'webapp_link',
  'homepage',
  'app_store',
  'play_store',
  'chrome_store',
] as const

/** The name of a field that holds a link. */
export type LinkField = (typeof linkFields)[number]
