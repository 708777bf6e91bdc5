'use client'
import { memo, useEffect, useId, useState } from 'react'
import type { Cell } from '../core/cell.js'
import { useKit } from '../react/provider.js'
import { useValue } from '../react/use-value.js'
import { Header } from './header.js'
import { Dialog } from './primitives/dialog.js'
import { createShell, ShellContext } from './shell.js'
import { createShown, type Shown } from './shown.js'
import { Stage } from './stage.js'
import { Toaster } from './toaster.js'

/** The dialog with everything around the views: header, stage, toasts. One a kit. */
export function Modal() {
  const kit = useKit()
  const { router, host, session, theme } = kit
  const [shell] = useState(() => createShell(kit))
  const [shown] = useState(() => createShown(router.state, host.clock))
  const isOpen = useValue(router.state, (state) => state.isOpen)
  const isSettled = useValue(shell.isSettled)
  const view = useValue(shown.state, (state) => state.view)
  const direction = useValue(shown.state, (state) => state.direction)
  const mode = useValue(theme.mode)
  const isConnected = useValue(session.state, () => session.account() !== undefined)
  const titleId = useId()

  useEffect(() => shown.follow(), [shown])
  useEffect(() => {
    // What somebody connected opens next.
    if (isConnected && shell.views.has('Account')) void shell.views.load('Account')
  }, [isConnected, shell])
  useEffect(() => {
    if (!isOpen) return undefined
    const unsettle = shell.settle()
    return () => {
      unsettle()
      shell.toasts.hide()
    }
  }, [isOpen, shell])

  return (
    <ShellContext.Provider value={shell}>
      <Dialog
        isOpen={isOpen}
        isLocked={isSettled}
        view={view}
        direction={direction}
        mode={mode}
        labelledBy={titleId}
        onDismiss={router.close}
      >
        <Inside shown={shown.state} titleId={titleId} />
      </Dialog>
    </ShellContext.Provider>
  )
}

/** Not drawn anew when the dialog opens on what is in it already. */
const Inside = /*#__PURE__*/ memo(function Inside({
  shown,
  titleId,
}: {
  readonly shown: Cell<Shown>
  readonly titleId: string
}) {
  const { view, params, canGoBack } = useValue(shown)
  return (
    <>
      <Header titleId={titleId} view={view} canGoBack={canGoBack} />
      <Stage view={view} params={params} />
      <Toaster />
    </>
  )
})
