import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 9982, opening: 9326, css: 4753 },
  features: {
    connect: {
      page: 0,
      opening: 324,
      logic: 0,
      views: {
        ConnectingExternal: 1321,
        ConnectingMultiChain: 922,
        ConnectWallets: 229,
        Downloads: 2458,
        GetWallet: 821,
        NoWallet: 917,
        WhatIsAWallet: 1499,
      },
      css: 188,
    },
    account: { page: 7, opening: 110, logic: 1022, views: { Account: 2711 }, css: 299 },
    networks: {
      page: -2,
      opening: 256,
      logic: 1836,
      views: {
        Networks: 3261,
        SwitchActiveChain: 845,
        SwitchNetwork: 1245,
        UnsupportedChain: 3233,
        WhatIsANetwork: 751,
      },
      css: 151,
    },
    legal: { page: -4, opening: 634, logic: 0, views: {}, css: 189 },
    receive: {
      page: 0,
      opening: 146,
      logic: 194,
      views: { WalletReceive: 1962, WalletCompatibleNetworks: 634 },
      css: 36,
    },
    walletConnect: {
      page: 15,
      opening: 561,
      logic: 637,
      views: { ConnectingWalletConnect: 2152, ConnectingWalletConnectBasic: 1169 },
      css: 419,
    },
    allWallets: { page: -3, opening: 230, logic: 6167, views: { AllWallets: 2426, MoreWallets: 1359 }, css: 72 },
    multiWallet: { page: 36, opening: 135, logic: 3156, views: { ProfileWallets: 2200 }, css: 53 },
    coinbase: { page: 40, opening: 455, logic: 0, views: {}, css: 0 },
    safe: { page: 845, opening: -111, logic: 0, views: {}, css: 0 },
  },
}
