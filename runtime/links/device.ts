import type { PageLook } from '../core/host-links.js'

/** Where the page is shown. */
export interface Device {
  readonly os: 'ios' | 'android' | 'desktop'
  /** A mini app, or a page in the browser of Telegram. */
  readonly isTelegram: boolean
  /** A page in the browser of an app that is no browser: many of those open no other app. */
  readonly isInApp: boolean
  readonly isFramed: boolean
}

/** Apps that show pages themselves, as they name themselves, and the web view of Android. */
const inApp =
  /\bFB(AN|AV|_IAB)\b|FBA[NV]\/|Instagram|\bLine\/|MicroMessenger|\bTwitter|musical_ly|Bytedance|Snapchat|LinkedInApp|Pinterest\/|; wv\)/i

/** Says where a page is shown, from what its browser says; every guess errs towards a browser on a desk. */
export function deviceOf({ userAgent, touchPoints, href, isFramed, hasTelegramBridge }: PageLook): Device {
  const isTelegram = hasTelegramBridge || /[#&?]tgWebAppData=/.test(href)
  return { os: osOf(userAgent, touchPoints), isTelegram, isInApp: !isTelegram && inApp.test(userAgent), isFramed }
}

function osOf(userAgent: string, touchPoints: number): Device['os'] {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  return /macintosh/i.test(userAgent) && touchPoints > 1 ? 'ios' : 'desktop'
}
