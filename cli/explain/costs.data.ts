import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 10234, opening: 12949, css: 6308 },
  chains: {
    evm: { page: 1337, opening: -171, logic: 13373, views: {}, css: 0 },
    solana: { page: 150, opening: 1918, logic: 16298, views: {}, css: 0 },
  },
  features: {
    connect: {
      page: 2,
      opening: 357,
      logic: 1046,
      views: {
        ConnectingExternal: 1434,
        ConnectingMultiChain: 940,
        ConnectWallets: 224,
        Downloads: 2336,
        GetWallet: 716,
        NoWallet: 792,
        WhatIsAWallet: 1297,
      },
      css: 234,
    },
    account: { page: 2, opening: 181, logic: 7976, views: { Account: 9028 }, css: 616 },
    networks: {
      page: -2,
      opening: 298,
      logic: 1731,
      views: {
        Networks: 3225,
        SwitchActiveChain: 972,
        SwitchNetwork: 1542,
        UnsupportedChain: 3917,
        WhatIsANetwork: 710,
      },
      css: 93,
    },
    legal: { page: -3, opening: 579, logic: 0, views: {}, css: 189 },
    receive: {
      page: 3,
      opening: 220,
      logic: 4553,
      views: { WalletReceive: 2073, WalletCompatibleNetworks: 607 },
      css: 47,
    },
    send: {
      page: 3,
      opening: 349,
      logic: 6238,
      views: { WalletSend: 7320, WalletSendSelectToken: 4858, WalletSendPreview: 5886 },
      css: 294,
    },
    nfts: { page: 28, opening: 176, logic: 8703, views: {}, css: 180 },
    activity: { page: -1, opening: 371, logic: 14712, views: { Transactions: 399 }, css: 178 },
    walletConnect: {
      page: 14,
      opening: 1284,
      logic: 33791,
      views: { ConnectingWalletConnect: 10385, ConnectingWalletConnectBasic: 6528 },
      css: 413,
    },
    allWallets: { page: 1, opening: 720, logic: 11488, views: { AllWallets: 2148 }, css: 53 },
    multiWallet: { page: 4, opening: 128, logic: 653, views: { ProfileWallets: 2856 }, css: 102 },
    coinbase: { page: 19, opening: 369, logic: 5344, views: {}, css: 0 },
    safe: { page: 564, opening: 27, logic: 5185, views: {}, css: 0 },
    submissions: { page: 0, opening: 84, logic: 4922, views: {}, css: 0 },
  },
}
