import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 9997, opening: 9378, css: 4781 },
  features: {
    connect: {
      page: -1,
      opening: 314,
      logic: 0,
      views: {
        ConnectingExternal: 1324,
        ConnectingMultiChain: 922,
        ConnectWallets: 227,
        Downloads: 2457,
        GetWallet: 820,
        NoWallet: 917,
        WhatIsAWallet: 1498,
      },
      css: 190,
    },
    account: { page: 4, opening: 138, logic: 13688, views: { Account: 3089 }, css: 415 },
    networks: {
      page: 1,
      opening: 261,
      logic: 1837,
      views: {
        Networks: 3260,
        SwitchActiveChain: 844,
        SwitchNetwork: 1246,
        UnsupportedChain: 3234,
        WhatIsANetwork: 751,
      },
      css: 149,
    },
    legal: { page: -1, opening: 639, logic: 0, views: {}, css: 190 },
    receive: {
      page: 1,
      opening: 142,
      logic: 194,
      views: { WalletReceive: 1958, WalletCompatibleNetworks: 633 },
      css: 36,
    },
    nfts: { page: -3, opening: 74, logic: 8082, views: {}, css: 15 },
    activity: { page: -1, opening: 252, logic: 16005, views: { Transactions: 260 }, css: 0 },
    walletConnect: {
      page: 23,
      opening: 614,
      logic: 28960,
      views: { ConnectingWalletConnect: 2190, ConnectingWalletConnectBasic: 1206 },
      css: 308,
    },
    allWallets: { page: 0, opening: 210, logic: 10819, views: { AllWallets: 2428, MoreWallets: 1359 }, css: 53 },
    multiWallet: { page: 32, opening: 137, logic: 3424, views: { ProfileWallets: 2284 }, css: 51 },
    coinbase: { page: 42, opening: 440, logic: 0, views: {}, css: 0 },
    safe: { page: 849, opening: -99, logic: 0, views: {}, css: 0 },
  },
}
