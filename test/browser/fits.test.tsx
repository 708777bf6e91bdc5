import { afterEach, expect, inject, test } from 'vitest'
import { page } from 'vitest/browser'
import { languages } from '../../schema/languages.data.js'
import { galleryLocales } from '../gallery/gallery-locales.js'
import { rowsOfThisRun, TURN } from '../setup/choose-rows.js'
import { settled } from './settled.js'
import { showState } from './show-state.js'
import { until } from './until.js'
import { viewHere } from './view-here.js'

/** States with the longest of what a view says. */
const ids = [
  'connect-directory',
  'connect-legal-box',
  'connect-socials-one',
  'socials-all',
  'social-away',
  'social-declined',
  'farcaster-expired',
  'farcaster-app-expired',
  'what-is-a-wallet-custom',
  'downloads',
  'connecting-waiting-60s',
  'connecting-failed',
  'all-wallets-none',
  'pairing-tabs',
  'pairing-expired',
  'account-wallets',
  'tokens-failed',
  'nfts-stale',
  'activity-submitted',
  'networks-apart',
  'switch-by-hand',
  'switch-active-chain',
  'unsupported-chain',
  'what-is-a-network',
  'receive',
  'compatible-networks',
  'wallets',
  'email-change',
  'email-change-first',
  'wallet-settings-mail',
  'send-lookalike',
  'send-reverted',
  'swap',
  'swap-preview-permit',
] as const
/** The narrowest window, and what 200 % leaves of 1280 by 720, in CSS pixels. */
const windows = [
  [320, 568],
  [640, 360],
] as const
const all = ids.flatMap((id) =>
  Object.keys(languages).flatMap((lang) => windows.map(([width, height]) => [id, lang, width, height] as const)),
)

afterEach(() => page.viewport(1280, 800))

/** What the modal says itself, none of which may be cut: names of others may. */
const said = ':is(.mk-button, .mk-tab, .mk-title > bdi, .mk-heading, .mk-text, .mk-group, .mk-link, .mk-note, summary)'

function textWidth(node: Node): number {
  const range = document.createRange()
  range.selectNodeContents(node)
  return range.getBoundingClientRect().width
}

/** What is cut off, or stands out of the panel, and what it says. */
function cut(): readonly string[] {
  const dialog = document.querySelector<HTMLElement>('dialog[open]')
  const edge = dialog?.getBoundingClientRect()
  if (!dialog || !edge) throw new Error('no dialog')
  const found = [...dialog.querySelectorAll<HTMLElement>(said)].filter((node) => {
    if (!node.checkVisibility() || node.matches('.mk-hidden, [data-kind="icon"]')) return false
    const { left, right } = node.getBoundingClientRect()
    const isOut = left < edge.left - 1 || right > edge.right + 1
    const isClipped = getComputedStyle(node).overflowY !== 'visible' && node.scrollHeight > node.clientHeight + 2
    // The corner of the mark that opens details stands out: of a summary its text alone is measured.
    const width = node.localName === 'summary' ? textWidth(node) : node.scrollWidth
    return isOut || isClipped || width > node.clientWidth + 1
  })
  const wide = dialog.scrollWidth > dialog.clientWidth ? ['the panel'] : []
  return [...wide, ...found.map((node) => `${node.className}: ${node.textContent}`)]
}

test.each(rowsOfThisRun(all, 36, { [TURN]: inject('turn') }))(
  'behavior: %s in %s, in a window of %i by %i: no text is cut',
  async (id, lang, width, height) => {
    await page.viewport(width, height)
    await showState(id, { changes: { locales: await galleryLocales(lang) } })
    await viewHere(id)
    await until(() => document.querySelector('dialog[open]')?.getAttribute('lang') === lang)
    await settled()
    expect(cut()).toEqual([])
  },
)
