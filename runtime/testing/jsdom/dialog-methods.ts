/** The methods of a dialog (HTML §4.11.4) over the `open` attribute, for a document that has no top layer. */
export interface DialogMethods extends Readonly<Record<string, unknown>> {
  show(this: HTMLDialogElement): void
  showModal(this: HTMLDialogElement): void
  close(this: HTMLDialogElement, returnValue?: string): void
  requestClose(this: HTMLDialogElement, returnValue?: string): void
}

/** What an open modal dialog gives back when it closes. */
interface Opening {
  readonly focused: Element | null
  stop(): void
}

/** Makes the methods; what is open is remembered with them. */
export function dialogMethods(): DialogMethods {
  const openings = new WeakMap<HTMLDialogElement, Opening>()

  function close(dialog: HTMLDialogElement, returnValue?: string): void {
    if (!dialog.hasAttribute('open')) return
    dialog.removeAttribute('open')
    if (returnValue !== undefined) dialog.returnValue = returnValue
    const opening = openings.get(dialog)
    openings.delete(dialog)
    opening?.stop()
    if (opening?.focused instanceof HTMLElement) opening.focused.focus()
    queueMicrotask(() => dialog.dispatchEvent(new Event('close')))
  }
  function requestClose(dialog: HTMLDialogElement, returnValue?: string): void {
    if (!dialog.hasAttribute('open')) return
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) close(dialog, returnValue)
  }

  return {
    show() {
      this.setAttribute('open', '')
    },
    showModal() {
      const { ownerDocument } = this
      if (openings.has(this)) return
      if (this.hasAttribute('open') || !this.isConnected)
        throw new DOMException('The dialog is open or not in the document.', 'InvalidStateError')
      const onKey = (event: KeyboardEvent) => {
        // In a browser this follows the event even where its propagation was stopped.
        if (event.key === 'Escape') queueMicrotask(() => event.defaultPrevented || requestClose(this))
      }
      ownerDocument.defaultView?.addEventListener('keydown', onKey, true)
      openings.set(this, {
        focused: ownerDocument.activeElement,
        stop: () => ownerDocument.defaultView?.removeEventListener('keydown', onKey, true),
      })
      this.setAttribute('open', '')
      const first = this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector<HTMLElement>(focusable)
      first?.focus()
    },
    close(returnValue) {
      close(this, returnValue)
    },
    requestClose(returnValue) {
      requestClose(this, returnValue)
    },
  }
}

const focusable = 'button:not(:disabled), [href], input:not(:disabled), select, textarea, [tabindex]'
