import { type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import type { ThemeMode } from '../../contract/app.js'
import type { Locale } from '../../core/locale.js'

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
  /** The language of what is inside; the page's own where there is none. */
  readonly locale: Pick<Locale, 'lang' | 'dir'> | null
  /** Id of the title. */
  readonly labelledBy: string
  /** Escape, the backdrop, or the browser closed it. */
  onDismiss(): void
  /** The pointer or the focus came to something in it. */
  onReach(event: SyntheticEvent): void
  readonly children: ReactNode
}

/**
 * The native modal dialog: top layer, inert page, Escape, focus held inside and given back on closing.
 * It stays rendered while closed, since opening what is already there is the fastest way to the first row.
 */
export function Dialog({ isOpen, isLocked, onDismiss, onReach, children, ...look }: DialogProps) {
  const { view, direction, mode, locale, labelledBy } = look
  const dialog = useRef<HTMLDialogElement>(null)
  const isPressed = useRef(false)

  // Dialogs of the host under this one listen at the document, to close at a press beside them or at Escape, and to keep
  // the page from scrolling. They hear nothing of this one, and nothing inside does: `click` and `cancel` are left to it.
  useLayoutEffect(() => {
    const node = dialog.current
    // Here and not in what is undone: after that React gives the focus back to what had it, and it would be lost in here.
    if (!isOpen) node?.close()
    if (!node || !isOpen) return undefined
    node.dataset['shown'] = ''
    if (!node.open) node.showModal()
    const hold = (event: Event) => {
      const { target, key } = event as KeyboardEvent
      isPressed.current = target === node
      // Where nothing has the focus, keys go to the body.
      const isOurs = target === document.body || event.composedPath().includes(node)
      if (!isOurs || (key && key !== 'Escape')) return
      // A search field with something in it hears Escape to empty itself; the others leave alone what is prevented.
      if (key && (target as Element).matches('[type=search]:not(:placeholder-shown)')) event.preventDefault()
      else event.stopPropagation()
    }
    const held = ['keydown', 'pointerdown', 'wheel', 'touchmove']
    for (const type of held) window.addEventListener(type, hold, true)
    return () => {
      for (const type of held) window.removeEventListener(type, hold, true)
    }
  }, [isOpen])

  useLayoutEffect(() => {
    const node = dialog.current
    return () => node?.close()
  }, [])

  useLayoutEffect(() => {
    const node = dialog.current
    if (!node || !isLocked) return undefined
    const hasScrollbar = innerWidth > document.documentElement.clientWidth
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
    // Password managers and dialogs of the host mark everything but their own, this dialog or what is in it included.
    const observer = new MutationObserver((marks) => {
      for (const { target, attributeName } of marks) (target as Element).removeAttribute(attributeName as string)
    })
    observer.observe(node, { subtree: true, attributeFilter: ['inert', 'aria-hidden'] })
    return () => observer.disconnect()
  }, [])

  const isBackdrop = (event: SyntheticEvent) => event.target === event.currentTarget
  // At the end of the page: not in the app's root, which dialogs of the host hide, and which they close at a press on.
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; Escape is its key.
    <dialog
      ref={dialog}
      className="mk-root mk-dialog"
      data-mk=""
      data-mk-view={view}
      data-direction={direction}
      data-mk-scheme={mode === 'system' ? undefined : mode}
      aria-labelledby={labelledBy}
      lang={locale?.lang}
      dir={locale?.dir}
      onPointerOver={onReach}
      onFocus={onReach}
      onCancel={(event) => {
        if (!isBackdrop(event)) return
        event.preventDefault()
        onDismiss()
      }}
      onClose={(event) => {
        // The browser closes by itself on a second Escape.
        if (isOpen && !event.currentTarget.open) onDismiss()
      }}
      onClick={(event) => {
        // A selection dragged out of the panel ends on the backdrop and is no wish to close.
        if (isBackdrop(event) && isPressed.current) onDismiss()
      }}
    >
      {children}
    </dialog>,
    document.body,
  )
}
