import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 10027, opening: 9346, css: 4781 },
  features: {
    connect: {
      page: -6,
      opening: 314,
      logic: 0,
      views: {
        ConnectingExternal: 1323,
        ConnectingMultiChain: 921,
        ConnectWallets: 227,
        Downloads: 2455,
        GetWallet: 820,
        NoWallet: 917,
        WhatIsAWallet: 1495,
      },
      css: 190,
    },
    account: { page: 6, opening: 140, logic: 13317, views: { Account: 3041 }, css: 415 },
    networks: {
      page: 0,
      opening: 265,
      logic: 1836,
      views: {
        Networks: 3260,
        SwitchActiveChain: 844,
        SwitchNetwork: 1247,
        UnsupportedChain: 3234,
        WhatIsANetwork: 751,
      },
      css: 149,
    },
    legal: { page: -3, opening: 639, logic: 0, views: {}, css: 190 },
    receive: {
      page: -8,
      opening: 150,
      logic: 194,
      views: { WalletReceive: 1954, WalletCompatibleNetworks: 633 },
      css: 36,
    },
    nfts: { page: -3, opening: 80, logic: 8242, views: {}, css: 15 },
    activity: { page: -3, opening: 257, logic: 16078, views: { Transactions: 260 }, css: 0 },
    walletConnect: {
      page: 15,
      opening: 620,
      logic: 28926,
      views: { ConnectingWalletConnect: 2031, ConnectingWalletConnectBasic: 1049 },
      css: 308,
    },
    allWallets: { page: -3, opening: 216, logic: 10821, views: { AllWallets: 2303, MoreWallets: 1359 }, css: 53 },
    multiWallet: { page: 31, opening: 141, logic: 3425, views: { ProfileWallets: 2284 }, css: 51 },
    coinbase: { page: 40, opening: 444, logic: 0, views: {}, css: 0 },
    safe: { page: 846, opening: -99, logic: 0, views: {}, css: 0 },
  },
}
