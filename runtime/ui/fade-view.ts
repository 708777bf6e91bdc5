import type { GoneView } from './shell-contract.js'

/**
 * Puts a view that has left over the new one, for as long as the animation of css/modal.css: out of reach, and unheard. The
 * returned function takes it away before that.
 */
export function fadeView(stage: HTMLElement, { node, scrolled }: GoneView): () => void {
  // An element of its own: what is set on the view is still heard by who watches the dialog.
  const shade = stage.ownerDocument.createElement('div')
  shade.className = 'mk-leaving'
  shade.inert = true
  shade.setAttribute('aria-hidden', 'true')
  shade.append(node)
  stage.append(shade)
  // Each of them makes the browser lay the page out.
  for (const [element, top] of scrolled) if (top > 0) element.scrollTop = top
  // A document without animations has none to wait for.
  const moves = shade.getAnimations?.() ?? []
  Promise.allSettled(moves.map(({ finished }) => finished)).then(() => shade.remove())
  return () => shade.remove()
}
