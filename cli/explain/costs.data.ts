import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 10185, opening: 12569, css: 6559 },
  chains: {
    evm: { page: 1333, opening: -167, logic: 14188, views: {}, css: 0 },
    solana: { page: 151, opening: 1938, logic: 16300, views: {}, css: 0 },
  },
  features: {
    connect: {
      page: 0,
      opening: 369,
      logic: 1047,
      views: {
        ConnectingExternal: 1437,
        ConnectingMultiChain: 940,
        ConnectWallets: 225,
        Downloads: 2334,
        GetWallet: 717,
        NoWallet: 792,
        WhatIsAWallet: 1296,
      },
      css: 235,
    },
    account: { page: 13, opening: 214, logic: 7984, views: { Account: 9034 }, css: 615 },
    networks: {
      page: 5,
      opening: 314,
      logic: 1736,
      views: {
        Networks: 3232,
        SwitchActiveChain: 972,
        SwitchNetwork: 1547,
        UnsupportedChain: 3921,
        WhatIsANetwork: 708,
      },
      css: 97,
    },
    legal: { page: 3, opening: 610, logic: 0, views: {}, css: 195 },
    receive: {
      page: 8,
      opening: 246,
      logic: 4553,
      views: { WalletReceive: 2071, WalletCompatibleNetworks: 609 },
      css: 53,
    },
    send: {
      page: 3,
      opening: 476,
      logic: 10456,
      views: {
        WalletSend: 9173,
        WalletSendSelectToken: 5661,
        WalletSendPreview: 7661,
        WalletSendContacts: 4309,
        WalletSendContact: 3408,
      },
      css: 75,
    },
    swaps: {
      page: 4,
      opening: 519,
      logic: 16392,
      views: { Swap: 8670, SwapSelectToken: 6086, SwapPreview: 7070 },
      css: 132,
    },
    nfts: { page: 28, opening: 210, logic: 8705, views: {}, css: 186 },
    activity: { page: 1, opening: 386, logic: 14722, views: { Transactions: 402 }, css: 181 },
    walletConnect: {
      page: 19,
      opening: 1301,
      logic: 34048,
      views: { ConnectingWalletConnect: 10391, ConnectingWalletConnectBasic: 6536 },
      css: 417,
    },
    allWallets: { page: 5, opening: 780, logic: 11489, views: { AllWallets: 2154 }, css: 52 },
    multiWallet: { page: 9, opening: 169, logic: 657, views: { ProfileWallets: 2858 }, css: 104 },
    coinbase: { page: 21, opening: 387, logic: 5349, views: {}, css: 0 },
    safe: { page: 570, opening: 69, logic: 5189, views: {}, css: 0 },
    submissions: { page: 2, opening: 106, logic: 4984, views: {}, css: 0 },
  },
}
