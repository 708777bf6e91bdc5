import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 10239, opening: 12805, css: 6608 },
  chains: {
    evm: { page: 1337, opening: -176, logic: 14202, views: {}, css: 0 },
    solana: { page: 157, opening: 1946, logic: 16302, views: {}, css: 0 },
  },
  features: {
    connect: {
      page: -1,
      opening: 364,
      logic: 1045,
      views: {
        ConnectingExternal: 1430,
        ConnectingMultiChain: 939,
        ConnectWallets: 223,
        Downloads: 2333,
        GetWallet: 716,
        NoWallet: 787,
        WhatIsAWallet: 1293,
      },
      css: 231,
    },
    account: { page: 5, opening: 202, logic: 7733, views: { Account: 9141 }, css: 605 },
    networks: {
      page: -4,
      opening: 302,
      logic: 1732,
      views: {
        Networks: 3222,
        SwitchActiveChain: 971,
        SwitchNetwork: 1543,
        UnsupportedChain: 3911,
        WhatIsANetwork: 710,
      },
      css: 99,
    },
    legal: { page: -1, opening: 584, logic: 0, views: {}, css: 196 },
    receive: {
      page: 0,
      opening: 180,
      logic: 4553,
      views: { WalletReceive: 2066, WalletCompatibleNetworks: 607 },
      css: 49,
    },
    send: {
      page: -2,
      opening: 133,
      logic: -281,
      views: {
        'WalletSend, WalletSendSelectToken, WalletSendPreview, WalletSendContacts, WalletSendContact': 22337,
      },
      css: 69,
    },
    swaps: {
      page: -2,
      opening: 154,
      logic: 3972,
      views: { 'Swap, SwapSelectToken, SwapPreview': 27281 },
      css: 155,
    },
    onramp: {
      page: 1,
      opening: 191,
      logic: 0,
      views: {
        'OnRampProviders, OnRampTokenSelect, OnRampFiatSelect, BuyInProgress, OnRampActivity, WhatIsABuy': 20545,
      },
      css: 43,
    },
    nfts: { page: 23, opening: 78, logic: 8670, views: {}, css: 188 },
    activity: { page: 0, opening: 232, logic: 14723, views: { Transactions: 399 }, css: 183 },
    walletConnect: {
      page: 11,
      opening: 1327,
      logic: 34279,
      views: { ConnectingWalletConnect: 10387, ConnectingWalletConnectBasic: 6532 },
      css: 415,
    },
    allWallets: { page: 0, opening: 752, logic: 11492, views: { AllWallets: 2144 }, css: 53 },
    multiWallet: { page: 2, opening: 130, logic: 653, views: { ProfileWallets: 2852 }, css: 104 },
    coinbase: { page: 16, opening: 380, logic: 5344, views: {}, css: 0 },
    safe: { page: 555, opening: 45, logic: 5184, views: {}, css: 0 },
    submissions: { page: 3, opening: 107, logic: 4907, views: {}, css: 0 },
  },
}
