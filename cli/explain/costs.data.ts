import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 9988, opening: 9317, css: 4799 },
  features: {
    connect: {
      page: -3,
      opening: 329,
      logic: 1031,
      views: {
        ConnectingExternal: 1323,
        ConnectingMultiChain: 922,
        ConnectWallets: 226,
        Downloads: 1814,
        GetWallet: 1049,
        NoWallet: 918,
        WhatIsAWallet: 1749,
      },
      css: 199,
    },
    account: { page: 8, opening: 80, logic: 659, views: { Account: 2711 }, css: 311 },
    networks: {
      page: -1,
      opening: 233,
      logic: 1840,
      views: {
        Networks: 3149,
        SwitchActiveChain: 847,
        SwitchNetwork: 1248,
        UnsupportedChain: 3121,
        WhatIsANetwork: 751,
      },
      css: 168,
    },
    legal: { page: -1, opening: 617, logic: 0, views: {}, css: 192 },
    receive: {
      page: -1,
      opening: 140,
      logic: 194,
      views: { WalletReceive: 1960, WalletCompatibleNetworks: 633 },
      css: 37,
    },
    walletConnect: {
      page: 14,
      opening: 926,
      logic: 2460,
      views: { ConnectingWalletConnect: 3474, ConnectingWalletConnectBasic: 3070 },
      css: 441,
    },
    allWallets: { page: -2, opening: 228, logic: 6217, views: { AllWallets: 3498, MoreWallets: 1319 }, css: 74 },
    multiWallet: { page: 3, opening: 115, logic: 3845, views: { ProfileWallets: 2177 }, css: 100 },
    coinbase: { page: 36, opening: 455, logic: 0, views: {}, css: 0 },
    safe: { page: 925, opening: -93, logic: 0, views: {}, css: 0 },
  },
}
