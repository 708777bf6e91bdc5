import type { Backend } from '../backend.js'
import type { KeyStore } from './keys/key-store.js'

/** What embedded wallets work with: the backend, and where the keys of their keys are. */
export interface EmbeddedBackend extends Backend {
  readonly keys: KeyStore
  /** The origin of the wallet's site, as mails and forms name it: `http://wallet.localhost:8788`. */
  readonly walletOrigin: string
}

/** Who asks: what the proof of a request has shown (SECURITY 2.7). */
export interface Caller {
  readonly projectId: string
  /** Origin of the page that embeds the frame. */
  readonly origin: string
  /** Thumbprint of the device's key. */
  readonly device: string
}
