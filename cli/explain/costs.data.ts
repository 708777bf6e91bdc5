import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 12542, opening: 9844, css: 4781 },
  features: {
    connect: {
      page: -1,
      opening: 292,
      logic: 1062,
      views: {
        ConnectingExternal: 1343,
        ConnectingMultiChain: 919,
        ConnectWallets: 224,
        Downloads: 2458,
        GetWallet: 829,
        NoWallet: 904,
        WhatIsAWallet: 1487,
      },
      css: 190,
    },
    account: { page: 10, opening: 207, logic: 7160, views: { Account: 7614 }, css: 415 },
    networks: {
      page: 1,
      opening: 274,
      logic: 1822,
      views: {
        Networks: 3265,
        SwitchActiveChain: 845,
        SwitchNetwork: 1246,
        UnsupportedChain: 3239,
        WhatIsANetwork: 747,
      },
      css: 149,
    },
    legal: { page: 2, opening: 686, logic: 0, views: {}, css: 190 },
    receive: {
      page: 2,
      opening: 199,
      logic: 4345,
      views: { WalletReceive: 1944, WalletCompatibleNetworks: 630 },
      css: 36,
    },
    nfts: { page: 40, opening: 133, logic: 8093, views: {}, css: 15 },
    activity: { page: 4, opening: 246, logic: 13914, views: { Transactions: 297 }, css: 0 },
    walletConnect: {
      page: 2,
      opening: 621,
      logic: 37786,
      views: { ConnectingWalletConnect: 1984, ConnectingWalletConnectBasic: 1030 },
      css: 308,
    },
    allWallets: { page: 0, opening: 245, logic: 10980, views: { AllWallets: 2269, MoreWallets: 1366 }, css: 53 },
    multiWallet: { page: 40, opening: 90, logic: 597, views: { ProfileWallets: 2269 }, css: 51 },
    coinbase: { page: 19, opening: 410, logic: 1428, views: {}, css: 0 },
    safe: { page: 804, opening: -129, logic: 2206, views: {}, css: 0 },
  },
}
