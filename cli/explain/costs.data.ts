import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 10773, opening: 9617, css: 4670 },
  features: {
    connect: {
      page: -1,
      opening: 310,
      logic: 656,
      views: {
        ConnectingExternal: 1407,
        ConnectingMultiChain: 928,
        ConnectWallets: 223,
        Downloads: 2425,
        GetWallet: 833,
        NoWallet: 903,
        WhatIsAWallet: 1452,
      },
      css: 191,
    },
    account: { page: 8, opening: 190, logic: 7466, views: { Account: 7838 }, css: 417 },
    networks: {
      page: -1,
      opening: 296,
      logic: 1667,
      views: {
        Networks: 3269,
        SwitchActiveChain: 899,
        SwitchNetwork: 1250,
        UnsupportedChain: 3467,
        WhatIsANetwork: 749,
      },
      css: 152,
    },
    legal: { page: -4, opening: 682, logic: 0, views: {}, css: 194 },
    receive: {
      page: -1,
      opening: 220,
      logic: 4345,
      views: { WalletReceive: 1948, WalletCompatibleNetworks: 631 },
      css: 37,
    },
    nfts: { page: 36, opening: 138, logic: 8192, views: {}, css: 17 },
    activity: { page: -3, opening: 340, logic: 14141, views: { Transactions: 314 }, css: 0 },
    walletConnect: {
      page: 3,
      opening: 935,
      logic: 29400,
      views: { ConnectingWalletConnect: 10347, ConnectingWalletConnectBasic: 6470 },
      css: 310,
    },
    allWallets: { page: -3, opening: 425, logic: 11396, views: { AllWallets: 2280, MoreWallets: 863 }, css: 55 },
    multiWallet: { page: 29, opening: 97, logic: 655, views: { ProfileWallets: 2543 }, css: 51 },
    coinbase: { page: 14, opening: 429, logic: 1818, views: {}, css: 0 },
    safe: { page: 807, opening: -125, logic: 2215, views: {}, css: 0 },
  },
}
