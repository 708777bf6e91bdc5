import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 10029, opening: 9420, css: 4760 },
  features: {
    connect: {
      page: -1,
      opening: 308,
      logic: 0,
      views: {
        ConnectingExternal: 1319,
        ConnectingMultiChain: 921,
        ConnectWallets: 227,
        Downloads: 2454,
        GetWallet: 820,
        NoWallet: 917,
        WhatIsAWallet: 1495,
      },
      css: 191,
    },
    account: { page: 5, opening: 132, logic: 13586, views: { Account: 3087 }, css: 417 },
    networks: {
      page: -3,
      opening: 256,
      logic: 1823,
      views: {
        Networks: 3261,
        SwitchActiveChain: 846,
        SwitchNetwork: 1244,
        UnsupportedChain: 3231,
        WhatIsANetwork: 748,
      },
      css: 151,
    },
    legal: { page: -3, opening: 632, logic: 0, views: {}, css: 191 },
    receive: {
      page: -1,
      opening: 139,
      logic: 194,
      views: { WalletReceive: 1954, WalletCompatibleNetworks: 635 },
      css: 36,
    },
    nfts: { page: -7, opening: 75, logic: 8019, views: {}, css: 17 },
    activity: { page: -3, opening: 247, logic: 14499, views: { Transactions: 259 }, css: 0 },
    walletConnect: {
      page: 17,
      opening: 612,
      logic: 28926,
      views: { ConnectingWalletConnect: 2186, ConnectingWalletConnectBasic: 1204 },
      css: 309,
    },
    allWallets: { page: -5, opening: 202, logic: 10818, views: { AllWallets: 2430, MoreWallets: 1359 }, css: 55 },
    multiWallet: { page: 30, opening: 129, logic: 3416, views: { ProfileWallets: 2282 }, css: 53 },
    coinbase: { page: 36, opening: 446, logic: 0, views: {}, css: 0 },
    safe: { page: 845, opening: -103, logic: 0, views: {}, css: 0 },
  },
}
