import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 10231, opening: 12746, css: 6259 },
  chains: {
    evm: { page: 1338, opening: -157, logic: 14211, views: {}, css: 0 },
    solana: { page: 148, opening: 1936, logic: 16298, views: {}, css: 0 },
  },
  features: {
    connect: {
      page: 1,
      opening: 376,
      logic: 1049,
      views: {
        ConnectingExternal: 1436,
        ConnectingMultiChain: 941,
        ConnectWallets: 227,
        Downloads: 2336,
        GetWallet: 717,
        NoWallet: 792,
        WhatIsAWallet: 1298,
      },
      css: 240,
    },
    account: { page: 0, opening: 197, logic: 7974, views: { Account: 9036 }, css: 623 },
    networks: {
      page: 3,
      opening: 296,
      logic: 1737,
      views: {
        Networks: 3224,
        SwitchActiveChain: 972,
        SwitchNetwork: 1546,
        UnsupportedChain: 3915,
        WhatIsANetwork: 707,
      },
      css: 102,
    },
    legal: { page: 1, opening: 584, logic: 0, views: {}, css: 197 },
    receive: {
      page: -2,
      opening: 238,
      logic: 4553,
      views: { WalletReceive: 2078, WalletCompatibleNetworks: 611 },
      css: 48,
    },
    send: {
      page: 3,
      opening: 486,
      logic: 10323,
      views: {
        WalletSend: 8981,
        WalletSendSelectToken: 5506,
        WalletSendPreview: 7502,
        WalletSendContacts: 4300,
        WalletSendContact: 3406,
      },
      css: 365,
    },
    nfts: { page: 24, opening: 198, logic: 8700, views: {}, css: 185 },
    activity: { page: -1, opening: 376, logic: 14713, views: { Transactions: 400 }, css: 180 },
    walletConnect: {
      page: 16,
      opening: 1275,
      logic: 33807,
      views: { ConnectingWalletConnect: 10393, ConnectingWalletConnectBasic: 6538 },
      css: 419,
    },
    allWallets: { page: 3, opening: 756, logic: 11488, views: { AllWallets: 2149 }, css: 55 },
    multiWallet: { page: 3, opening: 138, logic: 658, views: { ProfileWallets: 2857 }, css: 105 },
    coinbase: { page: 17, opening: 385, logic: 5348, views: {}, css: 0 },
    safe: { page: 570, opening: 50, logic: 5189, views: {}, css: 0 },
    submissions: { page: -1, opening: 100, logic: 4980, views: {}, css: 0 },
  },
}
