import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 10156, opening: 13153, css: 6936 },
  chains: {
    evm: { page: 1338, opening: -179, logic: 14214, views: {}, css: 0 },
    solana: { page: 149, opening: 1938, logic: 16296, views: {}, css: 0 },
  },
  features: {
    connect: {
      page: 2,
      opening: 362,
      logic: 1045,
      views: {
        ConnectingExternal: 1436,
        ConnectingMultiChain: 940,
        ConnectWallets: 227,
        Downloads: 2336,
        GetWallet: 718,
        NoWallet: 791,
        WhatIsAWallet: 1295,
      },
      css: 220,
    },
    account: { page: 8, opening: 201, logic: 7481, views: { Account: 9176 }, css: 591 },
    networks: {
      page: 6,
      opening: 306,
      logic: 1734,
      views: {
        Networks: 3225,
        SwitchActiveChain: 968,
        SwitchNetwork: 1543,
        UnsupportedChain: 3914,
        WhatIsANetwork: 711,
      },
      css: 98,
    },
    legal: { page: 5, opening: 552, logic: 0, views: {}, css: 191 },
    receive: {
      page: 5,
      opening: 183,
      logic: 4553,
      views: { WalletReceive: 2070, WalletCompatibleNetworks: 611 },
      css: 45,
    },
    send: {
      page: 5,
      opening: 135,
      logic: -281,
      views: {
        'WalletSend, WalletSendSelectToken, WalletSendPreview, WalletSendContacts, WalletSendContact': 22376,
      },
      css: 61,
    },
    swaps: {
      page: 0,
      opening: 149,
      logic: 3960,
      views: { 'Swap, SwapSelectToken, SwapPreview': 27147 },
      css: 153,
    },
    onramp: {
      page: 6,
      opening: 192,
      logic: 0,
      views: {
        'OnRampProviders, OnRampTokenSelect, OnRampFiatSelect, BuyInProgress, OnRampActivity, WhatIsABuy': 20211,
      },
      css: 40,
    },
    nfts: { page: 31, opening: 89, logic: 8430, views: {}, css: 186 },
    activity: { page: 7, opening: 231, logic: 14485, views: { Transactions: 404 }, css: 179 },
    walletConnect: {
      page: 18,
      opening: 1308,
      logic: 34910,
      views: { ConnectingWalletConnect: 10224, ConnectingWalletConnectBasic: 6372 },
      css: 154,
    },
    allWallets: { page: 8, opening: 642, logic: 11276, views: { AllWallets: 2144 }, css: 52 },
    multiWallet: { page: 9, opening: 114, logic: 653, views: { ProfileWallets: 2855 }, css: 104 },
    coinbase: { page: 5, opening: 314, logic: 5355, views: {}, css: 0 },
    safe: { page: 560, opening: 41, logic: 5195, views: {}, css: 0 },
    email: {
      page: 7,
      opening: 854,
      logic: 718,
      views: {
        EmailLogin: 4497,
        EmailVerifyDevice: 3619,
        EmailVerifyOtp: 5452,
        'UpdateEmailWallet, UpdateEmailPrimaryOtp, UpdateEmailSecondaryOtp': 6990,
      },
      css: 343,
    },
    secureWallet: {
      page: 4,
      opening: 586,
      logic: 30377,
      views: { AccountSettings: 1881, ApproveTransaction: 1934 },
      css: 126,
    },
    socials: {
      page: 5,
      opening: 3189,
      logic: 5560,
      views: { ConnectSocials: 629, ConnectingSocial: 3257, ConnectingFarcaster: 6266 },
      css: 96,
    },
    submissions: { page: 3, opening: 119, logic: 5058, views: {}, css: 0 },
  },
}
