import type { Costs } from './costs.js'

/** Measured by `node test/run.mjs test/bench/costs.ts` on builds of a Vite app. Written by it, never by hand. */
export const costs: Costs = {
  shell: { page: 9974, opening: 9054, css: 4543 },
  features: {
    connect: {
      page: 1,
      opening: 363,
      logic: 999,
      views: {
        ConnectingExternal: 1232,
        ConnectingMultiChain: 922,
        ConnectWallets: 234,
        Downloads: 1813,
        GetWallet: 1051,
        NoWallet: 915,
        WhatIsAWallet: 1748,
      },
      css: 207,
    },
    account: { page: 13, opening: 92, logic: 656, views: { Account: 2662 }, css: 332 },
    networks: {
      page: 2,
      opening: 242,
      logic: 1824,
      views: {
        Networks: 2907,
        SwitchActiveChain: 847,
        SwitchNetwork: 1245,
        UnsupportedChain: 2877,
        WhatIsANetwork: 747,
      },
      css: 172,
    },
    legal: { page: 0, opening: 507, logic: 0, views: {}, css: 192 },
    receive: {
      page: 1,
      opening: 126,
      logic: 194,
      views: { WalletReceive: 1716, WalletCompatibleNetworks: 633 },
      css: 89,
    },
  },
}
