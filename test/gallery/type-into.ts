import { onceShown } from './once-shown.js'

/** Types into the first field of the modal as soon as there is one; the returned function stops waiting for it. */
export function typeInto(target: Document, text: string): () => void {
  return onceShown<HTMLInputElement>(target, 'dialog[open] input', (field) => fillIn(field, text))
}

/** Puts a text into a field, as a browser does that fills it in. */
export function fillIn(field: HTMLElement, text: string): void {
  // React follows a field through its own setter: what is typed has to go past it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
