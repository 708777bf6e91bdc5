import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 10272, opening: 12752, css: 6575 },
  chains: {
    evm: { page: 1337, opening: -170, logic: 14214, views: {}, css: 0 },
    solana: { page: 151, opening: 1938, logic: 16300, views: {}, css: 0 },
  },
  features: {
    connect: {
      page: -3,
      opening: 368,
      logic: 1043,
      views: {
        ConnectingExternal: 1429,
        ConnectingMultiChain: 939,
        ConnectWallets: 222,
        Downloads: 2333,
        GetWallet: 715,
        NoWallet: 789,
        WhatIsAWallet: 1296,
      },
      css: 235,
    },
    account: { page: 0, opening: 207, logic: 7985, views: { Account: 9028 }, css: 608 },
    networks: {
      page: -1,
      opening: 304,
      logic: 1734,
      views: {
        Networks: 3222,
        SwitchActiveChain: 970,
        SwitchNetwork: 1544,
        UnsupportedChain: 3912,
        WhatIsANetwork: 707,
      },
      css: 95,
    },
    legal: { page: -4, opening: 598, logic: 0, views: {}, css: 197 },
    receive: {
      page: -4,
      opening: 218,
      logic: 4553,
      views: { WalletReceive: 2073, WalletCompatibleNetworks: 606 },
      css: 49,
    },
    send: {
      page: -1,
      opening: 465,
      logic: 10457,
      views: {
        WalletSend: 9174,
        WalletSendSelectToken: 5655,
        WalletSendPreview: 7662,
        WalletSendContacts: 4299,
        WalletSendContact: 3405,
      },
      css: 72,
    },
    swaps: {
      page: -1,
      opening: 525,
      logic: 18786,
      views: { Swap: 8740, SwapSelectToken: 6215, SwapPreview: 7140 },
      css: 168,
    },
    nfts: { page: 24, opening: 193, logic: 8699, views: {}, css: 184 },
    activity: { page: 1, opening: 367, logic: 14717, views: { Transactions: 398 }, css: 178 },
    walletConnect: {
      page: 13,
      opening: 1294,
      logic: 34045,
      views: { ConnectingWalletConnect: 10386, ConnectingWalletConnectBasic: 6533 },
      css: 416,
    },
    allWallets: { page: -6, opening: 778, logic: 11487, views: { AllWallets: 2148 }, css: 54 },
    multiWallet: { page: 1, opening: 134, logic: 656, views: { ProfileWallets: 2855 }, css: 106 },
    coinbase: { page: 16, opening: 367, logic: 5346, views: {}, css: 0 },
    safe: { page: 563, opening: 35, logic: 5186, views: {}, css: 0 },
    submissions: { page: -4, opening: 129, logic: 5077, views: {}, css: 0 },
  },
}
