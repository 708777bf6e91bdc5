'use client'
/** The entry `create-modal-kit/modal`: the shell, its first view and the prose of the errors, fetched as one chunk. */
export { default as Connect } from './features/connect/connect.view.js'
export { explain } from './ui/explain.js'
export { Modal } from './ui/modal.js'
