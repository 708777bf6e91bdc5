/** Limits of one of the hosts of DESIGN §4. Bytes are gzip -9, without React, viem and the packages of wallets. */
export interface HostLimits {
  /** Added to page load: provider, button, discovery, what the session shows. */
  readonly load: number
  /** The same with what is fetched at once where a connection is remembered: what restores it and follows its wallet. */
  readonly returning: number
  /** Fetched by opening the modal on Connect, and in how many requests. */
  readonly open: number
  readonly requests: number
  /** Every stylesheet together. */
  readonly css: number
}

/** What each of the figures may be; `npm run size` reads them. */
export interface Limits {
  readonly hosts: Readonly<Record<string, HostLimits>>
  /** Everything a feature ever fetches: logic, views, texts. */
  readonly features: Readonly<Record<string, number>>
  /** What several features fetch. */
  readonly shared: number
  /** What the shell fetches late. */
  readonly shell: number
  /** Fetches one after the other, from a click to what it shows. */
  readonly depth: number
  /** What npm downloads for the package itself: all of it, the local stack and the backend included. */
  readonly packed: number
}

/** Limits of DESIGN §4. Change one only with a reason in the commit. */
export const limits: Limits = {
  hosts: {
    // What asks wallets comes late, so that its bytes are under `returning` and not under `load`.
    // Over DESIGN §4: several namespaces cost each page 330 B (whose address, key and account type it is), and buttons
    // with name, balance, mark and state 750 B. Opening has the change of views without a blank frame, rows that are on their way
    // and errors in two layers; the stylesheets have the tokens and states of page buttons.
    base: { load: 12_050, returning: 16_400, open: 12_100, requests: 2, css: 7_200 },
    defaults: { load: 12_100, returning: 16_450, open: 14_700, requests: 2, css: 8_050 },
    // `useAccount` has name and picture, whose source is fetched once they are read: 100 B.
    all: { load: 12_870, returning: 17_220, open: 17_000, requests: 2, css: 10_000 },
  },
  features: {
    account: 15_000,
    activity: 14_000,
    nfts: 9_000,
    networks: 9_000,
    allWallets: 14_000,
    // With the requests of Solana in a session: 1,200 B.
    walletConnect: 29_300,
    // DESIGN §4 names no figure for these: they may grow by a tenth of what they were when the gate was made.
    connect: 8_000,
    legal: 0,
    receive: 1_900,
    multiWallet: 5_600,
    coinbase: 1_300,
    safe: 1_600,
  },
  // Nor for these. The client of nodes is shared since WalletConnect reads through it: before, the shell alone fetched it.
  // With what checks the announcements of a wallet, which comes with what asks it.
  shared: 23_550,
  // What asks wallets is in it since it is no part of page load: 4,300 B. The rest is the modal's late parts.
  // Icons of tiles and operations, details of errors, and sentences for people beside those for developers; the parts of page buttons; marks: 5,200 B.
  shell: 17_300,
  depth: 2,
  packed: 6_000_000,
}

/** Milliseconds over the floor page at a quarter of the CPU (DESIGN §4), for `npm run bench`. */
export const paintLimits = {
  /** A click on the connect button to the first row painted: pointer or focus there 300 ms before, and neither. */
  near: 80,
  cold: 160,
  /** A click on a wallet to its address shown. */
  connect: 60,
} as const
