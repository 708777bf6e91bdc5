import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 10202, opening: 13481, css: 6936 },
  chains: {
    evm: { page: 1338, opening: -179, logic: 14214, views: {}, css: 0 },
    solana: { page: 149, opening: 1938, logic: 16296, views: {}, css: 0 },
  },
  features: {
    connect: {
      page: 0,
      opening: 349,
      logic: 1043,
      views: {
        ConnectingExternal: 1436,
        ConnectingMultiChain: 938,
        ConnectWallets: 225,
        Downloads: 2333,
        GetWallet: 718,
        NoWallet: 790,
        WhatIsAWallet: 1291,
      },
      css: 220,
    },
    account: { page: 2, opening: 185, logic: 7476, views: { Account: 9169 }, css: 591 },
    networks: {
      page: 1,
      opening: 278,
      logic: 1731,
      views: {
        Networks: 3221,
        SwitchActiveChain: 966,
        SwitchNetwork: 1542,
        UnsupportedChain: 3906,
        WhatIsANetwork: 710,
      },
      css: 98,
    },
    legal: { page: 3, opening: 550, logic: 0, views: {}, css: 191 },
    receive: {
      page: 0,
      opening: 134,
      logic: 4553,
      views: { WalletReceive: 2067, WalletCompatibleNetworks: 608 },
      css: 45,
    },
    send: {
      page: 9,
      opening: 115,
      logic: -281,
      views: {
        'WalletSend, WalletSendSelectToken, WalletSendPreview, WalletSendContacts, WalletSendContact': 22354,
      },
      css: 61,
    },
    swaps: {
      page: 6,
      opening: 132,
      logic: 3960,
      views: { 'Swap, SwapSelectToken, SwapPreview': 27128 },
      css: 153,
    },
    onramp: {
      page: -2,
      opening: 170,
      logic: 0,
      views: {
        'OnRampProviders, OnRampTokenSelect, OnRampFiatSelect, BuyInProgress, OnRampActivity, WhatIsABuy': 20204,
      },
      css: 40,
    },
    nfts: { page: 27, opening: 78, logic: 8422, views: {}, css: 186 },
    activity: { page: 5, opening: 220, logic: 14475, views: { Transactions: 403 }, css: 179 },
    walletConnect: {
      page: 17,
      opening: 1242,
      logic: 34886,
      views: { ConnectingWalletConnect: 9884, ConnectingWalletConnectBasic: 6039 },
      css: 154,
    },
    allWallets: { page: 1, opening: 643, logic: 11274, views: { AllWallets: 2143 }, css: 52 },
    multiWallet: { page: 4, opening: 100, logic: 649, views: { ProfileWallets: 2851 }, css: 104 },
    coinbase: { page: 3, opening: 305, logic: 5350, views: {}, css: 0 },
    safe: { page: 561, opening: 15, logic: 5189, views: {}, css: 0 },
    email: {
      page: 3,
      opening: 840,
      logic: 715,
      views: {
        EmailLogin: 4413,
        EmailVerifyDevice: 3539,
        EmailVerifyOtp: 5364,
        'UpdateEmailWallet, UpdateEmailPrimaryOtp, UpdateEmailSecondaryOtp': 6902,
      },
      css: 343,
    },
    secureWallet: {
      page: 2,
      opening: 599,
      logic: 30370,
      views: { AccountSettings: 1877, ApproveTransaction: 1900 },
      css: 126,
    },
    socials: {
      page: 3,
      opening: 3034,
      logic: 5557,
      views: { ConnectSocials: 623, ConnectingSocial: 3168, ConnectingFarcaster: 5867 },
      css: 96,
    },
    submissions: { page: 1, opening: 108, logic: 5057, views: {}, css: 0 },
  },
}
