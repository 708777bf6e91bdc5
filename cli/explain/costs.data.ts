import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 10283, opening: 12798, css: 6308 },
  chains: {
    evm: { page: 1334, opening: -167, logic: 14099, views: {}, css: 0 },
    solana: { page: 147, opening: 1925, logic: 16298, views: {}, css: 0 },
  },
  features: {
    connect: {
      page: -2,
      opening: 371,
      logic: 1048,
      views: {
        ConnectingExternal: 1433,
        ConnectingMultiChain: 940,
        ConnectWallets: 226,
        Downloads: 2336,
        GetWallet: 716,
        NoWallet: 791,
        WhatIsAWallet: 1299,
      },
      css: 234,
    },
    account: { page: 3, opening: 187, logic: 7978, views: { Account: 9038 }, css: 616 },
    networks: {
      page: -2,
      opening: 309,
      logic: 1735,
      views: {
        Networks: 3231,
        SwitchActiveChain: 972,
        SwitchNetwork: 1543,
        UnsupportedChain: 3923,
        WhatIsANetwork: 711,
      },
      css: 93,
    },
    legal: { page: -6, opening: 578, logic: 0, views: {}, css: 189 },
    receive: {
      page: -6,
      opening: 221,
      logic: 4553,
      views: { WalletReceive: 2070, WalletCompatibleNetworks: 609 },
      css: 47,
    },
    send: {
      page: -1,
      opening: 369,
      logic: 9055,
      views: { WalletSend: 7610, WalletSendSelectToken: 4954, WalletSendPreview: 6709 },
      css: 294,
    },
    nfts: { page: 18, opening: 180, logic: 8707, views: {}, css: 180 },
    activity: { page: -2, opening: 381, logic: 14719, views: { Transactions: 404 }, css: 178 },
    walletConnect: {
      page: 13,
      opening: 1284,
      logic: 33808,
      views: { ConnectingWalletConnect: 10388, ConnectingWalletConnectBasic: 6532 },
      css: 413,
    },
    allWallets: { page: -6, opening: 767, logic: 11487, views: { AllWallets: 2152 }, css: 53 },
    multiWallet: { page: 0, opening: 141, logic: 655, views: { ProfileWallets: 2858 }, css: 102 },
    coinbase: { page: 13, opening: 385, logic: 5352, views: {}, css: 0 },
    safe: { page: 565, opening: 41, logic: 5192, views: {}, css: 0 },
    submissions: { page: -2, opening: 90, logic: 4982, views: {}, css: 0 },
  },
}
