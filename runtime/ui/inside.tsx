import { memo, useEffect, useState } from 'react'
import type { Cell } from '../core/cell.js'
import { useValue } from '../react/use-value.js'
import type { AlertBar } from './alert-bar.js'
import { Header } from './header.js'
import type { Shown } from './shown.js'
import { Stage } from './stage.js'
import { useShell } from './use-shell.js'

/** What the inside of a modal takes. */
export interface InsideProps {
  readonly shown: Cell<Shown>
  /** Id of the title, which names the modal. */
  readonly titleId: string
  /** Whether there is something to close: not where the modal stands in the page. */
  readonly canClose: boolean
}

/** Header, stage and messages. Not drawn anew when the dialog opens on what is in it already. */
export const Inside = /*#__PURE__*/ memo(function Inside({ shown, titleId, canClose }: InsideProps) {
  const { view, params, error, canGoBack } = useValue(shown)
  return (
    <>
      <Header titleId={titleId} view={view} canGoBack={canGoBack} canClose={canClose} />
      <Alert />
      <Stage view={view} params={params} error={error} />
      <Messages />
    </>
  )
})

/** Toasts and announcements. The first view says nothing, so their places come with what can. */
function Messages() {
  const loaded = useValue(useShell().backstage)
  return loaded && <loaded.Toaster />
}

/** What developers are told. The bar is fetched with the first of it; where that fails, the console has said it. */
function Alert() {
  const error = useValue(useShell().alerts.state)
  const [Bar, setBar] = useState<typeof AlertBar>()
  useEffect(() => {
    if (error)
      import('./alert-bar.js').then(
        (loaded) => setBar(() => loaded.AlertBar),
        () => {},
      )
  }, [error])
  return error && Bar && <Bar key={error.code} error={error} />
}
