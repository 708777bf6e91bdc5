/** Copies `text`, from a click on `source`. Gives whether it worked; never rejects. */
export async function copy(text: string, source: HTMLElement): Promise<boolean> {
  const { ownerDocument } = source
  try {
    await ownerDocument.defaultView?.navigator.clipboard.writeText(text)
    return true
  } catch {
    // Pages served over plain http have no clipboard object, and a frame may be denied it: the old command still works.
    const field = ownerDocument.createElement('textarea')
    field.value = text
    field.className = 'mk-hidden'
    source.after(field)
    field.select()
    const isCopied = ownerDocument.execCommand('copy')
    field.remove()
    source.focus()
    return isCopied
  }
}
