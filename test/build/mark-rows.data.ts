/** A mark that the kit ships, and what it stands for. */
export interface MarkRow {
  /** Its name among the `background` drawings of `@web3icons/core`. */
  readonly icon: string
  /** The owner's page on how it may be used. */
  readonly terms: string
}

/** The mark of a network. */
export interface NetworkMarkRow extends MarkRow {
  /** CAIP-2 ids: the network itself first, then its test networks. */
  readonly networks: readonly [string, ...string[]]
  /** Its folder in `trustwallet/assets`, where a picture of it is public. */
  readonly folder?: string
  /** Its two colours change places: the owner shows it so, and the set the other way round. */
  readonly isInverted?: true
}

/**
 * The networks that have a mark. The owner of each publishes it for those who name the network, and asks for no approval
 * first: one that does, such as BNB Chain, is not here, and is drawn as a disc with its letter. Marks are drawn as they are:
 * none is recoloured, also not for a test network.
 */
export const networkMarkRows: readonly NetworkMarkRow[] = [
  {
    icon: 'ethereum',
    networks: ['eip155:1', 'eip155:11155111', 'eip155:17000', 'eip155:560048'],
    terms: 'https://ethereum.org/assets/',
    folder: 'ethereum',
  },
  {
    icon: 'base',
    networks: ['eip155:8453', 'eip155:84532'],
    terms: 'https://www.base.org/brand/core-identifiers',
    folder: 'base',
    isInverted: true,
  },
  {
    icon: 'arbitrum-one',
    networks: ['eip155:42161', 'eip155:421614'],
    terms: 'https://arbitrum.io/brand-kit',
    folder: 'arbitrum',
  },
  {
    icon: 'optimism',
    networks: ['eip155:10', 'eip155:11155420'],
    terms: 'https://www.optimism.io/brand',
    folder: 'optimism',
  },
  {
    icon: 'polygon',
    networks: ['eip155:137', 'eip155:80002'],
    terms: 'https://polygon.technology/brand-guidelines',
    folder: 'polygon',
  },
  {
    icon: 'avalanche',
    networks: ['eip155:43114', 'eip155:43113'],
    terms: 'https://support.avax.network/en/articles/4132288-avalanche-brand-assets',
    folder: 'avalanchec',
  },
  { icon: 'gnosis', networks: ['eip155:100', 'eip155:10200'], terms: 'https://www.gnosis.io/press', folder: 'xdai' },
  { icon: 'linea', networks: ['eip155:59144', 'eip155:59141'], terms: 'https://linea.build/assets', folder: 'linea' },
  {
    icon: 'scroll',
    networks: ['eip155:534352', 'eip155:534351'],
    terms: 'https://scroll.io/brand-kit',
    folder: 'scroll',
  },
  { icon: 'zksync', networks: ['eip155:324', 'eip155:300'], terms: 'https://www.zksync.io/brand', folder: 'zksync' },
  {
    icon: 'celo',
    networks: ['eip155:42220', 'eip155:44787', 'eip155:11142220'],
    terms: 'https://celo.org/experience/brand',
    folder: 'celo',
  },
  { icon: 'unichain', networks: ['eip155:130', 'eip155:1301'], terms: 'https://www.unichain.org/brand-kit' },
  { icon: 'mode', networks: ['eip155:34443', 'eip155:919'], terms: 'https://github.com/mode-network/brandkit' },
  {
    icon: 'solana',
    networks: [
      'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
      'solana:EtWTRABZaYq6iMfeYKouRu166VU2xqa1',
      'solana:4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z',
    ],
    terms: 'https://solana.com/branding',
  },
  {
    icon: 'bitcoin',
    networks: ['bip122:000000000019d6689c085ae165831e93', 'bip122:000000000933ea01ad0ee984209779ba'],
    terms: 'https://bitcoin.org/en/',
  },
]

/** The wallets that have one, by their reverse domain name (EIP-6963): where an app lists one without a picture of its own. */
export const walletMarkRows: Readonly<Record<string, MarkRow>> = {
  'app.phantom': { icon: 'phantom', terms: 'https://docs.phantom.com/resources/assets' },
  'com.trustwallet.app': { icon: 'trust', terms: 'https://trustwallet.com/press' },
}

/** WalletConnect itself, the first row of the list by default. */
export const walletConnectMark: MarkRow = {
  icon: 'wallet-connect',
  terms: 'https://github.com/WalletConnect/walletconnect-assets',
}
