/** A kit that connects wallets, by the packages that give it away. */
export interface KnownKit {
  readonly title: string
  readonly packages: RegExp
  /** Whether it shows a button and a modal of its own; wagmi is hooks alone. */
  readonly hasModal: boolean
}

/** The kits an app may have already, those with a modal first. */
export const knownKits: readonly KnownKit[] = [
  { title: 'RainbowKit', packages: /^@rainbow-me\/rainbowkit$/, hasModal: true },
  { title: 'AppKit', packages: /^@(reown|web3modal)\//, hasModal: true },
  { title: 'ConnectKit', packages: /^connectkit$/, hasModal: true },
  { title: 'Privy', packages: /^@privy-io\//, hasModal: true },
  { title: 'thirdweb', packages: /^(thirdweb$|@thirdweb-dev\/)/, hasModal: true },
  { title: 'Dynamic', packages: /^@dynamic-labs\//, hasModal: true },
  { title: 'wagmi', packages: /^(wagmi|@wagmi\/core)$/, hasModal: false },
]
