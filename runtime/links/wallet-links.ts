import type { Device } from './device.js'
import { type LinkedWallet, type LinkField, linkFields } from './linked-wallet.js'
import { nativeBase, nativeLink, universalLink } from './pairing-link.js'
import { appLink, httpsLink } from './safe-link.js'

/** A link that was checked, ready for `<a>` and `openLink`. */
export interface CheckedLink {
  readonly href: string
  readonly target: '_self' | '_top' | '_blank'
}

/** Where a wallet can be opened from here. */
export type LinkPlace = 'mobile' | 'desktop' | 'web'

/** What a wallet's links depend on. */
export interface LinkSurroundings extends Device {
  /** A login of Telegram is under way, which a new window would leave behind. */
  readonly hasTelegramLogin?: boolean
}

/**
 * The links that open a wallet with a pairing URI, the best one first; empty where no safe one can be made. On a phone the
 * universal link comes before the scheme: where the app is missing it leads to a page and not to nothing.
 */
export function pairingLinks(
  wallet: LinkedWallet,
  place: LinkPlace,
  uri: string,
  at: LinkSurroundings,
): readonly CheckedLink[] {
  const links = basesOf(wallet)[place].flatMap((base) => (base ? (linkFrom(base, place, uri, at) ?? []) : []))
  return links.filter(({ href }, index) => links.findIndex((link) => link.href === href) === index)
}

/** What its links begin with. A page where a wallet is to be had is no way into it, and a universal link is https. */
function basesOf({ link_mode, mobile_link, desktop_link, webapp_link }: LinkedWallet) {
  const pageOf = (link: string | null | undefined) => (link && httpsLink(link) && !isShop(link) ? link : undefined)
  return {
    mobile: [pageOf(link_mode), mobile_link],
    desktop: [desktop_link],
    web: [pageOf(webapp_link)],
  } as const
}

function isShop(link: string): boolean {
  return /^https:\/\/(((chrome|chromewebstore|play)\.google|apps\.apple)\.com\/|[^?]*\/download)/i.test(link)
}

/** Whether a wallet can be opened at that place. */
export function isReachable(wallet: LinkedWallet, place: LinkPlace): boolean {
  return basesOf(wallet)[place].some((base) => !!base && isOpener(base))
}

function isOpener(link: string): boolean {
  return (httpsLink(link) ?? nativeBase(link)) !== undefined
}

function linkFrom(base: string, place: LinkPlace, uri: string, at: LinkSurroundings): CheckedLink | undefined {
  const isHttps = /^https?:/i.test(base)
  const isTwice = at.os === 'android' && at.isTelegram
  const href = isHttps ? universalLink(base, uri) : nativeLink(base, uri, isTwice)
  return href ? { href, target: targetOf(place === 'mobile' && !isHttps, at) } : undefined
}

/**
 * The link that brings a wallet's app to the front for a request it already has (no URI), its own scheme first: the app
 * is there. `undefined` where no safe one is known.
 */
export function reopenLink(wallet: LinkedWallet, at: LinkSurroundings): CheckedLink | undefined {
  const { mobile_link: native, link_mode: universal } = wallet
  const app = native ? nativeBase(native) : undefined
  const page = httpsLink(universal) ?? httpsLink(native)
  if (app && !(at.isTelegram && page)) return { href: app.href, target: targetOf(true, at) }
  return page && { href: page.href, target: targetOf(false, at) }
}

/** A whole link that a wallet gave for the app of another service. `undefined` where no safe one can be made of it. */
export function givenLink(link: string, at: LinkSurroundings): CheckedLink | undefined {
  const page = httpsLink(link)
  const href = (page ?? appLink(link))?.href
  return href === undefined ? undefined : { href, target: targetOf(!page, at) }
}

/** A scheme leaves the page where it is; everything else gets a window of its own, which knows nothing of this one. */
function targetOf(
  isScheme: boolean,
  { isTelegram, isFramed, hasTelegramLogin }: LinkSurroundings,
): CheckedLink['target'] {
  if (isTelegram) return hasTelegramLogin ? '_top' : '_blank'
  if (!isScheme) return '_blank'
  return isFramed ? '_top' : '_self'
}

/** Fields whose link is refused: it is not shown, and developers get one warning. */
export function refusedFields(wallet: LinkedWallet): readonly LinkField[] {
  return linkFields.filter((field) => {
    const link = wallet[field]
    return typeof link === 'string' && link !== '' && !isFit(field, link)
  })
}

function isFit(field: LinkField, link: string): boolean {
  const isApp = field === 'mobile_link' || field === 'desktop_link'
  return isApp ? isOpener(link) : httpsLink(link) !== undefined
}
