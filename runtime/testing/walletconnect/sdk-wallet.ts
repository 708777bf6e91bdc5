import { WalletKit, type WalletKitTypes } from '@reown/walletkit'
import { Core } from '@walletconnect/core'
import { clientStorage } from './client-storage.js'

/** The official wallet SDK over one relay. */
export type SdkWallet = Awaited<ReturnType<typeof WalletKit.init>>

/** How the SDK's wallet is reached and what it says about itself. */
export interface SdkWalletOptions {
  readonly relayUrl: string
  readonly projectId: string
  readonly name: string
}

/**
 * Starts the official wallet SDK. Its storage is memory under a prefix of its own: the SDK keeps its core in a global
 * variable by that prefix, and would otherwise hand this wallet the core of an app in the same process.
 */
export async function startSdkWallet({ relayUrl, projectId, name }: SdkWalletOptions): Promise<SdkWallet> {
  const customStoragePrefix = `wallet-${crypto.randomUUID()}`
  const core = new Core({
    projectId,
    relayUrl,
    logger: 'silent',
    telemetryEnabled: false,
    storage: clientStorage(),
    customStoragePrefix,
  })
  const metadata = { name, description: 'A wallet for tests', url: 'https://wallet.example', icons: [] }
  return WalletKit.init({
    // The SDK is not compiled with exactOptionalPropertyTypes: its own class does not fit its own interface there.
    core: core as unknown as WalletKitTypes.Options['core'],
    metadata,
    // Otherwise one request that hangs holds up all that follow.
    signConfig: { disableRequestQueue: true },
  })
}

/** Closes the sockets and timers, so that the process can end. */
export async function stopSdkWallet(wallet: SdkWallet): Promise<void> {
  wallet.core.heartbeat.stop()
  await wallet.core.relayer.transportClose()
}
