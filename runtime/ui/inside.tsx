import { memo, useEffect, useState } from 'react'
import { useValue } from '../react/use-value.js'
import type { AlertBar } from './alert-bar.js'
import { Header } from './header.js'
import type { ShownService } from './shown.js'
import { Stage } from './stage.js'
import { useShell } from './use-shell.js'

/** What the inside of a modal takes. */
export interface InsideProps {
  readonly shown: ShownService
  /** Id of the title, which names the modal. */
  readonly titleId: string
  /** Whether there is something to close: not where the modal stands in the page. */
  readonly canClose: boolean
}

/** Header, stage and messages. Not drawn anew when the dialog opens on what is in it already. */
export const Inside = /*#__PURE__*/ memo(function Inside({ shown, titleId, canClose }: InsideProps) {
  const { canGoBack, ...route } = useValue(shown.state)
  const isLeaving = useValue(shown.isLeaving)
  return (
    <>
      <Header titleId={titleId} view={route.view} canGoBack={canGoBack} canClose={canClose} />
      <Alert />
      <Stage {...route} isLeaving={isLeaving} />
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
