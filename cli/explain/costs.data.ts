import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 10185, opening: 12577, css: 6575 },
  chains: {
    evm: { page: 1337, opening: -170, logic: 14214, views: {}, css: 0 },
    solana: { page: 151, opening: 1938, logic: 16300, views: {}, css: 0 },
  },
  features: {
    connect: {
      page: 5,
      opening: 370,
      logic: 1044,
      views: {
        ConnectingExternal: 1431,
        ConnectingMultiChain: 939,
        ConnectWallets: 224,
        Downloads: 2334,
        GetWallet: 716,
        NoWallet: 791,
        WhatIsAWallet: 1297,
      },
      css: 235,
    },
    account: { page: 6, opening: 205, logic: 7986, views: { Account: 9027 }, css: 608 },
    networks: {
      page: 2,
      opening: 316,
      logic: 1736,
      views: {
        Networks: 3225,
        SwitchActiveChain: 970,
        SwitchNetwork: 1544,
        UnsupportedChain: 3912,
        WhatIsANetwork: 710,
      },
      css: 95,
    },
    legal: { page: 3, opening: 600, logic: 0, views: {}, css: 197 },
    receive: {
      page: 5,
      opening: 238,
      logic: 4553,
      views: { WalletReceive: 2068, WalletCompatibleNetworks: 608 },
      css: 49,
    },
    send: {
      page: 2,
      opening: 484,
      logic: 10460,
      views: {
        WalletSend: 9174,
        WalletSendSelectToken: 5661,
        WalletSendPreview: 7661,
        WalletSendContacts: 4305,
        WalletSendContact: 3406,
      },
      css: 72,
    },
    swaps: {
      page: 5,
      opening: 523,
      logic: 16545,
      views: { Swap: 8695, SwapSelectToken: 6099, SwapPreview: 7070 },
      css: 168,
    },
    nfts: { page: 31, opening: 193, logic: 8703, views: {}, css: 184 },
    activity: { page: 2, opening: 384, logic: 14722, views: { Transactions: 400 }, css: 178 },
    walletConnect: {
      page: 20,
      opening: 1305,
      logic: 34042,
      views: { ConnectingWalletConnect: 10376, ConnectingWalletConnectBasic: 6525 },
      css: 416,
    },
    allWallets: { page: 4, opening: 796, logic: 11488, views: { AllWallets: 2149 }, css: 54 },
    multiWallet: { page: 8, opening: 160, logic: 655, views: { ProfileWallets: 2852 }, css: 106 },
    coinbase: { page: 21, opening: 397, logic: 5353, views: {}, css: 0 },
    safe: { page: 569, opening: 67, logic: 5191, views: {}, css: 0 },
    submissions: { page: 4, opening: 117, logic: 4986, views: {}, css: 0 },
  },
}
