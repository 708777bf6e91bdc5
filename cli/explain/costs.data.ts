import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 11532, opening: 12365, css: 6279 },
  features: {
    connect: {
      page: 6,
      opening: 365,
      logic: 1048,
      views: {
        ConnectingExternal: 1438,
        ConnectingMultiChain: 941,
        ConnectWallets: 228,
        Downloads: 2337,
        GetWallet: 719,
        NoWallet: 792,
        WhatIsAWallet: 1300,
      },
      css: 240,
    },
    account: { page: 24, opening: 226, logic: 7742, views: { Account: 8864 }, css: 621 },
    networks: {
      page: 3,
      opening: 356,
      logic: 1740,
      views: {
        Networks: 3230,
        SwitchActiveChain: 973,
        SwitchNetwork: 1550,
        UnsupportedChain: 3921,
        WhatIsANetwork: 707,
      },
      css: 99,
    },
    legal: { page: -2, opening: 588, logic: 0, views: {}, css: 192 },
    receive: {
      page: -2,
      opening: 244,
      logic: 4553,
      views: { WalletReceive: 2076, WalletCompatibleNetworks: 611 },
      css: 45,
    },
    nfts: { page: 29, opening: 207, logic: 8540, views: {}, css: 186 },
    activity: { page: -1, opening: 429, logic: 15701, views: { Transactions: 388 }, css: 178 },
    walletConnect: {
      page: 16,
      opening: 1283,
      logic: 33588,
      views: { ConnectingWalletConnect: 10395, ConnectingWalletConnectBasic: 6535 },
      css: 421,
    },
    allWallets: { page: -4, opening: 752, logic: 11366, views: { AllWallets: 2153 }, css: 48 },
    multiWallet: { page: 26, opening: 158, logic: 658, views: { ProfileWallets: 2857 }, css: 89 },
    coinbase: { page: 14, opening: 414, logic: 5348, views: {}, css: 0 },
    safe: { page: 565, opening: 52, logic: 5187, views: {}, css: 0 },
  },
}
