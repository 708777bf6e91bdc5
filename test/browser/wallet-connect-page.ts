import { pathModules } from '../unit/path-modules.js'

/** What is on the screen of a wallet that is elsewhere. */
export const panel = () => document.querySelector<HTMLElement>('dialog[open] .mk-reach')

/** What stands where the code does, and in which state it is. */
export const codeState = () => panel()?.querySelector<HTMLElement>('.mk-code')?.dataset['state']

/** The drawing of the code. */
export const drawing = () => panel()?.querySelector('.mk-qr path')?.getAttribute('d') ?? undefined

const finders = () => panel()?.querySelector('.mk-finder')?.getAttribute('d') ?? ''

/** How many modules of the drawing are dark. */
export function darkModules(): number {
  const svg = panel()?.querySelector<SVGSVGElement>('.mk-qr')
  const path = drawing()
  if (!svg || !path) return 0
  return pathModules({ side: svg.viewBox.baseVal.width, path, finders: finders() }).flat().filter(Boolean).length
}

/** The links of the screen that lead out of the page: their address and where they open. */
export const links = () =>
  [...(panel()?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])].map((link) => ({
    name: link.textContent,
    href: link.getAttribute('href'),
    target: link.target,
    rel: link.rel,
  }))

/** What screen readers heard last. */
export const heard = () => document.querySelector('dialog[open] [aria-live="polite"]')?.textContent
