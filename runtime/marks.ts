'use client'
/** The entry `create-modal-kit/marks`: what draws the marks of networks, fetched with them by the host's `marks.ts`. */
export { MarkDrawing } from './ui/mark-drawing.js'
