import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 10177, opening: 12568, css: 6279 },
  chains: {
    evm: { page: 1341, opening: -165, logic: 9886, views: {}, css: 0 },
    solana: { page: 150, opening: 1922, logic: 12481, views: {}, css: 0 },
  },
  features: {
    connect: {
      page: 0,
      opening: 362,
      logic: 1046,
      views: {
        ConnectingExternal: 1432,
        ConnectingMultiChain: 940,
        ConnectWallets: 226,
        Downloads: 2336,
        GetWallet: 715,
        NoWallet: 792,
        WhatIsAWallet: 1297,
      },
      css: 240,
    },
    account: { page: 24, opening: 258, logic: 7886, views: { Account: 8883 }, css: 621 },
    networks: {
      page: 2,
      opening: 352,
      logic: 1729,
      views: {
        Networks: 3224,
        SwitchActiveChain: 970,
        SwitchNetwork: 1543,
        UnsupportedChain: 3912,
        WhatIsANetwork: 710,
      },
      css: 99,
    },
    legal: { page: 0, opening: 578, logic: 0, views: {}, css: 192 },
    receive: {
      page: -1,
      opening: 232,
      logic: 4553,
      views: { WalletReceive: 2070, WalletCompatibleNetworks: 608 },
      css: 45,
    },
    nfts: { page: 27, opening: 209, logic: 8676, views: {}, css: 186 },
    activity: { page: 1, opening: 434, logic: 15831, views: { Transactions: 384 }, css: 178 },
    walletConnect: {
      page: 15,
      opening: 1264,
      logic: 33568,
      views: { ConnectingWalletConnect: 10384, ConnectingWalletConnectBasic: 6532 },
      css: 421,
    },
    allWallets: { page: 6, opening: 777, logic: 11491, views: { AllWallets: 2147 }, css: 48 },
    multiWallet: { page: 29, opening: 147, logic: 657, views: { ProfileWallets: 2853 }, css: 89 },
    coinbase: { page: 17, opening: 401, logic: 5345, views: {}, css: 0 },
    safe: { page: 569, opening: 47, logic: 5183, views: {}, css: 0 },
  },
}
