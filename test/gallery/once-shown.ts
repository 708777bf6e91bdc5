/**
 * Calls back with the first element that matches a selector, in the frame after it came: what React does once it is drawn
 * has been done. The returned function stops waiting for it.
 */
export function onceShown<Shown extends HTMLElement>(
  target: Document,
  selector: string,
  then: (shown: Shown) => void,
): () => void {
  let frame = 0
  const observer = new MutationObserver(look)
  observer.observe(target, { childList: true, subtree: true, attributes: true })
  look()
  function look(): void {
    const shown = target.querySelector<Shown>(selector)
    if (!shown) return
    observer.disconnect()
    frame = requestAnimationFrame(() => then(shown))
  }
  return () => {
    observer.disconnect()
    cancelAnimationFrame(frame)
  }
}
