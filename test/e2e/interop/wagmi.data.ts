/** A sample host on a version of wagmi: an install and a build of its own. */
export interface WagmiRow {
  readonly title: string
  /** `wagmi`: the kit is its connector. `follow`: the kit follows it. */
  readonly host: 'wagmi' | 'follow'
  readonly version: string
}

/** Both ways to use wagmi, each with the oldest release of both major versions that goes with what is installed beside it. */
export const wagmiRows: readonly WagmiRow[] = [
  { title: 'wagmi 2, the kit as its connector', host: 'wagmi', version: '2.19.5' },
  { title: 'wagmi 3, the kit as its connector', host: 'wagmi', version: '3.7.7' },
  { title: 'wagmi 2, which the kit follows', host: 'follow', version: '2.19.5' },
  { title: 'wagmi 3, which the kit follows', host: 'follow', version: '3.7.7' },
]
