import { expect } from 'vitest'

/** The modal fits into the window, and what is in it into the modal. */
export function expectLayout(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog[data-mk]')
  const box = dialog?.getBoundingClientRect()
  expect(box?.top).toBeGreaterThanOrEqual(0)
  expect(box?.bottom).toBeLessThanOrEqual(innerHeight)
  expect(dialog?.scrollWidth).toBe(dialog?.clientWidth)
}
