/** Which wallet a key is of: what is wrapped for one wallet opens for no other. */
export interface KeyContext {
  readonly projectId: string
  readonly userId: string
  readonly walletId: string
}

/** A data key, encrypted by a key that never leaves the store. */
export interface WrappedKey {
  /** Names the key of the store. */
  readonly kid: string
  /** As the store writes it. */
  readonly wrapped: string
}

/**
 * Where the keys are that encrypt the keys of wallets: a KMS of the operator, or a file on a laptop (SECURITY 2.6). Both
 * calls throw when the store can't be reached; `unwrap` also for a wrapped key that was changed or is of another wallet.
 */
export interface KeyStore {
  wrap(dataKey: Uint8Array, context: KeyContext): Promise<WrappedKey>
  /** The caller overwrites what it gets after use. */
  unwrap(key: WrappedKey, context: KeyContext): Promise<Uint8Array>
}
