import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 10257, opening: 13259, css: 6694 },
  chains: {
    evm: { page: 1334, opening: -189, logic: 14216, views: {}, css: 0 },
    solana: { page: 155, opening: 1921, logic: 16283, views: {}, css: 0 },
  },
  features: {
    connect: {
      page: -1,
      opening: 342,
      logic: 1046,
      views: {
        ConnectingExternal: 1435,
        ConnectingMultiChain: 940,
        ConnectWallets: 226,
        Downloads: 2335,
        GetWallet: 718,
        NoWallet: 788,
        WhatIsAWallet: 1294,
      },
      css: 223,
    },
    account: { page: 4, opening: 192, logic: 7739, views: { Account: 9147 }, css: 596 },
    networks: {
      page: -2,
      opening: 280,
      logic: 1735,
      views: {
        Networks: 3226,
        SwitchActiveChain: 967,
        SwitchNetwork: 1543,
        UnsupportedChain: 3917,
        WhatIsANetwork: 712,
      },
      css: 93,
    },
    legal: { page: -4, opening: 548, logic: 0, views: {}, css: 188 },
    receive: {
      page: -1,
      opening: 153,
      logic: 4553,
      views: { WalletReceive: 2071, WalletCompatibleNetworks: 610 },
      css: 48,
    },
    send: {
      page: 3,
      opening: 92,
      logic: -281,
      views: {
        'WalletSend, WalletSendSelectToken, WalletSendPreview, WalletSendContacts, WalletSendContact': 22522,
      },
      css: 57,
    },
    swaps: {
      page: -4,
      opening: 128,
      logic: 3971,
      views: { 'Swap, SwapSelectToken, SwapPreview': 27287 },
      css: 149,
    },
    onramp: {
      page: -4,
      opening: 163,
      logic: 0,
      views: {
        'OnRampProviders, OnRampTokenSelect, OnRampFiatSelect, BuyInProgress, OnRampActivity, WhatIsABuy': 20584,
      },
      css: 40,
    },
    nfts: { page: 22, opening: 86, logic: 8676, views: {}, css: 186 },
    activity: { page: 4, opening: 230, logic: 14733, views: { Transactions: 402 }, css: 178 },
    walletConnect: {
      page: 11,
      opening: 1310,
      logic: 34929,
      views: { ConnectingWalletConnect: 10385, ConnectingWalletConnectBasic: 6531 },
      css: 401,
    },
    allWallets: { page: 2, opening: 694, logic: 11493, views: { AllWallets: 2151 }, css: 48 },
    multiWallet: { page: 4, opening: 109, logic: 651, views: { ProfileWallets: 2856 }, css: 102 },
    coinbase: { page: 3, opening: 314, logic: 5353, views: {}, css: 0 },
    safe: { page: 557, opening: 27, logic: 5193, views: {}, css: 0 },
    email: {
      page: -3,
      opening: 746,
      logic: 401,
      views: { EmailLogin: 3360, EmailVerifyDevice: 3009, EmailVerifyOtp: 4214 },
      css: 341,
    },
    secureWallet: { page: 4, opening: 487, logic: 28149, views: { ApproveTransaction: 1083 }, css: 124 },
    submissions: { page: -3, opening: 110, logic: 5003, views: {}, css: 0 },
  },
}
