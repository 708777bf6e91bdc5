import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 10200, opening: 12930, css: 6623 },
  chains: {
    evm: { page: 1331, opening: -184, logic: 14223, views: {}, css: 0 },
    solana: { page: 150, opening: 1924, logic: 16291, views: {}, css: 0 },
  },
  features: {
    connect: {
      page: 7,
      opening: 357,
      logic: 1048,
      views: {
        ConnectingExternal: 1437,
        ConnectingMultiChain: 938,
        ConnectWallets: 226,
        Downloads: 2336,
        GetWallet: 717,
        NoWallet: 790,
        WhatIsAWallet: 1297,
      },
      css: 231,
    },
    account: { page: 2, opening: 195, logic: 7732, views: { Account: 9141 }, css: 605 },
    networks: {
      page: -1,
      opening: 295,
      logic: 1729,
      views: {
        Networks: 3223,
        SwitchActiveChain: 969,
        SwitchNetwork: 1545,
        UnsupportedChain: 3911,
        WhatIsANetwork: 707,
      },
      css: 94,
    },
    legal: { page: 0, opening: 576, logic: 0, views: {}, css: 196 },
    receive: {
      page: 1,
      opening: 173,
      logic: 4553,
      views: { WalletReceive: 2070, WalletCompatibleNetworks: 610 },
      css: 48,
    },
    send: {
      page: 3,
      opening: 121,
      logic: -281,
      views: {
        'WalletSend, WalletSendSelectToken, WalletSendPreview, WalletSendContacts, WalletSendContact': 22340,
      },
      css: 66,
    },
    swaps: {
      page: 3,
      opening: 148,
      logic: 3972,
      views: { 'Swap, SwapSelectToken, SwapPreview': 27279 },
      css: 154,
    },
    onramp: {
      page: -1,
      opening: 173,
      logic: 0,
      views: {
        'OnRampProviders, OnRampTokenSelect, OnRampFiatSelect, BuyInProgress, OnRampActivity, WhatIsABuy': 20256,
      },
      css: 61,
    },
    nfts: { page: 32, opening: 69, logic: 8663, views: {}, css: 187 },
    activity: { page: 1, opening: 240, logic: 14713, views: { Transactions: 400 }, css: 184 },
    walletConnect: {
      page: 14,
      opening: 1300,
      logic: 34278,
      views: { ConnectingWalletConnect: 10386, ConnectingWalletConnectBasic: 6527 },
      css: 411,
    },
    allWallets: { page: 4, opening: 749, logic: 11494, views: { AllWallets: 2144 }, css: 52 },
    multiWallet: { page: 4, opening: 99, logic: 652, views: { ProfileWallets: 2852 }, css: 104 },
    coinbase: { page: 18, opening: 372, logic: 5345, views: {}, css: 0 },
    safe: { page: 563, opening: 44, logic: 5182, views: {}, css: 0 },
    submissions: { page: 3, opening: 86, logic: 4907, views: {}, css: 0 },
  },
}
