import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 10318, opening: 12732, css: 6575 },
  chains: {
    evm: { page: 1336, opening: -169, logic: 14219, views: {}, css: 0 },
    solana: { page: 151, opening: 1930, logic: 16295, views: {}, css: 0 },
  },
  features: {
    connect: {
      page: -3,
      opening: 365,
      logic: 1043,
      views: {
        ConnectingExternal: 1430,
        ConnectingMultiChain: 938,
        ConnectWallets: 226,
        Downloads: 2333,
        GetWallet: 715,
        NoWallet: 791,
        WhatIsAWallet: 1294,
      },
      css: 235,
    },
    account: { page: -2, opening: 185, logic: 7986, views: { Account: 9023 }, css: 608 },
    networks: {
      page: -8,
      opening: 300,
      logic: 1730,
      views: {
        Networks: 3226,
        SwitchActiveChain: 971,
        SwitchNetwork: 1546,
        UnsupportedChain: 3913,
        WhatIsANetwork: 709,
      },
      css: 95,
    },
    legal: { page: -6, opening: 594, logic: 0, views: {}, css: 197 },
    receive: {
      page: -1,
      opening: 229,
      logic: 4553,
      views: { WalletReceive: 2072, WalletCompatibleNetworks: 606 },
      css: 49,
    },
    send: {
      page: -5,
      opening: 502,
      logic: 10458,
      views: {
        WalletSend: 9172,
        WalletSendSelectToken: 6022,
        WalletSendPreview: 7847,
        WalletSendContacts: 4293,
        WalletSendContact: 3396,
      },
      css: 72,
    },
    swaps: {
      page: -5,
      opening: 564,
      logic: 20688,
      views: { Swap: 8930, SwapSelectToken: 6692, SwapPreview: 7484 },
      css: 168,
    },
    nfts: { page: 20, opening: 178, logic: 8679, views: {}, css: 184 },
    activity: { page: -9, opening: 374, logic: 14711, views: { Transactions: 404 }, css: 178 },
    walletConnect: {
      page: 9,
      opening: 1282,
      logic: 34037,
      views: { ConnectingWalletConnect: 10385, ConnectingWalletConnectBasic: 6531 },
      css: 416,
    },
    allWallets: { page: -4, opening: 774, logic: 11491, views: { AllWallets: 2149 }, css: 54 },
    multiWallet: { page: -2, opening: 149, logic: 655, views: { ProfileWallets: 2855 }, css: 106 },
    coinbase: { page: 10, opening: 373, logic: 5353, views: {}, css: 0 },
    safe: { page: 560, opening: 53, logic: 5191, views: {}, css: 0 },
    submissions: { page: -8, opening: 120, logic: 5080, views: {}, css: 0 },
  },
}
