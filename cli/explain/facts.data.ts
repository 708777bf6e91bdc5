/** Something kept in the browser's local storage. */
export interface Kept {
  readonly key: string
  readonly holds: string
}

/** A permission the browser may ask the user for, or that a frame must be given. */
export interface Asked {
  readonly permission: string
  readonly when: string
}

/** What a feature keeps and asks for, by its id; a feature that does neither has no row. */
export const facts: Readonly<
  Record<string, { readonly storage?: readonly Kept[]; readonly permissions?: readonly Asked[] }>
> = {
  shell: {
    storage: [{ key: '@modal-kit/1/session', holds: 'wallet, address and network of the last connection' }],
  },
  connect: {
    storage: [{ key: '@modal-kit/1/recent', holds: 'id and name of the wallets used last' }],
    permissions: [
      { permission: 'clipboard-write', when: 'a click copies the address of the page for another browser' },
    ],
  },
  account: {
    storage: [
      { key: '@modal-kit/1/balance', holds: 'native balances read in the last thirty seconds' },
      { key: '@modal-kit/1/tokens', holds: 'token balances of the last four accounts looked at, until a disconnect' },
      { key: '@modal-kit/1/identity', holds: 'name and picture of the accounts shown last, for five minutes' },
    ],
    permissions: [{ permission: 'clipboard-write', when: 'a click copies the address' }],
  },
  walletConnect: {
    storage: [
      { key: '@modal-kit/1/opened', holds: 'which app was opened for the wallet, without the code' },
      { key: '@modal-kit/1/unfinished', holds: 'id of the wallet that a phone left the page for, for four minutes' },
      { key: '@modal-kit/1/elsewhere/…', holds: 'the network chosen in a session of WalletConnect, by chain family' },
    ],
    permissions: [{ permission: 'clipboard-write', when: 'a click copies the code of WalletConnect' }],
  },
  multiWallet: {
    storage: [{ key: '@modal-kit/1/connections', holds: 'wallets, addresses and networks of earlier connections' }],
  },
  activity: {
    storage: [
      {
        key: '@modal-kit/1/submitted',
        holds: 'hashes, addresses and amounts of the last transactions sent from here, until the history has them',
      },
    ],
  },
  receive: { permissions: [{ permission: 'clipboard-write', when: 'a click copies the address' }] },
}
