import { isDataPicture } from '../../../schema/picture.js'
import type { Eip1193Provider } from '../../contract/eip1193.js'
import { isEip1193Provider } from '../eip1193/is-provider.js'
import { iconLength, nameLength, walletName } from '../wallet-text.js'

/** What a wallet said about itself, read once and checked. */
export interface Announcement {
  readonly uuid: string
  readonly name: string
  readonly rdns: string
  readonly icon?: string
  readonly provider: Eip1193Provider
}

/**
 * Reads an EIP-6963 announcement. Wallets are hostile input: each field is read once, a getter may throw, and
 * `undefined` comes back unless uuid, name, rdns and provider are usable. An unusable icon is left out alone.
 */
export function readAnnouncement(event: Event): Announcement | undefined {
  try {
    const { info, provider } = (event as CustomEvent<{ info: Record<string, unknown>; provider: unknown }>).detail
    const { uuid, name: rawName, rdns, icon } = info
    const name = walletName(rawName)
    if (!fits(uuid, nameLength, /./) || !fits(rdns, 253, /^[a-z\d][-\w]*(\.[-\w]+)+$/i)) return undefined
    if (!name || !isEip1193Provider(provider)) return undefined
    return {
      uuid,
      name,
      rdns: rdns.toLowerCase(),
      provider,
      // Only inline pictures: a remote one would tell the wallet's host of every visitor (EIP-6963 asks for data URIs).
      ...(isDataPicture(icon, iconLength) && { icon }),
    }
  } catch {
    return undefined
  }
}

function fits(value: unknown, length: number, pattern: RegExp): value is string {
  return typeof value === 'string' && value.length <= length && pattern.test(value)
}
