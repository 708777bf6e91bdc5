import { createContext, useContext } from 'react'
import { ModalError } from '../../schema/error.js'
import { explainError } from '../../schema/explain-error.js'
import type { Locale } from '../core/locale.js'
import type { Shell } from './shell-contract.js'

/** Holds the shell for the parts of a modal. */
export const ShellContext = /*#__PURE__*/ createContext<Shell | undefined>(undefined)

/** Holds the language of a modal; `null` is English. Every text reads it, so it is followed once and not by each of them. */
export const LocaleContext = /*#__PURE__*/ createContext<Locale | null>(null)

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
