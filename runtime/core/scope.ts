/** Registers what must be undone when the scope stops. */
export type AddDisposer = (dispose: () => void) => void

/**
 * Makes a shared start: the first owner boots, the last one to leave stops, one microtask later.
 * StrictMode's mount, unmount, mount therefore boots once. The returned `stop` may be called twice.
 */
export function createScope(boot: (own: AddDisposer) => void): () => () => void {
  let owners = 0
  const disposers: (() => void)[] = []

  function stopWhenUnowned(): void {
    if (owners === 0) for (const dispose of disposers.splice(0).reverse()) dispose()
  }

  return function start() {
    owners += 1
    // Whatever is booted has something to undo.
    if (disposers.length === 0) boot((dispose) => disposers.push(dispose))
    let isOwner = true
    return () => {
      if (!isOwner) return
      isOwner = false
      owners -= 1
      queueMicrotask(stopWhenUnowned)
    }
  }
}
