/** Limits of one of the hosts of DESIGN §4. Bytes are gzip -9, without React, viem and the packages of wallets. */
export interface HostLimits {
  /** Added to page load: provider, button, discovery, session, silent restore. */
  readonly load: number
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
    // Connections by id in the page itself, and their storage decoded by `core/decode`: 2,200 B over DESIGN §4. Addresses
    // with their checksum in every state of the session, and accounts by the types of their namespace: 400 B more. A
    // restored wallet is the remembered one, and an announced network is true, both checked in the page: 200 B more.
    base: { load: 13_350, open: 10_500, requests: 2, css: 6_500 },
    defaults: { load: 13_400, open: 14_000, requests: 2, css: 8_000 },
    all: { load: 14_280, open: 17_000, requests: 2, css: 10_000 },
  },
  features: {
    account: 15_000,
    activity: 14_000,
    nfts: 9_000,
    networks: 9_000,
    allWallets: 14_000,
    walletConnect: 28_000,
    // DESIGN §4 names no figure for these: they may grow by a tenth of what they were when the gate was made.
    connect: 8_000,
    legal: 0,
    receive: 1_900,
    multiWallet: 5_600,
    coinbase: 1_300,
    safe: 1_600,
  },
  // Nor for these. The client of nodes is shared since WalletConnect reads through it: before, the shell alone fetched it.
  shared: 22_000,
  // What the project has switched off, and other providers of a remembered wallet: 1,000 B more.
  shell: 8_100,
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
