import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 10254, opening: 12681, css: 6575 },
  chains: {
    evm: { page: 1334, opening: -159, logic: 14218, views: {}, css: 0 },
    solana: { page: 153, opening: 1932, logic: 16301, views: {}, css: 0 },
  },
  features: {
    connect: {
      page: 0,
      opening: 370,
      logic: 1045,
      views: {
        ConnectingExternal: 1434,
        ConnectingMultiChain: 940,
        ConnectWallets: 224,
        Downloads: 2339,
        GetWallet: 716,
        NoWallet: 792,
        WhatIsAWallet: 1301,
      },
      css: 235,
    },
    account: { page: 1, opening: 201, logic: 7982, views: { Account: 9022 }, css: 608 },
    networks: {
      page: -5,
      opening: 300,
      logic: 1732,
      views: {
        Networks: 3226,
        SwitchActiveChain: 972,
        SwitchNetwork: 1542,
        UnsupportedChain: 3916,
        WhatIsANetwork: 710,
      },
      css: 95,
    },
    legal: { page: -1, opening: 589, logic: 0, views: {}, css: 197 },
    receive: {
      page: -1,
      opening: 230,
      logic: 4553,
      views: { WalletReceive: 2074, WalletCompatibleNetworks: 609 },
      css: 49,
    },
    send: {
      page: -2,
      opening: 511,
      logic: 10454,
      views: {
        WalletSend: 9173,
        WalletSendSelectToken: 6027,
        WalletSendPreview: 7842,
        WalletSendContacts: 4296,
        WalletSendContact: 3398,
      },
      css: 72,
    },
    swaps: {
      page: -1,
      opening: 556,
      logic: 20663,
      views: { Swap: 8929, SwapSelectToken: 6693, SwapPreview: 7479 },
      css: 168,
    },
    nfts: { page: 24, opening: 195, logic: 8676, views: {}, css: 184 },
    activity: { page: 2, opening: 376, logic: 14708, views: { Transactions: 401 }, css: 178 },
    walletConnect: {
      page: 16,
      opening: 1284,
      logic: 34050,
      views: { ConnectingWalletConnect: 10389, ConnectingWalletConnectBasic: 6536 },
      css: 416,
    },
    allWallets: { page: -1, opening: 764, logic: 11489, views: { AllWallets: 2151 }, css: 54 },
    multiWallet: { page: 2, opening: 136, logic: 657, views: { ProfileWallets: 2854 }, css: 106 },
    coinbase: { page: 17, opening: 392, logic: 5353, views: {}, css: 0 },
    safe: { page: 568, opening: 30, logic: 5192, views: {}, css: 0 },
    submissions: { page: -1, opening: 145, logic: 5077, views: {}, css: 0 },
  },
}
