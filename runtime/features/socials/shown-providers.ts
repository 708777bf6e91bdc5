import type { PageLook } from '../../core/host-links.js'
import { deviceOf } from '../../links/device.js'
import type { SocialName } from './contract.js'

/** Providers whose pages don't work in Telegram, by what it runs on (SPEC §5). */
const out: Readonly<Record<'ios' | 'mac' | 'android', readonly SocialName[]>> = {
  ios: ['google'],
  mac: ['x'],
  android: ['facebook', 'x'],
}

/** Those of the providers whose pages work where the page is shown. */
export function shownProviders(providers: readonly SocialName[], look: PageLook): readonly SocialName[] {
  const { isTelegram, os } = deviceOf(look)
  if (!isTelegram) return providers
  // Telegram on a Mac doesn't call itself Safari (FACTS 4.9).
  const isMac = /macintosh/i.test(look.userAgent) && !/safari/i.test(look.userAgent)
  const place = os === 'desktop' ? isMac && 'mac' : os
  return place ? providers.filter((provider) => !out[place].includes(provider)) : providers
}
