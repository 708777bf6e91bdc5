import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 10181, opening: 13300, css: 6897 },
  chains: {
    evm: { page: 1339, opening: -193, logic: 14218, views: {}, css: 0 },
    solana: { page: 154, opening: 1927, logic: 16275, views: {}, css: 0 },
  },
  features: {
    connect: {
      page: 1,
      opening: 360,
      logic: 1045,
      views: {
        ConnectingExternal: 1434,
        ConnectingMultiChain: 940,
        ConnectWallets: 227,
        Downloads: 2339,
        GetWallet: 718,
        NoWallet: 790,
        WhatIsAWallet: 1299,
      },
      css: 227,
    },
    account: { page: 9, opening: 183, logic: 7481, views: { Account: 9208 }, css: 637 },
    networks: {
      page: -1,
      opening: 292,
      logic: 1733,
      views: {
        Networks: 3226,
        SwitchActiveChain: 968,
        SwitchNetwork: 1545,
        UnsupportedChain: 3916,
        WhatIsANetwork: 713,
      },
      css: 96,
    },
    legal: { page: 2, opening: 560, logic: 0, views: {}, css: 199 },
    receive: {
      page: 6,
      opening: 173,
      logic: 4553,
      views: { WalletReceive: 2074, WalletCompatibleNetworks: 612 },
      css: 55,
    },
    send: {
      page: 4,
      opening: 115,
      logic: -281,
      views: {
        'WalletSend, WalletSendSelectToken, WalletSendPreview, WalletSendContacts, WalletSendContact': 22444,
      },
      css: 63,
    },
    swaps: {
      page: 1,
      opening: 143,
      logic: 3960,
      views: { 'Swap, SwapSelectToken, SwapPreview': 27168 },
      css: 154,
    },
    onramp: {
      page: 6,
      opening: 172,
      logic: 0,
      views: {
        'OnRampProviders, OnRampTokenSelect, OnRampFiatSelect, BuyInProgress, OnRampActivity, WhatIsABuy': 20285,
      },
      css: 84,
    },
    nfts: { page: 27, opening: 102, logic: 8430, views: {}, css: 198 },
    activity: { page: 3, opening: 236, logic: 14491, views: { Transactions: 405 }, css: 183 },
    walletConnect: {
      page: 17,
      opening: 1297,
      logic: 34912,
      views: { ConnectingWalletConnect: 10229, ConnectingWalletConnectBasic: 6374 },
      css: 183,
    },
    allWallets: { page: 1, opening: 647, logic: 11281, views: { AllWallets: 2151 }, css: 55 },
    multiWallet: { page: 5, opening: 113, logic: 653, views: { ProfileWallets: 2863 }, css: 112 },
    coinbase: { page: 3, opening: 302, logic: 5355, views: {}, css: 0 },
    safe: { page: 560, opening: 29, logic: 5195, views: {}, css: 0 },
    email: {
      page: 3,
      opening: 841,
      logic: 720,
      views: {
        EmailLogin: 4501,
        EmailVerifyDevice: 3625,
        EmailVerifyOtp: 5452,
        'UpdateEmailWallet, UpdateEmailPrimaryOtp, UpdateEmailSecondaryOtp': 6987,
      },
      css: 375,
    },
    secureWallet: {
      page: -1,
      opening: 582,
      logic: 30501,
      views: { AccountSettings: 1877, ApproveTransaction: 1934 },
      css: 164,
    },
    socials: {
      page: 8,
      opening: 3169,
      logic: 5631,
      views: { ConnectSocials: 630, ConnectingSocial: 3259, ConnectingFarcaster: 6275 },
      css: 96,
    },
    submissions: { page: 13, opening: 111, logic: 5059, views: {}, css: 0 },
  },
}
