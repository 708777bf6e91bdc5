/** A wallet of the app's own choice (`connect.customWallets`), under the names other kits know its fields by. */
export interface CustomWallet {
  readonly id: string
  readonly name: string
  /** Tells that an announced wallet is this one. */
  readonly rdns?: string
  /** A `data:` image; nothing is fetched from other hosts. */
  readonly image_url?: string
  readonly homepage?: string
  readonly chrome_store?: string
  readonly app_store?: string
  readonly play_store?: string
  /** Deep links and the page of a wallet that runs in one. */
  readonly mobile_link?: string
  /** Universal (https) link of its app. */
  readonly link_mode?: string
  readonly desktop_link?: string
  readonly webapp_link?: string
}
