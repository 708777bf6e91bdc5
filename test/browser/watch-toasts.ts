import { onTestFinished } from 'vitest'

/** The texts of all toasts that come from now on, one that comes twice twice. */
export function watchToasts(): readonly string[] {
  const said: string[] = []
  const observer = new MutationObserver((changes) => {
    for (const { target, oldValue } of changes) {
      if (oldValue === null && target instanceof Element && target.matches('[data-mk-toast]')) {
        said.push(target.textContent)
      }
    }
  })
  observer.observe(document, { subtree: true, attributeFilter: ['data-mk-toast'], attributeOldValue: true })
  onTestFinished(() => observer.disconnect())
  return said
}
