/** Milliseconds without a change after which a state counts as drawn: its chunks and letters have come. */
const QUIET_MS = 250

/** What is on the screen while a chunk is under way. */
const COMING = '.mk-stage[aria-busy="true"], .mk-view > .mk-spinner, .mk-qr[aria-busy="true"], .mk-shimmer'

/** What is waited for. */
export interface Drawn {
  /** Whether the state itself is a wait. */
  readonly isWaiting: boolean
  /** Selects what the state has once it is drawn. */
  readonly shows: string
}

/** Puts `data-gallery="ready"` on the page once nothing changes any more. */
export async function sayReady(target: Document, { isWaiting, shows }: Drawn): Promise<void> {
  const isComing = () => !target.querySelector(shows) || (!isWaiting && target.querySelector(COMING))
  // A busy machine is quiet before a view begins to come, too.
  do await quiet(target.body)
  while (isComing())
  await target.fonts.ready
  // One that can't be decoded is shown as such; one that is fetched when it is seen does not come in a closed modal.
  await Promise.allSettled([...target.images].filter((image) => image.checkVisibility()).map((image) => image.decode()))
  target.documentElement.dataset['gallery'] = 'ready'
}

/** Resolves when nothing below `target` has changed for a while. */
function quiet(target: Element): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(done, QUIET_MS)
    })
    const done = () => {
      observer.disconnect()
      resolve()
    }
    let timer = setTimeout(done, QUIET_MS)
    observer.observe(target, { subtree: true, childList: true, attributes: true, characterData: true })
  })
}
