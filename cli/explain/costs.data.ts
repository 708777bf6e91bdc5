import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 10246, opening: 13388, css: 7111 },
  chains: {
    evm: { page: 1338, opening: -180, logic: 14227, views: {}, css: 0 },
    solana: { page: 152, opening: 1929, logic: 16291, views: {}, css: 0 },
  },
  features: {
    connect: {
      page: 2,
      opening: 366,
      logic: 1041,
      views: {
        ConnectingExternal: 1433,
        ConnectingMultiChain: 966,
        ConnectWallets: 221,
        Downloads: 2382,
        GetWallet: 715,
        NoWallet: 793,
        WhatIsAWallet: 1335,
      },
      css: 223,
    },
    account: { page: 7, opening: 170, logic: 7467, views: { Account: 9266 }, css: 642 },
    networks: {
      page: -2,
      opening: 285,
      logic: 1727,
      views: {
        Networks: 3233,
        SwitchActiveChain: 964,
        SwitchNetwork: 1541,
        UnsupportedChain: 3917,
        WhatIsANetwork: 707,
      },
      css: 114,
    },
    legal: { page: 1, opening: 550, logic: 0, views: {}, css: 185 },
    receive: {
      page: 0,
      opening: 173,
      logic: 4606,
      views: { WalletReceive: 2065, WalletCompatibleNetworks: 608 },
      css: 54,
    },
    send: {
      page: 1,
      opening: 113,
      logic: -281,
      views: {
        'WalletSend, WalletSendSelectToken, WalletSendPreview, WalletSendContacts, WalletSendContact': 22617,
      },
      css: 119,
    },
    swaps: {
      page: 4,
      opening: 133,
      logic: 3960,
      views: { 'Swap, SwapSelectToken, SwapPreview': 27181 },
      css: 139,
    },
    onramp: {
      page: -2,
      opening: 191,
      logic: 0,
      views: {
        'OnRampProviders, OnRampTokenSelect, OnRampFiatSelect, BuyInProgress, OnRampActivity, WhatIsABuy': 20603,
      },
      css: 90,
    },
    nfts: { page: 27, opening: 94, logic: 8479, views: {}, css: 205 },
    activity: { page: -1, opening: 254, logic: 14798, views: { Transactions: 414 }, css: 196 },
    walletConnect: {
      page: 8,
      opening: 1251,
      logic: 34929,
      views: { ConnectingWalletConnect: 10232, ConnectingWalletConnectBasic: 6366 },
      css: 176,
    },
    allWallets: { page: 0, opening: 635, logic: 11267, views: { AllWallets: 2147 }, css: 55 },
    multiWallet: { page: 0, opening: 113, logic: 649, views: { ProfileWallets: 3001 }, css: 93 },
    coinbase: { page: -1, opening: 297, logic: 5338, views: {}, css: 0 },
    safe: { page: 561, opening: 14, logic: 5177, views: {}, css: 0 },
    email: {
      page: 0,
      opening: 839,
      logic: 713,
      views: {
        EmailLogin: 4497,
        EmailVerifyDevice: 3601,
        EmailVerifyOtp: 5430,
        'UpdateEmailWallet, UpdateEmailPrimaryOtp, UpdateEmailSecondaryOtp': 6974,
      },
      css: 378,
    },
    secureWallet: {
      page: -1,
      opening: 576,
      logic: 30469,
      views: { AccountSettings: 2258, ApproveTransaction: 1937 },
      css: 166,
    },
    socials: {
      page: -1,
      opening: 3198,
      logic: 5621,
      views: { ConnectSocials: 626, ConnectingSocial: 3244, ConnectingFarcaster: 6251 },
      css: 95,
    },
    submissions: { page: -3, opening: 125, logic: 5053, views: {}, css: 0 },
  },
}
