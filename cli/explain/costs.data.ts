import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 10471, opening: 9414, css: 4781 },
  features: {
    connect: {
      page: -1,
      opening: 307,
      logic: 1067,
      views: {
        ConnectingExternal: 1344,
        ConnectingMultiChain: 920,
        ConnectWallets: 225,
        Downloads: 2461,
        GetWallet: 831,
        NoWallet: 920,
        WhatIsAWallet: 1491,
      },
      css: 190,
    },
    account: { page: 9, opening: 162, logic: 13333, views: { Account: 3081 }, css: 415 },
    networks: {
      page: 2,
      opening: 289,
      logic: 1829,
      views: {
        Networks: 3270,
        SwitchActiveChain: 853,
        SwitchNetwork: 1246,
        UnsupportedChain: 3241,
        WhatIsANetwork: 748,
      },
      css: 149,
    },
    legal: { page: 0, opening: 695, logic: 0, views: {}, css: 190 },
    receive: {
      page: -1,
      opening: 218,
      logic: 4345,
      views: { WalletReceive: 1949, WalletCompatibleNetworks: 632 },
      css: 36,
    },
    nfts: { page: 0, opening: 115, logic: 8239, views: {}, css: 15 },
    activity: { page: -4, opening: 316, logic: 16084, views: { Transactions: 259 }, css: 0 },
    walletConnect: {
      page: 7,
      opening: 604,
      logic: 33611,
      views: { ConnectingWalletConnect: 2007, ConnectingWalletConnectBasic: 1048 },
      css: 308,
    },
    allWallets: { page: -1, opening: 216, logic: 10803, views: { AllWallets: 2306, MoreWallets: 1360 }, css: 53 },
    multiWallet: { page: 39, opening: 155, logic: 3433, views: { ProfileWallets: 2284 }, css: 51 },
    coinbase: { page: 14, opening: 432, logic: 1430, views: {}, css: 0 },
    safe: { page: 768, opening: -121, logic: 2210, views: {}, css: 0 },
  },
}
