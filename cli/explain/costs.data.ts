import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 10220, opening: 13350, css: 7084 },
  chains: {
    evm: { page: 1336, opening: -174, logic: 14223, views: {}, css: 0 },
    solana: { page: 152, opening: 1959, logic: 16303, views: {}, css: 0 },
  },
  features: {
    connect: {
      page: 0,
      opening: 385,
      logic: 1044,
      views: {
        ConnectingExternal: 1429,
        ConnectingMultiChain: 967,
        ConnectWallets: 224,
        Downloads: 2621,
        GetWallet: 805,
        NoWallet: 794,
        WhatIsAWallet: 1334,
      },
      css: 271,
    },
    account: { page: 2, opening: 205, logic: 7476, views: { Account: 10263 }, css: 761 },
    networks: {
      page: 5,
      opening: 301,
      logic: 1734,
      views: {
        Networks: 3215,
        SwitchActiveChain: 966,
        SwitchNetwork: 1544,
        UnsupportedChain: 3921,
        WhatIsANetwork: 710,
      },
      css: 188,
    },
    legal: { page: -1, opening: 558, logic: 0, views: {}, css: 228 },
    receive: {
      page: 1,
      opening: 187,
      logic: 4606,
      views: { WalletReceive: 2071, WalletCompatibleNetworks: 610 },
      css: 46,
    },
    send: {
      page: 5,
      opening: 103,
      logic: -281,
      views: {
        'WalletSend, WalletSendSelectToken, WalletSendPreview, WalletSendContacts, WalletSendContact': 24735,
      },
      css: 151,
    },
    swaps: {
      page: 0,
      opening: 136,
      logic: 4008,
      views: { 'Swap, SwapSelectToken, SwapPreview': 28955 },
      css: 126,
    },
    onramp: {
      page: -1,
      opening: 216,
      logic: 0,
      views: {
        'OnRampProviders, OnRampTokenSelect, OnRampFiatSelect, BuyInProgress, OnRampActivity, WhatIsABuy': 21380,
      },
      css: 136,
    },
    nfts: { page: 25, opening: 102, logic: 8703, views: {}, css: 210 },
    activity: { page: 2, opening: 277, logic: 14904, views: { Transactions: 419 }, css: 209 },
    walletConnect: {
      page: 12,
      opening: 1226,
      logic: 34965,
      views: { ConnectingWalletConnect: 10256, ConnectingWalletConnectBasic: 6378 },
      css: 197,
    },
    allWallets: { page: -2, opening: 665, logic: 11258, views: { AllWallets: 2138 }, css: 64 },
    multiWallet: { page: 10, opening: 112, logic: 650, views: { ProfileWallets: 3011 }, css: 88 },
    coinbase: { page: 8, opening: 332, logic: 5351, views: {}, css: 0 },
    safe: { page: 559, opening: 29, logic: 5190, views: {}, css: 0 },
    email: {
      page: -2,
      opening: 853,
      logic: 717,
      views: {
        EmailLogin: 4536,
        EmailVerifyDevice: 3627,
        EmailVerifyOtp: 5459,
        'UpdateEmailWallet, UpdateEmailPrimaryOtp, UpdateEmailSecondaryOtp': 7007,
      },
      css: 390,
    },
    secureWallet: {
      page: 0,
      opening: 588,
      logic: 30514,
      views: { AccountSettings: 2278, ApproveTransaction: 1940 },
      css: 189,
    },
    socials: {
      page: 3,
      opening: 3189,
      logic: 5640,
      views: { ConnectSocials: 622, ConnectingSocial: 3244, ConnectingFarcaster: 6258 },
      css: 97,
    },
    submissions: { page: 3, opening: 111, logic: 5108, views: {}, css: 0 },
  },
}
