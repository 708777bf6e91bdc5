import type { Namespace } from '../../schema/caip.js'

/** A wallet that opens pages in its own browser in place of pairing. */
export interface BrowsingWallet {
  /** WalletConnect explorer ids. */
  readonly ids: readonly string[]
  /** Namespaces it is opened so for. */
  readonly namespaces: readonly Namespace[]
  /** The global that is missing outside of its browser. */
  readonly global: string
  readonly base: string
  /** What follows the base as one more part of the path. */
  readonly inPath?: 'page' | 'origin'
  readonly query?: Readonly<Record<string, 'page' | 'origin'>>
}

/** FACTS 5.5, custom deep links; ids of FACTS 13.7. */
export const browsingWallets: readonly BrowsingWallet[] = [
  {
    ids: ['a797aa35c0fadbfc1a53e7f675162ed5226968b44a19ee3d24385c64d1d3c393'],
    namespaces: ['eip155', 'solana', 'bip122'],
    global: 'phantom',
    base: 'https://phantom.app/ul/browse/',
    inPath: 'page',
    query: { ref: 'origin' },
  },
  {
    ids: ['1ca0bdd4747578705b1939af023d120677c64fe6ca76add81fda36e350605e79'],
    namespaces: ['solana'],
    global: 'solflare',
    base: 'https://solflare.com/ul/v1/browse/',
    inPath: 'page',
    query: { ref: 'page' },
  },
  {
    ids: [
      'fd20dc426fb37566d803205b19bbc1d4096b248ac04548e3cfb6b3a38bd033aa',
      'd0ca99ff52b99abc48743dad0f7fc891e041be73574f7fac4afe5d4bb83845c8',
    ],
    namespaces: ['solana'],
    global: 'coinbaseSolana',
    base: 'https://go.cb-w.com/dapp',
    query: { cb_url: 'page' },
  },
]
