/** Types into the first field of the modal as soon as there is one; the returned function stops waiting for it. */
export function typeInto(target: Document, text: string): () => void {
  const observer = new MutationObserver(type)
  observer.observe(target, { childList: true, subtree: true })
  function type(): void {
    const field = target.querySelector<HTMLInputElement>('dialog[open] input')
    if (!field) return
    observer.disconnect()
    // React follows a field through its own setter: what is typed has to go past it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return () => observer.disconnect()
}
