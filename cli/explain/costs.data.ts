import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 12584, opening: 9955, css: 4670 },
  features: {
    connect: {
      page: -1,
      opening: 303,
      logic: 465,
      views: {
        ConnectingExternal: 1394,
        ConnectingMultiChain: 922,
        ConnectWallets: 224,
        Downloads: 2458,
        GetWallet: 830,
        NoWallet: 901,
        WhatIsAWallet: 1488,
      },
      css: 191,
    },
    account: { page: 10, opening: 213, logic: 7165, views: { Account: 7624 }, css: 417 },
    networks: {
      page: 0,
      opening: 281,
      logic: 1669,
      views: {
        Networks: 3270,
        SwitchActiveChain: 901,
        SwitchNetwork: 1250,
        UnsupportedChain: 3244,
        WhatIsANetwork: 749,
      },
      css: 152,
    },
    legal: { page: -1, opening: 684, logic: 0, views: {}, css: 194 },
    receive: {
      page: 0,
      opening: 201,
      logic: 4345,
      views: { WalletReceive: 1951, WalletCompatibleNetworks: 632 },
      css: 37,
    },
    nfts: { page: 36, opening: 124, logic: 8098, views: {}, css: 17 },
    activity: { page: 0, opening: 223, logic: 13920, views: { Transactions: 296 }, css: 0 },
    walletConnect: {
      page: 1,
      opening: 915,
      logic: 27343,
      views: { ConnectingWalletConnect: 10077, ConnectingWalletConnectBasic: 6367 },
      css: 310,
    },
    allWallets: { page: -3, opening: 266, logic: 11378, views: { AllWallets: 2272, MoreWallets: 863 }, css: 55 },
    multiWallet: { page: 38, opening: 81, logic: 598, views: { ProfileWallets: 2268 }, css: 51 },
    coinbase: { page: 27, opening: 379, logic: 1430, views: {}, css: 0 },
    safe: { page: 843, opening: -152, logic: 2207, views: {}, css: 0 },
  },
}
