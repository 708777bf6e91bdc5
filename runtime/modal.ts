'use client'
/** The entry `create-modal-kit/modal`: the shell, its first view and the prose of the errors, fetched as one chunk. */
export { default as Connect } from './features/connect/connect.view.js'
export { loadPart } from './load-part.js'
export { explainLater as explain } from './ui/explain-later.js'
export { Modal } from './ui/modal.js'
export { openingRoute } from './ui/opening.js'
