import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 10251, opening: 12784, css: 6259 },
  chains: {
    evm: { page: 1338, opening: -163, logic: 14173, views: {}, css: 0 },
    solana: { page: 153, opening: 1922, logic: 16298, views: {}, css: 0 },
  },
  features: {
    connect: {
      page: -3,
      opening: 359,
      logic: 1047,
      views: {
        ConnectingExternal: 1433,
        ConnectingMultiChain: 939,
        ConnectWallets: 224,
        Downloads: 2338,
        GetWallet: 716,
        NoWallet: 792,
        WhatIsAWallet: 1300,
      },
      css: 240,
    },
    account: { page: 8, opening: 199, logic: 7978, views: { Account: 9028 }, css: 623 },
    networks: {
      page: -3,
      opening: 286,
      logic: 1737,
      views: {
        Networks: 3230,
        SwitchActiveChain: 971,
        SwitchNetwork: 1547,
        UnsupportedChain: 3915,
        WhatIsANetwork: 707,
      },
      css: 102,
    },
    legal: { page: -6, opening: 577, logic: 0, views: {}, css: 197 },
    receive: {
      page: -1,
      opening: 221,
      logic: 4553,
      views: { WalletReceive: 2068, WalletCompatibleNetworks: 608 },
      css: 48,
    },
    send: {
      page: -1,
      opening: 487,
      logic: 10323,
      views: {
        WalletSend: 8983,
        WalletSendSelectToken: 5503,
        WalletSendPreview: 7504,
        WalletSendContacts: 4300,
        WalletSendContact: 3410,
      },
      css: 365,
    },
    nfts: { page: 25, opening: 175, logic: 8700, views: {}, css: 185 },
    activity: { page: -1, opening: 383, logic: 14717, views: { Transactions: 401 }, css: 180 },
    walletConnect: {
      page: 16,
      opening: 1281,
      logic: 33802,
      views: { ConnectingWalletConnect: 10383, ConnectingWalletConnectBasic: 6529 },
      css: 419,
    },
    allWallets: { page: -3, opening: 766, logic: 11487, views: { AllWallets: 2150 }, css: 55 },
    multiWallet: { page: 7, opening: 145, logic: 655, views: { ProfileWallets: 2852 }, css: 105 },
    coinbase: { page: 17, opening: 385, logic: 5358, views: {}, css: 0 },
    safe: { page: 561, opening: 46, logic: 5198, views: {}, css: 0 },
    submissions: { page: 0, opening: 112, logic: 4979, views: {}, css: 0 },
  },
}
