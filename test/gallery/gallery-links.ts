import type { LinkPage, PageLook } from '../../runtime/core/host-links.js'

/** Where a state of the gallery is shown. */
export type GalleryDevice = 'desktop' | 'ios' | 'android' | 'telegram' | 'inApp'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148'
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36'
const userAgents: Readonly<Record<GalleryDevice, string>> = {
  desktop: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36',
  ios: `${iphone} Safari/604.1`,
  android,
  telegram: android,
  inApp: `${iphone} Instagram 360.0.0`,
}

/** A page of the gallery's on that device: nothing is ever opened, what was to be is in `opened`. */
export function galleryLinks(device: GalleryDevice): LinkPage & { readonly opened: readonly string[] } {
  const opened: string[] = []
  const look: PageLook = {
    userAgent: userAgents[device],
    touchPoints: device === 'desktop' ? 0 : 5,
    href: 'https://meadow.example/swap',
    isFramed: false,
    hasTelegramBridge: device === 'telegram',
    isVisible: true,
  }
  return { opened, look: () => look, open: (href) => void opened.push(href) }
}
