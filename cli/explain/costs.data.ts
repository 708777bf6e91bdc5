import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 10276, opening: 13060, css: 7217 },
  chains: {
    evm: { page: 1338, opening: -182, logic: 14205, views: {}, css: 0 },
    solana: { page: 153, opening: 1926, logic: 16293, views: {}, css: 0 },
  },
  features: {
    connect: {
      page: -5,
      opening: 398,
      logic: 1049,
      views: {
        ConnectingExternal: 1435,
        ConnectingMultiChain: 971,
        ConnectWallets: 226,
        Downloads: 2623,
        GetWallet: 810,
        NoWallet: 797,
        WhatIsAWallet: 1336,
      },
      css: 201,
    },
    account: { page: 1, opening: 206, logic: 7479, views: { Account: 9369 }, css: 661 },
    networks: {
      page: 2,
      opening: 311,
      logic: 1733,
      views: {
        Networks: 3220,
        SwitchActiveChain: 969,
        SwitchNetwork: 1544,
        UnsupportedChain: 3907,
        WhatIsANetwork: 707,
      },
      css: 116,
    },
    legal: { page: 2, opening: 563, logic: 0, views: {}, css: 200 },
    receive: {
      page: -4,
      opening: 199,
      logic: 4606,
      views: { WalletReceive: 2079, WalletCompatibleNetworks: 614 },
      css: 58,
    },
    send: {
      page: -3,
      opening: 158,
      logic: -281,
      views: {
        'WalletSend, WalletSendSelectToken, WalletSendPreview, WalletSendContacts, WalletSendContact': 23910,
      },
      css: 134,
    },
    swaps: {
      page: -4,
      opening: 153,
      logic: 4031,
      views: { 'Swap, SwapSelectToken, SwapPreview': 28444 },
      css: 143,
    },
    onramp: {
      page: -2,
      opening: 229,
      logic: 0,
      views: {
        'OnRampProviders, OnRampTokenSelect, OnRampFiatSelect, BuyInProgress, OnRampActivity, WhatIsABuy': 21107,
      },
      css: 96,
    },
    nfts: { page: 22, opening: 119, logic: 8707, views: {}, css: 192 },
    activity: { page: 0, opening: 272, logic: 14845, views: { Transactions: 419 }, css: 193 },
    walletConnect: {
      page: 10,
      opening: 1267,
      logic: 34967,
      views: { ConnectingWalletConnect: 10251, ConnectingWalletConnectBasic: 6374 },
      css: 177,
    },
    allWallets: { page: -2, opening: 664, logic: 11263, views: { AllWallets: 2139 }, css: 47 },
    multiWallet: { page: 2, opening: 124, logic: 654, views: { ProfileWallets: 3014 }, css: 97 },
    coinbase: { page: 1, opening: 344, logic: 5345, views: {}, css: 0 },
    safe: { page: 555, opening: 22, logic: 5185, views: {}, css: 0 },
    email: {
      page: 0,
      opening: 856,
      logic: 721,
      views: {
        EmailLogin: 4536,
        EmailVerifyDevice: 3625,
        EmailVerifyOtp: 5459,
        'UpdateEmailWallet, UpdateEmailPrimaryOtp, UpdateEmailSecondaryOtp': 7006,
      },
      css: 379,
    },
    secureWallet: {
      page: -2,
      opening: 596,
      logic: 30491,
      views: { AccountSettings: 2278, ApproveTransaction: 1938 },
      css: 164,
    },
    socials: {
      page: -3,
      opening: 3198,
      logic: 5629,
      views: { ConnectSocials: 629, ConnectingSocial: 3258, ConnectingFarcaster: 6269 },
      css: 100,
    },
    submissions: { page: -1, opening: 126, logic: 5053, views: {}, css: 0 },
  },
}
