import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 10160, opening: 13549, css: 6936 },
  chains: {
    evm: { page: 1338, opening: -179, logic: 14214, views: {}, css: 0 },
    solana: { page: 149, opening: 1938, logic: 16296, views: {}, css: 0 },
  },
  features: {
    connect: {
      page: 5,
      opening: 348,
      logic: 1046,
      views: {
        ConnectingExternal: 1436,
        ConnectingMultiChain: 941,
        ConnectWallets: 229,
        Downloads: 2338,
        GetWallet: 716,
        NoWallet: 791,
        WhatIsAWallet: 1300,
      },
      css: 220,
    },
    account: { page: 11, opening: 170, logic: 7480, views: { Account: 9185 }, css: 591 },
    networks: {
      page: 4,
      opening: 275,
      logic: 1740,
      views: {
        Networks: 3232,
        SwitchActiveChain: 969,
        SwitchNetwork: 1550,
        UnsupportedChain: 3920,
        WhatIsANetwork: 713,
      },
      css: 98,
    },
    legal: { page: 6, opening: 550, logic: 0, views: {}, css: 191 },
    receive: {
      page: 3,
      opening: 162,
      logic: 4553,
      views: { WalletReceive: 2075, WalletCompatibleNetworks: 612 },
      css: 45,
    },
    send: {
      page: 7,
      opening: 121,
      logic: -281,
      views: {
        'WalletSend, WalletSendSelectToken, WalletSendPreview, WalletSendContacts, WalletSendContact': 22380,
      },
      css: 61,
    },
    swaps: {
      page: 4,
      opening: 130,
      logic: 3960,
      views: { 'Swap, SwapSelectToken, SwapPreview': 27151 },
      css: 153,
    },
    onramp: {
      page: 2,
      opening: 182,
      logic: 0,
      views: {
        'OnRampProviders, OnRampTokenSelect, OnRampFiatSelect, BuyInProgress, OnRampActivity, WhatIsABuy': 20218,
      },
      css: 40,
    },
    nfts: { page: 36, opening: 65, logic: 8434, views: {}, css: 186 },
    activity: { page: 2, opening: 211, logic: 14496, views: { Transactions: 403 }, css: 179 },
    walletConnect: {
      page: 15,
      opening: 1244,
      logic: 34933,
      views: { ConnectingWalletConnect: 10238, ConnectingWalletConnectBasic: 6382 },
      css: 154,
    },
    allWallets: { page: 4, opening: 612, logic: 11280, views: { AllWallets: 2149 }, css: 52 },
    multiWallet: { page: 10, opening: 99, logic: 654, views: { ProfileWallets: 2857 }, css: 104 },
    coinbase: { page: 5, opening: 296, logic: 5357, views: {}, css: 0 },
    safe: { page: 560, opening: 10, logic: 5196, views: {}, css: 0 },
    email: {
      page: 7,
      opening: 824,
      logic: 720,
      views: {
        EmailLogin: 4508,
        EmailVerifyDevice: 3625,
        EmailVerifyOtp: 5464,
        'UpdateEmailWallet, UpdateEmailPrimaryOtp, UpdateEmailSecondaryOtp': 7002,
      },
      css: 343,
    },
    secureWallet: {
      page: 3,
      opening: 567,
      logic: 30497,
      views: { AccountSettings: 1878, ApproveTransaction: 1938 },
      css: 126,
    },
    socials: {
      page: 2,
      opening: 3180,
      logic: 5624,
      views: { ConnectSocials: 629, ConnectingSocial: 3263, ConnectingFarcaster: 6278 },
      css: 96,
    },
    submissions: { page: 4, opening: 107, logic: 5059, views: {}, css: 0 },
  },
}
