import { createRoot, type Root } from 'react-dom/client'
import { onTestFinished } from 'vitest'
import { addStyles } from '../gallery/styles.js'

/** A place in this page for React to draw in, with the modal's styles; both go when the test is over. */
export function mount(): Root {
  addStyles(document)
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  return root
}
