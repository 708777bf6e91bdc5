import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 10264, opening: 13417, css: 6966 },
  chains: {
    evm: { page: 1338, opening: -179, logic: 14214, views: {}, css: 0 },
    solana: { page: 149, opening: 1938, logic: 16296, views: {}, css: 0 },
  },
  features: {
    connect: {
      page: 0,
      opening: 344,
      logic: 1041,
      views: {
        ConnectingExternal: 1430,
        ConnectingMultiChain: 937,
        ConnectWallets: 225,
        Downloads: 2332,
        GetWallet: 716,
        NoWallet: 789,
        WhatIsAWallet: 1295,
      },
      css: 220,
    },
    account: { page: 4, opening: 178, logic: 7473, views: { Account: 9164 }, css: 589 },
    networks: {
      page: -5,
      opening: 278,
      logic: 1732,
      views: {
        Networks: 3225,
        SwitchActiveChain: 966,
        SwitchNetwork: 1541,
        UnsupportedChain: 3907,
        WhatIsANetwork: 709,
      },
      css: 96,
    },
    legal: { page: -5, opening: 541, logic: 0, views: {}, css: 188 },
    receive: {
      page: -3,
      opening: 171,
      logic: 4553,
      views: { WalletReceive: 2065, WalletCompatibleNetworks: 608 },
      css: 42,
    },
    send: {
      page: 3,
      opening: 120,
      logic: -281,
      views: {
        'WalletSend, WalletSendSelectToken, WalletSendPreview, WalletSendContacts, WalletSendContact': 22362,
      },
      css: 57,
    },
    swaps: {
      page: -2,
      opening: 147,
      logic: 3958,
      views: { 'Swap, SwapSelectToken, SwapPreview': 27138 },
      css: 151,
    },
    onramp: {
      page: -4,
      opening: 171,
      logic: 0,
      views: {
        'OnRampProviders, OnRampTokenSelect, OnRampFiatSelect, BuyInProgress, OnRampActivity, WhatIsABuy': 20197,
      },
      css: 42,
    },
    nfts: { page: 25, opening: 67, logic: 8419, views: {}, css: 184 },
    activity: { page: -2, opening: 228, logic: 14470, views: { Transactions: 400 }, css: 178 },
    walletConnect: {
      page: 12,
      opening: 1286,
      logic: 34893,
      views: { ConnectingWalletConnect: 10222, ConnectingWalletConnectBasic: 6367 },
      css: 152,
    },
    allWallets: { page: 0, opening: 632, logic: 11273, views: { AllWallets: 2143 }, css: 51 },
    multiWallet: { page: 8, opening: 112, logic: 650, views: { ProfileWallets: 2850 }, css: 101 },
    coinbase: { page: -1, opening: 301, logic: 5345, views: {}, css: 0 },
    safe: { page: 556, opening: 21, logic: 5184, views: {}, css: 0 },
    email: {
      page: 3,
      opening: 830,
      logic: 714,
      views: {
        EmailLogin: 4486,
        EmailVerifyDevice: 3607,
        EmailVerifyOtp: 5434,
        'UpdateEmailWallet, UpdateEmailPrimaryOtp, UpdateEmailSecondaryOtp': 6975,
      },
      css: 341,
    },
    secureWallet: {
      page: -3,
      opening: 573,
      logic: 30483,
      views: { AccountSettings: 1873, ApproveTransaction: 1932 },
      css: 151,
    },
    socials: {
      page: -1,
      opening: 3182,
      logic: 5626,
      views: { ConnectSocials: 627, ConnectingSocial: 3245, ConnectingFarcaster: 6249 },
      css: 91,
    },
    submissions: { page: -4, opening: 106, logic: 5058, views: {}, css: 0 },
  },
}
