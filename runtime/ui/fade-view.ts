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
  // Asked for once the new view has its focus, which makes the browser work out styles too: once is enough.
  Promise.resolve()
    // A document without animations has none to wait for.
    .then(() => Promise.allSettled((shade.getAnimations?.() ?? []).map(({ finished }) => finished)))
    .then(() => shade.remove())
  return () => shade.remove()
}
