import { createRoot, type Root } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { addStyles } from '../gallery/styles.js'

/** Puts the modal's styles into this page; they go when the test is over. */
export function dress(): void {
  const before = [...document.adoptedStyleSheets]
  addStyles(document)
  onTestFinished(() => {
    document.adoptedStyleSheets = before
  })
}

/** A place in this page for React to draw in, with the modal's styles; both go when the test is over. */
export function mount(): Root {
  dress()
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  return root
}
