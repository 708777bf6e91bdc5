import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 9966, opening: 9308, css: 4766 },
  features: {
    connect: {
      page: 4,
      opening: 312,
      logic: 0,
      views: {
        ConnectingExternal: 1318,
        ConnectingMultiChain: 918,
        ConnectWallets: 224,
        Downloads: 2453,
        GetWallet: 818,
        NoWallet: 914,
        WhatIsAWallet: 1495,
      },
      css: 186,
    },
    account: { page: 12, opening: 153, logic: 1494, views: { Account: 3183 }, css: 295 },
    networks: {
      page: 3,
      opening: 263,
      logic: 1823,
      views: {
        Networks: 3258,
        SwitchActiveChain: 842,
        SwitchNetwork: 1241,
        UnsupportedChain: 3229,
        WhatIsANetwork: 748,
      },
      css: 147,
    },
    legal: { page: -1, opening: 641, logic: 0, views: {}, css: 191 },
    receive: {
      page: 2,
      opening: 144,
      logic: 194,
      views: { WalletReceive: 1951, WalletCompatibleNetworks: 630 },
      css: 37,
    },
    nfts: { page: -1, opening: 121, logic: 7302, views: {}, css: 88 },
    activity: { page: -5, opening: 225, logic: 13880, views: { Transactions: 310 }, css: 71 },
    walletConnect: {
      page: 26,
      opening: 615,
      logic: 746,
      views: { ConnectingWalletConnect: 2181, ConnectingWalletConnectBasic: 1196 },
      css: 411,
    },
    allWallets: { page: -1, opening: 212, logic: 6506, views: { AllWallets: 2422, MoreWallets: 1356 }, css: 73 },
    multiWallet: { page: 31, opening: 135, logic: 3146, views: { ProfileWallets: 2196 }, css: 54 },
    coinbase: { page: 40, opening: 448, logic: 0, views: {}, css: 0 },
    safe: { page: 846, opening: -96, logic: 0, views: {}, css: 0 },
  },
}
