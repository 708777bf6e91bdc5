import type { Device } from './device.js'
import type { LinkedWallet } from './linked-wallet.js'
import { isReachable } from './wallet-links.js'

/** A way to reach a wallet. */
export type Platform = 'browser' | 'mobile' | 'qrcode' | 'web' | 'desktop' | 'unsupported'

/** What the choice depends on. */
export interface PlatformSurroundings extends Pick<Device, 'os'> {
  /** Whether the wallet has announced itself in this browser. */
  readonly isInstalled: boolean
}

/**
 * The ways to reach a wallet from here, the one to show first (FACTS 5.6). Without a wallet, and for one that says nothing
 * of itself, there is the code to scan; `unsupported` is there only where nothing else is.
 */
export function platformsOf(
  wallet: LinkedWallet | undefined,
  { os, isInstalled }: PlatformSurroundings,
): readonly Platform[] {
  if (!wallet) return ['qrcode']
  const isPhone = os !== 'desktop'
  const found: readonly (Platform | false)[] = [
    isInstalled && 'browser',
    isReachable(wallet, 'mobile') && (isPhone ? 'mobile' : 'qrcode'),
    isReachable(wallet, 'web') && 'web',
    !isPhone && isReachable(wallet, 'desktop') && 'desktop',
  ]
  const platforms = found.filter((platform) => platform !== false)
  if (platforms.length > 0) return platforms
  return [isBrowserWallet(wallet) ? 'unsupported' : 'qrcode']
}

/** Whether it lives in browsers, where it would have announced itself. */
function isBrowserWallet({ rdns, injected }: LinkedWallet): boolean {
  return Boolean(rdns) || (injected ?? []).some((mark) => mark.injected_id)
}
