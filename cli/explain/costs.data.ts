import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 11973, opening: 10879, css: 6196 },
  features: {
    connect: {
      page: -4,
      opening: 433,
      logic: 657,
      views: {
        ConnectingExternal: 1429,
        ConnectingMultiChain: 917,
        ConnectWallets: 223,
        Downloads: 2336,
        GetWallet: 824,
        NoWallet: 891,
        WhatIsAWallet: 1378,
      },
      css: 192,
    },
    account: { page: 23, opening: 258, logic: 7549, views: { Account: 8889 }, css: 697 },
    networks: {
      page: -3,
      opening: 407,
      logic: 1737,
      views: {
        Networks: 3223,
        SwitchActiveChain: 881,
        SwitchNetwork: 1547,
        UnsupportedChain: 3921,
        WhatIsANetwork: 709,
      },
      css: 116,
    },
    legal: { page: -2, opening: 725, logic: 0, views: {}, css: 189 },
    receive: {
      page: -2,
      opening: 234,
      logic: 4553,
      views: { WalletReceive: 2109, WalletCompatibleNetworks: 608 },
      css: 45,
    },
    nfts: { page: 36, opening: 188, logic: 8528, views: {}, css: 119 },
    activity: { page: 0, opening: 440, logic: 15688, views: { Transactions: 385 }, css: 149 },
    walletConnect: {
      page: 7,
      opening: 1291,
      logic: 33084,
      views: { ConnectingWalletConnect: 10425, ConnectingWalletConnectBasic: 6547 },
      css: 435,
    },
    allWallets: { page: -3, opening: 486, logic: 11351, views: { AllWallets: 2234 }, css: 55 },
    multiWallet: { page: 39, opening: 173, logic: 657, views: { ProfileWallets: 2753 }, css: 82 },
    coinbase: { page: 17, opening: 383, logic: 1820, views: {}, css: 0 },
    safe: { page: 736, opening: -166, logic: 2226, views: {}, css: 0 },
  },
}
