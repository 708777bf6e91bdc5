import { createContext, useContext } from 'react'
import { explainError, ModalError } from '../../schema/error.js'
import { type Cell, cell } from '../core/cell.js'
import type { Kit } from '../kit.js'
import { createNavigation, type Navigation } from './navigation.js'
import type { TitleProps } from './title.js'
import { createToasts, type Toasts } from './toasts.js'
import { createViews, type Views } from './views.js'

/** The services of one modal. */
export interface Shell {
  readonly views: Views
  readonly navigation: Navigation
  readonly toasts: Toasts
  /** What the view put into the header. */
  readonly header: Cell<TitleProps | null>
  setHeader(content: TitleProps | null): void
  /** Whether the dialog is open and has been painted: what is not needed for that waits for it. */
  readonly isSettled: Cell<boolean>
  /** Call it when the dialog opens; the returned function when it closes. */
  settle(): () => void
  /** The sentence screen readers hear next. */
  readonly announcement: Cell<string>
  /** Tells screen readers what changed, politely. */
  announce(sentence: string): void
}

/** Longer than the dialog takes to come in. */
const SETTLE_MS = 200

/** Makes the services of one modal. */
export function createShell({ host, router, session, modal }: Kit): Shell {
  const loaded = modal.peek()
  const header = cell<TitleProps | null>(null)
  const announcement = cell('')
  const isSettled = cell(false)
  return {
    views: createViews({ clock: host.clock, loaders: loaded?.views ?? {}, Connect: loaded?.Connect }),
    navigation: createNavigation(router, session),
    toasts: createToasts(host.clock),
    header,
    setHeader(content) {
      header.value = content
    },
    isSettled,
    settle() {
      const closing = new AbortController()
      host.clock.sleep(SETTLE_MS, closing.signal).then(
        () => {
          isSettled.value = true
        },
        () => {},
      )
      return () => {
        closing.abort()
        isSettled.value = false
      }
    },
    announcement,
    announce(sentence) {
      announcement.value = sentence
    },
  }
}

/** Holds the shell for the parts of a modal. */
export const ShellContext = /*#__PURE__*/ createContext<Shell | undefined>(undefined)

/** The shell around a part. Throws `react/no-modal` outside the modal. */
export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (shell) return shell
  throw explainError(new ModalError('react/no-modal'), {
    title: 'Part outside the modal',
    message: 'A part of the modal was rendered on its own.',
    fix: 'Use it in a view, and open the view with useModal().open({ view }).',
  })
}
