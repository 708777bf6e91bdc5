/** Milliseconds without a change after which a state counts as drawn: its chunks and letters have come. */
const QUIET_MS = 250

/** What is on the screen while a chunk is under way. */
const COMING = '.mk-view > .mk-spinner, .mk-qr[aria-busy="true"]'

/** Puts `data-gallery="ready"` on the page once nothing changes any more; `isWaiting` where the state itself is a wait. */
export async function sayReady(target: Document, isWaiting: boolean): Promise<void> {
  while (!isWaiting && (target.querySelector(COMING) || !target.querySelector('.mk-view, .page'))) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
  }
  await new Promise<void>((resolve) => {
    let timer = setTimeout(resolve, QUIET_MS)
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        observer.disconnect()
        resolve()
      }, QUIET_MS)
    })
    observer.observe(target.body, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  await target.fonts.ready
  target.documentElement.dataset['gallery'] = 'ready'
}
