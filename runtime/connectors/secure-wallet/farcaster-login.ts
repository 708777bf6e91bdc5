import type { FrameClient } from '../../frame/frame-client.js'
import { frameError } from '../../frame/frame-error.js'
import type { SecureWallet } from './wallet.js'

/** What a login with Farcaster needs. */
export interface FarcasterLoginDeps {
  readonly client: FrameClient
  /** Makes sure of the frame. */
  sync(): void
  onSignedIn(userName: string): void
  /** Tells a frame that was loaded anew of the app. */
  onReset(): void
}

/** The login with the user's Farcaster app (SPEC §7, FACTS 4.9). */
export function farcasterLogin({
  client,
  sync,
  onSignedIn,
  onReset,
}: FarcasterLoginDeps): Pick<SecureWallet, 'farcasterUri' | 'approveFarcaster' | 'resetFarcaster'> {
  return {
    async farcasterUri(signal) {
      sync()
      const { url } = await client.call('GET_FARCASTER_URI', undefined, { signal })
      // It becomes a code and a link: nothing but a page or the app is led to.
      if (!/^(https|farcaster):\/\/[^\s<>"]+$/i.test(url))
        throw frameError('frame/bad-answer', { request: 'GET_FARCASTER_URI', path: 'url' })
      return url
    },
    async approveFarcaster(signal) {
      const { userName } = await client.call('CONNECT_FARCASTER', undefined, { signal })
      onSignedIn(userName)
    },
    resetFarcaster() {
      client.call('RELOAD', undefined, { signal: new AbortController().signal }).then(onReset, () => {})
    },
  }
}
