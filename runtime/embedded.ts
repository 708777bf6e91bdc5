'use client'
/** The entry `create-modal-kit/embedded`: takes the place of the dialog in an app whose config says `embedded: true`. */
export { Embedded } from './ui/embedded.js'
