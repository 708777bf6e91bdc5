import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 10254, opening: 12912, css: 6691 },
  chains: {
    evm: { page: 1333, opening: -177, logic: 14231, views: {}, css: 0 },
    solana: { page: 150, opening: 1937, logic: 16278, views: {}, css: 0 },
  },
  features: {
    connect: {
      page: -2,
      opening: 357,
      logic: 1047,
      views: {
        ConnectingExternal: 1434,
        ConnectingMultiChain: 939,
        ConnectWallets: 225,
        Downloads: 2335,
        GetWallet: 718,
        NoWallet: 788,
        WhatIsAWallet: 1297,
      },
      css: 223,
    },
    account: { page: 6, opening: 203, logic: 7741, views: { Account: 9183 }, css: 597 },
    networks: {
      page: 1,
      opening: 291,
      logic: 1739,
      views: {
        Networks: 3228,
        SwitchActiveChain: 966,
        SwitchNetwork: 1546,
        UnsupportedChain: 3919,
        WhatIsANetwork: 712,
      },
      css: 94,
    },
    legal: { page: 1, opening: 567, logic: 0, views: {}, css: 188 },
    receive: {
      page: 0,
      opening: 188,
      logic: 4553,
      views: { WalletReceive: 2073, WalletCompatibleNetworks: 611 },
      css: 48,
    },
    send: {
      page: 0,
      opening: 130,
      logic: -281,
      views: {
        'WalletSend, WalletSendSelectToken, WalletSendPreview, WalletSendContacts, WalletSendContact': 22527,
      },
      css: 57,
    },
    swaps: {
      page: 1,
      opening: 141,
      logic: 3973,
      views: { 'Swap, SwapSelectToken, SwapPreview': 27296 },
      css: 150,
    },
    onramp: {
      page: -7,
      opening: 187,
      logic: 0,
      views: {
        'OnRampProviders, OnRampTokenSelect, OnRampFiatSelect, BuyInProgress, OnRampActivity, WhatIsABuy': 20587,
      },
      css: 40,
    },
    nfts: { page: 25, opening: 114, logic: 8680, views: {}, css: 186 },
    activity: { page: -2, opening: 249, logic: 14736, views: { Transactions: 402 }, css: 178 },
    walletConnect: {
      page: 12,
      opening: 1322,
      logic: 34943,
      views: { ConnectingWalletConnect: 10394, ConnectingWalletConnectBasic: 6539 },
      css: 401,
    },
    allWallets: { page: -2, opening: 712, logic: 11496, views: { AllWallets: 2154 }, css: 48 },
    multiWallet: { page: 3, opening: 115, logic: 651, views: { ProfileWallets: 2856 }, css: 102 },
    coinbase: { page: -2, opening: 323, logic: 5363, views: {}, css: 0 },
    safe: { page: 558, opening: 50, logic: 5201, views: {}, css: 0 },
    email: {
      page: 1,
      opening: 765,
      logic: 402,
      views: { EmailLogin: 3383, EmailVerifyDevice: 3024, EmailVerifyOtp: 4232 },
      css: 345,
    },
    secureWallet: {
      page: -2,
      opening: 579,
      logic: 28388,
      views: { AccountSettings: 1528, ApproveTransaction: 1253 },
      css: 124,
    },
    submissions: { page: 5, opening: 132, logic: 5036, views: {}, css: 0 },
  },
}
