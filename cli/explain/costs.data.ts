import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 12561, opening: 9587, css: 4670 },
  features: {
    connect: {
      page: 2,
      opening: 292,
      logic: 467,
      views: {
        ConnectingExternal: 1406,
        ConnectingMultiChain: 931,
        ConnectWallets: 226,
        Downloads: 2463,
        GetWallet: 834,
        NoWallet: 904,
        WhatIsAWallet: 1491,
      },
      css: 191,
    },
    account: { page: 10, opening: 214, logic: 7168, views: { Account: 7627 }, css: 417 },
    networks: {
      page: 4,
      opening: 284,
      logic: 1670,
      views: {
        Networks: 3270,
        SwitchActiveChain: 902,
        SwitchNetwork: 1251,
        UnsupportedChain: 3244,
        WhatIsANetwork: 751,
      },
      css: 152,
    },
    legal: { page: 0, opening: 692, logic: 0, views: {}, css: 194 },
    receive: {
      page: 2,
      opening: 214,
      logic: 4345,
      views: { WalletReceive: 1958, WalletCompatibleNetworks: 634 },
      css: 37,
    },
    nfts: { page: 38, opening: 143, logic: 8102, views: {}, css: 17 },
    activity: { page: 1, opening: 243, logic: 13928, views: { Transactions: 298 }, css: 0 },
    walletConnect: {
      page: 6,
      opening: 915,
      logic: 27357,
      views: { ConnectingWalletConnect: 10097, ConnectingWalletConnectBasic: 6389 },
      css: 310,
    },
    allWallets: { page: 1, opening: 297, logic: 11382, views: { AllWallets: 2283, MoreWallets: 865 }, css: 55 },
    multiWallet: { page: 40, opening: 85, logic: 598, views: { ProfileWallets: 2269 }, css: 51 },
    coinbase: { page: 26, opening: 411, logic: 1429, views: {}, css: 0 },
    safe: { page: 845, opening: -135, logic: 2212, views: {}, css: 0 },
  },
}
