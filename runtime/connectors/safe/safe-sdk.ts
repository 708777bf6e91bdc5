import SafeAppsSDK from '@safe-global/safe-apps-sdk'
import type { SafeApi } from './safe-provider.js'

/**
 * The official SDK. Only answers of `origin` are accepted, although the SDK posts its questions to any page that frames
 * this one; it listens for as long as the page lives.
 */
export function safeSdk(origin: string): SafeApi {
  const exactly = new RegExp(`^${origin.replace(/\W/g, '\\$&')}$`)
  return new SafeAppsSDK({ allowedDomains: [exactly] })
}
