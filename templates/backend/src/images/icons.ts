/** The kinds of picture of the icon package, by its folders. */
export type IconKind = 'tokens' | 'networks' | 'wallets' | 'exchanges'

/** A picture of the icon package: `{kind: 'networks', name: 'ethereum'}`. */
export interface IconName {
  readonly kind: IconKind
  readonly name: string
}

/** Where pictures come from. */
export interface Icons {
  /** The SVG as it was published, or `undefined` when there is none of that name (tokens: in any case). */
  read(icon: IconName): Promise<string | undefined>
}
