/** A wallet that shares an account, which need be none. */
export interface SharingWallet {
  readonly name: string
  readonly address: string
  readonly publicKey: readonly number[]
  /** Where the account may be used; mainnet by default. */
  readonly chain?: string
}

/** Runs in the page: wallets that share an account without its key, as one does that only watches. */
export function registerSharing(wallets: readonly SharingWallet[]): void {
  for (const { name, address: own, publicKey, chain = 'solana:mainnet' } of wallets) {
    const chains = [chain]
    const account = { address: own, publicKey: Uint8Array.from(publicKey), chains, features: [] }
    const version = '1.0.0'
    const wallet = {
      version,
      name,
      icon: 'data:image/svg+xml;base64,',
      chains,
      accounts: [],
      features: {
        'standard:connect': { version, connect: async () => ({ accounts: [account] }) },
        'standard:events': { version, on: () => () => {} },
        'solana:signTransaction': { version, supportedTransactionVersions: ['legacy', 0] },
      },
    }
    const register = ({ register: take }: { register(wallet: unknown): unknown }) => void take(wallet)
    window.addEventListener('wallet-standard:app-ready', (event) => register((event as CustomEvent).detail))
    window.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }))
  }
}
