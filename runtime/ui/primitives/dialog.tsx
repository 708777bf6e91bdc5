import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import type { ThemeMode } from '../../wiring.js'

/** What a dialog takes. */
export interface DialogProps {
  readonly isOpen: boolean
  /** Keeps the page from scrolling; worth waiting with until the dialog is painted. */
  readonly isLocked: boolean
  /** Spec name of the view shown: `data-mk-view`. */
  readonly view: string
  /** Where the view comes in from: `data-direction`. */
  readonly direction: 'forward' | 'back' | undefined
  readonly mode: ThemeMode
  /** Id of the title. */
  readonly labelledBy: string
  /** Escape, the backdrop, or the browser closed it. */
  onDismiss(): void
  readonly children: ReactNode
}

/**
 * The native modal dialog: top layer, inert page, Escape, focus held inside and given back on closing.
 * It stays rendered while closed, since opening what is already there is the fastest way to the first row.
 */
export function Dialog({ isOpen, isLocked, view, direction, mode, labelledBy, onDismiss, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const isPressed = useRef(false)

  useLayoutEffect(() => {
    const node = dialog.current
    if (!node || node.open === isOpen) return
    if (!isOpen) return node.close()
    node.showModal()
  }, [isOpen])

  useLayoutEffect(() => {
    const node = dialog.current
    if (!node || !isLocked) return undefined
    const { documentElement, defaultView } = node.ownerDocument
    const hasScrollbar = (defaultView?.innerWidth ?? 0) > documentElement.clientWidth
    node.dataset['lock'] = hasScrollbar ? 'gutter' : ''
    return () => node.removeAttribute('data-lock')
  }, [isLocked])

  // A new view begins to be read where the dialog did: at what is marked for the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `view` is what has changed when there is a new one.
  useLayoutEffect(() => {
    const target = isOpen && dialog.current?.querySelector<HTMLElement>('[autofocus]')
    if (target && !target.matches(':focus')) target.focus({ preventScroll: true })
  }, [isOpen, view])

  useLayoutEffect(() => {
    const node = dialog.current
    if (!node) return undefined
    // Some password managers mark everything but their own overlay as inert, this dialog included.
    const observer = new MutationObserver(() => node.removeAttribute('inert'))
    observer.observe(node, { attributeFilter: ['inert'] })
    return () => {
      observer.disconnect()
      node.close()
    }
  }, [])

  const isBackdrop = (event: SyntheticEvent) => event.target === event.currentTarget
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape is its key.
    <dialog
      ref={dialog}
      className="mk-root mk-dialog"
      data-mk=""
      data-mk-view={view}
      data-direction={direction}
      data-mk-scheme={mode === 'system' ? undefined : mode}
      aria-labelledby={labelledBy}
      onCancel={(event) => {
        if (!isBackdrop(event)) return
        event.preventDefault()
        onDismiss()
      }}
      onClose={(event) => {
        // The browser closes by itself on a second Escape.
        if (isOpen && !event.currentTarget.open) onDismiss()
      }}
      onPointerDown={(event) => {
        isPressed.current = isBackdrop(event)
      }}
      onClick={(event) => {
        // A selection dragged out of the panel ends on the backdrop and is no wish to close.
        if (isBackdrop(event) && isPressed.current) onDismiss()
      }}
    >
      {children}
    </dialog>
  )
}
