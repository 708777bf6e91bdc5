'use client'
import { useDeferredValue, useEffect, useId, useState } from 'react'
import { useKit } from '../react/use-kit.js'
import { useValue } from '../react/use-value.js'
import { Background } from './background.js'
import { Inside } from './inside.js'
import { Dialog } from './primitives/dialog.js'
import { createShown } from './shown.js'
import { useFetchLeads } from './use-fetch-leads.js'
import { useModalShell } from './use-modal-shell.js'
import { LocaleContext, ShellContext } from './use-shell.js'

/** The dialog with everything around the views: header, stage, messages. One a kit. */
export function Modal() {
  const kit = useKit()
  const { router, host, theme } = kit
  const shell = useModalShell(kit)
  const [shown] = useState(() => createShown(router.state, { clock: host.clock, views: shell.views }))
  const isOpen = useValue(router.state, (state) => state.isOpen)
  const view = useValue(shown.state, (state) => state.view)
  const direction = useValue(shown.state, (state) => state.direction)
  const reach = useFetchLeads(shell.views)
  const locale = useValue(shell.locale)
  const titleId = useId()

  useEffect(() => shown.follow(), [shown])
  // What follows from it can wait for the paint.
  const isShown = useDeferredValue(isOpen)
  useEffect(() => (isShown ? shell.settle() : undefined), [isShown, shell])

  return (
    <ShellContext.Provider value={shell}>
      <LocaleContext.Provider value={locale}>
        <Dialog
          isOpen={isOpen}
          isLocked={useValue(shell.isSettled)}
          view={view}
          direction={direction}
          mode={useValue(theme.mode)}
          locale={locale}
          labelledBy={titleId}
          onDismiss={shell.navigation.dismiss}
          onReach={reach}
        >
          <Inside shown={shown} titleId={titleId} canClose />
        </Dialog>
        <Background />
      </LocaleContext.Provider>
    </ShellContext.Provider>
  )
}
