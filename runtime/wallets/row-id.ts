/** What a row of a list of wallets knows of its wallet. */
interface RowWallet {
  readonly id: string
  readonly rdns?: string | undefined
  /** The wallet on each namespace of this browser. */
  readonly connectors?: readonly { readonly id: string }[]
}

/**
 * What `data-mk-wallet` says of a row, in every list alike: the id of the wallet that is here (its rdns, or `rdns#uuid` where
 * another one had that already), the rdns of one that is elsewhere, or its id where it has none.
 */
export function rowId({ id, rdns, connectors: [here] = [] }: RowWallet): string {
  return here?.id ?? rdns ?? id
}
