/** Bytes that a feature adds to an app's build, gzip -9. */
export interface FeatureCost {
  /** Scripts of the page itself. */
  readonly page: number
  /** Scripts that opening the modal fetches. */
  readonly opening: number
  /** Scripts of its logic, and of whatever else of it comes late, fetched when each is first needed. */
  readonly logic: number
  /** Scripts of each view, fetched when it is shown; views that come together are named in one, `Swap, SwapPreview`. */
  readonly views: Readonly<Record<string, number>>
  /** Its part of the stylesheet. */
  readonly css: number
}

/** What the build of an app with every feature is made of. */
export interface Costs {
  /** What is there whatever is on: provider, button and session in the page, the shell and the list of wallets in the modal. */
  readonly shell: Pick<FeatureCost, 'page' | 'opening' | 'css'>
  readonly features: Readonly<Record<string, FeatureCost>>
  /** What the chains of a namespace add to an app that has another one, by `ChainManifest.name`. */
  readonly chains: Readonly<Record<string, FeatureCost>>
}
